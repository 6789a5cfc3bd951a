import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import GimbalText
import Testing

/// Texts of mixed directions in TextKit, text views and labels (L-TEXT-13).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct MixedDirectionTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let container = NSTextContainer(size: CGSize(width: 300, height: 0))
  private let manager = NSLayoutManager()
  private let shown = Shown()

  /// The text that the manager lays out: a new one each time, since Foundation on Linux terminates the process if
  /// texts with several attributes replace each other.
  private final class Shown {
    var storage = NSTextStorage(string: "")
  }

  private var storage: NSTextStorage { shown.storage }

  private func show(_ text: NSAttributedString) {
    storage.removeLayoutManager(manager)
    shown.storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
  }

  init() {
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  private func set(
    _ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in },
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    let style = NSMutableParagraphStyle()
    change(style)
    var all = attributes
    all[.font] = font
    all[.paragraphStyle] = style
    show(NSAttributedString(string: text, attributes: all))
  }

  /// Returns the glyph indexes of one line from left to right.
  private var order: [Int] {
    (0..<storage.length).sorted {
      manager.location(forGlyphAt: $0).x < manager.location(forGlyphAt: $1).x
    }
  }

  private func rect(_ location: Int, _ length: Int) -> CGRect {
    manager.boundingRect(
      forGlyphRange: NSRange(location: location, length: length), in: container)
  }

  @Test func `Hebrew in a left-to-right line is reversed at its position (L-TEXT-13)`() {
    set("ab אבג cd")
    #expect(order == [0, 1, 2, 5, 4, 3, 6, 7, 8])
    #expect(abs(manager.location(forGlyphAt: 5).x - width("ab ")) < 0.5)
    #expect(abs(rect(3, 3).width - width("אבג")) < 0.5)
    // The letters of a range that ends within Hebrew are apart; the rectangle contains both parts.
    #expect(rect(2, 2).minX < rect(4, 2).minX)
    #expect(abs(rect(2, 2).maxX - rect(3, 3).maxX) < 0.001)
    #expect(abs(rect(0, 9).width - manager.usedRect(for: container).width) < 0.001)
  }

  @Test func `a paragraph that begins in Hebrew is aligned right (L-TEXT-13)`() {
    set("אבג abc 12.")
    #expect(order == [10, 4, 5, 6, 7, 8, 9, 3, 2, 1, 0])
    let used = manager.usedRect(for: container)
    #expect(used.maxX == 300)
    #expect(abs(rect(0, 1).maxX - 300) < 0.001)
    set("אבג") { $0.alignment = .left }
    #expect(manager.usedRect(for: container).minX == 0)
    set("abc") { $0.alignment = .right }
    #expect(manager.usedRect(for: container).maxX == 300)
    set("אבג") { $0.baseWritingDirection = .leftToRight }
    #expect(manager.usedRect(for: container).minX == 0)
    set("abc.") { $0.baseWritingDirection = .rightToLeft }
    #expect(manager.usedRect(for: container).maxX == 300)
    #expect(order == [3, 0, 1, 2])
  }

  @Test func `indents are where lines begin, on the right in Hebrew (L-TEXT-13)`() {
    set("אבג") { $0.firstLineHeadIndent = 40 }
    #expect(abs(rect(0, 1).maxX - 260) < 0.001)
    set("abc") { $0.firstLineHeadIndent = 40 }
    #expect(rect(0, 1).minX == 40)
  }

  @Test func `each line is ordered separately, with its spaces at its end (L-TEXT-13)`() {
    set("אבג דהו abc")
    container.size.width = width("אבג דהו") + 1
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 8, effectiveRange: nil).minY > 0)
    #expect(manager.location(forGlyphAt: 8).x < manager.location(forGlyphAt: 10).x)
    #expect(
      abs(manager.location(forGlyphAt: 7).x - (container.size.width - width("אבג דהו"))) < 0.5)
  }

  @Test func `attributes embed directions and override those of letters (L-TEXT-13)`() {
    set("abc", { _ in }, [.writingDirection: [NSNumber(value: 3)]])
    #expect(order == [2, 1, 0])
    set("1 a", { _ in }, [.writingDirection: [NSWritingDirection.rightToLeft.rawValue]])
    #expect(order == [2, 1, 0])
    set("1 a", { _ in }, [.writingDirection: [NSWritingDirection.leftToRight.rawValue]])
    #expect(order == [0, 1, 2])
    #expect(NSWritingDirectionFormatType.override.rawValue == 2)
    let part = NSMutableAttributedString(string: "abcd", attributes: [.font: font])
    part.addAttribute(
      .writingDirection, value: [3], range: NSRange(location: 1, length: 2))
    show(part)
    #expect(order == [0, 2, 1, 3])
  }

  @Test func `explicit marks and isolates apply (L-TEXT-13)`() {
    set("\u{202E}abc\u{202C}d")
    #expect(order.filter { $0 != 0 && $0 != 4 } == [3, 2, 1, 5])
    set("a \u{2067}b א\u{2069} c")
    #expect(order.filter { ![2, 6].contains($0) } == [0, 1, 5, 4, 3, 7, 8])
  }

  @Test func `a point finds the letter at that position (L-TEXT-13)`() {
    set("ab אבג cd")
    for glyph in 0..<storage.length where rect(glyph, 1).width > 0 {
      let own = rect(glyph, 1)
      var fraction: CGFloat = -1
      let point = CGPoint(x: own.minX + own.width / 4, y: 5)
      #expect(
        manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
          == glyph)
      // The fraction through a Hebrew letter counts from the right.
      #expect(abs(fraction - ((3...5).contains(glyph) ? 0.75 : 0.25)) < 0.001)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: 5), in: container) == 0)
    set("אבג abc")
    #expect(manager.glyphIndex(for: CGPoint(x: 0, y: 5), in: container) == 6 - 2)
    #expect(manager.glyphIndex(for: CGPoint(x: 999, y: 5), in: container) == 0)
  }

  @Test func `carets are where letters begin (L-TEXT-13)`() {
    set("ab אב")
    var positions = [CGFloat](repeating: 0, count: 6)
    var characters = [Int](repeating: 0, count: 6)
    func points(_ alternate: Bool, _ displayed: Bool) -> Int {
      manager.getLineFragmentInsertionPoints(
        forCharacterAt: 0, alternatePositions: alternate, inDisplayOrder: displayed,
        positions: &positions, characterIndexes: &characters)
    }
    #expect(points(false, false) == 6)
    #expect(characters == [0, 1, 2, 3, 4, 5])
    let (start, end) = (rect(4, 1).minX, rect(3, 1).maxX)
    #expect(positions[0] == 0)
    #expect(abs(positions[3] - end) < 0.001)
    #expect(abs(positions[5] - start) < 0.001)
    // After the space the caret may be at the space's end, or where Hebrew begins.
    #expect(points(true, false) == 6)
    #expect(abs(positions[3] - start) < 0.001)
    #expect(points(false, true) == 6)
    #expect(positions == positions.sorted())
    #expect(characters.suffix(2) == [4, 3])
  }

  @Test func `text views align each paragraph by its letters or by their alignment (L-TEXT-13)`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = "abc\nאבג"
    view.layoutIfNeeded()
    func used(_ glyph: Int) -> CGRect {
      view.layoutManager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil)
    }
    #expect(used(0).minX == 0)
    #expect(used(4).maxX == 200)
    view.textAlignment = .center
    #expect(abs(used(0).midX - 100) < 0.001)
    #expect(abs(used(4).midX - 100) < 0.001)
  }

  @Test func `labels align by the direction of views, or by the style of their text (L-TEXT-13)`()
    throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "אבג"
    #expect(try #require(label.shownText).rect.minX == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(label.shownText).rect.maxX == 200)
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .leftToRight
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.paragraphStyle: style])
    #expect(try #require(label.shownText).rect.minX == 0)
    style.alignment = .right
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right)
    #expect(try #require(label.shownText).rect.maxX == 200)
  }

  @Test func `a truncated line has its ellipsis where its paragraph ends (L-TEXT-13)`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    label.font = font
    for (text, isLeft) in [("אבגד הוזח טיכל מנסע", true), ("abcd efgh ijkl אבג", false)] {
      label.text = text
      let seen = label.visibleLines[0]
      #expect(seen.hasSuffix("…"))
      set(seen)
      #expect(order.firstIndex(of: seen.utf16.count - 1) == (isLeft ? 0 : seen.utf16.count - 1))
    }
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }

  @Test func `a long text of two directions is laid out line by line (L-TEXT-13)`() {
    set(String(repeating: "אב (ab) 12, ", count: 2_000))
    #expect(manager.numberOfGlyphs == 24_000)
    let used = manager.usedRect(for: container)
    #expect(used.maxX <= 300 && used.height > 1_000)
    #expect(rect(23_990, 2).minY > 1_000)
  }
}
