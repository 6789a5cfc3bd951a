import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// The views of a layout as SVG rectangles with their colors, texts and names.
///
/// `DeviceDrawing` creates it for each drawing, and `RotationSVG` for an animation.
///
/// System views are drawn only if they are bars, parts of bars, or have a background, such as
/// dimming views.
struct ViewDrawing {
  /// The approximate width of a letter of a name in points, at the initial size of pages.
  static let letterWidth: CGFloat = 8
  /// The height of a name in points.
  static let nameHeight: CGFloat = 17
  /// The limit of scroll views inside each other that clip their content.
  static let clipLimit = 16
  /// The least number of characters of a name that is drawn.
  static let leastName = 6

  private let layout: LayoutSnapshot
  private let frames: [CGRect]
  private let screen: CGRect
  /// The radius of the screen's corners, which views that fill the screen have too.
  private let radius: CGFloat
  /// For each view with findings the highest severity, by the view's index.
  private let worst: [Int: Severity]
  /// True if a page's style and data contain what all drawings have in common.
  private let isTerse: Bool
  /// For each view the color behind its text, and whether the app has set it.
  private var paints: [(paint: Paint, isSet: Bool)] = []
  private var hasVisibleSubviews: [Bool]
  /// For each view whether it is a system title or button in a bar.
  private let showsInBar: [Bool]
  private let labels: ShownStrings
  /// The animation of the views; nil in a static drawing.
  var motion: ViewMotion?
  /// True in a separate file, which other renderers than browsers show too.
  var isSeparate = false

  /// Measures the views of a layout, and finds the worst finding of each.
  ///
  /// `radius` is that of the screen's corners, in points. A terse drawing omits the views' titles,
  /// since the page's data has their names.
  ///
  /// - Complexity: O(views).
  init(
    _ layout: LayoutSnapshot, findings: [Finding], radius: CGFloat, isTerse: Bool = false
  ) {
    self.layout = layout
    self.isTerse = isTerse
    self.radius = radius
    frames = layout.screenFrames
    screen = CGRect(origin: .zero, size: layout.screenSize)
    worst = findings.reduce(into: [:]) { worst, finding in
      guard finding.kind != .limit else { return }
      worst[finding.viewIndex] = max(worst[finding.viewIndex] ?? .note, finding.severity)
    }
    hasVisibleSubviews = Array(repeating: false, count: layout.views.count)
    showsInBar = layout.showsInBar
    labels = ShownStrings(of: layout, frames)
    for (index, bar) in layout.barsOfParts.enumerated() where showsInBar[index] {
      if let bar { hasVisibleSubviews[bar] = true }
    }
    for view in layout.views {
      let following = view.parent.map { paints[$0] } ?? (paint: Paint.paper, isSet: false)
      paints.append(
        (
          following.paint.covered(by: view.background),
          following.isSet || (view.background?.last ?? 0) > 0.5
        ))
      // A view inside a system view, such as a cell's content view, counts for the view around it.
      var parent = view.isVisible && !view.content.isMadeBySystem ? view.parent : nil
      while let index = parent {
        hasVisibleSubviews[index] = true
        parent = layout.views[index].content.isMadeBySystem ? layout.views[index].parent : nil
      }
    }
  }

  /// Writes one group for each drawn view, clipped to the screen.
  ///
  /// - Complexity: linear in the number of views.
  func write(to svg: inout Markup) {
    // A nested image of the screen's size clips what lies beyond its edges.
    svg.element("svg", [("class", "views")] + Markup.rect(screen)) { writeViews(to: &$0) }
    svg.line()
    // Views with findings beyond the edge are outlined there.
    for index in worst.keys.sorted() where index < DeviceDrawing.viewLimit && index > 0 {
      guard frames[index].isDrawable, !frames[index].isInside(screen) else { continue }
      svg.element(
        "rect", [("class", "beyond \(worst[index]!.rawValue)")] + Markup.rect(grown(frames[index])))
    }
  }

  /// Writes the views without clipping them to the screen.
  ///
  /// `write(to:)` calls it inside an element that clips, and `RotationSVG` in an element of its
  /// own.
  func writeViews(to svg: inout Markup) {
    svg.line()
    let end = min(layout.views.count, DeviceDrawing.viewLimit)
    var before = 0
    if end > 1 { write(1..<end, inClips: 0, after: &before, to: &svg) }
  }

