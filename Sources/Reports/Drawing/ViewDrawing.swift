import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// The views of a layout as rectangles with names, coloured by their depth.
struct ViewDrawing {
  /// How many colours there are.
  static let colors = 6
  /// About the width of a letter of a name in points, at the size in which pages open.
  static let letterWidth: CGFloat = 8
  /// The height of a name in points.
  static let nameHeight: CGFloat = 17

  let layout: LayoutSnapshot
  let findings: [Finding]
  /// The radius of the screen's corners, which what fills the screen has too.
  let radius: CGFloat

  /// Writes one group for each view with width or height.
  ///
  /// - Complexity: linear in the number of views.
  func write(to svg: inout Markup) {
    let frames = layout.screenFrames
    let window = layout.windowOnScreen
    let screen = CGRect(origin: .zero, size: layout.screenSize)
    let covered = coveredNames(frames)
    var worst: [Int: Severity] = [:]
    for finding in findings where finding.kind != .limit {
      worst[finding.viewIndex] = max(worst[finding.viewIndex] ?? .note, finding.severity)
    }
    for (index, view) in layout.views.enumerated().prefix(DeviceDrawing.viewLimit).dropFirst() {
      let frame = frames[index]
      guard isDrawable(frame) else { continue }
      let look = worst[index].map { " " + $0.rawValue } ?? (view.isVisible ? "" : " ghost")
      let isBase = frame.isNear(window)
      let color = isBase ? "base" : "c\((view.depth - 1) % ViewDrawing.colors)"
      // An inner picture cuts its name off at its edges.
      svg.element("svg", [("class", "view \(color)\(look)")] + Markup.rect(grown(frame))) { inner in
        inner.element("title", text: title(of: view))
        let corners = frame.isNear(screen) ? [("rx", Markup.number(radius))] : []
        inner.element("rect", [("width", "100%"), ("height", "100%")] + corners)
        if !isBase, !covered[index] { name(view, in: frame, &inner) }
      }
      svg.line()
    }
  }

  /// Whether a renderer can reckon with the rectangle, and there is something of it.
  private func isDrawable(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) <= 1e6 }
      && (frame.width > 0 || frame.height > 0)
  }

  /// A line is drawn a point wide, so that it is there at all.
  private func grown(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: max(1, frame.width), height: max(1, frame.height))
  }

  private func title(of view: ViewSnapshot) -> String {
    "\(view.name), \(view.className), frame \(MeasureText.rect(view.frame))"
      + (view.isVisible ? "" : ", not visible")
  }

  private func name(_ view: ViewSnapshot, in frame: CGRect, _ svg: inout Markup) {
    let room = Int((frame.width - 4) / ViewDrawing.letterWidth)
    guard room >= 2, frame.height >= ViewDrawing.nameHeight * 0.7 else { return }
    let isLow = frame.height < ViewDrawing.nameHeight * 3
    let text = VisibleText.of(view.name)
    let place =
      isLow ? [("x", "4"), ("y", "50%"), ("class", "middle")] : [("x", "4"), ("y", "16")]
    svg.element("text", place, text: text.cut(to: room))
  }

  /// For each view whether a subview covers the place of its name.
  private func coveredNames(_ frames: [CGRect]) -> [Bool] {
    var covered = [Bool](repeating: false, count: frames.count)
    for (index, view) in layout.views.enumerated() {
      guard let parent = view.parent, isDrawable(frames[index]) else { continue }
      let frame = frames[parent]
      let isLow = frame.height < ViewDrawing.nameHeight * 3
      let place = CGRect(
        x: frame.minX, y: isLow ? frame.midY - 8 : frame.minY,
        width: CGFloat(min(layout.views[parent].name.count, 20)) * ViewDrawing.letterWidth,
        height: ViewDrawing.nameHeight)
      if frames[index].intersects(place) { covered[parent] = true }
    }
    return covered
  }
}
