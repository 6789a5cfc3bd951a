public import Foundation
package import GimbalGeometry

/// The metrics of sheets that float below the largest detent, in points.
///
/// See: V-47.
public struct FloatingSheetMetrics: Hashable, Sendable {
  /// The ratio of the medium detent's height to the largest one's.
  public var mediumShare: CGFloat
  /// The range of detents, in points, in which the width and the insets of a sheet change.
  public var detents: ClosedRange<CGFloat>
  /// The distance from the container's sides and bottom at the lower detent, in points.
  public var lowInset: CGFloat
  /// The distance from the container's sides and bottom at the higher detent, in points.
  public var highInset: CGFloat

  /// Creates the metrics.
  public init(
    mediumShare: CGFloat, detents: ClosedRange<CGFloat>, lowInset: CGFloat, highInset: CGFloat
  ) {
    self.mediumShare = mediumShare
    self.detents = detents
    self.lowInset = lowInset
    self.highInset = highInset
  }

  /// Returns the position of a detent in `detents`, from 0 at the lower to 1 at the higher end.
  package func share(of detent: CGFloat) -> CGFloat {
    let whole = detents.upperBound - detents.lowerBound
    return min(max((detent - detents.lowerBound) / whole, 0), 1)
  }

  /// Returns the frame, size and scale of a sheet at a detent, for the bottom inset of a
  /// container's safe area.
  ///
  /// Rule: V-47.
  package func position(
    at detent: CGFloat, in container: CGSize, safeAreaBottom: CGFloat, _ grid: PixelGrid
  ) -> PresentedFrame {
    let share = share(of: detent)
    // V-47.1
    let inset = lowInset + (highInset - lowInset) * share
    let height = grid.round(share < 1 ? detent : detent + safeAreaBottom)
    let scale = max(container.width - 2 * inset, 0) / max(container.width, 1)
    // V-47.1, V-47.3
    return PresentedFrame(
      frame: CGRect(
        x: inset, y: container.height - inset - scale * height, width: scale * container.width,
        height: scale * height),
      size: CGSize(width: container.width, height: height), scale: scale,
      safeAreaBottom: grid.round(safeAreaBottom * share))
  }
}

/// The frame, size and scale of a presented view in its container.
package struct PresentedFrame: Equatable {
  /// The frame in the container's coordinates, in points.
  package var frame: CGRect
  /// The view's own size in points, before it is scaled.
  package var size: CGSize
  /// The scale at which the view is shown; 1 except for floating sheets.
  package var scale: CGFloat = 1
  /// The bottom inset of the view's safe area, in points; nil if it follows from the frame.
  package var safeAreaBottom: CGFloat?

  /// Creates the frame of a view that is not scaled.
  package init(_ frame: CGRect) {
    self.frame = frame
    size = frame.size
  }

  /// Creates the frame of a floating sheet.
  package init(frame: CGRect, size: CGSize, scale: CGFloat, safeAreaBottom: CGFloat) {
    self.frame = frame
    self.size = size
    self.scale = scale
    self.safeAreaBottom = safeAreaBottom
  }
}
