/// Methods with which the app ignores touches.
extension UIApplication {
  /// Ignores touches that begin from now on, until a matching call of
  /// `endIgnoringInteractionEvents()`.
  ///
  /// Rule: R-TOUCH-8.
  public func beginIgnoringInteractionEvents() { machine.touchScreen.ignoring += 1 }

  /// Ends the effect of one call of `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() {
    machine.touchScreen.ignoring = max(0, machine.touchScreen.ignoring - 1)
  }

  /// True if touches that begin now are ignored.
  public var isIgnoringInteractionEvents: Bool { machine.touchScreen.ignoring > 0 }
}
