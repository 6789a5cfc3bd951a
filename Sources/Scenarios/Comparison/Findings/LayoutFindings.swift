import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The rules by which a layout is judged.
///
/// All figures are points on the screen as the interface is turned; half a pixel is allowed
/// everywhere.
///
/// Judged is what the app placed and what shows something: texts, controls and pictures that can be seen,
/// and views that have a background or no visible subviews. What the system made for one of its own views
/// (a button's label, a container's bar) is judged by that view, or not at all.
/// Each view has one finding of its place at most, the gravest of: outside the window, cut by its edge,
/// under the sensor housing or a camera, in a rounded corner, under the home indicator, off the safe area. What lies in a view that has the same finding is not
/// named again, and what a superview scrolls may lie anywhere.
///
/// - A *background* reaches below the safe area on purpose: on each side on which it leaves the safe
///   area it reaches the window's edge and spans the safe area's whole length there, or it is a band from
///   edge to edge; texts and controls are none, but for a control that covers the window.
/// - Texts and controls *overlap* when they share a part of what they show; other siblings when each
///   covers a part of the other, or when they lie in the same place; see ``ViewOverlaps``.
/// - A view is *clipped* when a superview that clips, and does not scroll, hides a part of it.
/// - A view *without size* is one that is not hidden, has something to show, and has no width or no height.
/// - A view is *unmeasurable* when a figure of its rectangle is NaN or beyond a million points.
/// - A text is *truncated* when a part of it cannot be seen for lack of width, lines or height.
/// - A *touch target* is a control that can be touched; one side below 44 points is worth a note, below 28
///   a warning; controls in bars and those whose size the system sets are left out.
/// - A view is *off the grid* when an edge of its frame in the superview lies between two pixels.
/// - What the *home indicator*, a *corner* or the *keyboard* covers are texts, controls and pictures; fields only, of the
///   keyboard.
/// - *Across the fold* are texts and controls with a part on either side of it while the device is partly open; bars and what
///   scrolls are left out.
/// - A view is *wider than its pane* when the left or right edge of a pane of Split View cuts it.
/// - A view is *screen-sized* when it is as wide as the main screen and its window is not.
/// - *Content too wide* is that of a scroll view that scrolls up and down as well.
/// - *Conflicts* and *ambiguous* views are those of the constraints, where the layout says so.
package enum LayoutFindings {
  /// The findings of a configuration, which is the one at `index` in a result; view by view.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, and one comparison for each two views that
  ///   share a stretch of the axis on which fewer do; see ``ViewOverlaps``.
  package static func findings(of configuration: Configuration, index: Int) -> [Finding] {
    var judge = LayoutJudge(configuration, index: index)
    return judge.findings()
  }
}

/// One layout on its way to its findings.
struct LayoutJudge {
  let configuration: Configuration
  private let index: Int
  let views: [ScreenView]
  let window: CGRect
  private let safeArea: CGRect
  private let housing: CGRect?
  let tolerance: CGFloat
  /// For each view the finding of its place, which its subviews inherit.
  private var locations: [FindingKind?]
  /// The views across the fold, and those as large as another screen: what is in them is not named again.
  var named: [FindingKind: Set<Int>] = [:]

  init(_ configuration: Configuration, index: Int) {
    self.configuration = configuration
    self.index = index
    views = ScreenView.views(of: configuration.layout)
    window = configuration.layout.windowOnScreen
    safeArea = configuration.layout.safeAreaOnScreen
    housing = configuration.sensorHousing
    tolerance = configuration.device.scale > 0 ? 0.5 / configuration.device.scale : 0.5
    locations = Array(repeating: nil, count: views.count)
  }

  mutating func findings() -> [Finding] {
    var found: [Finding] = []
    for view in views {
      if let finding = location(of: view) { found.append(finding) }
      if let finding = size(of: view) { found.append(finding) }
      if let finding = keyboard(over: view) { found.append(finding) }
      if let finding = fold(across: view) { found.append(finding) }
      if let finding = screenSize(of: view) { found.append(finding) }
      if let finding = width(ofContentIn: view) { found.append(finding) }
      if let finding = clipping(of: view) { found.append(finding) }
      if let finding = truncation(of: view) { found.append(finding) }
      if let finding = touchTarget(of: view) { found.append(finding) }
      if let finding = grid(of: view) { found.append(finding) }
    }
    found += constraints()
    found += moved() + movedByFold() + buttonsOffSide()
    // A point is no overlap, whatever is lost in calculating it.
    let overlaps = ViewOverlaps(of: views, deeperThan: max(1, tolerance) + 0.01)
    found += overlaps.pairs.map(overlap)
    if overlaps.isCut { found.append(limit()) }
    return found.enumerated().sorted { one, other in
      (one.element.viewIndex, one.offset) < (other.element.viewIndex, other.offset)
    }.map(\.element)
  }

