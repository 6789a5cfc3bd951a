import Foundation

/// Figures of controls besides their frames.
enum SystemControls {
  /// The side of a touch target, in points.
  static let usualSide: CGFloat = 44
  /// The least side of a touch target, in points.
  static let leastSide: CGFloat = 28
  /// Views into which a person types.
  static let fields: Set<String> = ["UITextField", "UITextView", "UISearchBar"]
  /// Controls whose size the system sets, at least in one direction.
  static let fixed: Set<String> = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIPickerView", "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UITextField",
    "UISearchTextField",
  ]
  /// Controls that show what they have in their middle, however wide they are.
  static let centred: Set<String> = [
    "UIPageControl", "UIPickerView", "UIDatePicker", "UIActivityIndicatorView",
  ]
}
