import Foundation
import GimbalGeometry
import GimbalSnapshots

/// Findings about truncated text, small controls, edges off the pixel grid, and constraints.
extension LayoutJudge {
  /// Returns a finding if a view's text is truncated.
  ///
  /// See: F-40.
  /// Source: `ViewText.isCut` says when a part cannot be seen.
  func truncation(of view: ScreenView) -> Finding? {
    guard let text = view.text, text.isCut, !view.view.content.isMadeBySystem,
      view.view.isVisible
    else { return nil }
    if text.standsForAnother { return nil }
    let what: String
    if text.neededLines > text.lines {
      what = "it shows \(text.lines) of \(text.neededLines) lines"
    } else if text.lineWidth > text.rect.width + tolerance, text.neededLines == 1 {
      // Advances of fonts are known with an error below one point per line.
      guard text.lineWidth > text.rect.width + 1 else { return nil }
      what = "it needs \(points(text.lineWidth)) points and has \(points(text.rect.width))"
    } else {
      what = "it has a height of \(points(text.rect.height))"
    }
    return finding(.truncated, view, "cuts its text off: \(what)")
  }

  /// Returns a finding if a superview clips a part of a view.
  func clipping(of view: ScreenView) -> Finding? {
    guard !view.isScrolled, view.view.isVisible, !view.view.content.isMadeBySystem,
      view.hasBackground || !view.hasVisibleSubviews, let clipper = cutter(of: view)
    else { return nil }
    let opening = views[clipper].seen
    let cut = view.frame.overhangs(beyond: opening, tolerance: tolerance)
    // An ornament without content may begin before the view that clips it.
    let isOrnament =
      view.view.content.role == .plain && !view.hasVisibleSubviews
      && view.frame.spans(opening, within: tolerance)
    if isOrnament || dependsOnContent(clipper) || view.seen.isEmpty && view.mover != nil {
      return nil
    }
    // A view that fills the clipping area, such as an image that covers its frame, is clipped on
    // purpose.
    guard !cut.isEmpty, !opening.isInside(view.frame, within: tolerance) else { return nil }
    let name = views[clipper].view.name
    let what =
      view.seen.isEmpty
      ? "is hidden by \(name), which clips" : "is cut off by \(name) by \(text(cut))"
    return finding(.clipped, view, what, measurement(name, opening))
  }

  /// Returns the nearest superview that clips and does not contain the view; nil without one.
  private func cutter(of view: ScreenView) -> Int? {
    var clipper = view.clipper
    while let index = clipper, view.frame.isInside(views[index].frame, within: tolerance) {
      clipper = views[index].clipper
    }
    return clipper
  }

