public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// Collisions of items with each other and with boundaries; stored, and nothing collides.
///
/// Source: Apple, UICollisionBehavior.
open class UICollisionBehavior: UIDynamicItemListBehavior {
  /// The partners of collisions.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates partners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The partners of collisions.
  @Settable open var collisionMode = Mode.everything
  /// True if the bounds of the reference view are a boundary.
  @Settable open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is never called because nothing collides.
  open var collisionDelegate: (any UICollisionBehaviorDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  private weak var storedDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Makes the bounds of the reference view a boundary, with a distance at each edge in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// The identifiers of the boundaries, in the order of their addition; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Adds a boundary along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }

  /// Adds a boundary along a line, in points.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from point1: CGPoint, to point2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { UICollisionBehavior.areEqual($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { UICollisionBehavior.areEqual($0.identifier, identifier) }
  }

  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }

  private static func areEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? ((one as AnyObject) === (other as AnyObject))
  }
}

/// The delegate of collisions; it is never called, because nothing collides.
///
/// Source: Apple, UICollisionBehaviorDelegate.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing if the delegate does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing if the delegate does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing if the delegate does not implement the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
