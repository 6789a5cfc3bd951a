/// Times in which the app wants no touches.
extension UIApplication {
  /// Leaves touches that begin from now on out, until `endIgnoringInteractionEvents()` is called as often.
  ///
  /// Rule: R-TOUCH-8.
  public func beginIgnoringInteractionEvents() { machine.touchScreen.ignoring += 1 }

  /// Ends what `beginIgnoringInteractionEvents()` began.
  public func endIgnoringInteractionEvents() {
    machine.touchScreen.ignoring = max(0, machine.touchScreen.ignoring - 1)
  }

  /// True if touches that begin are left out.
  public var isIgnoringInteractionEvents: Bool { machine.touchScreen.ignoring > 0 }
}
