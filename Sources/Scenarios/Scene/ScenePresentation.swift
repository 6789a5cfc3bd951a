public import GimbalEngine

/// How the delegate of a presentation answers; it implements every method.
public struct ScenePresentationDelegate: Hashable, Sendable {
  /// True if the person may swipe the presentation away.
  public var shouldDismiss = true
  /// The style in which the presentation is shown where the width is compact.
  ///
  /// Elsewhere it keeps its own; nil leaves both to the system.
  public var adaptiveStyle: UIModalPresentationStyle?

  /// Creates a delegate that answers as if it had no wish.
  public init() {}
}

/// What the delegate of a controller's transitions brings.
public struct SceneTransitioningDelegate: Hashable, Sendable {
  /// True if it brings a presentation controller, a plain one.
  public var bringsPresentationController = false
  /// How long its animator animates, in seconds; nil for none.
  public var duration: Double?

  /// Creates a delegate that brings nothing.
  public init() {}
}
