public import GimbalDocuments
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraces
public import GimbalTraits

/// Something that must hold at a moment of a scenario: one or several claims.
public struct Expectation: Sendable {
  /// The claims; never empty.
  public var outcomes: [ExpectedOutcome]
}

/// One claim with its place in the file.
public struct ExpectedOutcome: Sendable {
  /// The kind of the claim.
  public var kind: Kind
  /// The position of the claim.
  public var position: SourcePosition

  /// A kind of claim.
  public enum Kind: Sendable {
    /// Events came, in an order or not at all.
    case events(ExpectedEvents, since: Since)
    /// A view is somewhere.
    case view(Target, ViewExpectation)
    /// A layout guide is somewhere in its owner's coordinates.
    case guide(GuideTarget, frame: RectExpression)
    /// The constraints of an identifier are so; all of them.
    case constraint(Target, ConstraintExpectation)
    /// A view, a controller or, without a name, the window has some traits.
    case traits(Target?, TraitExpectation)
    /// The layout is, or is not, that of an earlier moment.
    case layout(same: Bool, as: String)
    /// The interface is turned in some way.
    case orientation(UIInterfaceOrientation)
    /// A device that folds has a posture.
    case posture(Posture)
    /// UIKit raised an exception of that name since the last step that did something.
    case exception(String)
    /// Controllers that were shown and are not any more are alive, or none is.
    case leaks(Bool)
    /// The last resize, fold or angle was refused, for a reason that holds these words.
    case refused(String)
    /// A claim holds that is made in Swift and registered under the name.
    case registered(String)
    /// Something has not happened more often than this.
    case limit(LimitExpectation, since: Since)
  }

  /// Since when events count.
  public enum Since: Hashable, Sendable {
    /// Since the last step that did something began.
    case step
    /// Since the launch.
    case start
    /// Since the end of the step `launch` or of a snapshot.
    case label(String)
  }
}

/// A claim about events; patterns are those of `EventPattern`.
public enum ExpectedEvents: Hashable, Sendable {
  /// The patterns come in this order, with anything between them.
  case inOrder([LocatedPattern], once: Bool)
  /// The patterns come in this order with nothing of their kind, or of `among`, between them.
  case exactly([LocatedPattern], among: [LocatedPattern], once: Bool)
  /// Of the events that the patterns speak of, these come, in this order; `absent` never does.
  case sequence([LocatedPattern], absent: [LocatedPattern], once: Bool)
  /// None of the patterns comes.
  case never([LocatedPattern])
  /// The pattern comes as often as the bounds allow.
  case count(LocatedPattern, least: Int, most: Int?)
  /// Both come, the one before the other.
  case before(LocatedPattern, LocatedPattern)
  /// The pattern comes, always during the other.
  case nested(LocatedPattern, in: LocatedPattern)
  /// From each event of `per` to the next, each receiver gets the pattern at most once.
  case oncePer(LocatedPattern, per: LocatedPattern)
}

extension ExpectedEvents {
  /// All patterns of the claim.
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

/// An event pattern with its place in the file.
public struct LocatedPattern: Hashable, Sendable {
  /// The pattern.
  public var pattern: EventPattern
  /// The position in the file.
  public var position: SourcePosition
  /// The condition of the claim; of a sequence only.
  public var condition = Condition.always
  /// True if the moment is meant at which the call returns; of a sequence only.
  public var isReturn = false
  /// The reason why this place, or this event, is a choice of Gimbal's; nil where the platform's record tells.
  public var choice: String?

  /// Creates a pattern that is always claimed.
  public init(_ pattern: EventPattern, at position: SourcePosition) {
    self.pattern = pattern
    self.position = position
  }

  /// The pattern as it was written.
  public var text: String { pattern.text }
}

/// A claim about one view.
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
  /// The margins as they count, with the safe area where they begin at it.
  case layoutMargins(InsetsExpression)
  /// The view lies, or does not lie, within something.
  case inside(Bool, Enclosure)
  /// The view itself is hidden, or is not.
  case hidden(Bool)
  /// The view's own opacity.
  case alpha(Double)
  /// The colors, as they are under the view's traits.
  case colors(ColorExpectation)
  /// The mask, as UIKit prints it: `W+BM`.
  case autoresizing(String)
  /// The view can be seen as it stands or scrolled to, or cannot.
  case reachable(Bool)
  /// The view is in the window, or is not.
  case exists(Bool)
  /// More than one frame satisfies the constraints, or only one does.
  case ambiguous(Bool)
  /// The size that the content asks for.
  case intrinsicContentSize(PointExpression)
  /// The size that suits the constraints in the view best.
  case fittingSize(FittingTarget, PointExpression)
  /// The size of a scroll view's content.
  case contentSize(PointExpression)
  /// The point of the content at a scroll view's top left corner.
  case contentOffset(PointExpression)
  /// A list has these numbers of rows in its sections.
  case rowCounts([Int])
  /// The first and the last row that a list shows.
  case visibleRows(first: SceneRowPath, last: SceneRowPath)
  /// The rows of a list that are selected.
  case selectedRows([SceneRowPath])
  /// Something holds of the view, or does not.
  case quality(LayoutQuality, Bool)
  /// The view is large enough for a finger, or is not.
  case touchTarget(TouchTargetExpectation)
  /// The view has a relation to another, or has not.
  case related(Bool, RelatedView)
  /// The view stands, or does not stand, where it stood at an earlier moment.
  case unchanged(Bool, since: String)

  /// The coordinates in which a rectangle is given.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// Those of the superview.
    case superview
    /// Those of the window.
    case window
    /// Those of the device held upright.
    case fixed
    /// Those of the superview, as the view is seen in the midst of animations.
    case presentation
  }

  /// A rectangle that a view can lie within.
  public enum Enclosure: Hashable, Sendable {
    /// The part of the window that nothing of the system's covers.
    case safeArea
    /// The screen.
    case screen
    /// The window.
    case window
    /// The superview without its margins.
    case margins
    /// The part of the superview whose lines are easy to read.
    case readable
    /// Another view.
    case view(Target)

    /// The words of those that are no views.
    static let keywords = ["safeArea", "screen", "window", "margins", "readable"]
  }
}

/// A layout guide by its name, or a guide that the system keeps for a view.
public struct GuideTarget: Hashable, Sendable {
  /// The guide.
  public var item: EquationItem
  /// The name as it was written.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition
}

/// A claim about each constraint of an identifier.
public enum ConstraintExpectation: Hashable, Sendable {
  /// The state of named constraints.
  case active(Bool)
  /// The number on the right side.
  case constant(Double)
  /// The priority.
  case priority(Float)
  /// The view that holds them.
  case owner(Target)
}

/// Some traits: those that must be there, or that are set; those that are nil are left open.
public struct TraitExpectation: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass?
  /// The idiom.
  public var userInterfaceIdiom: UIUserInterfaceIdiom?
  /// Pixels for each point.
  public var displayScale: Double?
  /// The person's settings as traits.
  public var settings = SettingsChange()
}

/// Colors that a view is expected to have; nil is not asked about.
public struct ColorExpectation: Hashable, Sendable {
  /// The color behind the content.
  public var background: SceneColor?
  /// The tint, which may come from above.
  public var tint: SceneColor?
  /// The color of the text.
  public var text: SceneColor?
}
