import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Positions in the text of fields and text views (R-EDIT-8).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TextInputTests {
  private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textViewDidChangeSelection(_ textView: UITextView) {}
  }

  private final class System: UITextInputDelegate {
    var received: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { received.append("will") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { received.append("did") }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
  }

  private let sim: Simulator
  private let root = Probe("root")
  private let editor = Editor()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let note = UITextView(frame: CGRect(x: 20, y: 200, width: 100, height: 300))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    sim.perform {
      root.view.addSubview(field)
      root.view.addSubview(note)
      (field.delegate, note.delegate) = (editor, editor)
      note.font = .systemFont(ofSize: 17)
    }
    sim.settle()
  }

  private func story(_ body: () -> Void) -> [String] {
    sim.events(body).map(\.baseName).filter { $0.hasSuffix("Selection") }
  }

  private func textOffset(_ input: any UITextInput, _ offset: Int) -> UITextPosition {
    input.position(from: input.beginningOfDocument, offset: offset)!
  }

  private func range(_ input: any UITextInput, _ from: Int, _ to: Int) -> UITextRange {
    input.textRange(from: textOffset(input, from), to: textOffset(input, to))!
  }

  @Test(arguments: [false, true])
  func `positions count UTF-16 units, and ranges are read and replaced`(
    isField: Bool
  ) throws {
    let input: any UITextInput = isField ? field : note
    sim.perform {
      field.text = "a👍🏽b"
      note.text = "a👍🏽b"
    }
    let (begin, end) = (input.beginningOfDocument, input.endOfDocument)
    #expect(input.offset(from: begin, to: end) == 6 && input.offset(from: end, to: begin) == -6)
    #expect(input.position(from: begin, offset: 7) == nil)
    #expect(input.position(from: end, offset: -7) == nil)
    #expect(input.position(from: end, offset: Int.max) == nil)
    #expect(input.compare(begin, to: end) == .orderedAscending)
    #expect(input.compare(end, to: textOffset(input, 6)) == .orderedSame)
    #expect(input.text(in: range(input, 1, 5)) == "👍🏽" && range(input, 5, 1) == range(input, 1, 5))
    #expect(!range(input, 1, 5).isEmpty && range(input, 5, 5).isEmpty)
    #expect(input.text(in: UITextRange()) == nil && !UITextRange().isEmpty)
    // An arrow key moves over a user-perceived character.
    #expect(
      input.position(from: textOffset(input, 1), in: .right, offset: 1) == textOffset(input, 5))
    #expect(
      input.position(from: textOffset(input, 5), in: .left, offset: 1) == textOffset(input, 1))
    #expect(input.position(from: end, in: .right, offset: 1) == nil)
    #expect(input.position(from: end, in: .left, offset: Int.min) == nil)
    #expect(input.position(from: begin, in: .down, offset: Int.min) == nil)
    #expect(input.position(within: range(input, 1, 5), farthestIn: .right) == textOffset(input, 5))
    sim.perform { input.replace(range(input, 1, 5), withText: "xy") }
    #expect(input.text(in: range(input, 0, 4)) == "axyb" && field.hasText)
    sim.perform { input.replace(UITextRange(), withText: "none") }
    #expect(input.offset(from: begin, to: input.endOfDocument) == 4)
  }

  @Test func `a field's caret is vertically centered, after the letters before it`() {
    let face = UIFont.systemFont(ofSize: 17)
    let wide = { (text: String) in text.size(withAttributes: [.font: face]).width }
    sim.perform { field.text = "Hello" }
    let line = face.lineHeight
    for (offset, text) in [(0, ""), (2, "He"), (5, "Hello")] {
      let caret = field.caretRect(for: textOffset(field, offset))
      #expect(abs(caret.minX - wide(text)) < 0.01 && caret.width == 2)
      #expect(abs(caret.midY - 20) < 0.01 && abs(caret.height - line) < 0.01)
      #expect(field.closestPosition(to: caret.origin) == textOffset(field, offset))
    }
    sim.perform { (field.textAlignment, field.borderStyle) = (.right, .roundedRect) }
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 193) < 0.01)
    sim.perform { field.textAlignment = .center }
    #expect(abs(field.caretRect(for: textOffset(field, 0)).minX - (100 - wide("Hello") / 2)) < 0.01)
    sim.perform { field.text = "" }
    #expect(field.caretRect(for: textOffset(field, 0)).minX == 100)
    let first = field.firstRect(for: range(field, 0, 0))
    #expect(first.width == 0 && abs(first.height - line) < 0.01)
    sim.perform { field.textAlignment = .natural }
    sim.perform { field.semanticContentAttribute = .forceRightToLeft }
    #expect(field.caretRect(for: textOffset(field, 0)).minX == 193)
  }

  @Test func `a text longer than its field scrolls during editing until the caret is visible`() {
    sim.perform { field.text = String(repeating: "wide ", count: 30) }
    #expect(field.caretRect(for: field.endOfDocument).minX > 200)
    sim.perform { _ = field.becomeFirstResponder() }
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 200) < 0.01)
    sim.perform { field.selectedTextRange = range(field, 0, 0) }
    #expect(field.caretRect(for: textOffset(field, 0)).minX == 0)
  }

  @Test
  func `a text view's carets and selections are on its lines, within inset and padding`() {
    sim.perform { note.text = "one two three four\n\nend" }
    sim.settle()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let start = note.caretRect(for: textOffset(note, 0))
    #expect(start.origin == CGPoint(x: 5, y: 8) && abs(start.height - line) < 0.01)
    // "one two" and "three four", an empty line, "end".
    let below = note.caretRect(for: textOffset(note, 8))
    #expect(below.minX == 5 && abs(below.minY - 8 - line) < 0.01)
    #expect(abs(note.caretRect(for: note.endOfDocument).minY - 8 - 3 * line) < 0.01)
    let rects = note.selectionRects(for: range(note, 4, 23))
    #expect(rects.count == 4 && rects[0].containsStart && !rects[0].containsEnd)
    #expect(rects[3].containsEnd && rects[0].rect.maxX == 95 && rects[1].rect.width == 90)
    #expect(rects[3].rect.maxX < 95)
    let first = note.firstRect(for: range(note, 4, 23))
    #expect(first.minX == rects[0].rect.minX && first.maxX < 95)
    #expect(note.position(from: textOffset(note, 1), in: .down, offset: 1) == textOffset(note, 9))
    #expect(note.position(from: textOffset(note, 9), in: .up, offset: 1) == textOffset(note, 1))
    #expect(note.position(from: textOffset(note, 9), in: .up, offset: 2) == nil)
    #expect(note.position(from: note.endOfDocument, in: .down, offset: 1) == nil)
    #expect(note.closestPosition(to: CGPoint(x: 500, y: 10)) == textOffset(note, 7))
    #expect(note.closestPosition(to: CGPoint(x: 0, y: 900)) == textOffset(note, 20))
    #expect(
      note.closestPosition(to: CGPoint(x: 0, y: 900), within: range(note, 2, 5))
        == textOffset(note, 5))
    #expect(note.characterRange(at: CGPoint(x: 7, y: 12)) == range(note, 0, 1))
    #expect(note.characterRange(at: CGPoint(x: 7, y: 900)) == nil)
    sim.perform { note.text = "end\n" }
    #expect(abs(note.caretRect(for: note.endOfDocument).minY - 8 - line) < 0.01)
    sim.perform { (note.text, note.textAlignment) = ("", .right) }
    #expect(note.caretRect(for: textOffset(note, 0)).minX == 95)
  }

  @Test func `a new selection is notified to delegates, in a field only during editing`() {
    let system = System()
    sim.perform {
      (field.text, note.text) = ("Hello", "Hello")
      (field.inputDelegate, note.inputDelegate) = (system, system)
    }
    #expect(field.selectedTextRange == nil && note.selectedTextRange == range(note, 5, 5))
    #expect(story { sim.perform { field.selectedTextRange = range(field, 0, 2) } } == [])
    sim.perform { _ = field.becomeFirstResponder() }
    #expect(field.selectedTextRange == range(field, 5, 5))
    let received = story { sim.perform { field.selectedTextRange = range(field, 0, 2) } }
    #expect(received == ["textFieldDidChangeSelection"] && system.received == ["will", "did"])
    #expect(story { sim.perform { field.selectedTextRange = range(field, 0, 2) } } == [])
    sim.type("J")
    #expect(field.text == "Jllo")
    #expect(
      story { sim.perform { note.selectedRange = NSRange(location: 0, length: 99) } }
        == ["textViewDidChangeSelection"])
    #expect(note.selectedRange == NSRange(location: 0, length: 5))
  }

  @Test(arguments: [false, true]) func `composed text is marked until it is committed`(
    isField: Bool
  ) {
    let input: any UITextInput = isField ? field : note
    sim.perform {
      (field.text, note.text) = ("ab", "ab")
      _ = isField ? field.becomeFirstResponder() : note.becomeFirstResponder()
      input.selectedTextRange = range(input, 1, 1)
      input.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText("かん", selectedRange: NSRange(location: 1, length: 1))
    }
    #expect(input.text(in: range(input, 0, 4)) == "aかんb")
    #expect(input.markedTextRange == range(input, 1, 3))
    #expect(input.selectedTextRange == range(input, 2, 3))
    sim.perform { input.unmarkText() }
    #expect(input.markedTextRange == nil && input.text(in: range(input, 0, 4)) == "aかんb")
    sim.perform { input.setMarkedText("x", selectedRange: NSRange(location: 0, length: 9)) }
    #expect(input.markedTextRange == range(input, 2, 3))
    sim.perform { (field.text, note.text) = ("", "") }
    #expect(input.markedTextRange == nil)
  }

  @Test func `words, sentences, paragraphs and lines are found`() throws {
    sim.perform { note.text = "One two. Three\nfour" }
    let tokens = note.tokenizer
    let (forward, backward) = (
      UITextDirection.storage(.forward), UITextDirection.storage(.backward)
    )
    func unit(_ offset: Int, _ kind: UITextGranularity, _ direction: UITextDirection) -> String? {
      tokens.rangeEnclosingPosition(textOffset(note, offset), with: kind, inDirection: direction)
        .flatMap { note.text(in: $0) }
    }
    #expect(unit(5, .word, forward) == "two" && unit(3, .word, forward) == nil)
    #expect(unit(3, .word, backward) == "One" && unit(0, .word, backward) == nil)
    #expect(unit(9, .sentence, forward) == "Three" && unit(1, .sentence, forward) == "One two.")
    #expect(unit(1, .paragraph, forward) == "One two. Three\n")
    #expect(unit(1, .document, forward) == note.text && unit(16, .character, backward) == "f")
    #expect(unit(1, .line, forward) == "One two. " && unit(15, .line, forward) == "four")
    #expect(
      tokens.position(from: textOffset(note, 1), toBoundary: .word, inDirection: forward)
        == textOffset(note, 3))
    #expect(
      tokens.position(from: textOffset(note, 6), toBoundary: .word, inDirection: .layout(.left))
        == textOffset(note, 4))
    #expect(tokens.isPosition(textOffset(note, 4), atBoundary: .word, inDirection: backward))
    #expect(!tokens.isPosition(textOffset(note, 4), atBoundary: .word, inDirection: forward))
    #expect(tokens.isPosition(textOffset(note, 5), withinTextUnit: .word, inDirection: forward))
  }
}
