public import GimbalDocuments
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraces
public import GimbalTraits

/// One or several conditions that must hold after a step of a scenario.
public struct Expectation: Sendable {
  /// The conditions; never empty.
  public var outcomes: [ExpectedOutcome]
}

/// One condition of an expectation, with its position in the file.
public struct ExpectedOutcome: Sendable {
  /// The kind of the condition.
  public var kind: Kind
  /// The position in the file.
  public var position: SourcePosition

  /// A kind of condition.
  public enum Kind: Sendable {
    /// Events occurred, in an order or not at all.
    case events(ExpectedEvents, since: Since)
    /// A view has a position or another property.
    case view(Target, ViewExpectation)
    /// A layout guide has a frame in its owner's coordinates.
    case guide(GuideTarget, frame: RectExpression)
    /// All constraints with an identifier have a state.
    case constraint(Target, ConstraintExpectation)
    /// A view, a controller or, without a name, the window has some traits.
    case traits(Target?, TraitExpectation)
    /// The layout equals, or does not equal, the layout that an earlier step stored under a name.
    case layout(same: Bool, as: String)
    /// The interface has an orientation.
    case orientation(UIInterfaceOrientation)
    /// A device that folds has a posture.
    case posture(Posture)
    /// UIKit raised an exception of that name since the last acting step began.
    case exception(String)
    /// Controllers that are no longer shown are still alive, or none is.
    case leaks(Bool)
    /// The last resize, fold or change of the hinge's angle had no effect, for a reason that
    /// contains the text.
    case refused(String)
    /// An expectation that is registered in Swift holds.
    case registered(String)
    /// Something has not occurred more often than a limit.
    case limit(LimitExpectation, since: Since)
  }

  /// The point of a scenario from which events are checked.
  public enum Since: Hashable, Sendable {
    /// Since the last acting step began.
    case step
    /// Since the launch.
    case start
    /// Since the end of the step `launch` or of a snapshot.
    case label(String)
  }
}

/// A condition on events, with patterns as in `EventPattern`.
public enum ExpectedEvents: Hashable, Sendable {
  /// The patterns occur in this order, with any events between them.
  case inOrder([LocatedPattern], once: Bool)
  /// The patterns occur in this order without relevant events, or those of `among`, between them.
  case exactly([LocatedPattern], among: [LocatedPattern], once: Bool)
  /// The relevant events are exactly these, in this order; those of `absent` never occur.
  case sequence([LocatedPattern], absent: [LocatedPattern], once: Bool)
  /// None of the patterns occurs.
  case never([LocatedPattern])
  /// The number of occurrences is within the bounds.
  case count(LocatedPattern, least: Int, most: Int?)
  /// Both patterns occur, and the first event of the left one is before that of the right one.
  case before(LocatedPattern, LocatedPattern)
  /// The pattern occurs, and only during calls that match the other pattern.
  case nested(LocatedPattern, in: LocatedPattern)
  /// Between two events that match `per`, each receiver has at most one event of the pattern.
  case oncePer(LocatedPattern, per: LocatedPattern)
}

extension ExpectedEvents {
  /// All patterns of the condition, whose names are checked before a run.
  package var patterns: [LocatedPattern] {
    switch self {
    case .inOrder(let all, once: _), .never(let all): all
    case .exactly(let all, let more, once: _), .sequence(let all, absent: let more, once: _):
      all + more
    case .count(let one, least: _, most: _): [one]
    case .before(let a, let b), .nested(let a, in: let b), .oncePer(let a, per: let b): [a, b]
    }
  }
}

/// An event pattern with its position in the file.
public struct LocatedPattern: Hashable, Sendable {
  /// The pattern.
  public var pattern: EventPattern
  /// The position in the file.
  public var position: SourcePosition
  /// The condition of the pattern; in a sequence only.
  public var condition = Condition.always
  /// True if the pattern matches the return of a call instead of its beginning; in a sequence only.
  public var isReturn = false
  /// The reason why this position or event is Gimbal's choice; nil if a source records it.
  public var choice: String?

