import Gimbal
import Testing

/// The words that stand below the engine have UIKit's names all the same.
@Suite struct TermNamesTests {
  @Test func `terms are nested in UIKit's classes, and print as UIKit's do`() {
    let types: [(Any.Type, String)] = [
      (NSLayoutConstraint.Attribute.self, "Attribute"),
      (NSLayoutConstraint.Relation.self, "Relation"), (NSLayoutConstraint.Axis.self, "Axis"),
      (NSLayoutConstraint.FormatOptions.self, "FormatOptions"),
      (UIView.AutoresizingMask.self, "AutoresizingMask"),
      (UIStackView.Distribution.self, "Distribution"), (UIStackView.Alignment.self, "Alignment"),
      (UITextField.BorderStyle.self, "BorderStyle"), (UIActivityIndicatorView.Style.self, "Style"),
      (UICollectionLayoutListConfiguration.Appearance.self, "Appearance"),
      (UILayoutPriority.self, "UILayoutPriority"),
      (UISemanticContentAttribute.self, "UISemanticContentAttribute"),
      (UIModalPresentationStyle.self, "UIModalPresentationStyle"),
      (NSRectAlignment.self, "NSRectAlignment"),
    ]
    for (type, name) in types { #expect(String(describing: type) == name) }
    #expect("\(NSLayoutConstraint.Attribute.leading)" == "leading")
    #expect("\(UIView.AutoresizingMask.flexibleWidth)" == "AutoresizingMask(rawValue: 2)")
    #expect("\(UILayoutPriority(251))" == "UILayoutPriority(rawValue: 251.0)")
  }
}
