public import Foundation
import GimbalGeometry

/// A length in a compositional layout.
///
/// Source: Apple, NSCollectionLayoutDimension.
public final class NSCollectionLayoutDimension: NSObject {
  /// The meaning of `dimension`.
  enum Kind {
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
    /// A length in points.
    case absolute
    /// An estimated length in points, until the element is measured.
    case estimated
    /// An estimate that siblings share.
    case uniform
  }

  /// The meaning of `dimension`.
  let kind: Kind
  /// The fraction of the container's length, or a length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }

  /// Returns a length in points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }

  /// Returns an estimate in points, which the measured length of the content replaces.
  public static func estimated(_ estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate)
  }

  /// Returns an estimate in points; all siblings with one get the length of the longest (from iOS
  /// 17 on).
  public static func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// True for a fraction of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a fraction of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// True for an estimate.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// True for an estimate that siblings share.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the length in a container in points; NaN, infinite and negative lengths count as 0.
  ///
  /// Rule: R-COMP-1.
  func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: container.width * dimension
      case .fractionalHeight: container.height * dimension
      case .absolute, .estimated, .uniform: dimension
      }
    return max(0, length.finite)
  }
}

/// A width and a height in a compositional layout.
///
/// Source: Apple, NSCollectionLayoutSize.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size in a container, in points.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes on which the content determines the size.
  var guessedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// The spacing between items of a group.
///
/// Source: Apple, NSCollectionLayoutSpacing.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in points, or the least spacing if it is flexible.
  public let spacing: CGFloat
  /// True if the spacing takes a share of the remaining space.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.finite
    isFlexibleSpacing = isFlexible
  }

  /// Returns spacing of at least a number of points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns spacing of a number of points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// True for fixed spacing.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spacing around an item.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
