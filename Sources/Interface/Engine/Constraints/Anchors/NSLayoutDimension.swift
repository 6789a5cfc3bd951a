public import Foundation

/// A width, a height or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance from one location to another.
  init(from start: LayoutAnchor, to end: LayoutAnchor) {
    super.init(
      Operand(
        end.operand.item, end.operand.attribute,
        from: DistanceStart(Position(item: start.operand.item, attribute: start.operand.attribute)))
    )
    operand.distanceStart?.anchor = self
  }

  override init(_ operand: Operand) { super.init(operand) }

  /// Returns a constraint that the size equals a constant.
  open func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c, file: file, line: line)
  }

  /// Returns a constraint that the size is at least a constant.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c, file: file, line: line)
  }

  /// Returns a constraint that the size is at most a constant.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c, file: file, line: line)
  }

  /// Returns a constraint that the size equals a multiple of another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }

  /// Returns a constraint that the size is at least a multiple of another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    constant c: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }

  /// Returns a constraint that the size is at most a multiple of another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }
}

/// Overloads with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutDimension {
  /// Returns a constraint that the size equals a constant.
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c, file: "", line: 0)
  }

  /// Returns a constraint that the size is at least a constant.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c, file: "", line: 0)
  }

  /// Returns a constraint that the size is at most a constant.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c, file: "", line: 0)
  }

  /// Returns a constraint that the size equals a multiple of another.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// Returns a constraint that the size is at least a multiple of another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// Returns a constraint that the size is at most a multiple of another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// Returns a constraint that the size equals a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }

  /// Returns a constraint that the size is at least a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }

  /// Returns a constraint that the size is at most a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }
}
