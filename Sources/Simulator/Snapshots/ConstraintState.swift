public import Foundation

/// The constraints of a layout, with their ambiguities and conflicts, which no rectangle shows.
public struct ConstraintState: Hashable, Sendable {
  /// Required constraints that cannot hold together, one of which is relaxed.
  public struct Conflict: Hashable, Sendable {
    /// The index of the view that the relaxed constraint concerns.
    public var view: Int
    /// The constraints, and which one is relaxed, in words.
    public var message: String
    /// The indices of the views that the constraints concern.
    public var views: [Int] = []
    /// True if the system made all of the constraints, as far as is known.
    public var isOfSystem = false
    /// True if the window's size, a view's mask or a guide that the system keeps belongs to the set, as far as is known: on
    /// another screen the rest may hold.
    public var dependsOnScreen = false

    /// Describes a conflict.
    public init(view: Int, message: String) {
      self.view = view
      self.message = message
    }
  }

  /// A view or guide that could stand elsewhere, or have another size.
  public struct Ambiguity: Hashable, Sendable {
    /// The index of the view, or of the one that owns the guide.
    public var view: Int
    /// The guide's identifier; nil for the view itself.
    public var guide: String?
    /// The undetermined values, of `minX`, `minY`, `Width` and `Height`.
    public var variables: [String]

    /// Describes what is open.
    public init(view: Int, guide: String? = nil, variables: [String]) {
      self.view = view
      self.guide = guide
      self.variables = variables
    }
  }

  /// A constraint of the app that takes part in the layout.
  public struct Active: Hashable, Sendable {
    /// The index of the view that it concerns: that on its left side, or the owner of the guide there.
    public var view: Int
    /// The index of the view on its right side; nil for a number and for a view outside the layout.
    public var other: Int?
    /// The relation without constant, priority and remarks, such as `submit.bottom == root.view.safeArea.bottom`.
    public var shape: String
    /// The constant, in points.
    public var constant: CGFloat
    /// The priority, from 1 to 1000.
    public var priority: CGFloat

    /// Describes a constraint.
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
  /// The app's constraints that are active, by the views that hold them.
  public var active: [Active]

  /// Puts all together.
  public init(
    conflicts: [Conflict] = [], ambiguities: [Ambiguity] = [], active: [Active] = []
  ) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.active = active
  }
}
