public import Foundation
public import GimbalGeometry

/// A relation between two attributes of views or layout guides, or between an attribute and a
/// number.
///
/// The relation is `first.attribute (=, ≤, ≥) multiplier × second.attribute + constant`, in points.
/// New constraints are required and inactive. An illegal constraint raises an exception, and the
/// returned object can never become active.
///
/// Rule: L-CON-6.
/// See: L-CON-1, D-11.
/// Source: Apple, NSLayoutConstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
  /// The values of `objc_setAssociatedObject`; only the module `UIKit` reads and writes them.
  nonisolated(unsafe) package final var associations: AnyObject?
  #if DEBUG
    /// The lifetime token, which debug builds check at unretained reads.
    package nonisolated final let life = ObjectLife()
  #endif
  /// The left side of the equation, without the multiplier.
  nonisolated(unsafe) final var first = Operand()
  /// The right side of the equation; nil if the constraint compares with the constant only.
  nonisolated(unsafe) final var second: Operand?
  /// The value of `relation`.
  nonisolated(unsafe) final var storedRelation = Relation.equal
  /// The value of `multiplier`; 1 without a second item.
  nonisolated(unsafe) final var storedMultiplier: CGFloat = 1
  /// The value of `constant`, in points.
  nonisolated(unsafe) final var storedConstant: CGFloat = 0
  /// The value of `priority`.
  nonisolated(unsafe) final var storedPriority = UILayoutPriority.required
  /// The form in which the app gave the constant, for the description.
  nonisolated(unsafe) final var spacing = SpacingKind.points
  /// The source location where the constraint was created.
  package final var origin = ConstraintOrigin.unknown
  /// True if the constraint was rejected at its creation and can never be active.
  final var isIllegal = false
  /// The owner of the active constraint, and its indexes there and in the engine.
  nonisolated(unsafe) final var placement = Placement()
  /// The number shown as the constraint's address, assigned at its first description.
  nonisolated(unsafe) final var ordinal: UInt32 = 0

  /// Creates a constraint without items, which can never become active.
  public override init() {
    super.init()
    isIllegal = true
  }

  /// Creates a constraint from all of its parts.
  ///
  /// See: L-CON-1, L-ERR-1, L-ERR-2, L-ERR-3, L-ERR-8 (rejected values).
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init()
    origin = .swift(file, line)
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = c
    first = Operand(Operand.item(view1), attr1)
    if let view2, attr2 != .notAnAttribute { second = Operand(Operand.item(view2), attr2) }
    isIllegal = false
    validate()
  }

  /// Creates a constraint from all of its parts.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: c, file: "", line: 0)
    origin = .unknown
  }

  // MARK: Parts

  /// The view or guide on the left side; nil once it is released.
  open var firstItem: AnyObject? { first.item }

  /// The attribute on the left side.
  open var firstAttribute: Attribute { first.attribute }

  /// The view or guide on the right side, or nil.
  open var secondItem: AnyObject? { second?.item }

  /// The attribute on the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The relation between the two sides.
  open var relation: Relation { storedRelation }

  /// The multiplier of the right side.
  open var multiplier: CGFloat { storedMultiplier }

  /// The constant on the right side, in points.
  ///
  /// A value that is not finite raises an exception, and a very large one is clamped.
  ///
  /// See: L-ERR-8, L-ERR-9.
  open var constant: CGFloat {
    get { storedConstant }
    set { solved.setConstant(newValue) }
  }

  /// The priority of the constraint.
  ///
  /// Changing it from or to required while the constraint is active raises an exception.
  ///
  /// See: L-ERR-6.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { solved.setPriority(newValue) }
  }

  /// A name for diagnostics; the log of a conflict shows it.
  nonisolated open var identifier: String? {
    get { _identifier }
    set { _identifier = newValue }
  }
  nonisolated(unsafe) private final var _identifier: String?

  /// True if the constraint is archived with its view; Gimbal only stores the value.
  @Settable open var shouldBeArchived = false

  /// True if the constraint takes part in layout.
  ///
  /// Setting it to true adds the constraint to the closest common ancestor of its items. Setting it
  /// to false removes the constraint from its view.
  ///
  /// See: L-CON-7.
  open var isActive: Bool {
    get { placement.owner != nil }
    set { if newValue { NSLayoutConstraint.activate([self]) } else { solved.deactivate() } }
  }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

  /// The right side as an anchor, or nil.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// Activates constraints, in this order.
  ///
  /// If their views are in a window, conflicts are found before the call returns.
  ///
  /// See: L-CON-7, L-CONF-1.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    let type: any SolvedConstraint.Type = NSLayoutConstraint.self
    type.bringIntoForce(constraints)
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.solved.deactivate() }
  }

  /// The constraint as UIKit describes it.
  ///
  /// See: L-DESC-1.
  open nonisolated override var description: String { describeAsUIKit() }
}

extension NSLayoutConstraint: UnretainedObject {}

/// The functions of a constraint that the Solving folder implements.
@preconcurrency @MainActor
protocol SolvedConstraint: AnyObject {
  /// Called by the setter of `constant`: changes the row of an active constraint.
  func setConstant(_ constant: CGFloat)

  /// Called by the setter of `priority`: changes the row of an active constraint, or raises an
  /// exception.
  func setPriority(_ priority: UILayoutPriority)

  /// Removes the constraint from its owner and from the solver.
  ///
  /// Called when it becomes inactive, and when an item is removed from the tree.
  func deactivate()

  /// Activates constraints; conflicts are found before the call returns.
  static func bringIntoForce(_ constraints: [NSLayoutConstraint])
}

extension NSLayoutConstraint {
  private var solved: any SolvedConstraint { self }
}
