import Foundation

/// The sizes of touch targets, and the classes of system controls for which findings have
/// exceptions.
enum SystemControls {
  /// The recommended side of a touch target, in points.
  static let usualSide: CGFloat = 44
  /// The least side of a touch target, in points.
  static let leastSide: CGFloat = 28
  /// The classes of views for text input, which the keyboard must not cover.
  static let fields: Set<String> = ["UITextField", "UITextView", "UISearchBar"]
  /// Controls whose size the system sets, at least in one direction.
  static let fixed: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIPickerView", "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UITextField",
    "UISearchTextField",
  ]
  /// The distance of a text view's text from its edges by default, in points.
  ///
  /// Source: Apple, UITextView.textContainerInset; NSTextContainer.lineFragmentPadding.
  static let textInset = CGSize(width: 5, height: 8)
  /// The distance of a search bar's field from its sides, in points.
  static let searchFieldInset: CGFloat = 8
  /// Controls with centered content, however wide they are.
  static let centred: Set<String> = [
    "UIPageControl", "UIPickerView", "UIDatePicker", "UIActivityIndicatorView",
  ]
}
