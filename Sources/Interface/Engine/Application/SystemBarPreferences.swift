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

/// The animation that shows and hides the status bar.
///
/// Source: Apple, UIStatusBarAnimation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The preferences for system bars of the deciding controller, or of the child to which it
/// delegates.
package struct SystemBars: Equatable, Sendable {
  /// The value of `prefersStatusBarHidden`.
  package var hidesStatusBar = false
  /// The value of `preferredStatusBarStyle`.
  package var statusBarStyle = UIStatusBarStyle.default
  /// The value of `prefersHomeIndicatorAutoHidden`.
  package var hidesHomeIndicator = false
  /// The value of `preferredScreenEdgesDeferringSystemGestures`.
  package var deferringEdges: UIRectEdge = []
  /// The value of `prefersInterfaceOrientationLocked`.
  package var locksOrientation = false
  /// True if the app's bars stay horizontal on a display with vertical bars.
  ///
  /// See: R-FOLD-15.
  package var forcesHorizontalBars = false
}

/// The interface through which the app's objects read the system bars.
@preconcurrency @MainActor
protocol BarSource: AnyObject {
  /// The deciding controller's preferences for system bars, as of their last query.
  var systemBars: SystemBars { get }
  /// The frame of the status bar in the screen's coordinates, in points; empty while it is hidden.
  var statusBarFrame: CGRect { get }
}

extension Machine {
  /// The device as a `BarSource`, through which lower folders read the SystemBars folder.
  var barSource: any BarSource { self }
}
