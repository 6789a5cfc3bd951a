import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import GimbalText
import SlowTests
import Testing

/// The visible text of labels (L-TEXT-8 to L-TEXT-11).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct LabelTextTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat = 21, lines: Int = 1)
    -> UILabel
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "Hambu…"), (.byTruncatingHead, "…fonts"),
    (.byTruncatingMiddle, "Ham…ts"), (.byClipping, "Hambur"),
  ])
  func `a line that is too long is truncated at its line break mode's position (L-TEXT-8)`(
    mode: NSLineBreakMode, seen: String
  ) {
    let label = label("Hamburgefonts", width: width(seen) + 0.5)
    label.lineBreakMode = mode
    #expect(label.visibleLines == [seen])
    #expect(label.isTruncated)
    label.frame.size.width = 200
    #expect(label.visibleLines == ["Hamburgefonts"])
    #expect(!label.isTruncated)
  }

  @Test func `of several lines the last one is truncated, and characters stay whole (L-TEXT-8)`() {
    let label = label("one two three four", width: width("one two") + 1, height: 41, lines: 2)
    #expect(label.visibleLines == ["one two", "three …"])
    let family = "👨‍👩‍👧"
    let long = self.label(family + "abc", width: width(family + "…") + 1)
    #expect(long.visibleLines == [family + "…"])
    let short = self.label("a\nb\nc", width: 100, height: 41, lines: 2)
    #expect(short.visibleLines == ["a", "b…"])
  }

  @Test func `lines break after hyphens and around ideographs (L-TEXT-9)`() {
    func lines(_ text: String, asWideAs part: String) -> [String] {
      label(text, width: width(part) + 1, height: 200, lines: 0).visibleLines
    }
    #expect(lines("well-known", asWideAs: "well-kn") == ["well-", "known"])
    #expect(lines("Hello世界世界", asWideAs: "Hello世界") == ["Hello世界", "世界"])
    #expect(lines("世界。世界", asWideAs: "世界") == ["世", "界。", "世界"])
    #expect(lines("안녕하세요 세계", asWideAs: "안녕하세요 세") == ["안녕하세요", "세계"])
    #expect(lines("10\u{A0}km away", asWideAs: "10 km aw") == ["10\u{A0}km", "away"])
  }

  @Test func `emoji of several characters are as wide as one (L-TEXT-10)`() {
    let one = width("😀")
    for testImage in ["👨‍👩‍👧", "👍🏽", "🇩🇪", "☺️"] { #expect(width(testImage) <= one, "\(testImage)") }
    #expect(width("🇩🇪🇫🇷") == 2 * one)
    #expect(width("😀😀") == 2 * one)
  }

  @Test(arguments: [
    (UIBaselineAdjustment.alignBaselines, CGFloat(40)), (.alignCenters, 0), (.none, 0),
  ])
  func `a line is drawn smaller down to its minimum scale (L-TEXT-11)`(
    adjustment: UIBaselineAdjustment, extra: CGFloat
  ) throws {
    let label = label("Hamburgefonts", width: 60, height: 40)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    let whole = width("Hamburgefonts")
    let shown = try #require(label.shownText)
    #expect(abs(shown.scale - 60 / whole) < 0.001)
    #expect(!shown.isCut)
    let (line, font) = (label.font.lineHeight, label.font!)
    let top: CGFloat =
      switch adjustment {
      case .alignBaselines: (40 - line) / 2 + font.ascender * (1 - shown.scale)
      case .alignCenters: (40 - line * shown.scale) / 2
      case .none: (40 - line) / 2
      }
    #expect(abs(shown.rect.minY - top) < 0.001)
    label.minimumScaleFactor = 0.9
    #expect(label.shownText?.scale == 0.9)
    #expect(label.isTruncated)
  }

  @Test
  func `several lines are drawn smaller until they fit, unless only words break them (L-TEXT-11)`()
    throws
  {
    let text = "one two three four"
    let label = label(text, width: width("one two") + 1, height: 41, lines: 2)
    label.adjustsFontSizeToFitWidth = true
    let shown = try #require(label.shownText)
    #expect(!shown.isCut && shown.lines == 2 && shown.neededLines == 2)
    #expect(shown.scale < 1 && shown.scale >= width("one two") / width("three four") - 0.01)
    #expect(label.visibleLines == ["one two", "three four"])
    #expect(shown.rect.maxY <= 41)
    label.minimumScaleFactor = 0.99
    #expect(label.shownText?.scale == 0.99)
    #expect(label.isTruncated)
    label.minimumScaleFactor = 0
    label.lineBreakMode = .byWordWrapping
    #expect(label.shownText?.scale == 1)
    #expect(label.isTruncated)
    label.lineBreakMode = .byTruncatingTail
    label.frame.size = CGSize(width: 300, height: 41)
    #expect(label.shownText?.scale == 1)
  }

  @Test func `tightening precedes truncation where the label allows it (L-TEXT-11)`() {
    let label = label("Hamburgefonts", width: width("Hamburgefonts") / 1.04)
    #expect(label.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    #expect(!label.isTruncated)
    label.frame.size.width = width("Hamburgefonts") / 1.07
    #expect(label.isTruncated)
  }

  @Test func `a label of an app's class draws its text when it has another`() throws {
    final class Counting: UILabel {
      var drawn: [CGRect] = []
      override func drawText(in rect: CGRect) {
        drawn.append(rect)
        super.drawText(in: rect)
      }
    }
    let phone = try #require(Simulator.bound)
    let root = UIViewController()
    phone.launch(root)
    let label = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    phone.perform {
      label.text = "a"
      root.view.addSubview(label)
    }
    phone.settle()
    #expect(label.drawn == [label.bounds])
    phone.perform { label.text = "b" }
    phone.settle()
    #expect(label.drawn.count == 2)
  }

  @Test func `words that are longer than a line break alike in every paragraph (L-TEXT-9)`() {
    let words = [
      "AVATARAVATARAVATAR", "ein Größenwahnsinnigerweise", "", "Donau\u{AD}dampfschifffahrt",
      "👍🏽👩‍👧🇩🇪ภาษาไทยไม่มีช่องว่าง", "x  Hamburgefontstiv…Hamburgefontstiv",
    ]
    func lines(_ text: String) -> [String] {
      label(text, width: 60, height: 2_000, lines: 0).visibleLines
    }
    #expect(lines(words.joined(separator: "\n")) == words.flatMap { $0.isEmpty ? [""] : lines($0) })
    #expect(lines(words[0]).count > 2)
  }

  @Test(.tags(.slow), .long) func `10 MB of text are measured`() {
    let long = label(String(repeating: "word ", count: 2_000_000), width: 300)
    #expect(long.intrinsicContentSize.width > 1_000_000)
  }

  @Test func `unpaired surrogates do no harm`() {
    let broken = NSString(
      characters: [0xD83D, 0x61, 0xDE00, 0x62] as [unichar], length: 4)
    #expect(broken.size(withAttributes: nil).width > 0)
    let label = self.label(broken as String, width: 10)
    #expect(!label.visibleLines.isEmpty)
  }
}
