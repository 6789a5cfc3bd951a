public import GimbalTerms

/// The results of a presentation's delegate, which implements every method.
public struct ScenePresentationDelegate: Hashable, Sendable {
  /// True if the user may dismiss the presentation by a swipe.
  public var shouldDismiss = true
  /// The presentation style where the width is compact.
  ///
  /// With regular width the style is unchanged; nil leaves both to the system.
  public var adaptiveStyle: UIModalPresentationStyle?

  /// Creates a delegate with the default results.
  public init() {}
}

/// The objects that a transitioning delegate returns.
public struct SceneTransitioningDelegate: Hashable, Sendable {
  /// True if it returns a plain presentation controller.
  public var bringsPresentationController = false
  /// The duration of its animator, in seconds; nil for none.
  public var duration: Double?

  /// Creates a delegate that returns nothing.
  public init() {}
}
