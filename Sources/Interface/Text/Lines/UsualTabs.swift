import Foundation

/// The default tab stops of a paragraph.
///
/// See: L-TEXT-15.
enum UsualTabs {
  /// The distance between tab stops, in points.
  static let interval: CGFloat = 28

  /// Returns the distance from a position in the paragraph to the next stop, in points.
  static func advance(from x: Double) -> Double {
    let interval = Double(interval)
    return ((x / interval + 0.001).rounded(.down) + 1) * interval - x
  }
}
