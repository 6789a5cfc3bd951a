import GimbalEngine

extension Fault {
  static func popoverWithoutAnchor(_ popover: UIPresentationController) -> Fault {
    Fault(
      .popoverWithoutAnchor, .generic, .uikit,
      "UIPopoverPresentationController (\(FaultText.object(popover))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}
