import GimbalTraits

extension Machine {
  /// The controller that rules over the interface's orientation and the system's bars: the root, or
  /// the topmost presented one that fills the window.
  ///
  /// Complexity: O(presentations).
  ///
  /// Source: R-ORI-4; that a presentation of the app's own machinery does not rule is a CHOICE.
  var rulingController: UIViewController? {
    var ruling = keyWindow?.rootViewController
    var controller = ruling
    while let over = controller?.presentation.over {
      controller = over.shown
      if over.fillsWindow, !over.shown.presentation.isBeingDismissed { ruling = over.shown }
    }
    return ruling
  }
}

extension UIPresentationController {
  /// Whether what is presented fills the window, and so rules.
  var fillsWindow: Bool { style == .fullScreen || style == .overFullScreen }
}
