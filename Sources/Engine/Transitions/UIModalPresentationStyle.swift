/// The style of a presentation.
///
/// Source: Apple, UIModalPresentationStyle.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8
  case none = -1
  case automatic = -2
}

/// The animation of a presentation.
///
/// Source: Apple, UIModalTransitionStyle.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// True if the style keeps to the controller that defines a context.
  var keepsToContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True if the presenter's view goes once the presented one covers it.
  ///
  /// Rule: R-PRES-3.
  /// See: R-PRES-1.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if the app brings the machinery of the presentation.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
