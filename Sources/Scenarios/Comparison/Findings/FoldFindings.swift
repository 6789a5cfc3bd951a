import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots

/// Findings about the fold, cameras and panes of foldable devices, and about sizes of another
/// screen.
extension LayoutJudge {
  /// Returns a finding if the fold of a partly open device crosses a text or a control.
  ///
  /// The area of a control without a background is its title. Bars cross the fold on purpose, and
  /// scrolled content can be moved.
  mutating func fold(across view: ScreenView) -> Finding? {
    guard let display = configuration.display, let band = display.activeFold, view.isContent,
      view.isTextOrControl, !view.isScrolled, !view.isInBar, !isBackground(view), !isBlank(view),
      !isIn(view, namedAs: .acrossFold)
    else { return nil }
    let whole =
      view.isControl && (view.hasBackground || view.text == nil) ? view.area : view.textFrame
    // The part beyond a pane is invisible.
    let area = whole.intersection(window)
    let isVertical = display.foldIsVertical
    let line = isVertical ? band.midX : band.midY
    let (from, to) = isVertical ? (area.minX, area.maxX) : (area.minY, area.maxY)
    guard line - from > 1, to - line > 1, area.depth(into: band) > tolerance else { return nil }
    named[.acrossFold, default: []].insert(view.index)
    return finding(
      .acrossFold, view,
      "lies across the fold, with \(points(line - from)) points before it and "
        + "\(points(to - line)) after it", measurement("fold", band))
  }

  /// Returns a finding if a camera covers a text, control or image.
  ///
  /// An unused camera is a note, and covers no image.
  func camera(over view: ScreenView) -> Finding? {
    guard let display = configuration.display, !display.cameras.isEmpty, !isBlank(view),
      let shown = view.shownArea ?? (view.isControl ? view.seen : nil)
    else { return nil }
    let area = view.showsOnlyText && !view.hasBackground ? view.letters(in: shown) : shown
    for camera in display.cameras where area.isUnder(camera.rect, deeperThan: tolerance) {
      if camera.isActive {
        return finding(
          .underCamera, view, "is covered in part by the camera", measurement("camera", camera.rect)
        )
      }
      guard view.isTextOrControl else { continue }
      return finding(
        .underCamera, severity: .note, view,
        "is covered in part by the camera while that is in use",
        measurement("camera", camera.rect))
    }
    return nil
  }

  /// Returns true for a label without text, which may be a card, and for a button without title,
  /// image and background.
  private func isBlank(_ view: ScreenView) -> Bool {
    if view.showsNoText { return true }
    guard view.view.className == "UIButton", view.text == nil, !view.hasBackground else {
      return false
    }
    return !views.contains { $0.view.parent == view.index && $0.view.isVisible && !$0.seen.isEmpty }
  }

  /// Returns a finding if the left or right edge of a pane of Split View clips a view.
  ///
  /// A view that fits into the pane and begins left of it does so in windows of any width.
  func pane(around view: ScreenView, _ shown: CGRect) -> Finding? {
    guard case .split = configuration.id.window.layout, !isBackground(view) else { return nil }
    let beyond = shown.overhangs(beyond: window, tolerance: tolerance)
      .filter { $0.side == .left || $0.side == .right }
    guard beyond.contains(where: { $0.side == .right || view.frame.width > window.width }) else {
      return nil
    }
    return finding(
      .widerThanPane, view,
      "reaches beyond the pane, which is \(points(window.width)) points wide, by \(text(beyond))",
      measurement("pane", window))
  }

  /// Returns a finding if a view is as wide as the main screen but its window is not.
  ///
  /// Of nested views only the outermost is reported.
  mutating func screenSize(of view: ScreenView) -> Finding? {
    guard let screen = configuration.mainScreen, abs(screen.width - window.width) > 1,
      view.view.parent != nil, !view.view.content.isMadeBySystem, view.view.isVisible,
      view.isMeasurable, abs(view.frame.width - screen.width) <= tolerance,
      !isIn(view, namedAs: .screenSized)
    else { return nil }
    named[.screenSized, default: []].insert(view.index)
    return finding(
      .screenSized, view,
      "is as wide as the main screen, \(points(screen.width)) points, in a window of "
        + "\(points(window.width))", measurement("window", window))
  }

  /// Returns the findings about buttons of bars that are not at the side where bars are.
  func buttonsOffSide() -> [Finding] {
    configuration.buttonsOffSide.compactMap { button in
      guard views.indices.contains(button.bar) else { return nil }
      let title = QuotedText.of(button.title)
      return button.isLost
        ? finding(
          .lostBarItem, views[button.bar],
          "does not show \(title), which is for horizontal bars only",
          other: button.title)
        : finding(
          .horizontalBarItem, views[button.bar],
          "stays at the bottom because of \(title), which cannot be at the side",
          other: button.title)
    }
  }

  /// Returns true if an ancestor was reported with the same kind.
  private func isIn(_ view: ScreenView, namedAs kind: FindingKind) -> Bool {
    guard let known = named[kind] else { return false }
    var parent = view.view.parent
    while let outer = parent {
      if known.contains(outer) { return true }
      parent = views[outer].view.parent
    }
    return false
  }

  private func points(_ value: CGFloat) -> String { MeasureText.number(rounded(value)) }
}

extension CGRect {
  /// Returns true if the rectangle is under a camera, which is round at its ends.
  fileprivate func isUnder(_ camera: CGRect, deeperThan tolerance: CGFloat) -> Bool {
    let radius = min(camera.width, camera.height) / 2
    let axis = camera.insetBy(dx: radius, dy: radius)
    let across = max(0, axis.minX - maxX, minX - axis.maxX)
    let down = max(0, axis.minY - maxY, minY - axis.maxY)
    return hypot(across, down) < radius - tolerance
  }
}
