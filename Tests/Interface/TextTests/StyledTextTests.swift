import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGraphics
import GimbalTesting
import GimbalText
import GimbalTraits
import TestSupport
import Testing

/// Attributed text, in labels and alone (L-TEXT-1 to L-TEXT-5).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct StyledTextTests {
  private let plain = UIFont.systemFont(ofSize: 17)
  private let large = UIFont.systemFont(ofSize: 34)

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func styled(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:],
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    var all: [NSAttributedString.Key: Any] = [.font: plain, .paragraphStyle: style]
    all.merge(attributes) { $1 }
    return NSAttributedString(string: string, attributes: all)
  }

  /// Returns a text with a font alone: Foundation on Linux cannot append texts whose several attributes differ.
  private func piece(_ string: String, _ font: UIFont) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }

  private func height(_ text: NSAttributedString, _ width: CGFloat = 0) -> CGFloat {
    text.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  @Test func `attributes that divide pairs of surrogates do not change a text's size`() {
    let text = NSMutableAttributedString(string: "a😀😀😀b", attributes: [.font: plain])
    let size = text.size()
    for location in [2, 4, 6] {
      text.addAttribute(
        .foregroundColor, value: location as NSNumber,
        range: NSRange(location: location, length: 8 - location))
    }
    #expect(text.size() == size)
  }

  @Test func `an attributed text in one font has the size of a plain one (L-TEXT-1)`() {
    let (one, other) = (label("AVAST Wavy To."), UILabel())
    other.attributedText = NSAttributedString(string: "AVAST Wavy To.")
    #expect(one.intrinsicContentSize == other.intrinsicContentSize)
    one.numberOfLines = 0
    other.numberOfLines = 0
    (one.text, other.attributedText) = (
      "One two three\nfour five", NSAttributedString(string: "One two three\nfour five")
    )
    for width in [CGFloat(30), 60, 100, 300] {
      let size = CGSize(width: width, height: 0)
      #expect(one.sizeThatFits(size) == other.sizeThatFits(size))
    }
    #expect(other.text == "One two three\nfour five")
    other.text = "plain"
    #expect(other.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == plain)
  }

  @Test func `a line is as high as its highest run (L-TEXT-1)`() {
    let text = NSMutableAttributedString(attributedString: piece("small ", plain))
    text.append(piece("LARGE", large))
    #expect(abs(text.size().height - large.lineHeight) < 0.001)
    let widths = [piece("small ", plain), piece("LARGE", large)].map { $0.size().width }
    #expect(abs(text.size().width - widths.reduce(0, +)) < 0.001)
    let lines = NSMutableAttributedString(attributedString: piece("small\n", plain))
    lines.append(piece("LARGE", large))
    #expect(abs(lines.size().height - plain.lineHeight - large.lineHeight) < 0.001)
  }

  @Test func `paragraph styles set heights and spacing (L-TEXT-1)`() {
    let line = plain.lineHeight
    #expect(abs(height(styled("a") { $0.lineHeightMultiple = 2 }) - 2 * line) < 0.001)
    #expect(height(styled("a") { $0.minimumLineHeight = 40 }) == 40)
    #expect(height(styled("a") { $0.maximumLineHeight = 10 }) == 10)
    #expect(abs(height(styled("a") { $0.lineSpacing = 9 }) - line) < 0.001)
    #expect(abs(height(styled("a\nb") { $0.lineSpacing = 9 }) - 2 * line - 9) < 0.001)
    #expect(abs(height(styled("a\nb") { $0.paragraphSpacing = 5 }) - 2 * line - 5) < 0.001)
    #expect(abs(height(styled("a\nb") { $0.paragraphSpacingBefore = 7 }) - 2 * line - 7) < 0.001)
    let words = styled("one two three four")
    let natural = words.size().width
    #expect(abs(height(words, natural) - line) < 0.001)
    let indented = styled("one two three four") { $0.firstLineHeadIndent = 1 }
    #expect(abs(height(indented, natural) - 2 * line) < 0.001)
    let cut = styled("one two three four") { $0.tailIndent = -1 }
    #expect(abs(height(cut, natural) - 2 * line) < 0.001)
  }

  @Test
  func `kerning and tracking widen each letter, and kerning of 0 disables pairs (L-TEXT-2)`() {
    let width = styled("nnnn", [.kern: 0]).size().width
    let own = styled("nnnn").size().width
    #expect(abs(styled("nnnn", [.kern: 2]).size().width - own - 8) < 0.001)
    #expect(abs(styled("nnnn", [.tracking: NSNumber(value: 0.5)]).size().width - own - 2) < 0.001)
    #expect(styled("AVAV", [.kern: 0]).size().width > styled("AVAV").size().width)
    #expect(styled("nnnn", [.kern: Double.nan]).size().width == width)
  }

  @Test func `attachments and baseline offsets affect the size (L-TEXT-1)`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 60)
    let text = NSAttributedString(
      string: "\u{FFFC}", attributes: [.font: plain, .attachment: attachment])
    #expect(text.size() == CGSize(width: 50, height: 60))
    let testImage = NSTextAttachment(
      image: UIImage(simulatedSize: CGSize(width: 30, height: 5), scale: 2))
    #expect(NSAttributedString(attachment: testImage).size().width == 30)
    let raised = NSMutableAttributedString(attributedString: piece("a", plain))
    raised.append(NSAttributedString(string: "b", attributes: [.baselineOffset: 30]))
    let small = UIFont.systemFont(ofSize: 12)
    #expect(abs(raised.size().height - (30 + small.ascender - plain.descender)) < 0.001)
  }

  @Test func `constraints give a label the height of its attributed lines (L-SIZE-8)`() throws {
    let sim = try #require(Simulator.bound)
    let (root, label) = (Probe("root"), UILabel())
    sim.launch(root)
    label.numberOfLines = 0
    label.attributedText = styled("one two three four five six") { $0.lineSpacing = 10 }
    label.translatesAutoresizingMaskIntoConstraints = false
    sim.perform {
      root.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.view.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 80),
      ])
    }
    sim.settle()
    let text = try #require(label.attributedText)
    let lines = (height(text, 80) + 10) / (plain.lineHeight + 10)
    #expect(lines.rounded() == 3 || lines.rounded() == 4)
    #expect(abs(label.frame.height - height(text, 80)) < 0.34)
  }

  @Test func `bounding rectangles use one line or a width (L-TEXT-3)`() {
    let text = "one two three four"
    let one = text.boundingRect(
      with: CGSize(width: 50, height: 0), attributes: [.font: plain], context: nil)
    #expect(abs(one.height - plain.lineHeight) < 0.001 && one.width > 100)
    let context = NSStringDrawingContext()
    let broken = text.boundingRect(
      with: CGSize(width: 50, height: 30),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: plain],
      context: context)
    #expect(broken.height == 30 && broken.width <= 50 && context.totalBounds == broken)
    let endless = text.boundingRect(
      with: CGSize(width: 50, height: 0),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: plain],
      context: nil)
    #expect(endless.height > 2 * plain.lineHeight, "a height of 0 is no limit")
    #expect(text.size(withAttributes: [.font: plain]) == one.size)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test(arguments: [SystemVersion.iOS(9), .iOS(18)])
  func `the bounds of a text that fits are as wide as its label (L-TEXT-3)`(
    _ system: SystemVersion
  ) throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device(system.major == 9 ? "iphone-6" : "iphone-15-pro"),
      system: system)
    try sim.perform {
      for (text, font) in [
        (" ", plain), ("Hello world", plain), ("Hi  ", UIFont(name: "HelveticaNeue", size: 20)),
        ("Hello world", UIFont(name: "Helvetica", size: 20)),
      ] {
        let label = label(text)
        label.font = try #require(font)
        for width in [CGFloat.greatestFiniteMagnitude, 300] {
          let bounds = text.boundingRect(
            with: CGSize(width: width, height: 400), options: .usesLineFragmentOrigin,
            attributes: [.font: label.font as Any], context: nil)
          let scale = UIScreen.main.scale
          #expect(label.intrinsicContentSize.width == (bounds.width * scale).rounded(.up) / scale)
        }
      }
    }
  }

  @Test func `lengths and fonts grow with the text size (L-TEXT-4)`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics.default
    #expect(metrics.scaledValue(for: 10) == 10)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - 23) < 0.001)
    #expect(
      metrics.scaledFont(for: plain, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
    let unlimited = metrics.scaledFont(for: plain, maximumPointSize: 0, compatibleWith: traits)
    #expect(abs(unlimited.pointSize - 23) < 0.001)
    #expect(abs(metrics.scaledFont(for: plain, compatibleWith: traits).pointSize - 23) < 0.001)
  }

  @Test func `fonts have names, and descriptors traits (L-TEXT-5)`() throws {
    #expect(UIFont(name: "Comic Papyrus Mono", size: 12) == nil)
    #expect(UIFont(name: "ZapfDingbatsITC", size: 40)?.familyName == "Zapf Dingbats")
    let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
    #expect(bold.familyName == "Helvetica Neue" && bold.fontName == "HelveticaNeue-Bold")
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    let descriptor = try #require(
      plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let other = UIFont(descriptor: descriptor, size: 0)
    #expect(other.pointSize == 17 && other != plain && other.fontName == ".SFUI-Bold")
    #expect(UIFont.fontNames(forFamilyName: "Georgia") == ["Georgia", "Georgia-Bold"])
    let sim = try #require(Simulator.bound)
    let label = label("x")
    label.font = bold
    _ = sim.perform { label.intrinsicContentSize }
    #expect(sim.assumptions.contains { $0.contains("no family or design but the system's") })
  }

  @Test func `an attributed title of a button replaces a plain one`() {
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(piece("LARGE", large), for: .normal)
    #expect(button.titleLabel?.text == "LARGE" && button.currentAttributedTitle?.length == 5)
    #expect(button.intrinsicContentSize.height == large.lineHeight.rounded(.up) + 12)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain" && button.intrinsicContentSize.height == 30)
  }

  @Test func `a label's text has a rectangle and may be truncated`() {
    let label = label("one two three four")
    let bounds = CGRect(x: 10, y: 20, width: 60, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(rect.minX == 10 && rect.width <= 60 && abs(rect.midY - 70) < 0.01)
    #expect(abs(rect.height - 2 * plain.lineHeight) < 0.7)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    #expect(label.isTruncated)
    label.sizeToFit()
    #expect(!label.isTruncated)
  }
}