  /// Writes some views, and the content of a scroll view in an image that clips it.
  ///
  /// `before` is the index of the last view that was written.
  private func write(
    _ indices: Range<Int>, inClips clips: Int, after before: inout Int, to svg: inout Markup
  ) {
    var index = indices.lowerBound
    while index < indices.upperBound {
      if isDrawn(index) {
        write(index, after: before, to: &svg)
        before = index
      }
      guard clips < ViewDrawing.clipLimit, let content = clippedContent(of: index, in: indices)
      else {
        index += 1
        continue
      }
      // The nested image has the coordinates of the screen. The script of a run's page moves it.
      let rect = Markup.rect(grown(frames[index]))
      svg.begin(
        "svg",
        [("class", "clip"), ("data-c", "\(index)")] + rect
          + [("viewBox", rect.map(\.1).joined(separator: " "))])
      write(content, inClips: clips + 1, after: &before, to: &svg)
      svg.end("svg")
      svg.line()
      index = content.upperBound
    }
  }

  /// Returns the views inside a scroll view if one of them extends beyond it; otherwise nil.
  private func clippedContent(of index: Int, in indices: Range<Int>) -> Range<Int>? {
    let view = layout.views[index]
    guard motion == nil, view.content.role == .scroll, view.clipsToBounds,
      frames[index].isDrawable
    else { return nil }
    let rest = index + 1..<indices.upperBound
    let end = rest.first { layout.views[$0].depth <= view.depth } ?? indices.upperBound
    let content = index + 1..<end
    let extends = content.contains { isDrawn($0) && !frames[$0].isInside(frames[index]) }
    return extends ? content : nil
  }

  private func isDrawn(_ index: Int) -> Bool {
    if let motion { return motion.draws(index) }
    let view = layout.views[index]
    let frame = grown(frames[index])
    guard frames[index].isDrawable, frame.minX < screen.maxX, frame.maxX > screen.minX,
      frame.minY < screen.maxY, frame.maxY > screen.minY
    else { return false }
    guard view.content.isMadeBySystem else { return true }
    return view.isVisible
      && (view.content.role == .bar || view.background != nil || showsInBar[index])
  }

  private func write(_ index: Int, after before: Int, to svg: inout Markup) {
    let view = layout.views[index]
    let frame = frames[index]
    let isBase = frame.isNear(layout.windowOnScreen)
    let style =
      worst[index].map { " " + $0.rawValue }
      ?? (view.isVisible || motion != nil ? "" : " ghost")
    let isFilled = view.background != nil
    let color =
      isBase
      ? (isFilled ? "ground" : "base")
      : "\(isFilled ? "f" : "c")\((view.depth - 1) % DrawingStyle.outlines.count)"
    let bar = view.content.role == .bar ? " bar" : ""
    // Viewers without animation show the last moment, at which a view may be invisible.
    let alpha = motion == nil || view.isVisible ? view.effectiveAlpha : 0
    let opacity =
      (motion != nil || view.isVisible) && alpha < 0.995 ? [("opacity", Markup.number(alpha))] : []
    // A nested image clips its name at its edges.
    svg.element(
      "svg",
      [("class", "view \(color)\(bar)\(style)")]
        + (isTerse ? own(index, after: before) : [("data-v", "\(index)")]) + opacity
        + Markup.rect(grown(frame))
    ) { inner in
      if !isTerse { inner.element("title", text: title(of: view)) }
      motion?.write(index, to: &inner)
      let corners = frame.isNear(screen) ? [("rx", Markup.number(radius))] : []
      let fill = view.background.map(Paint.fill) ?? []
      let size = isTerse ? [] : [("width", "100%"), ("height", "100%")]
      inner.element("rect", size + fill + corners)
      if view.content.role == .image, view.background == nil { cross(&inner) }
      guard view.isVisible || motion != nil else { return }
      if let text = view.content.text, !text.string.isEmpty {
        write(text, of: view, index, to: &inner)
      } else if !isBase, !hasVisibleSubviews[index], !view.content.isMadeBySystem {
        name(view, in: frame, paints[index].paint, &inner)
      }
    }
    svg.line()
  }

