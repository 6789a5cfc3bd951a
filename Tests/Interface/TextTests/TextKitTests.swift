import Foundation
import Gimbal
import GimbalTesting
import GimbalText
import Testing

/// Storage, layout managers and containers (R-TEXTKIT-1, R-TEXTKIT-2).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  private func stack(
    _ text: String, width: CGFloat, height: CGFloat = 0
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  @Test(arguments: ["a👨‍👩‍👧b", "e\u{301}b", "a\r\nb", "🇩🇪🇫🇷"])
  func `characters are replaced at any offsets, with their attributes (R-TEXTKIT-3, F-83)`(
    text: String
  ) {
    let attribute = NSAttributedString.Key("mark")
    let units = Array(text.utf16)
    for start in 0...units.count {
      for end in start...units.count {
        for new in ["", "x", "\u{301}y"] {
          let expected = String(
            decoding: units[..<start] + Array(new.utf16) + units[end...], as: UTF16.self)
          let range = NSRange(location: start, length: end - start)
          let all: [(NSTextStorage) -> Void] = [
            { $0.replaceCharacters(in: range, with: new) },
            { $0.replaceCharacters(in: range, with: NSAttributedString(string: new)) },
            {
              $0.deleteCharacters(in: range)
              $0.insert(NSAttributedString(string: new), at: start)
            },
          ]
          for (number, change) in all.enumerated() {
            let storage = NSTextStorage(string: text, attributes: [attribute: 1])
            change(storage)
            // Halves of a character in UTF-16 are replaced separately.
            if number < 2 { #expect(storage.string == expected) }
            if number == 0, !new.isEmpty, range.length > 0 {
              #expect(storage.attribute(attribute, at: start, effectiveRange: nil) as? Int == 1)
            }
            #expect(storage.length == units.count - range.length + new.utf16.count)
            var covered = 0
            storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) {
              _, part, _ in covered += part.length
            }
            #expect(covered == storage.length)
          }
        }
      }
    }
  }

  @Test func `lines have ranges, rectangles and used parts (R-TEXTKIT-2)`() {
    let (storage, manager, container) = stack("one two 😀\nfour", width: width("one two") + 11)
    var ranges: [NSRange] = []
    var used: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, part, _, range, _ in
      ranges.append(range)
      used.append(part)
      #expect(rect.width == container.size.width)
    }
    #expect(
      ranges == [
        NSRange(location: 0, length: 8), NSRange(location: 8, length: 3),
        NSRange(location: 11, length: 4),
      ])
    #expect(abs(used[0].width - width("one two") - 10) < 0.001)
    #expect(used.map(\.minY) == [0, font.lineHeight, 2 * font.lineHeight])
    #expect(abs(manager.usedRect(for: container).height - 3 * font.lineHeight) < 0.001)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 15))
    let position = manager.location(forGlyphAt: 12)
    #expect(abs(position.x - 5 - width("f")) < 0.5)
    #expect(abs(position.y - font.ascender) < 0.001)
  }

  @Test func `a point finds its glyph, and a glyph its rectangle (R-TEXTKIT-2)`() {
    let (storage, manager, container) = stack("one two three", width: width("one two") + 11)
    #expect(manager.textStorage === storage)
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
    #expect(abs(rect.width - width("two")) < 1)
    var fraction: CGFloat = 0
    #expect(
      manager.glyphIndex(
        for: CGPoint(x: rect.minX + 1, y: 5), in: container,
        fractionOfDistanceThroughGlyph: &fraction) == 4)
    #expect(fraction > 0 && fraction < 0.5)
    #expect(manager.glyphIndex(for: CGPoint(x: 6, y: font.lineHeight + 1), in: container) == 8)
    #expect(manager.glyphIndex(for: CGPoint(x: 999, y: 999), in: container) == 12)
    #expect(manager.glyphIndex(for: CGPoint(x: -9, y: -9), in: container) == 0)
  }

  @Test func `a glyph begins at its left edge, which is the right one of the glyph before`() {
    let (storage, manager, container) = stack("nnn", width: 200)
    container.lineFragmentPadding = 0
    let edge = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1), in: container
    ).maxX
    for (x, glyph) in [(0, 0), (edge - 0.01, 0), (edge, 1), (edge + 0.01, 1)] {
      #expect(manager.glyphIndex(for: CGPoint(x: x, y: 5), in: container) == glyph, "\(x)")
    }
    #expect(manager.textStorage === storage)
  }

  @Test func `text that does not fit into a container continues in the next one (R-TEXTKIT-2)`() {
    let (storage, manager, first) = stack(
      "one two three", width: width("three") + 11, height: 2 * font.lineHeight)
    #expect(storage.layoutManagers.count == 1)
    let second = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
    first.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
    #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
    first.lineFragmentPadding = 0
    #expect(manager.usedRect(for: first).minX == 0)
  }

  @Test func `glyphs beyond the text have no line (R-TEXTKIT-2)`() {
    let (empty, manager, _) = stack("", width: 100)
    #expect(empty.length == 0)
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
    let (short, other, _) = stack("one", width: 100)
    #expect(short.length == 3)
    #expect(other.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil) == .zero)
    #expect(other.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).height == font.lineHeight)
  }

  @Test func `lines are next to exclusion paths (R-TEXTKIT-2)`() {
    let (storage, manager, container) = stack("one two", width: width("one two") + 11)
    #expect(manager.textStorage === storage)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))]
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(first.minX == 30)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY >= font.lineHeight)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 999, height: 30))]
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 30)
  }

  @Test func `a line feed at the end begins an empty line (R-TEXTKIT-2)`() {
    let (storage, manager, container) = stack("one\n", width: 100)
    #expect(manager.extraLineFragmentRect.minY == font.lineHeight)
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 0.001)
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "s")
    #expect(manager.extraLineFragmentRect == .zero)
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.001)
  }

  @Test func `the delegate is called once for a group of changes (R-TEXTKIT-1)`() {
    final class Hearing: NSTextStorageDelegate {
      var heard: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        heard.append(
          "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      }
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { heard.append("did") }
    }
    let (storage, _, _) = stack("one", width: 100)
    let hearing = Hearing()
    storage.delegate = hearing
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "twi")
    #expect(hearing.heard == ["will 2 0+3 2", "did"])
    hearing.heard = []
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "o")
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
    #expect(hearing.heard.isEmpty)
    storage.endEditing()
    #expect(hearing.heard.count == 2)
    #expect(storage.string == "on")
  }

  @Test func `a text view ends its TextKit stack and shows its storage's text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.isScrollEnabled = false
    view.font = font
    view.text = "one"
    #expect(view.textStorage.string == "one")
    #expect(view.layoutManager.numberOfGlyphs == 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "one two")
    #expect(view.text == "one two")
    view.text = "three"
    #expect(view.textStorage.string == "three")
    let space = CGSize(width: 200, height: 0)
    let plain = view.sizeThatFits(space).height
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 500, height: 40))
    ]
    #expect(view.sizeThatFits(space).height == plain + 40)

    let (storage, _, container) = stack("mine", width: 100)
    let own = UITextView(frame: .zero, textContainer: container)
    #expect(own.text == "mine")
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "yours")
    #expect(own.text == "yours")
  }

  @Test func `a point beyond a line is before the line's last character, beyond the text after it`()
  {
    let (storage, manager, container) = stack("aaaa", width: 2 * width("a") + 11)
    #expect(storage.length == 4)
    #expect(manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minY == font.lineHeight)
    let (first, second) = (font.lineHeight / 2, 1.5 * font.lineHeight)
    #expect(manager.offset(nearest: CGPoint(x: 500, y: first), in: container) == 1)
    #expect(manager.offset(nearest: CGPoint(x: 0, y: second), in: container) == 2)
    #expect(manager.offset(nearest: CGPoint(x: 500, y: second), in: container) == 4)
  }
}
