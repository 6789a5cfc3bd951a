public import Foundation
public import GimbalEngine

/// The object that has a say in the editing of a text view.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UITextViewDelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// True if editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// True if editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// True if what is typed may take the place of a part of the text.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when a person has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called when another part of the text is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Not implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Machine.byDefault(true, self)
  }
  /// Not implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) { Machine.callDefault(self) }
  /// Not implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Machine.byDefault(true, self)
  }
  /// Not implemented.
  public func textViewDidEndEditing(_ textView: UITextView) { Machine.callDefault(self) }
  /// Not implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { Machine.byDefault(true, self) }
  /// Not implemented.
  public func textViewDidChange(_ textView: UITextView) { Machine.callDefault(self) }
  /// Not implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) { Machine.callDefault(self) }
}
