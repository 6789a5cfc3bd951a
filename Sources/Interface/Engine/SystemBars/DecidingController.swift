import GimbalTraits

/// The controllers that decide about orientation, home indicator and status bar.
extension SystemBarReview {
  /// The controller that decides about the interface orientation and the home indicator.
  ///
  /// It is the root controller, or the topmost presented one that fills the window.
  ///
  /// - Complexity: O(presentations).
  ///
  /// No source says that a custom presentation does not decide; this is Gimbal's choice (CHOICE).
  ///
  /// See: R-ORI-4.
  package var decidingController: UIViewController? {
    decidingController(of: machine.showing.keyWindow)
  }

  /// Returns the controller that decides about the orientation of a window: its root, or the
  /// topmost presented one that fills it.
  ///
  /// - Complexity: O(presentations).
  ///
  /// See: R-ORI-4, R-ORI-8.
  func decidingController(of window: UIWindow?) -> UIViewController? {
    // R-ORI-4.4
    topmost(in: window, where: \.fillsWindow)
  }

  /// The controller that decides about the status bar.
  ///
  /// It is the root controller, or the topmost one that is presented full screen or captures the
  /// status bar.
  ///
  /// - Complexity: O(presentations).
  ///
  /// Source: Apple, modalPresentationCapturesStatusBarAppearance.
  var statusBarController: UIViewController? {
    topmost(in: machine.showing.keyWindow, where: \.rulesStatusBar)
  }

  private func topmost(
    in window: UIWindow?, where rules: (UIPresentationController) -> Bool
  ) -> UIViewController? {
    guard let root = window?.rootViewController else { return nil }
    guard root.presentation.over != nil else { return root }
    defer { withExtendedLifetime(root) {} }
    // To retain and release each controller would cost more than the rest of the walk. In a
    // traversal, a controller that an app's override dismisses is not released.
    return machine.traversing {
      var (controller, deciding) = (Unretained(root), Unretained(root))
      while let (shown, decides) = controller.borrow({ Self.next(over: $0, where: rules) }) {
        controller = shown
        if decides { deciding = shown }
      }
      return deciding.object
    }
  }

  /// Returns the controller that is presented over another one, and whether it decides.
  ///
  /// A presentation without a container view has not begun.
  @inline(__always)
  private static func next(
    over controller: UIViewController, where rules: (UIPresentationController) -> Bool
  ) -> (shown: Unretained<UIViewController>, decides: Bool)? {
    guard let over = controller.presentation.over, over.container != nil else { return nil }
    let shown = over.shown
    return (Unretained(shown), rules(over) && !shown.presentation.isBeingDismissed)
  }
}

extension UIPresentationController {
  /// True if the presented controller fills the window, so that it decides about the orientation.
  package var fillsWindow: Bool { style == .fullScreen || style == .overFullScreen }

  /// True if the presented controller decides about the status bar.
  package var rulesStatusBar: Bool {
    style == .fullScreen || shown.modalPresentationCapturesStatusBarAppearance
  }
}
