public import Foundation
import GimbalGeometry

/// A relation of one view to another, as rectangles in the window's coordinates have it.
public enum LayoutRelation: String, CaseIterable, Hashable, Sendable {
  /// The view ends above the other begins.
  case above
  /// The view begins below the other's end.
  case below
  /// The view ends left of the other's beginning.
  case leftOf
  /// The view begins right of the other's end.
  case rightOf
  /// No point lies within both.
  case notOverlapping
  /// Width and height are the same.
  case sameSize
  /// The widths are the same.
  case sameWidth
  /// The heights are the same.
  case sameHeight
  /// The left edges are on one line.
  case alignedLeft
  /// The right edges are on one line.
  case alignedRight
  /// The upper edges are on one line.
  case alignedTop
  /// The lower edges are on one line.
  case alignedBottom
  /// The middles are on one vertical line.
  case alignedCenterX
  /// The middles are on one horizontal line.
  case alignedCenterY

  /// The distance of middles that are on one line all the same, in points: rounding to pixels moves each.
  static let centerTolerance: CGFloat = 0.5

  /// True if a rectangle is so related to another; `tolerance` is in points.
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

  /// The relation of the view to the other as words of a sentence, such as `above 'list'`.
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