  /// Returns true if the size of a view or of a superview depends on content of the run time.
  func dependsOnContent(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if views[current].view.awaitsContent { return true }
      next = views[current].view.parent
    }
    return false
  }

  /// Returns a finding if a control is smaller than a touch target.
  ///
  /// See: F-40.
  /// Source: Apple, Human Interface Guidelines, Accessibility: controls of 44 × 44 points, at the
  /// least 28 × 28.
  func touchTarget(of view: ScreenView) -> Finding? {
    guard view.isControl, view.view.content.isTouchable, view.isContent, !view.isInBar,
      !SystemControls.fixed.contains(view.view.className)
    else { return nil }
    let size = view.frame.size
    let side = min(size.width, size.height)
    guard side < SystemControls.usualSide - tolerance, side > tolerance,
      !hasOpenSize(view)
    else { return nil }
    return finding(
      .touchTarget, severity: side < SystemControls.leastSide - tolerance ? .warning : nil, view,
      "is \(MeasureText.size(rounded(size))); a touch target needs 44 × 44")
  }

  /// Returns true if constraints do not determine the size of a view, which is a finding itself.
  private func hasOpenSize(_ view: ScreenView) -> Bool {
    configuration.layout.constraints?.ambiguities.contains {
      $0.view == view.index && $0.guide == nil
        && $0.variables.contains { ["Width", "Height"].contains($0) }
    } ?? false
  }

  /// Returns a finding if a view is off the pixel grid.
  ///
  /// Auto Layout rounds to pixels, explicit frames are not rounded; the frames of cells are their
  /// list's. How autoresizing rounds is not known.
  ///
  /// See: F-40, L-PIX-1.
  func grid(of view: ScreenView) -> Finding? {
    guard view.view.parent != nil, !view.view.content.isMadeBySystem, view.view.isVisible,
      view.view.transform == nil, !view.view.isControllerView, view.isMeasurable, view.isStraight,
      !view.view.isPositionedByList, !view.view.sharesResizing
    else { return nil }
    let scale = configuration.device.scale
    let frame = view.view.frame
    let isOff = [frame.minX, frame.minY, frame.maxX, frame.maxY].contains { edge in
      let pixels = edge * scale
      return abs(pixels - pixels.rounded()) > LayoutJudge.pixelTolerance
    }
    guard scale > 0, isOff else { return nil }
    return finding(
      .offGrid, view,
      "has edges between pixels: \(MeasureText.rect(rounded(frame))) at \(points(scale)) pixels for "
        + "each point")
  }

  /// The tolerance in pixels, so that values rounded to hundredths, such as 133.33, are on the
  /// grid.
  private static var pixelTolerance: CGFloat { 0.02 }

  /// Returns the findings about conflicts and ambiguous views.
  ///
  /// A conflict among the system's own constraints only is not the app's. A view in a conflict is
  /// not reported as ambiguous because of the relaxed constraint, nor one whose content is set at
  /// run time.
  ///
  /// See: F-40, L-CONF-2, L-AMB-1.
  func constraints() -> [Finding] {
    guard let state = configuration.layout.constraints else { return [] }
    let conflicts = state.conflicts.compactMap { conflict -> Finding? in
      guard !conflict.isOfSystem, let view = blamed(conflict.view) else { return nil }
      var found = finding(.conflict, view, "has constraints in conflict. \(conflict.message)")
      found.dependsOnScreen = conflict.dependsOnScreen
      return found
    }
    let explained = OpenViews(of: state, among: views).explained
    let ambiguities = state.ambiguities.compactMap { ambiguity -> Finding? in
      if explained.contains(ambiguity.view) { return nil }
      // The guides by which a stack view aligns its views are its own.
      guard let view = blamed(ambiguity.view), ambiguity.guide?.hasPrefix("UISV-") != true else {
        return nil
      }
      let subject = ambiguity.guide.map { "has a guide, \($0), with" } ?? "has"
      let open = ambiguity.variables.joined(separator: ", ")
      return finding(
        .ambiguous, view, "\(subject) an ambiguous layout: constraints leave \(open) open",
        other: ambiguity.guide)
    }
    return conflicts + ambiguities
  }

  /// Returns the nearest view of the app: the view itself, or the one for which the system created
  /// it.
  private func blamed(_ index: Int) -> ScreenView? {
    guard views.indices.contains(index) else { return nil }
    let view = views[index]
    return view.view.content.isMadeBySystem ? view.family.map { views[$0] } : view
  }

  private func points(_ value: CGFloat) -> String { MeasureText.number(rounded(value)) }
}

extension ViewText {
  /// True for a text that stands for another one, which the user sees instead.
  ///
  /// Such a text is filler, or a key of a strings table, such as `welcome_title` or
  /// `Welcome.Title.Button`. It can also be Interface Builder's default title of a button that has
  /// space for its image only.
  fileprivate var standsForAnother: Bool {
    if string.lowercased().hasPrefix("lorem ipsum") { return true }
    if string == "Button", rect.width < 1 { return true }
    let parts = string.split(omittingEmptySubsequences: false) { "_.".contains($0) }
    return parts.count > 1
      && parts.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && string.contains(where: \.isLetter)
  }
}
