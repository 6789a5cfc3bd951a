public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalLists

/// An object that a dynamic animator moves on a device.
///
/// Source: Apple, UIDynamicItem.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the coordinates of the animator's reference system, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The transform, of which a device changes the rotation.
  var transform: CGAffineTransform { get set }
  /// The shape that takes part in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that takes part in collisions, for the type `.path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape that takes part in collisions: a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that takes part in collisions: the bounds around their center.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

/// The shape of an item in collisions.
///
/// Source: Apple, UIDynamicItemCollisionBoundsType.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's own path.
  case path = 2
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that a dynamic animator treats as one.
///
/// Source: Apple, UIDynamicItemGroup.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public final let items: [any UIDynamicItem]
  /// The center of the group, in points.
  @Settable open var center = CGPoint.zero
  /// The transform of the group.
  @Settable open var transform = CGAffineTransform.identity
  /// The smallest rectangle that contains the items, from zero, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIDynamicItemGroup.frame(of: items).size) }

  /// Creates a group of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let frame = UIDynamicItemGroup.frame(of: items)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private static func frame(of items: [any UIDynamicItem]) -> CGRect {
    items.reduce(CGRect.null) { $0.union($1.frameOfItem) }
  }
}

extension UIDynamicItem {
  /// The rectangle around the item in the reference system, in points.
  var frameOfItem: CGRect {
    let size = bounds.size
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return frame.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}