  /// Creates a pattern without a condition.
  public init(_ pattern: EventPattern, at position: SourcePosition) {
    self.pattern = pattern
    self.position = position
  }

  /// The pattern as it was written.
  public var text: String { pattern.text }
}

/// A condition on one view.
public enum ViewExpectation: Sendable {
  /// The frame: in the superview's coordinates, or the bounding box in others.
  case frame(RectExpression, in: Space)
  /// The bounds.
  case bounds(RectExpression)
  /// The center.
  case center(PointExpression, in: Space)
  /// The transform.
  case transform(CGAffineTransform)
  /// The safe area's insets.
  case safeArea(InsetsExpression)
  /// The effective margins, including the safe area if they are relative to it.
  case layoutMargins(InsetsExpression)
  /// The view lies, or does not lie, inside something.
  case inside(Bool, Enclosure)
  /// The view itself is hidden, or is not.
  case hidden(Bool)
  /// The view's own opacity.
  case alpha(Double)
  /// The colors, resolved with the view's traits.
  case colors(ColorExpectation)
  /// The autoresizing mask, as UIKit prints it: `W+BM`.
  case autoresizing(String)
  /// The view is visible or can be scrolled into view, or not.
  case reachable(Bool)
  /// The view is in the window, or is not.
  case exists(Bool)
  /// More than one frame satisfies the constraints, or only one does.
  case ambiguous(Bool)
  /// The intrinsic content size.
  case intrinsicContentSize(PointExpression)
  /// The result of `systemLayoutSizeFitting(_:)`.
  case fittingSize(FittingTarget, PointExpression)
  /// The size of a scroll view's content.
  case contentSize(PointExpression)
  /// The content offset of a scroll view.
  case contentOffset(PointExpression)
  /// The numbers of rows in a list's sections.
  case rowCounts([Int])
  /// The first and the last visible row of a list.
  case visibleRows(first: SceneRowPath, last: SceneRowPath)
  /// The selected rows of a list.
  case selectedRows([SceneRowPath])
  /// A property holds for the view, or does not.
  case quality(LayoutQuality, Bool)
  /// The view is large enough as a touch target, or is not.
  case touchTarget(TouchTargetExpectation)
  /// The view has a relation to another, or has not.
  case related(Bool, RelatedView)
  /// The view's position equals, or does not equal, its position in a layout that an earlier step
  /// stored.
  case unchanged(Bool, since: String)

  /// The coordinate space of a rectangle.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// The superview's coordinates.
    case superview
    /// The window's coordinates.
    case window
    /// The fixed coordinates of the device in portrait.
    case fixed
    /// The superview's coordinates, with the values of the presentation layers of animations.
    case presentation
  }

  /// A rectangle that contains a view.
  public enum Enclosure: Hashable, Sendable {
    /// The part of the window that the system does not cover.
    case safeArea
    /// The screen.
    case screen
    /// The window.
    case window
    /// The superview inside its layout margins.
    case margins
    /// The readable part of the superview.
    case readable
    /// Another view.
    case view(Target)

    /// The keywords of the cases without a view.
    static let keywords = ["safeArea", "screen", "window", "margins", "readable"]
  }
}

/// A layout guide by its name, or a system guide of a view.
public struct GuideTarget: Hashable, Sendable {
  /// The guide.
  public var item: EquationItem
  /// The name as it was written.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition
}

/// A condition on each constraint with an identifier.
public enum ConstraintExpectation: Hashable, Sendable {
  /// Whether they are active.
  case active(Bool)
  /// The number on the right side.
  case constant(Double)
  /// The priority.
  case priority(Float)
  /// The view that holds them.
  case owner(Target)
}

/// Some traits that are expected or set; nil ones are ignored.
public struct TraitExpectation: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom?
  /// The number of pixels per point.
  public var displayScale: Double?
  /// The user's settings as traits.
  public var settings = SettingsChange()
}

/// The expected colors of a view; nil is not checked.
public struct ColorExpectation: Hashable, Sendable {
  /// The background color.
  public var background: SceneColor?
  /// The tint color, which may be inherited.
  public var tint: SceneColor?
  /// The color of the text.
  public var text: SceneColor?
}
