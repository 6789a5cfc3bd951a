import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The parts of views that scroll views do not clip.
///
/// `BitmapDrawing` and `TerminalDrawing` draw these parts; `ViewDrawing` clips with SVG.
extension LayoutSnapshot {
  /// Returns for each view the part of its frame that the scroll views around it show, or nil.
  ///
  /// `frames` are the views' on the screen, in points.
  ///
  /// - Complexity: O(views).
  func shownFrames(of frames: [CGRect]) -> [CGRect?] {
    var openings: [CGRect?] = []
    var shown: [CGRect?] = []
    for (index, view) in views.enumerated() {
      let frame = frames[index]
      let opening = view.parent.flatMap { openings[$0] }
      let part = opening.map { frame.intersection($0) } ?? frame
      let isClipped = part.isNull || part.isEmpty && !frame.isEmpty
      // An intersection with a larger rectangle may differ by a rounding error.
      shown.append(isClipped ? nil : part.isNear(frame) ? frame : part)
      let clips = view.content.role == .scroll && view.clipsToBounds && frame.isDrawable
      openings.append(clips ? (isClipped ? .zero : part) : opening)
    }
    return shown
  }
}
