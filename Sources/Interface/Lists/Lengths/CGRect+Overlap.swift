import Foundation

/// The overlap of rectangles, to find visible elements.
extension CGRect {
  /// Returns true if the rectangles share more than an edge.
  ///
  /// On an axis where either has no extent, a shared edge is enough.
  func overlaps(_ other: CGRect) -> Bool {
    CGRect.overlap(minX, maxX, other.minX, other.maxX)
      && CGRect.overlap(minY, maxY, other.minY, other.maxY)
  }

  private static func overlap(
    _ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat
  ) -> Bool {
    start == end || otherStart == otherEnd
      ? start <= otherEnd && otherStart <= end : start < otherEnd && otherStart < end
  }

  /// Returns the range that the rectangle covers on an axis; 0 to 0 for a frame with NaN or
  /// infinity.
  func span(isVertical: Bool) -> ClosedRange<CGFloat> {
    let (start, end) = isVertical ? (minY, maxY) : (minX, maxX)
    return start <= end ? start...end : 0...0
  }
}
