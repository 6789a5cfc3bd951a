import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The rules by which a layout is judged.
///
/// All figures are points on the screen as the interface is
/// turned; half a pixel is allowed everywhere.
///
/// Judged is what shows something: views that can be seen and have a background or no visible subviews.
/// Each view has one finding of its place at most, the gravest of: outside the window, cut by its edge,
/// under the sensor housing, off the safe area. What lies in a view that has the same finding is not
/// named again, and what a superview scrolls may lie anywhere.
///
/// - A *background* reaches below the safe area on purpose: on each side on which it leaves the safe
///   area it reaches the window's edge and spans the safe area's whole length there; labels and
///   controls are none.
/// - Siblings *overlap* when each covers a part of the other and neither contains the other; what is
///   a container without background is none of them.
/// - A view is *clipped* when a superview that clips, and does not scroll, hides a part of it.
/// - A view *without size* is one that is not hidden and has no width or no height.
/// - A view is *unmeasurable* when a figure of its rectangle is no number or beyond a million points.
package enum LayoutFindings {
  /// The findings of a configuration, which is the one at `index` in a result; view by view.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, and one comparison for each two siblings that
  ///   share a stretch of the axis on which fewer do; see ``SiblingOverlaps``.
  package static func findings(of configuration: Configuration, index: Int) -> [Finding] {
    var judge = LayoutJudge(configuration, index: index)
    return judge.findings()
  }
}

/// One layout on its way to its findings.
private struct LayoutJudge {
  private let configuration: Configuration
  private let index: Int
  private let views: [ScreenView]
  private let window: CGRect
  private let safeArea: CGRect
  private let housing: CGRect?
  private let tolerance: CGFloat
  /// For each view the finding of its place, which its subviews inherit.
  private var places: [FindingKind?]

  init(_ configuration: Configuration, index: Int) {
    self.configuration = configuration
    self.index = index
    views = ScreenView.views(of: configuration.layout)
    window = configuration.layout.windowOnScreen
    safeArea = configuration.layout.safeAreaOnScreen
    housing = configuration.sensorHousing
    tolerance = configuration.device.scale > 0 ? 0.5 / configuration.device.scale : 0.5
    places = Array(repeating: nil, count: views.count)
  }

  mutating func findings() -> [Finding] {
    var found: [Finding] = []
    for view in views {
      if let finding = place(of: view) { found.append(finding) }
      if let finding = size(of: view) { found.append(finding) }
      if let finding = clipping(of: view) { found.append(finding) }
    }
    let overlaps = SiblingOverlaps(of: views, deeperThan: max(1, tolerance))
    found += overlaps.pairs.map(overlap)
    if overlaps.isCut { found.append(limit()) }
    return found.enumerated().sorted { one, other in
      (one.element.viewIndex, one.offset) < (other.element.viewIndex, other.offset)
    }.map(\.element)
  }

  // MARK: Places

  private mutating func place(of view: ScreenView) -> Finding? {
    let inherited = view.view.parent.flatMap { places[$0] }
    places[view.index] = inherited
    guard view.isContent, !view.isScrolled else { return nil }
    guard let found = placeFinding(of: view) else { return nil }
    places[view.index] = found.kind
    return found.kind == inherited ? nil : found
  }

  private func placeFinding(of view: ScreenView) -> Finding? {
    if view.seen.depth(into: window) <= tolerance {
      return finding(
        .offScreen, view, "lies outside the window", evidence("window", window))
    }
    let bleeds = isBackground(view)
    let beyond = view.seen.overhangs(beyond: window, tolerance: tolerance)
    if !beyond.isEmpty, !bleeds {
      return finding(
        .cutByWindow, view, "reaches beyond the window by \(text(beyond))",
        evidence("window", window))
    }
    if bleeds { return nil }
    if let housing, view.seen.depth(into: housing) > tolerance {
      return finding(
        .underSensor, view, "is covered in part by the sensor housing",
        evidence("sensor housing", housing))
    }
    let outside = view.seen.overhangs(beyond: safeArea, tolerance: tolerance)
    guard !outside.isEmpty else { return nil }
    return finding(
      .offSafeArea, view, "leaves the safe area by \(text(outside))",
      evidence("safe area", safeArea))
  }

