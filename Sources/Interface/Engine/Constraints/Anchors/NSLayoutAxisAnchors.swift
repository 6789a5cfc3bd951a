public import Foundation
import GimbalGeometry
import GimbalText

/// The system's spacing between siblings, in points: anchors multiply it, and visual formats have it
/// as the standard space.
///
/// Rule: L-ANCH-4, L-VFL-4.
package let standardSpacing: CGFloat = 8

/// A horizontal location: leading, trailing, left, right or center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this location to another, as a dimension for constraints.
  ///
  /// See: L-ANCH-3.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns a constraint that this anchor is a multiple of the system spacing after another.
  ///
  /// See: L-ANCH-4 (8 points times the multiplier).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier, file, line)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing after
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier, file, line)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing after
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier, file, line)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    related(
      relation, to: anchor, constant: multiplier * standardSpacing, spacing: .system, file: file,
      line: line)
  }
}

/// A vertical location: top, bottom, center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this location to another, as a dimension for constraints.
  ///
  /// See: L-ANCH-3.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns a constraint that this anchor is a multiple of the system spacing below another.
  ///
  /// See: L-ANCH-4.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier, file, line)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing below
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier, file, line)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing below
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier, file, line)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat, _ file: StaticString, _ line: UInt
  ) -> NSLayoutConstraint {
    let baselines = operand.isBaseline && anchor.operand.isBaseline
    return related(
      relation, to: anchor,
      constant: baselines
        ? operand.baselineSpacing(after: anchor.operand) * multiplier
        : standardSpacing * multiplier,
      spacing: baselines ? .systemBaseline : .system, file: file, line: line)
  }
}

/// Overloads with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutXAxisAnchor {
  /// Returns a constraint that this anchor is a multiple of the system spacing after another.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing after
  /// another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing after
  /// another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier, file: "", line: 0)
  }
}

/// Overloads with UIKit's exact signatures, for references to methods and for conformances.
extension NSLayoutYAxisAnchor {
  /// Returns a constraint that this anchor is a multiple of the system spacing below another.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing below
  /// another.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier, file: "", line: 0)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing below
  /// another.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier, file: "", line: 0)
  }
}

extension Operand {
  /// True if the side is a baseline of text.
  var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }

  /// Returns the system spacing between two baselines, in points; it scales with the text.
  ///
  /// See: L-ANCH-4 (8 points for a line of body text, which is 17 points high, on the pixel grid).
  @MainActor
  func baselineSpacing(after other: Operand) -> CGFloat {
    let heights = [self, other].compactMap { $0.item?.hostView?.autoLayout?.textBlock?.lineHeight }
    guard let height = heights.max(), let view = item?.hostView else { return standardSpacing }
    return view.machine.pixelGrid.round(standardSpacing * height / 17)
  }
}
