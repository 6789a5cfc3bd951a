public import Foundation

/// The constraints of a layout, with their ambiguities and conflicts.
///
/// `Simulator.inspectedLayout` creates it. Views are indices in `LayoutSnapshot.views`.
public struct ConstraintState: Hashable, Sendable {
  /// Required constraints that cannot all hold, one of which is relaxed.
  public struct Conflict: Hashable, Sendable {
    /// The index of the view that the relaxed constraint concerns.
    public var view: Int
    /// The text that lists the constraints and names the relaxed one.
    public var message: String
    /// The indices of the views that the constraints concern.
    public var views: [Int] = []
    /// True if the system is known to have created all of the constraints.
    public var isOfSystem = false
    /// True if the set includes the window's size, an autoresizing mask or a system's guide, as far
    /// as is known.
    ///
    /// On another screen the other constraints may hold together.
    public var dependsOnScreen = false

    /// Creates a conflict.
    public init(view: Int, message: String) {
      self.view = view
      self.message = message
    }
  }

  /// A view or guide whose position or size is not determined by the constraints.
  public struct Ambiguity: Hashable, Sendable {
    /// The index of the view; for a guide, of the view that owns it.
    public var view: Int
    /// The guide's identifier; nil for the view itself.
    public var guide: String?
    /// The undetermined values, of `minX`, `minY`, `Width` and `Height`.
    public var variables: [String]

    /// Creates an ambiguity.
    public init(view: Int, guide: String? = nil, variables: [String]) {
      self.view = view
      self.guide = guide
      self.variables = variables
    }
  }

  /// An active constraint of the app.
  public struct Active: Hashable, Sendable {
    /// The index of the first item's view; for a guide, of the view that owns it.
    public var view: Int
    /// The index of the view of the second item; nil without one and for a view outside the layout.
    public var other: Int?
    /// The relation without constant, priority and notes, such as
    /// `submit.bottom == root.view.safeArea.bottom`.
    public var shape: String
    /// The constant, in points.
    public var constant: CGFloat
    /// The priority, from 1 to 1000.
    public var priority: CGFloat

    /// Creates a constraint.
    public init(view: Int, other: Int?, shape: String, constant: CGFloat, priority: CGFloat) {
      self.view = view
      self.other = other
      self.shape = shape
      self.constant = constant
      self.priority = priority
    }
  }

  /// The conflicts.
  public var conflicts: [Conflict]
  /// The ambiguous views and guides.
  public var ambiguities: [Ambiguity]
  /// The active constraints of the app, in the order of the views that hold them.
  public var active: [Active]

  /// Creates a state from its parts.
  public init(
    conflicts: [Conflict] = [], ambiguities: [Ambiguity] = [], active: [Active] = []
  ) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.active = active
  }
}