  // MARK: Places

  private mutating func location(of view: ScreenView) -> Finding? {
    let inherited = view.view.parent.flatMap { locations[$0] }
    locations[view.index] = inherited
    guard view.isContent, !view.isScrolled else { return nil }
    guard let found = positionFinding(of: view) else { return nil }
    locations[view.index] = found.kind
    return found.kind == inherited ? nil : found
  }

  private func positionFinding(of view: ScreenView) -> Finding? {
    // A label may be larger than its text, and a picker or a row of dots than what it shows in its middle.
    let shown = view.area.isEmpty ? view.seen : view.area
    // A view that is thinner than the tolerance is not outside for that.
    let inside = shown.depth(into: window)
    if let found = pane(around: view, shown) { return found }
    if inside <= tolerance, inside < min(shown.width, shown.height) {
      return finding(
        .offScreen, view, "lies outside the window", measurement("window", window))
    }
    let bleeds = isBackground(view)
    let beyond = shown.overhangs(beyond: window, tolerance: tolerance)
    if !beyond.isEmpty, !bleeds {
      return finding(
        .cutByWindow, view, "reaches beyond the window by \(text(beyond))",
        measurement("window", window))
    }
    if bleeds { return nil }
    if let housing, shown.depth(into: housing) > tolerance, !isBand(view) {
      return finding(
        .underSensor, view, "is covered in part by the sensor housing",
        measurement("sensor housing", housing))
    }
    if let found = camera(over: view) ?? corner(over: view) ?? homeIndicator(over: view) {
      return found
    }
    // A distance of one point cannot be seen.
    let outside = shown.overhangs(beyond: safeArea, tolerance: max(1, tolerance))
    guard !outside.isEmpty else { return nil }
    return finding(
      .offSafeArea, view, "leaves the safe area by \(text(outside))",
      measurement("safe area", safeArea))
  }

  /// True for bars and bands that belong at the screen's edges.
  ///
  /// See: F-42 (a bar from edge to edge belongs there).
  func isBackground(_ view: ScreenView) -> Bool {
    let frame = view.seen
    if view.isTextOrControl {
      if view.isControl, window.isInside(frame, within: tolerance) { return true }
      guard view.isControl, !view.hasBackground, view.text != nil,
        view.textFrame.isInside(safeArea, within: tolerance),
        frame.isInside(window, within: tolerance)
      else { return false }
    }
    let reaches = Set(
      frame.insetBy(dx: -2 * tolerance, dy: -2 * tolerance)
        .overhangs(beyond: window, tolerance: 0).map(\.side))
    let isBand =
      view.hasBackground || view.insetsItsContent || view.isTextOrControl
      || [.bar, .image].contains(view.view.content.role)
    let spansWidth =
      frame.minX <= safeArea.minX + tolerance && frame.maxX >= safeArea.maxX - tolerance
    let spansHeight =
      frame.minY <= safeArea.minY + tolerance && frame.maxY >= safeArea.maxY - tolerance
    let outside = frame.overhangs(beyond: safeArea, tolerance: tolerance)
    return !outside.isEmpty
      && outside.allSatisfy { side, _ in
        switch side {
        case .top, .bottom:
          reaches.contains(side)
            && (spansWidth || view.insetsItsContent
              || isBand && reaches.isSuperset(of: [.top, .bottom]))
        case .left, .right:
          reaches.contains(side)
            && (spansHeight || view.insetsItsContent
              || isBand && reaches.isSuperset(of: [.left, .right]))
        }
      }
  }

  /// True for what shows nothing but its background from one edge of the window to the other: the housing takes nothing
  /// from it; and for what reaches an edge and keeps its content clear of the housing by itself, as scroll views do.
  private func isBand(_ view: ScreenView) -> Bool {
    guard !view.isTextOrControl, view.view.content.role != .image, let housing else {
      return false
    }
    let isAbove = housing.width > housing.height
    if view.insetsItsContent {
      return !view.seen.insetBy(dx: -2 * tolerance, dy: -2 * tolerance)
        .overhangs(beyond: window, tolerance: 0).isEmpty
    }
    return isAbove
      ? view.seen.minX <= window.minX + tolerance && view.seen.maxX >= window.maxX - tolerance
      : view.seen.minY <= window.minY + tolerance && view.seen.maxY >= window.maxY - tolerance
  }

