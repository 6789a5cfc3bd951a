public import Foundation
import GimbalGeometry

/// A length in a compositional layout.
///
/// Source: Apple, NSCollectionLayoutDimension.
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  let kind: Kind
  /// The part of the container, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A part of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }

  /// A part of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }

  /// Points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }

  /// A guess in points, which the content's own length replaces once it is known.
  public static func estimated(_ estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate)
  }

  /// A guess in points; all such siblings of a group get the length of the longest (from iOS 17 on).
  public static func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// True for a part of the width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a part of the height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for points.
  public var isAbsolute: Bool { kind == .absolute }
  /// True for a guess.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// True for a guess that siblings share.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The points in a container; NaN, infinite and negative lengths count as 0.
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

  /// The points in a container.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes on which the content has a say.
  var guessedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// The room between items of a group.
///
/// Source: Apple, NSCollectionLayoutSpacing.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The points, or the least.
  public let spacing: CGFloat
  /// True if the room takes a share of what is left.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.finite
    isFlexibleSpacing = isFlexible
  }

  /// Room of at least some points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Room of some points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// True for room of some points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The room around an item.
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

  /// Creates room around an item.
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
