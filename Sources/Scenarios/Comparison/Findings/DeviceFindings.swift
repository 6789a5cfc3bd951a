import Foundation
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// Findings about corners, home indicator and keyboard over a view, and about changes after
/// rotations.
extension LayoutJudge {
  /// Returns a finding if a rounded corner of the display clips a text, control or image.
  ///
  /// The letters of a text lie inside its rectangle, so that more of the rectangle may be clipped.
  /// An image, or a control without a title, from one edge of the display to the other or behind the
  /// whole safe area is clipped on purpose. An image that the app sets at run time may leave the
  /// corners of its view empty.
  func corner(over view: ScreenView) -> Finding? {
    let radii = configuration.display?.corners ?? []
    // For a control the title counts; an image that fills the corner has no finding.
    guard radii.contains(where: { $0 > 0 }) || configuration.device.cornerRadius > 0,
      let whole = view.isControl && view.text != nil ? view.textFrame : view.shownArea,
      !whole.isEmpty
    else { return nil }
    let screen = CGRect(origin: .zero, size: configuration.layout.screenSize)
    let isBehindAll =
      whole.spans(screen, within: tolerance)
      || configuration.layout.safeAreaOnScreen.isInside(whole, within: tolerance)
    if view.text == nil, isBehindAll { return nil }
    if view.view.content.role == .image, view.view.awaitsContent, !view.hasBackground {
      return nil
    }
    let area = view.showsOnlyText ? view.letters(in: whole) : whole
    let spare: CGFloat = view.showsOnlyText ? 2 : 1
    let rounding = view.showsOnlyText ? 0 : view.cornerRadius
    // The corners, clockwise from the top left.
    for corner in 0..<4 {
      let radius = radii.count == 4 ? radii[corner] : configuration.device.cornerRadius
      let (isRight, isLow) = ([1, 2].contains(corner), corner > 1)
      // The distance of the rectangle's corner beyond the center of the corner's circle.
      let across =
        isRight ? area.maxX - (screen.maxX - radius) : screen.minX + radius - area.minX
      let down = isLow ? area.maxY - (screen.maxY - radius) : screen.minY + radius - area.minY
      let reach = hypot(max(0, across - rounding), max(0, down - rounding)) + rounding
      guard across > 0, down > 0, reach > radius + spare else { continue }
      if view.view.content.role == .image, across >= radius - tolerance,
        down >= radius - tolerance
      {
        continue
      }
      return finding(
        .underCorner, view,
        "is cut off by a corner of the display, which has a radius of \(MeasureText.number(rounded(radius)))"
      )
    }
    return nil
  }

  /// Returns a finding if the home indicator covers a text or control.
  func homeIndicator(over view: ScreenView) -> Finding? {
    let screen = configuration.layout.screenSize
    guard view.isTextOrControl, let shown = view.shownArea,
      let indicator = configuration.device.homeIndicator(on: screen), indicator.isInside(window)
    else { return nil }
    let area = view.showsOnlyText ? view.letters(in: shown) : shown
    let strip = indicator.union(
      CGRect(x: indicator.minX, y: screen.height, width: indicator.width, height: 0))
    guard area.depth(into: strip) > tolerance else { return nil }
    return finding(
      .underHomeIndicator, view, "lies under the home indicator",
      measurement("home indicator", strip))
  }

  /// Returns a finding if the keyboard covers a text field that cannot be scrolled out.
  func keyboard(over view: ScreenView) -> Finding? {
    guard let keyboard = configuration.keyboard, view.isContent, !view.isScrolled,
      SystemControls.fields.contains(view.view.className),
      view.seen.depth(into: keyboard) > max(1, tolerance)
    else { return nil }
    let covered = view.seen.intersection(keyboard).height
    return finding(
      .underKeyboard, view,
      "is covered by the keyboard by \(MeasureText.number(rounded(covered))) points",
      measurement("keyboard", keyboard))
  }

