import GimbalEngine

/// UIKit's exception about popovers.
extension AppException {
  static func popoverWithoutAnchor(_ popover: UIPresentationController) -> AppException {
    AppException(
      .popoverWithoutAnchor, .generic, .uikit,
      "UIPopoverPresentationController (\(ExceptionText.object(popover))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}
