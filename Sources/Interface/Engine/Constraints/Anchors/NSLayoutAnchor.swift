public import Foundation

/// The common base of all anchors.
@preconcurrency @MainActor
open class LayoutAnchor: NSObject {
  /// The item and attribute of the anchor, or the two ends of a distance.
  nonisolated(unsafe) final let operand: Operand

  /// Creates an anchor; `Operand.makeAnchor()` calls it at the first use of an attribute.
  init(_ operand: Operand) { self.operand = operand }

  /// The view or guide of the anchor; nil once it is released.
  open var item: AnyObject? { operand.item }

  /// The anchor's name in descriptions, such as `UIView:0x….leading`.
  open var name: String { operand.text }

  /// Returns true if two anchors have the same item and attribute.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutAnchor else { return false }
    return operand.isSame(as: other.operand)
  }

  /// A hash value that is equal for equal anchors.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    if let item = operand.item { hasher.combine(ObjectIdentifier(item)) }
    hasher.combine(operand.attribute)
    return hasher.finalize()
  }

  /// The anchor as UIKit describes it, such as `<NSLayoutDimension:0x… "UIView:0x….height">`.
  open nonisolated override var description: String { describeAsUIKit() }

  /// Creates an inactive, required constraint between this anchor and another, or a number.
  ///
  /// The functions of the subclasses, such as `constraint(equalTo:)`, call it. `spacing` is the
  /// kind of distance that `constant` is added to.
  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: LayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SpacingKind = .points, file: StaticString, line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, other?.operand, multiplier: multiplier, constant: constant,
      spacing: spacing, origin: .swift(file, line))
  }
}

/// An edge, a center or a size of a view or guide, with functions that create constraints.
///
/// The type parameter separates the axes: only anchors of one kind can be related. New constraints
/// are required and inactive.
///
/// Rule: L-ANCH-2.
/// See: L-ANCH-1.
/// Source: Apple, NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: LayoutAnchor {
  /// Returns a constraint that this anchor equals another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, file: file, line: line)
  }

  /// Returns a constraint that this anchor is at or after another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, file: file, line: line)
  }

  /// Returns a constraint that this anchor is at or before another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, file: file, line: line)
  }

  /// Returns a constraint that this anchor equals another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c, file: file, line: line)
  }

  /// Returns a constraint that this anchor is at or after another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c, file: file, line: line)
  }

  /// Returns a constraint that this anchor is at or before another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c, file: file, line: line)
  }
}

/// Overloads with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutAnchor {
  /// Returns a constraint that this anchor equals another.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at or after another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at or before another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, file: "", line: 0)
  }

  /// Returns a constraint that this anchor equals another plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at or after another plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at or before another plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c, file: "", line: 0)
  }
}
