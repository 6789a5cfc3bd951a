import GimbalTraits

extension Machine {
  /// The controller that rules over the interface's orientation and the home indicator: the root, or
  /// the topmost presented one that fills the window.
  ///
  /// - Complexity: O(presentations).
  ///
  /// That a presentation of the app's own machinery does not rule is a CHOICE.
  ///
  /// See: R-ORI-4.
  package var decidingController: UIViewController? { decidingController(of: showing.keyWindow) }

  /// The controller that decides over the orientation of a window: its root, or the topmost presented one that
  /// fills it.
  ///
  /// - Complexity: O(presentations).
  ///
  /// See: R-ORI-4, R-ORI-8.
  func decidingController(of window: UIWindow?) -> UIViewController? {
    topmost(in: window, where: \.fillsWindow)
  }

  /// The controller that rules over the status bar: the root, or the topmost one that is presented full
  /// screen or captures it.
  ///
  /// - Complexity: O(presentations).
  ///
  /// Source: Apple, modalPresentationCapturesStatusBarAppearance.
  var statusBarController: UIViewController? {
    topmost(in: showing.keyWindow, where: \.rulesStatusBar)
  }

  private func topmost(
    in window: UIWindow?, where rules: (UIPresentationController) -> Bool
  ) -> UIViewController? {
    var deciding = window?.rootViewController
    var controller = deciding
    // A presentation without a container has not begun and does not decide.
    while let over = controller?.presentation.over, over.container != nil {
      controller = over.shown
      if rules(over), !over.shown.presentation.isBeingDismissed { deciding = over.shown }
    }
    return deciding
  }
}

extension UIPresentationController {
  /// True if what is presented fills the window, and so rules.
  package var fillsWindow: Bool { style == .fullScreen || style == .overFullScreen }

  /// True if what is presented decides over the status bar.
  package var rulesStatusBar: Bool {
    style == .fullScreen || shown.modalPresentationCapturesStatusBarAppearance
  }
}
