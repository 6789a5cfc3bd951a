/// A kind of gesture recognizer of a view in a scene.
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
