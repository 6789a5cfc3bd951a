/// The window of an app that begins with a storyboard.
extension Machine {
  /// Gives a delegate that has none a window, and the window the storyboard's initial controller, whose view is
  /// not loaded by it.
  ///
  /// A delegate without the property gets no window, which the log tells.
  ///
  /// Rule: R-LAUNCH-1.
  /// See: R-LAUNCH-3.
  func makeWindow(
    for owner: any _WindowOwner, showing storyboard: UIStoryboard, in scene: UIWindowScene?
  ) {
    guard let present = owner.optionalWindow else {
      return application.report(.noWindowProperty(ofScene: scene != nil))
    }
    let window =
      present ?? scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: screen.bounds)
    if present == nil { owner.window = window }
    guard let root = storyboard.instantiateInitialViewController() else {
      return application.report(.noInitialController(storyboard.name))
    }
    window.rootViewController = root
  }

  /// Shows the window that the delegate has now: its own where it has put another in the place of UIKit's.
  ///
  /// See: R-LAUNCH-1 (step 6).
  func showWindow(of owner: any _WindowOwner) {
    if case .some(.some(let window)) = owner.optionalWindow { window.makeKeyAndVisible() }
  }
}
