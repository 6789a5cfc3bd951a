public import Foundation
import GimbalGeometry

extension LayoutSnapshot {
  /// The largest difference of figures that count as equal, in points.
  public static let tolerance: CGFloat = 1e-6

  /// The differences between this layout and another, one line a view, in the order of the views.
  ///
  /// Compared are the views' names, frames and visibility. Empty: the layouts are the same.
  ///
  /// - Complexity: O(views).
  public func differences(from other: LayoutSnapshot) -> [String] {
    var lines: [String] = []
    if orientation.hasPrefix("landscape") != other.orientation.hasPrefix("landscape") {
      lines.append("orientation: \(other.orientation) → \(orientation)")
    }
    for index in 0..<max(views.count, other.views.count) {
      guard index < views.count else {
        lines.append("\(other.views[index].name): gone")
        continue
      }
      let view = views[index]
      guard index < other.views.count else {
        lines.append("\(view.name): new")
        continue
      }
      let old = other.views[index]
      if view.name != old.name {
        lines.append("\(old.name) → \(view.name)")
      } else if !view.frame.isNear(old.frame) {
        lines.append(
          "\(view.name): \(MeasureText.rect(old.frame)) → \(MeasureText.rect(view.frame))")
      } else if view.isHidden != old.isHidden {
        lines.append("\(view.name): \(view.isHidden ? "hidden" : "shown")")
      }
    }
    return lines
  }
}

extension CGRect {
  /// True if each of the four figures is within a tolerance of another rectangle's, in points.
  public func isNear(_ other: CGRect, within tolerance: CGFloat = LayoutSnapshot.tolerance) -> Bool
  {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// True if no edge of this rectangle lies outside another by more than a tolerance, in points.
  public func isInside(_ other: CGRect, within tolerance: CGFloat = LayoutSnapshot.tolerance)
    -> Bool
  {
    minX >= other.minX - tolerance && minY >= other.minY - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }
}
