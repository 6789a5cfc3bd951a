public import Foundation
public import GimbalGeometry

/// A constant acceleration of items; stored without effect.
///
/// Source: Apple, UIGravityBehavior.
open class UIGravityBehavior: UIDynamicItemListBehavior {
  /// The direction and strength; 1 is 1000 points per second squared.
  @Settable open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle of the direction, clockwise from the positive x-axis, in radians.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, magnitude: magnitude) }
  }
  /// The strength; 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { gravityDirection = CGVector(angle: angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }
}

/// A force on items; stored without effect.
///
/// Source: Apple, UIPushBehavior.
open class UIPushBehavior: UIDynamicItemListBehavior {
  /// The duration of a force.
  public enum Mode: Int, Sendable {
    /// The force is applied as long as it is active.
    case continuous = 0
    /// The force is applied once.
    case instantaneous = 1
  }

  /// The duration of the force.
  open private(set) var mode = Mode.continuous
  /// True while the force is applied.
  @Settable open var active = true
  /// The direction and strength; 1 accelerates 100 × 100 points by 100 points per second squared.
  @Settable open var pushDirection = CGVector(dx: 0, dy: 0)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The angle of the direction, clockwise from the positive x-axis, in radians.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { pushDirection = CGVector(angle: newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { pushDirection = CGVector(angle: angle, magnitude: newValue) }
  }

  /// Creates a force on items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Returns the distance of the point of the force from the item's center, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the distance of the point of the force from the item's center, in points.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
}

/// A movement of an item to a point; stored, and the item stays where it is.
///
/// Source: Apple, UISnapBehavior.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point to which the item moves on a device, in points.
  @Settable open var snapPoint: CGPoint
  /// The damping of the oscillation at the end, from 0 to 1.
  @Settable open var damping: CGFloat = 0.5

  /// Creates a movement of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }
}

/// Properties of items, such as their density; stored without effect.
///
/// Source: Apple, UIDynamicItemBehavior.
open class UIDynamicItemBehavior: UIDynamicItemListBehavior {
  /// The elasticity of collisions, from 0 to 1.
  @Settable open var elasticity: CGFloat = 0
  /// The friction of items against each other.
  @Settable open var friction: CGFloat = 0
  /// The density; 1 is a mass of 1 for 100 × 100 points.
  @Settable open var density: CGFloat = 1
  /// The resistance against movement.
  @Settable open var resistance: CGFloat = 0
  /// The resistance against rotation.
  @Settable open var angularResistance: CGFloat = 0
  /// The charge in electric and magnetic fields.
  @Settable open var charge: CGFloat = 0
  /// True if the items cannot move.
  @Settable open var isAnchored = false
  /// True if the items can rotate.
  @Settable open var allowsRotation = true
  private var velocities: [ObjectIdentifier: CGPoint] = [:]
  private var angularVelocities: [ObjectIdentifier: CGFloat] = [:]

  /// Adds a velocity to that of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
  }

  /// Returns the sum of the velocities that the app has added, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)] ?? .zero
  }

  /// Adds an angular velocity to that of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angularVelocities[ObjectIdentifier(item), default: 0] += velocity
  }

  /// Returns the sum of the angular velocities that the app has added, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    angularVelocities[ObjectIdentifier(item)] ?? 0
  }
}

extension CGVector {
  fileprivate var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }
  fileprivate var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }
  fileprivate init(angle: CGFloat, magnitude: CGFloat) {
    self.init(
      dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
  }
}
