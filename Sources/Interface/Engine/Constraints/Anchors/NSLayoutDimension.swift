public import Foundation

/// A width, a height or the distance between two places.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance from one place to another.
  init(from start: LayoutAnchor, to end: LayoutAnchor) {
    super.init(
      Operand(
        end.operand.item, end.operand.attribute,
        from: DistanceStart(Position(item: start.operand.item, attribute: start.operand.attribute)))
    )
    operand.distanceStart?.anchor = self
  }

  override init(_ operand: Operand) { super.init(operand) }

  /// A constraint that the size is a number of points.
  open func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c, file: file, line: line)
  }

  /// A constraint that the size is at least a number of points.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c, file: file, line: line)
  }

  /// A constraint that the size is at most a number of points.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c, file: file, line: line)
  }

  /// A constraint that the size is a multiple of another, plus a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }

  /// A constraint that the size is at least a multiple of another, plus a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    constant c: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }

  /// A constraint that the size is at most a multiple of another, plus a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, file: file, line: line)
  }
}

/// The same calls with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutDimension {
  /// A constraint that the size is a number of points.
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c, file: "", line: 0)
  }

  /// A constraint that the size is at least a number of points.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c, file: "", line: 0)
  }

  /// A constraint that the size is at most a number of points.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c, file: "", line: 0)
  }

  /// A constraint that the size is a multiple of another.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// A constraint that the size is at least a multiple of another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// A constraint that the size is at most a multiple of another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0, file: "", line: 0)
  }

  /// A constraint that the size is a multiple of another, plus a number of points.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }

  /// A constraint that the size is at least a multiple of another, plus a number of points.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }

  /// A constraint that the size is at most a multiple of another, plus a number of points.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c, file: "", line: 0)
  }
}
