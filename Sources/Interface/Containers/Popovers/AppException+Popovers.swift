import GimbalEngine

/// UIKit's exception about popovers.
extension AppException {
  /// The exception for a popover that is shown without an anchor.
  static func popoverWithoutAnchor(_ popover: UIPresentationController) -> AppException {
    AppException(
      .popoverWithoutAnchor, .generic, .uikit,
      "UIPopoverPresentationController (\(ExceptionText.object(popover))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}
