/// The window of an app that starts with a storyboard.
extension Launch {
  /// Creates a window for a delegate without one, with the storyboard's initial controller as its
  /// root.
  ///
  /// This does not load the controller's view.
  ///
  /// A delegate without a `window` property gets no window; a log line says so.
  ///
  /// Rule: R-LAUNCH-1.
  /// See: R-LAUNCH-3.
  func makeWindow(
    for owner: any _WindowOwner, showing storyboard: UIStoryboard, in scene: UIWindowScene?
  ) {
    // R-LAUNCH-1.2
    guard let present = owner.optionalWindow else {
      return machine.application.report(.noWindowProperty(ofScene: scene != nil))
    }
    let window =
      present ?? scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: machine.screen.bounds)
    if present == nil { owner.window = window }
    // R-LAUNCH-1.3
    guard let root = storyboard.instantiateInitialViewController() else {
      return machine.application.report(.noInitialController(storyboard.name))
    }
    // R-LAUNCH-1.4
    window.rootViewController = root
  }

  /// Shows the delegate's window; the delegate may have replaced UIKit's window by its own.
  ///
  /// See: R-LAUNCH-1 (step 6).
  func showWindow(of owner: any _WindowOwner) {
    if case .some(.some(let window)) = owner.optionalWindow { window.makeKeyAndVisible() }
  }
}
