import Foundation
package import GimbalGeometry

/// The style of the status bar.
///
/// Source: Apple, UIStatusBarStyle.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which the status bar comes and goes.
///
/// Source: Apple, UIStatusBarAnimation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The preferences of the ruling controller, or of the child to which it delegates, for the
/// system's bars.
package struct SystemBars: Equatable, Sendable {
  package var hidesStatusBar = false
  package var statusBarStyle = UIStatusBarStyle.default
  package var hidesHomeIndicator = false
  package var deferringEdges: UIRectEdge = []
  package var locksOrientation = false
  /// True if the app's bars stay horizontal on a display that has them at its side.
  ///
  /// See: R-FOLD-15.
  package var forcesHorizontalBars = false
}

/// Questions of the app's objects about the system's bars.
@preconcurrency @MainActor
protocol BarSource: AnyObject {
  /// The ruling controller's preferences for the system's bars.
  var systemBars: SystemBars { get }
  /// The room of the status bar in the screen's coordinates, in points; none while it is hidden.
  var statusBarFrame: CGRect { get }
}

extension Machine {
  /// The device as the source of its bars.
  var barSource: any BarSource { self }
}
