/// Choices of Gimbal's where the public record of UIKit is silent or contradictory.
///
/// Each can be turned, to see whether an app depends on it.
public struct BehaviourSwitches: Hashable, Sendable {
  /// Whether a half turn tells the root controller of its unchanged size.
  ///
  /// Source: R-ROT-5, D-14.
  public var notifiesRootOnHalfTurn = true
  /// Whether `didMoveToWindow` reaches the subviews before the view itself.
  ///
  /// Source: R-VIEW-5.
  public var didMoveToWindowPostOrder = true
  /// Whether a stack keeps its spacing between its first two views while both are hidden, as UIKit does.
  ///
  /// Source: L-STACK-9.
  public var keepsSpacingBetweenLeadingHiddenViews = false
  /// Which devices lay an app out for the other orientation, too, when it goes into the background.
  ///
  /// Source: R-RSZ-4 (documented for iPads; the order is a CHOICE).
  public var backgroundSnapshots = BackgroundSnapshots.pads
  /// Whether `traitCollectionDidChange` comes before the handlers that are registered with an object.
  ///
  /// Source: R-TRAIT-6.
  public var traitHandlersComeLast = true
  /// Whether setting a controller's `traitOverrides` sends it `willTransition(to:with:)`.
  ///
  /// Source: R-TRAIT-7.
  public var announcesTraitOverrides = false
  /// How long a turn of the interface takes, in virtual seconds.
  ///
  /// Apple documents no figure.
  public var rotationDuration = 0.3
  /// How long a change of controllers takes, such as a push or a presentation, in virtual seconds.
  ///
  /// Apple documents no figure.
  public var transitionDuration = 0.35

  /// The choices as shipped.
  public init() {}
}

/// Which devices take pictures of an app in the background at other sizes than that of its windows.
///
/// Source: R-RSZ-4.
public enum BackgroundSnapshots: Hashable, Sendable {
  /// None: an app in the background is left alone.
  case none
  /// iPads, from iOS 9 on.
  case pads
  /// All devices, from iOS 9 on.
  case all
}
