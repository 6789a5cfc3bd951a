import Foundation
import Gimbal
import GimbalTesting
import Testing

/// The leading between lines of text style fonts (L-TEXT-14).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct LineLeadingTests {
  private let body = UIFont.preferredFont(forTextStyle: .body)
  private let system = UIFont.systemFont(ofSize: 17)

  private func label(_ font: UIFont, lines: Int, styled: Bool = false) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    if styled {
      label.attributedText = NSAttributedString(string: text, attributes: [.font: font])
    } else {
      label.text = text
    }
    return label
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.35 }

  @Test func `the baseline distance of a text style is that of its table`() {
    #expect(abs(body.leading + body.lineHeight - 22) < 0.0001)
    #expect(system.leading == 0)
    #expect(body != system)
    #expect(body == UIFont.preferredFont(forTextStyle: .body))
    let large = UIFont.preferredFont(
      forTextStyle: .title1,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(abs(large.leading + large.lineHeight - 31) < 0.0001)
  }

  @Test(arguments: [false, true])
  func `leading is between lines of a label, not below the last`(styled: Bool) {
    for lines in 1...4 {
      let height = label(body, lines: lines, styled: styled).intrinsicContentSize.height
      #expect(isNear(height, body.lineHeight + CGFloat(lines - 1) * 22))
      let plain = label(system, lines: lines, styled: styled).intrinsicContentSize.height
      #expect(isNear(plain, CGFloat(lines) * system.lineHeight))
    }
    let shown = label(body, lines: 3, styled: styled)
    shown.frame = CGRect(x: 0, y: 0, width: 100, height: 64.4)
    #expect(shown.shownText?.lines == 3)
    #expect(!shown.isTruncated)
    shown.frame.size.height = 57
    #expect(shown.shownText?.lines == 2)
  }

  @Test(arguments: [false, true])
  func `in a text view leading is below the last line too`(styled: Bool) {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = UIFont.preferredFont(forTextStyle: .callout)
    view.text = "a\nb\nc\nd\ne\nf\ng\nh"
    if styled { view.attributedText = view.attributedText }
    #expect(isNear(view.sizeThatFits(CGSize(width: 359, height: 0)).height, 16 + 8 * 21))
  }

  @Test func `bounding rectangles include leading on request`() {
    let text = NSAttributedString(string: "a\nb", attributes: [.font: body])
    let size = CGSize(width: 100, height: 0)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: size, options: options, context: nil).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - 2 * body.lineHeight) < 0.0001)
    #expect(
      abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - body.lineHeight - 22) < 0.0001)
    #expect(abs(text.size().height - 2 * body.lineHeight) < 0.0001)
  }

  @Test func `a layout manager omits leading on request`() {
    let storage = NSTextStorage(string: "a\nb\n", attributes: [.font: body])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    #expect(abs(manager.extraLineFragmentRect.minY - 44) < 0.0001)
    #expect(abs(manager.extraLineFragmentRect.height - 22) < 0.0001)
    manager.usesFontLeading = false
    #expect(abs(manager.extraLineFragmentRect.minY - 2 * body.lineHeight) < 0.0001)
    #expect(abs(manager.extraLineFragmentRect.height - body.lineHeight) < 0.0001)
  }

  @Test func `limits of a paragraph style limit the leading`() {
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = 21
    let text = NSAttributedString(
      string: "a\nb", attributes: [.font: body, .paragraphStyle: style])
    let bounds = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    #expect(abs(bounds.height - 21 - body.lineHeight) < 0.0001)
  }

  @Test func `a font of another size has no leading, one of the same size has it`() {
    #expect(body.withSize(20).leading == 0)
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0).leading == body.leading)
    #expect(UIFont(descriptor: body.fontDescriptor.withSize(20), size: 0).leading == 0)
  }
}
