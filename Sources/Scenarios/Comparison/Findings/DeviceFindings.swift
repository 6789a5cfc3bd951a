import Foundation
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// Findings about the device's own parts over a view: rounded corners, home indicator, keyboard; and what its turns leave behind.
extension LayoutJudge {
  /// A finding if a rounded corner of the display cuts a part of a text, control or picture off.
  ///
  /// The corners of a text's rectangle are empty, so that more of them may be cut.
  func corner(over view: ScreenView) -> Finding? {
    let radii = configuration.display?.corners ?? []
    // Of a control the title counts, of a picture that fills the corner nothing.
    guard radii.contains(where: { $0 > 0 }) || configuration.device.cornerRadius > 0,
      let area = view.isControl && view.text != nil ? view.textFrame : view.shownArea
    else { return nil }
    let screen = CGRect(origin: .zero, size: configuration.layout.screenSize)
    let spare: CGFloat = area == view.seen ? 1 : 4
    // The corners clockwise from the top left.
    for corner in 0..<4 {
      let radius = radii.count == 4 ? radii[corner] : configuration.device.cornerRadius
      let (isRight, isLow) = ([1, 2].contains(corner), corner > 1)
      // The distance by which the rectangle reaches beyond the middle of the corner's circle, towards the corner.
      let across =
        isRight ? area.maxX - (screen.maxX - radius) : screen.minX + radius - area.minX
      let down = isLow ? area.maxY - (screen.maxY - radius) : screen.minY + radius - area.minY
      guard across > 0, down > 0, hypot(across, down) > radius + spare else { continue }
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

  /// A finding if a text or control lies where the home indicator is.
  func homeIndicator(over view: ScreenView) -> Finding? {
    let screen = configuration.layout.screenSize
    guard view.isTextOrControl, let area = view.shownArea,
      let indicator = configuration.device.homeIndicator(on: screen), indicator.isInside(window)
    else { return nil }
    let strip = indicator.union(
      CGRect(x: indicator.minX, y: screen.height, width: indicator.width, height: 0))
    guard area.depth(into: strip) > tolerance else { return nil }
    return finding(
      .underHomeIndicator, view, "lies under the home indicator",
      measurement("home indicator", strip))
  }

  /// A finding if the keyboard covers a field for text that nothing scrolls out from below it.
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

  /// A finding if a view scrolls sideways that scrolls up and down.
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

  /// The findings about views that are elsewhere after a full turn; a view in one of those is not named again.
  ///
  /// With constraints in conflict another one may be relaxed after the turn: then there are none, as the conflict
  /// is a finding of its own.
  func moved() -> [Finding] {
    moved(
      configuration.moved ?? [], .notRestored, "once the device was turned to all sides and back")
  }

  /// The findings about views that are elsewhere once the device was folded and unfolded, or the other way round.
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
      // A list scrolls, and finds the heights of its cells as they are seen.
      if view.view.isPositionedByList { return nil }
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

/// Texts that fit at the usual text size only.
enum LargeTextFindings {
  /// The findings, with a kind of its own for a cut-off text that fits at the usual text size.
  ///
  /// A configuration is compared with the one that has the usual text size and all else alike; without one the finding
  /// stays what it is.
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

extension ConfigurationID {
  /// The same with the text size of a new device.
  fileprivate var withUsualText: ConfigurationID {
    var id = self
    id.variation = variation.withUsualText
    return id
  }
}
