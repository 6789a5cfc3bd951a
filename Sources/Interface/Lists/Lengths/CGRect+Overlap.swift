import Foundation

extension CGRect {
  /// True if the rectangles share more than an edge; one of no extent lies in another where its place does.
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

  /// The part of the axis that the rectangle covers; that at 0 for one of an app's override that is not finite.
  func span(isVertical: Bool) -> ClosedRange<CGFloat> {
    let (start, end) = isVertical ? (minY, maxY) : (minX, maxX)
    return start <= end ? start...end : 0...0
  }
}
