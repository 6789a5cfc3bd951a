public import Foundation
public import GimbalEngine

/// The object that provides the numbers of wheels and rows of a picker.
///
/// Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that provides the contents of a picker's rows.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the attributed title of a row, which replaces a plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row, which replaces a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called when the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, and reports to the caller that the app does not implement the method.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalCalls.byDefault(0, self)
  }
  /// Returns 0, and reports to the caller that the app does not implement the method.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { OptionalCalls.byDefault(0, self) }
  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { OptionalCalls.byDefault(nil, self) }
  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { OptionalCalls.byDefault(nil, self) }
  /// Returns an empty view, and reports to the caller that the app does not implement the method.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { OptionalCalls.byDefault(UIView(), self) }
  /// Reports to the caller that the app does not implement the method.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { OptionalCalls.callDefault(self) }
}
