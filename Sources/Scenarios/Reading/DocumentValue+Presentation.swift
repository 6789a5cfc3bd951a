import GimbalDocuments
import GimbalEngine

/// Reading values of presentations.
extension DocumentValue {
  /// A controller's presentation style.
  func presentationStyle() throws(DocumentError) -> UIModalPresentationStyle {
    let name = try word(of: ScenarioWords.presentationStyle)
    return PresentationWords.styles.first { $0.name == name }!.style
  }

  /// A controller's transition style.
  func transitionStyle() throws(DocumentError) -> UIModalTransitionStyle {
    let name = try word(of: ScenarioWords.transitionStyle)
    return PresentationWords.transitions.first { $0.name == name }!.style
  }

  func presentationDelegate() throws(DocumentError) -> ScenePresentationDelegate {
    let reader = try object(ScenarioShapes.presentationDelegate)
    var delegate = ScenePresentationDelegate()
    delegate.shouldDismiss = try reader.given("shouldDismiss")?.bool() ?? true
    delegate.adaptiveStyle = try reader.given("adaptiveStyle")?.presentationStyle()
    return delegate
  }

  func transitioningDelegate() throws(DocumentError) -> SceneTransitioningDelegate {
    let reader = try object(ScenarioShapes.transitioningDelegate)
    var delegate = SceneTransitioningDelegate()
    delegate.bringsPresentationController =
      try reader.given("presentationController")?.bool() ?? false
    delegate.duration = try reader.given("duration")?.number(in: 0...60)
    return delegate
  }
}

/// The words of scenes for styles.
enum PresentationWords {
  static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
    ("popover", .popover), ("none", .none),
  ]
  static let transitions: [(name: String, style: UIModalTransitionStyle)] = [
    ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
    ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
  ]
}
