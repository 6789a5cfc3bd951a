// Geometry holds the pure values of a screen: transforms, insets, orientations, quarter turns, the
// pixel grid, and the one way in which measures are written as text. It refuses views, traits,
// devices and files: every function here depends on its arguments alone. The next room up is
// Traits, which says in which environment these measures are used.

public import Foundation

extension CGRect {
  /// The rectangle shrunk by insets on its four sides, in points.
  ///
  /// Negative insets grow it; the size may become negative and is not standardised.
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

  /// Finds the case with a Swift name, written exactly so; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of cases.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
