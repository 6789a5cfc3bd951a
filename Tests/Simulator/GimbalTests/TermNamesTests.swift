import Gimbal
import Testing

/// Value types in the modules below the engine have UIKit's names.
@Suite struct TermNamesTests {
  @Test func `value types are nested in UIKit's classes and print as in UIKit`() {
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
