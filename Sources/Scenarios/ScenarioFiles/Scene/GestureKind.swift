/// A kind of recognizer that a view of a scene has.
package enum GestureKind: String, CaseIterable, Hashable, Sendable {
  case tap
  case doubleTap
  case longPress
  case pan
  case swipeRight
  case swipeLeft
  case swipeUp
  case swipeDown
  case pinch
  case rotation
}
