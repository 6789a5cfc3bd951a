import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalTesting
import GimbalText
import SeededGenerator
import Testing

/// Soft hyphens, and requests for automatic hyphenation (L-TEXT-12).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct SoftHyphenTests {
  private let text = "Donau\u{AD}dampf\u{AD}schiff"

  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
  }

  private func label(_ text: String, width: CGFloat = 0, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test func `inside a line a soft hyphen has no width and is invisible (L-TEXT-12)`() {
    #expect(label(text).intrinsicContentSize == label("Donaudampfschiff").intrinsicContentSize)
    #expect(label("A\u{AD}V").intrinsicContentSize == label("AV").intrinsicContentSize)
    #expect(label(text, width: 200, lines: 1).visibleLines == ["Donaudampfschiff"])
    #expect(Simulator.bound?.assumptions.filter { $0.hasPrefix("text: ") } == [])
  }

  @Test func `a line may end after a soft hyphen if the hyphen fits (L-TEXT-12)`() {
    func lines(_ space: CGFloat) -> [String] { label(text, width: space).visibleLines }
    #expect(lines(width("Donaudampfschif")) == ["Donaudampf-", "schiff"])
    // If the hyphen does not fit, the line ends at the soft hyphen before.
    #expect(lines(width("Donaudampf-") - 0.5) == ["Donau-", "dampfschiff"])
    #expect(lines(max(width("Donau-"), width("dampf-")) + 0.1) == ["Donau-", "dampf-", "schiff"])
    let two = label("ein Donau\u{AD}dampfer", width: width("ein Donau-") + 0.1)
    #expect(two.visibleLines == ["ein Donau-", "dampfer"])
    #expect(two.sizeThatFits(two.bounds.size).width >= width("ein Donau-"))
    two.frame.size.width = width("ein Donau-") - 0.5
    #expect(two.visibleLines == ["ein", "Donau-", "dampfer"])
  }

  @Test func `a truncated text has its ellipsis without a hyphen before it (L-TEXT-12)`() {
    let cut = label(text, width: width("Donau-") + 0.1, lines: 1)
    #expect(cut.visibleLines.count == 1)
    #expect(cut.visibleLines[0].hasSuffix("…") && !cut.visibleLines[0].contains("\u{AD}"))
    let wrapped = label("a" + text, width: width("aDonau-"))
    wrapped.lineBreakMode = .byCharWrapping
    #expect(!wrapped.visibleLines.joined().contains("-"))
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let styled = label("", width: wrapped.frame.width)
    styled.attributedText = NSAttributedString(
      string: "a" + text, attributes: [.font: wrapped.font as Any, .paragraphStyle: style])
    #expect(styled.sizeThatFits(wrapped.bounds.size) == wrapped.sizeThatFits(wrapped.bounds.size))
  }

  @Test func `styled texts, text views and TextKit break lines like labels (L-TEXT-12)`() {
    var random = SplitMix64(seed: 5)
    let pool = ["\u{AD}", "\u{AD}", " ", "a", "WW", "fi", "-", "dampf", ".", "漢"]
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    for _ in 0..<300 {
      let count = Int.random(in: 1...14, using: &random)
      let parts: [String] = (0..<count).map { _ in
        pool[Int.random(in: 0..<pool.count, using: &random)]
      }
      let text: String = "x" + parts.joined() + "y"
      let (plain, styled) = (label(text), label(""))
      styled.attributedText = NSAttributedString(string: text)
      view.text = text
      for space in [CGFloat(20), 33, 50, 71, 95, 140, 400] {
        let size = CGSize(width: space, height: 0)
        let own = plain.sizeThatFits(size)
        #expect(own == styled.sizeThatFits(size), "\(parts) in \(space)")
        #expect(own.height == view.sizeThatFits(size).height, "\(parts) in \(space)")
      }
    }
  }

  @Test func `the hyphen belongs to its line in TextKit, on the left in Arabic (L-TEXT-12)`() {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width("Donaudampf-") + 1, height: 0))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var first = NSRange()
    let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: &first)
    #expect(first == NSRange(location: 0, length: 12))
    #expect(abs(used.width - width("Donaudampf-")) < 0.001)
    storage.setAttributedString(
      NSAttributedString(
        string: "سلام\u{AD}عالم", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    container.size.width = width("سلام-") + 1
    #expect(manager.location(forGlyphAt: 3).x > manager.location(forGlyphAt: 4).x)
    #expect(
      manager.location(forGlyphAt: 3).x - manager.location(forGlyphAt: 4).x >= width("-") - 0.5)
  }

  @Test func `automatic hyphenation is stored and listed as an assumption`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 0.9
    style.usesDefaultHyphenation = true
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.hyphenationFactor == 0.9 && copy?.usesDefaultHyphenation == true)
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "representation", attributes: [.paragraphStyle: style])
    _ = label.intrinsicContentSize
    #expect(
      Simulator.bound?.assumptions.contains {
        $0.hasPrefix("text: no hyphenation dictionary is public")
      } == true)
    for (factor, isDefault) in [(Float(0), false), (0.5, false), (0, true), (0.5, true)] {
      let manager = NSLayoutManager()
      manager.hyphenationFactor = factor
      manager.usesDefaultHyphenation = isDefault
      #expect(manager.hyphenationFactor == factor)
      #expect(manager.usesDefaultHyphenation == isDefault)
      #expect(manager.assumptions.contains(.hyphenation) == (factor > 0 || isDefault))
    }
  }
}
