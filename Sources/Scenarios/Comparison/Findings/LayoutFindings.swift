import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The rules that report findings in a layout.
///
/// All values are points on the screen in the interface's orientation, with a tolerance of half a
/// pixel.
///
/// The rules apply to content that the app positions: visible texts, controls and images, and views
/// with a background or without visible subviews. A view that the system created as a part of
/// another one (a button's label, a container's bar) is checked as that view, or not at all. Each
/// view has at most one finding about its position, the most severe of: outside the window, clipped
/// by its edge, under the sensor housing or a camera, in a rounded corner, under the home
/// indicator, off the safe area. A view inside one with the same finding is not reported again,
/// scrolled content may be anywhere, and of a covered view only that is reported.
///
/// - A *background* extends beyond the safe area on purpose. On each such side it extends to the
///   window's edge and spans the whole length of the safe area, or it is a band from edge to edge.
///   Texts and controls are no backgrounds, except a control that covers the window.
/// - Texts and controls *overlap* if their shown parts overlap; other siblings if each covers a
///   part of the other, or if they have the same frame; see ``ViewOverlaps``.
/// - A view is *clipped* if a superview that clips, and does not scroll, hides a part of it.
/// - A view *without size* is not hidden, has content to show, and has no width or no height.
/// - A view is *unmeasurable* if a value of its rectangle is NaN or beyond a million points.
/// - A text is *truncated* if a part of it is invisible for lack of width, lines or height.
/// - A *touch target* is a control that can be touched; a side below 44 points is a note, below 28
///   a warning; controls in bars and those whose size the system sets are excluded.
/// - A view is *off the grid* if an edge of its frame in the superview is between pixel boundaries.
/// - The *home indicator*, a *corner* or the *keyboard* cover texts, controls and images; the
///   keyboard only fields.
/// - *Across the fold* are texts and controls on both sides of it while the device is partly open;
///   bars and scrolled content are excluded.
/// - A view is *wider than its pane* if the left or right edge of a pane of Split View clips it, but
///   a full-screen window does not; see ``WindowFindings``.
/// - A view is *screen-sized* if it is as wide as the main screen and its window is not, in all
///   layouts with that main screen.
/// - *Content too wide* is that of a scroll view that also scrolls vertically.
/// - *Conflicts* and *ambiguous* views are those of the constraints, if the layout includes them.
package enum LayoutFindings {
  /// Returns the findings of a configuration with an index in a result, in the order of views.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, and one comparison for each two views
  ///   that overlap on the axis with fewer overlaps; see ``ViewOverlaps``.
  package static func findings(of configuration: Configuration, index: Int) -> [Finding] {
    var judge = LayoutJudge(configuration, index: index)
    return judge.findings()
  }
}

/// The check of one layout by all rules; ``LayoutFindings`` creates it, and calls `findings()`
/// once.
struct LayoutJudge {
  /// The checked layout with its device, keyboard and display.
  let configuration: Configuration
  private let index: Int
  /// The layout's views, in its order; a finding refers to them by index.
  let views: [ScreenView]
  /// The window on the screen, in points of the interface's orientation.
  let window: CGRect
  private let safeArea: CGRect
  private let housing: CGRect?
  /// Half a pixel in points: smaller differences are rounding and cause no finding.
  let tolerance: CGFloat
  /// For each view the finding about its position, which its subviews inherit.
  private var locations: [FindingKind?]
  /// The views across the fold, and those as large as another screen, whose descendants are not
  /// reported.
  var named: [FindingKind: Set<Int>] = [:]

  /// Measures the views of a configuration; `index` is its number in the result.
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

