public import Foundation
import GimbalGeometry

/// The differences between two layouts.
extension LayoutSnapshot {
  /// The difference up to which values count as equal, in points.
  public static let tolerance: CGFloat = 1e-6

  /// Returns the differences between this layout and another, one line per view.
  ///
  /// Names, frames and visibility of the views are compared. Equal layouts have no differences.
  ///
  /// Scenario expectations that compare a layout with that of an earlier moment call it.
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
  /// Returns true if origin and size differ from another rectangle's by at most a tolerance in
  /// points.
  public func isNear(_ other: CGRect, within tolerance: CGFloat = LayoutSnapshot.tolerance) -> Bool
  {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// Returns true if no edge exceeds another rectangle by more than a tolerance, in points.
  public func isInside(_ other: CGRect, within tolerance: CGFloat = LayoutSnapshot.tolerance)
    -> Bool
  {
    minX >= other.minX - tolerance && minY >= other.minY - tolerance
      && maxX <= other.maxX + tolerance && maxY <= other.maxY + tolerance
  }
}
