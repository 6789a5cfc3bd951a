/// A view whose size follows from a text and its font.
@preconcurrency @MainActor
package protocol TextShowing: UIView {
  /// Called when the text size that the user has set has changed, of a view with `followsTextSize`.
  func textSizeDidChange()

  /// Called when the view has come to another device.
  func deviceDidChange()
}
