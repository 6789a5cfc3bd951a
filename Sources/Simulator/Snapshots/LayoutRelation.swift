public import Foundation
import GimbalGeometry

/// A relation between the rectangles of two views in the window's coordinates.
///
/// Assertions of `GimbalTesting` and view expectations of scenarios check it.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  /// The view's bottom is at or above the other's top.
  case above
  /// The view's top is at or below the other's bottom.
  case below
  /// The view's right edge is at or left of the other's left edge.
  case leftOf
  /// The view's left edge is at or right of the other's right edge.
  case rightOf
  /// The views do not overlap; edges may touch.
  case notOverlapping
  /// Width and height are the same.
  case sameSize
  /// The widths are the same.
  case sameWidth
  /// The heights are the same.
  case sameHeight
  /// The left edges are equal.
  case alignedLeft
  /// The right edges are equal.
  case alignedRight
  /// The top edges are equal.
  case alignedTop
  /// The bottom edges are equal.
  case alignedBottom
  /// The centers have the same x.
  case alignedCenterX
  /// The centers have the same y.
  case alignedCenterY

  /// The distance of centers that count as aligned, in points, since each is rounded to pixels.
  static let centerTolerance: CGFloat = 0.5

  /// Returns true if the relation holds between two rectangles; `tolerance` is in points.
  public func holds(
    _ view: CGRect, _ other: CGRect, tolerance: CGFloat = LayoutExpectation.usualTolerance
  ) -> Bool {
    func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = tolerance) -> Bool {
      abs(a - b) <= tolerance
    }
    return switch self {
    case .above: view.maxY <= other.minY + tolerance
    case .below: view.minY >= other.maxY - tolerance
    case .leftOf: view.maxX <= other.minX + tolerance
    case .rightOf: view.minX >= other.maxX - tolerance
    case .notOverlapping:
      min(view.maxX, other.maxX) - max(view.minX, other.minX) <= tolerance
        || min(view.maxY, other.maxY) - max(view.minY, other.minY) <= tolerance
    case .sameSize: near(view.width, other.width) && near(view.height, other.height)
    case .sameWidth: near(view.width, other.width)
    case .sameHeight: near(view.height, other.height)
    case .alignedLeft: near(view.minX, other.minX)
    case .alignedRight: near(view.maxX, other.maxX)
    case .alignedTop: near(view.minY, other.minY)
    case .alignedBottom: near(view.maxY, other.maxY)
    case .alignedCenterX: near(view.midX, other.midX, max(tolerance, Self.centerTolerance))
    case .alignedCenterY: near(view.midY, other.midY, max(tolerance, Self.centerTolerance))
    }
  }

  /// Returns the relation to another view as a part of a sentence, such as `above 'list'`.
  public func phrase(_ other: String) -> String {
    switch self {
    case .above: "above \(other)"
    case .below: "below \(other)"
    case .leftOf: "left of \(other)"
    case .rightOf: "right of \(other)"
    case .notOverlapping: "clear of \(other)"
    case .sameSize: "of the size of \(other)"
    case .sameWidth: "as wide as \(other)"
    case .sameHeight: "as high as \(other)"
    case .alignedLeft: "aligned with \(other) at the left"
    case .alignedRight: "aligned with \(other) at the right"
    case .alignedTop: "aligned with \(other) at the top"
    case .alignedBottom: "aligned with \(other) at the bottom"
    case .alignedCenterX: "centered on the vertical line of \(other)"
    case .alignedCenterY: "centered on the horizontal line of \(other)"
    }
  }
}