  private func isBackground(_ view: ScreenView) -> Bool {
    if view.isTextOrControl { return false }
    let frame = view.seen
    let spansWidth =
      frame.minX <= safeArea.minX + tolerance && frame.maxX >= safeArea.maxX - tolerance
    let spansHeight =
      frame.minY <= safeArea.minY + tolerance && frame.maxY >= safeArea.maxY - tolerance
    let outside = frame.overhangs(beyond: safeArea, tolerance: tolerance)
    return !outside.isEmpty
      && outside.allSatisfy { side, _ in
        switch side {
        case .top: frame.minY <= window.minY + tolerance && spansWidth
        case .bottom: frame.maxY >= window.maxY - tolerance && spansWidth
        case .left: frame.minX <= window.minX + tolerance && spansHeight
        case .right: frame.maxX >= window.maxX - tolerance && spansHeight
        }
      }
  }

  // MARK: Sizes and clipping

  private func size(of view: ScreenView) -> Finding? {
    guard view.isMeasurable else {
      return finding(
        .unmeasurable, view,
        "has a frame of \(MeasureText.rect(view.view.frame)), which no screen can show")
    }
    let size = view.frame.size
    guard view.view.parent != nil, view.view.effectiveAlpha > 0.01,
      size.width <= tolerance || size.height <= tolerance
    else { return nil }
    let what =
      size.width > tolerance ? "no height" : size.height > tolerance ? "no width" : "no size"
    return finding(
      .zeroSize, severity: view.isTextOrControl ? .warning : nil, view, "has \(what)")
  }

  private func clipping(of view: ScreenView) -> Finding? {
    guard let clipper = view.clipper, !view.isScrolled, view.view.isVisible,
      view.hasBackground || !view.hasVisibleSubviews
    else { return nil }
    let opening = views[clipper].seen
    let cut = view.frame.overhangs(beyond: opening, tolerance: tolerance)
    // What fills the part that is cut, such as a picture that covers its frame, is meant to be cut.
    guard !cut.isEmpty, !opening.isInside(view.frame, within: tolerance) else { return nil }
    let name = views[clipper].view.name
    let what =
      view.seen.isEmpty
      ? "is hidden by \(name), which clips" : "is cut off by \(name) by \(text(cut))"
    return finding(.clipped, view, what, evidence(name, opening))
  }

  // MARK: Siblings

  private func overlap(_ pair: SiblingOverlaps.Pair) -> Finding {
    let front = views[pair.front]
    let back = views[pair.back]
    let common = front.frame.intersection(back.frame)
    return finding(
      .overlap, front,
      "overlaps \(back.view.name) by \(MeasureText.size(rounded(common.size)))",
      evidence(back.view.name, back.frame))
  }

  private func limit() -> Finding {
    Finding(
      .limit, view: views[0].view.name, viewIndex: 0, configuration: index,
      sentence: "Only the first \(SiblingOverlaps.pairLimit) overlaps, or those among the first "
        + "\(SiblingOverlaps.comparisonLimit) pairs of siblings, are listed",
      evidence: [])
  }

  // MARK: Words

  private func finding(
    _ kind: FindingKind, severity: Severity? = nil, _ view: ScreenView, _ what: String,
    _ evidence: Finding.Evidence...
  ) -> Finding {
    Finding(
      kind, severity: severity, view: view.view.name, viewIndex: view.index, configuration: index,
      sentence: "\(view.view.name) \(what)",
      evidence: [self.evidence(view.view.name, view.frame)] + evidence)
  }

  private func evidence(_ name: String, _ rect: CGRect) -> Finding.Evidence {
    Finding.Evidence(name: name, rect: rect)
  }

  private func text(_ overhangs: [(side: Side, points: CGFloat)]) -> String {
    overhangs.map { "\(MeasureText.number(rounded($0.points))) at the \($0.side.rawValue)" }
      .joined(separator: ", ")
  }

  private func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  private func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: rounded(size.width), height: rounded(size.height))
  }
}