  /// Writes a text; in an animated drawing the text before the rotation fades into the one after
  /// it.
  private func write(_ text: ViewText, of view: ViewSnapshot, _ index: Int, to svg: inout Markup) {
    func write(_ text: ViewText, _ svg: inout Markup) {
      TextDrawing(text: moved(text, in: view))
        .write(
          onBackground: paints[index].isSet, paints[index].paint, isTerse: isTerse,
          isSeparate: isSeparate, to: &svg)
    }
    guard let motion, let former = motion.formerText(of: index), former != text else {
      return write(text, &svg)
    }
    for (shown, isFormer) in [(former, true), (text, false)] {
      svg.element("g", []) { group in
        motion.fade(isFormer: isFormer, &group)
        write(shown, &group)
      }
    }
  }

  /// Returns the text in the coordinates of the view's nested image, whose origin is 0.
  private func moved(_ text: ViewText, in view: ViewSnapshot) -> ViewText {
    var moved = text
    moved.rect = text.rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    return moved
  }

  /// Draws a cross for an image, of which only the size is known.
  private func cross(_ svg: inout Markup) {
    svg.element("line", [("x2", "100%"), ("y2", "100%")])
    svg.element("line", [("x1", "100%"), ("y2", "100%")])
  }

  /// Returns the frame with a width and height of at least a point, so that lines are visible.
  private func grown(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: max(1, frame.width), height: max(1, frame.height))
  }

  /// Returns the attributes of a view that the page's script cannot derive from drawing and data.
  private func own(_ index: Int, after before: Int) -> [(String, String)] {
    let view = layout.views[index]
    var own = index == before + 1 ? [] : [("data-v", "\(index)")]
    let frame = numbers(view.frame)
    if frame != inParent(index).map(numbers) { own.append(("data-f", frame)) }
    // The class says that a view is invisible only if the view has no findings.
    if !view.isVisible, worst[index] != nil { own.append(("data-u", "")) }
    return own
  }

  /// Returns a view's frame relative to its drawn superview, in hundredths of a point; nil without
  /// one.
  private func inParent(_ index: Int) -> CGRect? {
    guard let parent = layout.views[index].parent, parent > 0, isDrawn(parent) else { return nil }
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    let (own, outer) = (grown(frames[index]), grown(frames[parent]))
    return CGRect(
      x: rounded(rounded(own.minX) - rounded(outer.minX)),
      y: rounded(rounded(own.minY) - rounded(outer.minY)), width: rounded(own.width),
      height: rounded(own.height))
  }

  private func numbers(_ rect: CGRect) -> String {
    Markup.rect(rect).map(\.1).joined(separator: ", ")
  }

  private func title(of view: ViewSnapshot) -> String {
    "\(view.name), \(view.className), frame \(MeasureText.rect(view.frame))"
      + (view.isVisible ? "" : ", not visible")
  }

  /// Draws a name, unless too little of it fits; it is then only in the title.
  private func name(
    _ view: ViewSnapshot, in frame: CGRect, _ paint: Paint, _ svg: inout Markup
  ) {
    let text = VisibleText.of(view.name)
    // The name of a view that begins left of the screen begins at the screen's edge.
    let x = 4 + max(0, screen.minX - frame.minX)
    let space = Int((frame.width - x) / ViewDrawing.letterWidth)
    guard space >= min(text.count, ViewDrawing.leastName),
      frame.height >= ViewDrawing.nameHeight * 0.7
    else { return }
    let isLow = frame.height < ViewDrawing.nameHeight * 3
    let top = isLow ? frame.midY - ViewDrawing.nameHeight / 2 : frame.minY + 3
    let shown = CGRect(
      x: frame.minX + x, y: top, width: CGFloat(min(text.count, space)) * ViewDrawing.letterWidth,
      height: ViewDrawing.nameHeight)
    if ShownStrings.isGenerated(view), labels.meet(shown) { return }
    let attributes = [
      ("y", isLow ? "50%" : "16"), ("dy", "\(DrawingStyle.baseline)em"),
      ("class", "name \(paint.ink)"),
    ]
    let line = text.cut(to: space)
    if isSeparate, let positioned = PositionedLine(line, size: DrawingStyle.nameSize) {
      positioned.write(attributes, from: x, to: &svg)
    } else {
      svg.element("text", [("x", Markup.number(x))] + attributes, text: line)
    }
  }
}

extension CGRect {
  /// True if a renderer can draw the rectangle, and it is not empty.
  var isDrawable: Bool {
    [minX, minY, width, height].allSatisfy { abs($0) <= 1e6 } && (width > 0 || height > 0)
  }
}
