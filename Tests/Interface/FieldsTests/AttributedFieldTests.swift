import Foundation
import Gimbal
import GimbalFields
import GimbalTesting
import GimbalText
import Testing

/// Attributes in text fields (L-TEXT-1).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct AttributedFieldTests {
  @Test func `a text field is as wide as its attributed text`() {
    let field = UITextField()
    field.text = "abc"
    let plain = field.intrinsicContentSize.width
    field.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 10])
    #expect(field.text == "abc")
    #expect(field.intrinsicContentSize.width > plain + 29)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    field.text = "abc"
    #expect(field.intrinsicContentSize.width == plain)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `a placeholder is measured with its attributes until another is set`() {
    let field = UITextField()
    field.placeholder = "abc"
    let plain = field.intrinsicContentSize.width
    field.attributedPlaceholder = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(field.placeholder == "abc")
    #expect(field.intrinsicContentSize.width > 1.5 * plain)
    field.placeholder = "abc"
    #expect(field.intrinsicContentSize.width == plain)
  }
}
