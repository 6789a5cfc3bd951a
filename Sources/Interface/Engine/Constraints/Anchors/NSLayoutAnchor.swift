public import Foundation

/// The common base of all anchors.
@preconcurrency @MainActor
open class LayoutAnchor: NSObject {
  nonisolated(unsafe) final let operand: Operand

  init(_ operand: Operand) { self.operand = operand }

  /// The view or guide that the anchor belongs to; nil once it is gone.
  open var item: AnyObject? { operand.item }

  /// The anchor's name in descriptions, such as `UIView:0x….leading`.
  open var name: String { operand.text }

  /// True if two anchors stand for the same place.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutAnchor else { return false }
    return operand.isSame(as: other.operand)
  }

  /// A number that is the same for anchors of the same place.
  open nonisolated override var hash: Int {
    var hasher = Hasher()
    if let item = operand.item { hasher.combine(ObjectIdentifier(item)) }
    hasher.combine(operand.attribute)
    return hasher.finalize()
  }

  /// The anchor in UIKit's form, such as `<NSLayoutDimension:0x… "UIView:0x….height">`.
  open nonisolated override var description: String { describeAsUIKit() }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: LayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SpacingKind = .points, file: StaticString, line: UInt
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, other?.operand, multiplier: multiplier, constant: constant,
      spacing: spacing, origin: .swift(file, line))
  }
}

/// An edge, a middle or a size of a view or guide, from which constraints are made.
///
/// The parameter keeps axes apart: only anchors of one kind may be related. Constraints come back
/// required and inactive.
///
/// Rule: L-ANCH-2.
/// See: L-ANCH-1.
/// Source: Apple, NSLayoutAnchor.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: LayoutAnchor {
  /// A constraint that this anchor is where another is.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, file: file, line: line)
  }

  /// A constraint that this anchor is where another is, or further on.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, file: file, line: line)
  }

  /// A constraint that this anchor is where another is, or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, file: file, line: line)
  }

  /// A constraint that this anchor is so many points from another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c, file: file, line: line)
  }

  /// A constraint that this anchor is at least so many points from another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: c, file: file, line: line)
  }

  /// A constraint that this anchor is at most so many points from another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: c, file: file, line: line)
  }
}

/// The same calls with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutAnchor {
  /// A constraint that this anchor is where another is.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, file: "", line: 0)
  }

  /// A constraint that this anchor is where another is, or further on.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, file: "", line: 0)
  }

  /// A constraint that this anchor is where another is, or before.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, file: "", line: 0)
  }

  /// A constraint that this anchor is so many points from another.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c, file: "", line: 0)
  }

  /// A constraint that this anchor is at least so many points from another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c, file: "", line: 0)
  }

  /// A constraint that this anchor is at most so many points from another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c, file: "", line: 0)
  }
}
