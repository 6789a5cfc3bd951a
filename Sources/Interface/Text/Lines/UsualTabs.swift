import Foundation

/// The stops of a paragraph that states none.
///
/// See: L-TEXT-15.
enum UsualTabs {
  /// The distance between them, in points.
  static let interval: CGFloat = 28

  /// The distance from a place in the paragraph to the next of them, in points.
  static func advance(from x: Double) -> Double {
    let interval = Double(interval)
    return ((x / interval + 0.001).rounded(.down) + 1) * interval - x
  }
}
