import Foundation

/// Positions of the numbered markers of findings, so that none hides another.
///
/// `DeviceDrawing` creates it for each drawing.
struct PinPositions {
  /// The radius of a marker in points.
  static let radius: CGFloat = 17
  /// The limit of markers in a drawing; the list next to it has all findings.
  static let limit = 60
  /// The limit in a terse drawing, whose findings are listed below it.
  static let terseLimit = 12

  private let box: CGRect
  private var taken: [CGPoint] = []

  /// Creates positions within a drawing's visible part, 20 points from its edges.
  init(in box: CGRect) { self.box = box.insetBy(dx: 20, dy: 20) }

  /// Returns the free position that is nearest to a point, first to its left, then below, and takes
  /// it.
  ///
  /// If none is free there, for example at the lower edge, it is one above the point. If no
  /// position is free, it is the point itself, or the nearest point of the box.
  ///
  /// - Complexity: O(markers²), which ``limit`` bounds.
  mutating func location(near point: CGPoint) -> CGPoint {
    let start = CGPoint(
      x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    let step = 2 * PinPositions.radius + 1
    var found = start
    search: for direction: CGFloat in [1, -1] {
      for ring in 0...PinPositions.limit {
        for down in 0...ring {
          for side in ring == down ? [0] : [-1, 1] {
            let location = CGPoint(
              x: start.x + CGFloat(side * (ring - down)) * step,
              y: start.y + direction * CGFloat(down) * step)
            if isInBox(location), isFree(location) {
              found = location
              break search
            }
          }
        }
      }
    }
    taken.append(found)
    return found
  }

  /// Returns true for a point in the box, including all of its edges.
  private func isInBox(_ location: CGPoint) -> Bool {
    box.minX <= location.x && location.x <= box.maxX && box.minY <= location.y
      && location.y <= box.maxY
  }

  private func isFree(_ location: CGPoint) -> Bool {
    taken.allSatisfy {
      hypot($0.x - location.x, $0.y - location.y) >= 2 * PinPositions.radius
    }
  }
}
