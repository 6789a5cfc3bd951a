// The values of a screen: transforms, insets, orientations, quarter rotations, the pixel grid, and
// the text of measurements.
//
// The module has no views, traits, devices or files: every function depends on its arguments alone.

public import Foundation

extension CGRect {
  /// Returns the rectangle inset on its four sides, in points.
  ///
  /// Negative insets enlarge it; the size can become negative and is not standardised.
  /// Source: UIKit, `UIEdgeInsetsInsetRect`.
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// An enumeration whose cases are read and written by their Swift names.
public protocol NamedCase: CaseIterable {
  /// The Swift name of the case, such as `landscapeLeft`.
  var name: String { get }
}

extension NamedCase {
  /// The Swift name of the case, such as `landscapeLeft`.
  public var name: String { "\(self)" }

  /// Creates the case with exactly this Swift name; nil without one.
  ///
  /// - Complexity: O(*n*) in the number of cases.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