  /// Returns a finding if the content of a vertical scroll view also scrolls horizontally.
  func width(ofContentIn view: ScreenView) -> Finding? {
    guard let content = view.view.content.scrolledSize, view.isMeasurable, view.view.isVisible,
      content.height > view.view.bounds.height + tolerance,
      content.width > view.view.bounds.width + max(1, tolerance)
    else { return nil }
    return finding(
      .contentTooWide, view,
      "has a content of \(MeasureText.number(rounded(content.width))) points in a width of "
        + "\(MeasureText.number(rounded(view.view.bounds.width)))")
  }

  /// Returns the findings about changed positions after all rotations, without views inside changed
  /// ones.
  ///
  /// If constraints conflict, another one may be relaxed after the rotations: then there are none,
  /// since the conflict is a finding itself.
  func moved() -> [Finding] {
    moved(
      configuration.moved ?? [], .notRestored,
      "after the device was rotated to all orientations and back")
  }

  /// Returns the findings about changed positions after folding and unfolding, or the other way
  /// round.
  func movedByFold() -> [Finding] {
    let isClosed = configuration.display?.posture == .closed
    return moved(
      configuration.movedByFold ?? [], .movedByFold,
      "once the device was " + (isClosed ? "unfolded and folded" : "folded and unfolded"))
  }

  private func moved(_ moved: [MovedView], _ kind: FindingKind, _ when: String) -> [Finding] {
    if configuration.layout.constraints?.conflicts.isEmpty == false { return [] }
    let locations = Set(moved.map(\.view))
    return moved.compactMap { moved in
      guard views.indices.contains(moved.view) else { return nil }
      let view = views[moved.view]
      // A list scrolls, and measures its cells as they become visible.
      if view.view.isPositionedByList || !view.view.isVisible { return nil }
      var parent = view.view.parent
      while let outer = parent {
        if locations.contains(outer) || views[outer].view.isPositionedByList { return nil }
        parent = views[outer].view.parent
      }
      let after = moved.after.map { "at \(MeasureText.rect(rounded($0)))" } ?? "gone"
      return finding(
        kind, view,
        "was at \(MeasureText.rect(rounded(moved.before))) and is \(after) \(when)")
    }
  }
}

/// Texts that only fit at the default text size.
enum LargeTextFindings {
  /// Returns the findings, with a different kind for a truncated text that fits at the default text
  /// size.
  ///
  /// A configuration is compared with the one that only differs in having the default text size;
  /// without one the finding is unchanged.
  ///
  /// - Complexity: linear in the number of configurations and findings.
  static func named(_ findings: [Finding], of configurations: [Configuration]) -> [Finding] {
    guard configurations.contains(where: { $0.id.variation.hasLargeText }) else { return findings }
    var usual: [ConfigurationID: Int] = [:]
    for (index, configuration) in configurations.enumerated()
    where configuration.id.variation.textSize ?? .large == .large {
      usual[configuration.id.withUsualText] = index
    }
    let cut = Set(
      findings.filter { $0.kind == .truncated }.map { [$0.view, "\($0.configuration)"] })
    return findings.map { finding in
      let id = configurations[finding.configuration].id
      guard finding.kind == .truncated, id.variation.hasLargeText,
        let other = usual[id.withUsualText], !cut.contains([finding.view, "\(other)"])
      else { return finding }
      return finding.renamed(.truncatedWhenLarge)
    }
  }
}

extension ScreenView {
  /// True for a text without background, and for a control of which the title counts.
  var showsOnlyText: Bool { text != nil && (isControl || !hasBackground) }

  /// Returns the part of a text's rectangle in which letters are drawn.
  ///
  /// A line has about a fifth of its height above its capitals, and as much below its baseline.
  func letters(in area: CGRect) -> CGRect {
    guard let text else { return area }
    return area.insetBy(dx: 0, dy: 0.2 * text.rect.height / CGFloat(max(1, text.lines)))
  }
}

extension ConfigurationID {
  /// The id with the default text size.
  fileprivate var withUsualText: ConfigurationID {
    var id = self
    id.variation = variation.withUsualText
    return id
  }
}
