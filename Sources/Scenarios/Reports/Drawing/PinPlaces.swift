import Foundation

/// Places for the numbered marks of findings, so that none hides another.
struct PinPlaces {
  /// The radius of a mark in points.
  static let radius: CGFloat = 17
  /// The most marks of a drawing; the list beside it has them all.
  static let limit = 60
  /// The most of a terse drawing, whose findings stand below it.
  static let terseLimit = 12

  private let box: CGRect
  private var taken: [CGPoint] = []

  /// Marks within a box.
  init(in box: CGRect) { self.box = box.insetBy(dx: 20, dy: 20) }

  /// The free place that is nearest to a point, first to its left, then below.
  ///
  /// - Complexity: O(marks²), which ``limit`` bounds.
  mutating func place(near point: CGPoint) -> CGPoint {
    let start = CGPoint(
      x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    let step = 2 * PinPlaces.radius + 1
    var found = start
    search: for ring in 0...PinPlaces.limit {
      for down in 0...ring {
        for side in ring == down ? [0] : [-1, 1] {
          let place = CGPoint(
            x: start.x + CGFloat(side * (ring - down)) * step, y: start.y + CGFloat(down) * step)
          if box.contains(place), isFree(place) {
            found = place
            break search
          }
        }
      }
    }
    taken.append(found)
    return found
  }

  private func isFree(_ place: CGPoint) -> Bool {
    taken.allSatisfy {
      hypot($0.x - place.x, $0.y - place.y) >= 2 * PinPlaces.radius
    }
  }
}
