import GimbalEngine
import GimbalGestures

/// The recognizers that scenes declare.
extension GestureKind {
  /// Returns a recognizer of the kind, named after its view.
  @MainActor
  func recognizer(of view: UIView) -> UIGestureRecognizer {
    let recognizer = unnamed
    recognizer.name = "\(view.sceneIdentifier ?? "view").\(rawValue)"
    return recognizer
  }

  @MainActor
  private var unnamed: UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .longPress: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .swipeRight: return swipe(.right)
    case .swipeLeft: return swipe(.left)
    case .swipeUp: return swipe(.up)
    case .swipeDown: return swipe(.down)
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    }
  }

  @MainActor
  private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UIGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    return swipe
  }
}
