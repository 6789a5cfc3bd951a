public import Foundation
public import GimbalEngine

/// The object that says how many wheels and rows a picker has.
///
/// Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that says what a picker's rows show.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// The title of a row with attributes, in the place of a plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row, in the place of a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called when a person has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Not implemented.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    Machine.byDefault(0, self)
  }
  /// Not implemented.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { Machine.byDefault(0, self) }
  /// Not implemented.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Machine.byDefault(nil, self) }
  /// Not implemented.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { Machine.byDefault(nil, self) }
  /// Not implemented.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { Machine.byDefault(UIView(), self) }
  /// Not implemented.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { Machine.callDefault(self) }
}
