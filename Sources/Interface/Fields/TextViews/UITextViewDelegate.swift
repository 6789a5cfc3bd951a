public import Foundation
public import GimbalEngine

/// The object that decides about the editing of a text view.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UITextViewDelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether typed text may replace a part of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalCalls.byDefault(true, self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalCalls.callDefault(self) }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalCalls.byDefault(true, self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalCalls.callDefault(self) }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalCalls.byDefault(true, self) }
  /// Reports to the caller that the app does not implement the method.
  public func textViewDidChange(_ textView: UITextView) { OptionalCalls.callDefault(self) }
  /// Reports to the caller that the app does not implement the method.
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalCalls.callDefault(self) }
}
