public import GimbalTerms

/// The answers of a presentation's delegate, which implements every method.
public struct ScenePresentationDelegate: Hashable, Sendable {
  /// True if the person may swipe the presentation away.
  public var shouldDismiss = true
  /// The style in which the presentation is shown where the width is compact.
  ///
  /// Elsewhere it keeps its own; nil leaves both to the system.
  public var adaptiveStyle: UIModalPresentationStyle?

  /// Creates a delegate with the default answers.
  public init() {}
}

/// The objects that a transitioning delegate returns.
public struct SceneTransitioningDelegate: Hashable, Sendable {
  /// True if it brings a presentation controller, a plain one.
  public var bringsPresentationController = false
  /// The duration of its animator, in seconds; nil for none.
  public var duration: Double?

  /// Creates a delegate that brings nothing.
  public init() {}
}