  // MARK: Sizes and clipping

  private func size(of view: ScreenView) -> Finding? {
    guard view.isMeasurable else {
      return finding(
        .unmeasurable, view,
        "has a frame of \(MeasureText.rect(view.view.frame)), which no screen can show")
    }
    let own = view.view.bounds.size
    if own.width < 0 || own.height < 0, !view.view.content.isMadeBySystem {
      return finding(
        .negativeSize, view, "has a size below zero: \(MeasureText.size(rounded(own)))")
    }
    let size = view.frame.size
    guard view.view.parent != nil, view.view.effectiveAlpha > 0.01,
      size.width <= tolerance || size.height <= tolerance,
      !view.view.content.isMadeBySystem, !view.showsNoText, !awaitsContent(view),
      view.isTextOrControl || view.hasBackground || view.hasVisibleSubviews
    else { return nil }
    let what =
      size.width > tolerance ? "no height" : size.height > tolerance ? "no width" : "no size"
    return finding(
      .zeroSize, severity: view.isTextOrControl ? .warning : nil, view, "has \(what)")
  }

  /// True if the size of a view is that of something in it that comes while the app runs.
  private func awaitsContent(_ view: ScreenView) -> Bool {
    if view.view.awaitsContent { return true }
    return views[(view.index + 1)...].prefix { $0.view.depth > view.view.depth }
      .contains { $0.view.awaitsContent }
  }

  private func clipping(of view: ScreenView) -> Finding? {
    guard let clipper = view.clipper, !view.isScrolled, view.view.isVisible,
      !view.view.content.isMadeBySystem, view.hasBackground || !view.hasVisibleSubviews
    else { return nil }
    let opening = views[clipper].seen
    let cut = view.frame.overhangs(beyond: opening, tolerance: tolerance)
    // A view that fills the part that is cut, such as a picture that covers its frame, is cut on
    // purpose.
    guard !cut.isEmpty, !opening.isInside(view.frame, within: tolerance) else { return nil }
    let name = views[clipper].view.name
    let what =
      view.seen.isEmpty
      ? "is hidden by \(name), which clips" : "is cut off by \(name) by \(text(cut))"
    return finding(.clipped, view, what, measurement(name, opening))
  }

  // MARK: Overlaps

  private func overlap(_ pair: ViewOverlaps.Pair) -> Finding {
    let front = views[pair.front]
    let back = views[pair.back]
    let name = back.view.name
    switch pair.kind {
    case .part:
      return finding(
        .overlap, front, "overlaps \(name) by \(MeasureText.size(rounded(pair.common.size)))",
        other: name, measurement(name, back.frame))
    case .samePosition:
      return finding(
        .overlap, severity: back.isControl ? .error : nil, front,
        "lies in the same place as \(name)", other: name, measurement(name, back.frame))
    case .hidden:
      return finding(
        .covered, back, "is hidden behind \(front.view.name)",
        other: front.view.name, measurement(front.view.name, front.frame))
    }
  }

  private func limit() -> Finding {
    Finding(
      .limit, view: views[0].view.name, viewIndex: 0, configuration: index,
      message: "Only the first \(ViewOverlaps.pairLimit) overlaps, or those among the first "
        + "\(ViewOverlaps.comparisonLimit) pairs of views, are listed",
      measurement: [])
  }

  // MARK: Words

  func finding(
    _ kind: FindingKind, severity: Severity? = nil, _ view: ScreenView, _ what: String,
    other: String? = nil, _ measurement: Finding.Measurement...
  ) -> Finding {
    Finding(
      kind, severity: severity, view: view.view.name, viewIndex: view.index, other: other,
      configuration: index,
      message: "\(view.view.name) \(what)",
      measurement: [self.measurement(view.view.name, view.frame)] + measurement)
  }

  func measurement(_ name: String, _ rect: CGRect) -> Finding.Measurement {
    Finding.Measurement(name: name, rect: rect)
  }

  func text(_ overhangs: [(side: Side, points: CGFloat)]) -> String {
    overhangs.map { "\(MeasureText.number(rounded($0.points))) at the \($0.side.rawValue)" }
      .joined(separator: ", ")
  }

  func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }
}
