import Foundation
import GimbalEngine
import GimbalGestures
import GimbalInterfaceDocuments

/// Creation of gesture recognizers from the elements of documents.
@MainActor
enum RecognizerReading {
  /// Returns the recognizer of an element; nil for other elements.
  static func recognizer(_ markup: Markup) -> UIGestureRecognizer? {
    guard let recognizer = make(markup) else { return nil }
    if markup.flag("enabled") == false { recognizer.isEnabled = false }
    if let cancels = markup.flag("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = markup.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = markup.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    return recognizer
  }

  private static func make(_ markup: Markup) -> UIGestureRecognizer? {
    switch markup.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let count = markup.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = markup.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = count
      }
      return tap
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      set(markup, on: pan)
      return pan
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      set(markup, on: pan)
      if let edges = markup.child(key: "edges") { pan.edges = ControllerReading.edgesOf(edges) }
      return pan
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      if let count = markup.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = count
      }
      switch markup["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: break
      }
      return swipe
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let time = markup.number("minimumPressDuration") { press.minimumPressDuration = time }
      if let way = markup.number("allowableMovement") { press.allowableMovement = CGFloat(way) }
      if let count = markup.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      return press
    default: return nil
    }
  }

  private static func set(_ markup: Markup, on pan: UIPanGestureRecognizer) {
    if let count = markup.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    if let count = markup.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
  }
}
