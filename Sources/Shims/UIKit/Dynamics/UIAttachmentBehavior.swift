public import Foundation
public import GimbalGeometry

/// A connection of an item with a point or another item; stored without effect.
///
/// Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The end of a connection.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The connected items: one or two.
  public final let items: [any UIDynamicItem]
  /// The end of the connection.
  public final let attachedBehaviorType: AttachmentType
  /// The point, in points.
  @Settable open var anchorPoint: CGPoint
  /// The distance of the ends, in points; set by the app, or as they were at creation.
  @Settable open var length: CGFloat
  /// The damping of the oscillation.
  @Settable open var damping: CGFloat = 0
  /// The frequency of the oscillation, in hertz.
  @Settable open var frequency: CGFloat = 0
  /// The friction against rotation around the point.
  @Settable open var frictionTorque: CGFloat = 0
  /// The range of the movement.
  @Settable open var attachmentRange = UIFloatRange.infinite

  private init(
    _ items: [any UIDynamicItem], _ anchor: CGPoint?, from start: CGPoint, to end: CGPoint
  ) {
    self.items = items
    attachedBehaviorType = anchor == nil ? .items : .anchor
    anchorPoint = anchor ?? .zero
    let (x, y) = (end.x - start.x, end.y - start.y)
    length = (x * x + y * y).squareRoot()
    super.init()
  }

  /// Connects the center of an item with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item with a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], point, from: item.point(offset), to: point)
  }

  /// Connects the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], nil, from: item1.point(offset1), to: item2.point(offset2))
  }

  /// Returns a connection of two items that slides along an axis through a point.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { around(point, item1, item2) }

  /// Returns a connection of an item with a point that slides along an axis.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }

  /// Returns a connection of two items by a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }

  /// Returns a rigid connection of two items at a point.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { around(point, item1, item2) }

  /// Returns a connection of two items that rotate around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { around(point, item1, item2) }

  private static func around(
    _ point: CGPoint, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(item: item1, attachedTo: item2)
    behavior.anchorPoint = point
    return behavior
  }

  override var ownItems: [any UIDynamicItem] { items }
}

extension UIDynamicItem {
  /// Returns the point of the item at an offset from its center.
  fileprivate func point(_ offset: UIOffset) -> CGPoint {
    CGPoint(x: center.x + offset.horizontal, y: center.y + offset.vertical)
  }
}

/// A range of numbers, which may be infinite.
///
/// Source: Apple, UIFloatRange.
public struct UIFloatRange: Equatable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// Creates a range of zero.
  public init() { (minimum, maximum) = (0, 0) }
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The range from zero to zero.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// True for the range of all numbers.
  public var isInfinite: Bool { self == .infinite }
}