  /// Applies every rule to every view, and then the rules about several views.
  ///
  /// - Returns: the findings, in the order of the views.
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
    // An overlap of one point is ignored, whatever the error of calculation.
    let overlaps = ViewOverlaps(of: views, deeperThan: max(1, tolerance) + 0.01)
    let hidden = Set(overlaps.pairs.lazy.filter { $0.kind == .hidden }.map(\.back))
    found.removeAll {
      LayoutJudge.ofShownViews.contains($0.kind)
        && (hidden.contains($0.viewIndex) || isBehind($0.viewIndex, views[$0.viewIndex].seen))
    }
    let broken = viewsInConflicts()
    let open = openViews()
    found += overlaps.pairs.filter { !broken.contains($0.back) && !open.contains($0.back) }
      .map(overlap)
    found.removeAll {
      !LayoutJudge.ofConstraints.contains($0.kind) && broken.contains($0.viewIndex)
        || !LayoutJudge.ofOpenViews.contains($0.kind) && open.contains($0.viewIndex)
    }
    if overlaps.isCut { found.append(limit()) }
    return found.enumerated().sorted { one, other in
      (one.element.viewIndex, one.offset) < (other.element.viewIndex, other.offset)
    }.map(\.element)
  }

  /// The findings about positions that a view has only where it is visible.
  private static let ofShownViews: Set<FindingKind> = [
    .underSensor, .underCamera, .underCorner, .underHomeIndicator, .offSafeArea, .acrossFold,
  ]

  /// The findings that a view with an ambiguous layout has; those about sizes depend on more.
  private static let ofOpenViews: Set<FindingKind> = ofConstraints.union([
    .touchTarget, .truncated, .truncatedWhenLarge, .zeroSize, .unmeasurable, .negativeSize,
  ])

  /// The findings that a view in a conflict has.
  private static let ofConstraints: Set<FindingKind> = [.conflict, .ambiguous]

  /// Returns true if an opaque view that is drawn later covers an area of a view.
  ///
  /// - Complexity: O(views).
  private func isBehind(_ index: Int, _ area: CGRect) -> Bool {
    views[(index + 1)...].drop { $0.view.depth > views[index].view.depth }
      .contains { $0.hides(area, within: tolerance) }
  }

  // MARK: Positions

  private mutating func location(of view: ScreenView) -> Finding? {
    let inherited = view.view.parent.flatMap { locations[$0] }
    locations[view.index] = inherited
    guard view.isContent, !view.isScrolled else { return nil }
    guard let found = positionFinding(of: view) else { return nil }
    locations[view.index] = found.kind
    return found.kind == inherited ? nil : found
  }

  private func positionFinding(of view: ScreenView) -> Finding? {
    // A label may be larger than its text, and a picker or page control than its content.
    var shown = view.area.isEmpty ? view.seen : view.area
    // What a button draws can be inside while its touch area is not.
    if !shown.isInside(window, within: tolerance), let drawn = views.drawing(of: view),
      drawn.isInside(window, within: tolerance)
    {
      shown = drawn
    }
    // A view that is thinner than the tolerance is not outside because of it.
    let inside = shown.depth(into: window)
    if let found = pane(around: view, shown) { return found }
    if inside <= tolerance, inside < min(shown.width, shown.height) {
      if view.mover != nil { return nil }
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
    if let housing, isUnder(housing, view, shown), !isBand(view),
      !isBehind(view.index, shown.intersection(housing))
    {
      return finding(
        .underSensor, view, "is covered in part by the sensor housing",
        measurement("sensor housing", housing))
    }
    if let found = camera(over: view) ?? corner(over: view) ?? homeIndicator(over: view) {
      return found
    }
    // A table insets its cells at the sides, and an image ends at the window's edge on purpose.
    let allowed: Set<Side> =
      view.isTable ? [.left, .right] : view.view.content.role == .image ? edges(of: shown) : []
    let outside = shown.overhangs(beyond: safeArea, tolerance: leastOverhang(of: view))
      .filter { !allowed.contains($0.side) }
    guard !outside.isEmpty,
      views.drawing(of: view)?.isInside(safeArea, within: tolerance) != true
    else { return nil }
    return finding(
      .offSafeArea, view, "leaves the safe area by \(text(outside))",
      measurement("safe area", safeArea))
  }

  /// Returns the points by which a view may leave the safe area.
  ///
  /// One point is invisible. Backgrounds, bars and scroll views may be pulled out by the difference of
  /// an old margin; what is in them is checked.
  private func leastOverhang(of view: ScreenView) -> CGFloat {
    let holdsOthers = !view.isTextOrControl && view.view.content.role != .image
    return max(holdsOthers ? LayoutJudge.oldMargin : 1, tolerance)
  }

  /// The difference between a margin of 20 points and one of 16, in points.
  private static var oldMargin: CGFloat { 4 }

  /// Returns true if the sensor housing covers a part of a view.
  ///
  /// It covers a table at the side without its content, and a round view by two points at least. Of
  /// a background the views on it are checked.
  private func isUnder(_ housing: CGRect, _ view: ScreenView, _ shown: CGRect) -> Bool {
    guard shown.depth(into: housing) > tolerance,
      !view.isTable || housing.width > housing.height,
      view.view.content.role != .plain || !view.hasVisibleSubviews
    else { return false }
    let radius = view.cornerRadius
    guard radius > 0, shown == view.seen else { return true }
    let inner = shown.insetBy(dx: radius, dy: radius)
    let across = max(0, housing.minX - inner.maxX, inner.minX - housing.maxX)
    let down = max(0, housing.minY - inner.maxY, inner.minY - housing.maxY)
    return hypot(across, down) < radius - 2
  }

  /// Returns true for bars and bands that belong at the screen's edges.
  ///
  /// See: F-42 (a bar from edge to edge belongs there).
  func isBackground(_ view: ScreenView) -> Bool {
    let frame = view.seen
    if view.isTextOrControl {
      if view.isControl, window.isInside(frame, within: tolerance) { return true }
      guard view.isControl, view.text != nil,
        view.textFrame.isInside(safeArea, within: tolerance),
        view.hasBackground
          ? isFromSideToSide(frame) : frame.isInside(window, within: tolerance)
      else { return false }
    }
    let reaches = edges(of: frame)
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
        let isVertical = [.top, .bottom].contains(side)
        // The system insets the content of a scroll view by the part of it outside the safe area.
        if isVertical, view.view.content.role == .scroll { return true }
        let ends: [Side] = isVertical ? [.top, .bottom] : [.left, .right]
        return reaches.contains(side)
          && (view.insetsItsContent
            || (isVertical ? spansWidth : spansHeight) || isBand && reaches.isSuperset(of: ends))
      }
  }

  /// Returns the sides at which an area reaches the window's edge or goes beyond it.
  private func edges(of area: CGRect) -> Set<Side> {
    Set(
      area.insetBy(dx: -2 * tolerance, dy: -2 * tolerance)
        .overhangs(beyond: window, tolerance: 0).map(\.side))
  }

  /// Returns true for an area as wide as the window that leaves the safe area at the sides only.
  private func isFromSideToSide(_ frame: CGRect) -> Bool {
    frame.minX <= window.minX + tolerance && frame.maxX >= window.maxX - tolerance
      && frame.minY >= safeArea.minY - tolerance && frame.maxY <= safeArea.maxY + tolerance
  }

  /// Returns true for a plain background from one edge of the window to the other, which nothing
  /// can cover.
  ///
  /// The result is also true for views at an edge that inset their content themselves, as scroll
  /// views do.
  private func isBand(_ view: ScreenView) -> Bool {
    guard let housing,
      view.insetsItsContent || !view.isTextOrControl && view.view.content.role != .image
    else { return false }
    let isAbove = housing.width > housing.height
    if view.insetsItsContent { return !edges(of: view.seen).isEmpty }
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
      !dependsOnContent(view.index), view.mover == nil,
      view.isTextOrControl || view.hasBackground || view.hasVisibleSubviews,
      view.view.className != "UIPageControl"
    else { return nil }
    let what =
      size.width > tolerance ? "no height" : size.height > tolerance ? "no width" : "no size"
    return finding(
      .zeroSize, severity: view.isTextOrControl ? .warning : nil, view, "has \(what)")
  }

  /// Returns true if the size of a view depends on content that the app sets at run time.
  private func awaitsContent(_ view: ScreenView) -> Bool {
    if view.view.awaitsContent { return true }
    return views[(view.index + 1)...].prefix { $0.view.depth > view.view.depth }
      .contains { $0.view.awaitsContent }
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
        "has the same frame as \(name)", other: name, measurement(name, back.frame))
    case .hidden:
      return finding(
        .covered, back, "is covered by \(front.view.name)",
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

  // MARK: Texts

  /// Returns a finding about a view, with its message and its measurements.
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

  /// Returns a rectangle with the name by which a finding's message and drawing refer to it.
  func measurement(_ name: String, _ rect: CGRect) -> Finding.Measurement {
    Finding.Measurement(name: name, rect: rect)
  }

  /// Returns the sides at which a view leaves an area, with the distances.
  func text(_ overhangs: [(side: Side, points: CGFloat)]) -> String {
    overhangs.map { "\(MeasureText.number(rounded($0.points))) at the \($0.side.rawValue)" }
      .joined(separator: ", ")
  }

  /// Returns a length rounded to hundredths of a point, as messages show it.
  func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  /// Returns a size whose lengths are rounded as in messages.
  func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// Returns a rectangle whose lengths are rounded as in messages.
  func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }
}
