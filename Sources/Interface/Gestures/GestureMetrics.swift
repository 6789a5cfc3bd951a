package import Foundation

/// The thresholds that distinguish gestures, in points and seconds.
///
/// Apple documents only the defaults of properties. No source states the others; they are Gimbal's
/// choice (CHOICE).
///
/// Rule: R-GEST-13.
package enum GestureMetrics {
  /// The distance that a touch may move in a tap.
  static let tapMovement: CGFloat = 45
  /// The maximum duration of a tap.
  static let tapDuration = 0.75
  /// The maximum time in seconds from the end of one tap to the beginning of the next.
  static let tapInterval = 0.35
  /// The distance after which touches pan.
  static let panMovement: CGFloat = 10
  /// The minimum distance of a swipe along its direction, and the maximum perpendicular to it.
  static let swipeMovement: CGFloat = 50
  /// The maximum duration of a swipe.
  static let swipeDuration = 0.5
  /// The change of distance after which two touches pinch.
  static let pinchMovement: CGFloat = 8
  /// The angle after which two touches rotate: ten degrees.
  static let rotationAngle = CGFloat.pi / 18
  /// The width of the area at a screen's edge in which an edge pan must begin.
  static let edgeWidth: CGFloat = 20
  /// The time by which a scroll view delays the touches of its content.
  static let contentDelay = 0.15
  /// The time over which a velocity is averaged.
  static let velocityTime = 0.1
  /// The angle around a diagonal in which a pan scrolls along both axes: fifteen degrees.
  ///
  /// See: L-SCROLL-10.
  static let diagonalAngle = CGFloat.pi / 12
  /// The speed at the end of a drag above which the page changes, in points per second.
  ///
  /// See: L-SCROLL-12.
  static let pageSpeed: CGFloat = 200
  /// The duration in which a zoomed view returns to its limits.
  static let zoomBounceDuration = 0.3
  /// The speed at the end of a swipe that completes or cancels a change at any position, in points
  /// per second.
  ///
  /// It applies to transitions of controllers and to swiped rows.
  ///
  /// Rule: R-GEST-18 (half the way, or 300 points a second: CHOICE).
  /// See: R-LIST-14.
  package static let endingSpeed: CGFloat = 300
}
