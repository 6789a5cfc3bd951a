import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// Custom views of the shown item in the navigation bar: the title view and the views of buttons.
extension UINavigationController {
  /// Positions the custom views of the shown item, and removes those of others.
  ///
  /// Rule: R-BAR-7.
  func positionContents(_ parts: BarParts) {
    let item = barStack.last?.navigationItem
    var shown = (item?.buttons ?? []).compactMap(\.customView).map(BarSlot.of)
    if let title = item?.titleView { shown.insert(BarSlot.of(title), at: 0) }
    let bar = bars.navigation
    let old = bars.contents
    bars.contents = shown
    BarSlot.show(shown, in: bar, insteadOf: old)
    guard let item, !shown.isEmpty else { return }
    for view in shown { view.isHidden = parts.row == 0 }
    guard parts.row > 0 else { return }
    let previous = barStack.dropLast().last?.navigationItem
    let row = NavigationRow(of: item, previous, in: bar, parts, self)
    for slot in row.buttons.slots {
      if case .view(let view) = slot.content {
        BarSlot.position(view, at: row.mirrored(slot.frame))
      }
    }
    if let title = item.titleView.map(BarSlot.of) {
      let space = CGSize(
        width: max(0, row.buttons.right - row.buttons.left),
        height: row.metrics.height(ofRow: row.row))
      let (size, present) = BarSlot.size(of: title, in: space, item.titleSizeInBar)
      item.titleSizeInBar = present
      let x = row.titleStart(width: size.width)
      BarSlot.position(
        title,
        at: row.mirrored(
          CGRect(
            x: x, y: row.metrics.middle(ofRow: row.row) - size.height / 2, width: size.width,
            height: size.height)))
    }
  }

  /// Positions the contents of the bar for the current item, and returns the views that were not
  /// shown before.
  ///
  /// See: L-ANIM-19.
  func contentsThatCome() -> [UIView] {
    let old = bars.contents
    positionContents(barParts)
    return bars.contents.filter { view in !old.contains { $0 === view } }
  }
}

/// The row of a navigation bar: the back button, the other buttons, and the space for the title.
@MainActor
struct NavigationRow {
  /// The back button, with the frames of its parts.
  struct Back {
    /// The frame of the button in the bar, in points.
    var frame: CGRect
    /// The title of the button; nil if only the arrow is shown.
    var text: String?
    /// The frame of the title in the button, in points.
    var textFrame = CGRect.zero
    /// The frame of its arrow in the button.
    var arrow: CGRect
  }

  /// The metrics of the bar's design.
  let metrics: BarMetrics
  /// The frame of the row in the bar, below a prompt.
  let row: CGRect
  /// The buttons other than the back button, with the space between them.
  private(set) var buttons: BarRow
  /// The back button; nil for the first item of the bar.
  private(set) var back: Back?
  private let isMirrored: Bool

  /// Lays out the row for an item, with a back button to the previous item.
  ///
  /// Without a navigation controller the margins are those of the window.
  init(
    of item: UINavigationItem, _ previous: UINavigationItem?, in bar: UINavigationBar,
    _ parts: BarParts, _ container: UINavigationController?
  ) {
    metrics = BarMetrics(of: bar)
    row = CGRect(
      x: 0, y: parts.prompt, width: bar.bounds.width, height: parts.row - parts.prompt)
    isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bar.window?.bounds.width ?? bar.bounds.width
    let side = MarginMetrics.standard.rootMargin(windowWidth: width)
    let margin =
      container?.systemMinimumLayoutMargins
      ?? NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    // A bar that ends at the strip at the side of the display has none of the strip's inset.
    let safe =
      container?.viewIfLoaded.map { view in
        UIEdgeInsets(
          top: 0, left: max(0, view.safeAreaInsets.left - bar.frame.minX), bottom: 0,
          right: max(0, view.safeAreaInsets.right - (view.bounds.maxX - bar.frame.maxX)))
      } ?? bar.safeAreaInsets
    let isAtSide = container?.hasBarsAtSide == true
    func stays(_ item: UIBarButtonItem) -> Bool { !(isAtSide && item.leavesRow) }
    let leading = margin.leading + (isMirrored ? safe.right : safe.left)
    buttons = BarRow(
      metrics, row, from: leading,
      to: row.width - margin.trailing - (isMirrored ? safe.left : safe.right))
    let atLeading = item.leadingRuns.joined().filter(stays)
    let more = item.additionalOverflowItems != nil && !isAtSide ? [item.moreButton] : []
    buttons.position(
      item.pinnedRun.filter(stays) + more + item.trailingRuns.joined().filter(stays),
      atLeading: false)
    let showsBack = item.showsBack(to: previous)
    if showsBack, let previous {
      let back = self.back(to: previous, for: item, margin: leading)
      self.back = back
      if !isAtSide {
        buttons.left = back.frame.maxX + metrics.gapAfterBack
      }
    }
    buttons.position(atLeading, atLeading: true, isAtMargin: !showsBack || isAtSide)
  }

  /// Returns a frame, mirrored if the bar is right-to-left.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: row.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns a part, mirrored if the bar is right-to-left.
  func mirrored(_ part: BarPart) -> BarPart { isMirrored ? part.mirrored(in: row.width) : part }

  /// Returns the left edge of a title of a width: centered in the bar, or next to buttons that
  /// would overlap it.
  func titleStart(width: CGFloat) -> CGFloat {
    min(max(row.midX - width / 2, buttons.left), max(buttons.left, buttons.right - width))
  }

  // MARK: The back button

  /// Returns the back button with the previous title if it fits, otherwise with "Back" or without a
  /// title.
  ///
  /// See: R-BAR-13.
  private func back(
    to previous: UINavigationItem, for item: UINavigationItem, margin: CGFloat
  ) -> Back {
    let title = item.titleView == nil ? item.title ?? "" : ""
    let space = buttons.right - metrics.size(of: title, BarMetrics.title).width
    var strings: [String?] = [nil]
    if metrics.style != .glass {
      switch previous.backButtonDisplayMode {
      case .minimal: break
      case .generic: strings.insert("Back", at: 0)
      case .default:
        let own = previous.backButtonTitle ?? previous.backBarButtonItem?.title ?? previous.title
        strings = [own ?? "Back", own == "" ? nil : "Back", nil]
      }
    }
    var back = self.back(nil, margin)
    for text in strings {
      back = self.back(text == "" ? nil : text, margin)
      if back.frame.maxX + BarMetrics.gap <= space { break }
    }
    return back
  }

  private func back(_ text: String?, _ margin: CGFloat) -> Back {
    let middle = metrics.middle(ofRow: row)
    let size = text.map { metrics.size(of: $0, BarMetrics.button) } ?? .zero
    typealias Metrics = BarMetrics.BackButton
    let arrow = metrics.grid.round(middle - Metrics.arrow.height / 2)
    let touchSize = BarMetrics.touchSize
    switch metrics.style {
    case .glass:
      return Back(
        frame: CGRect(x: margin, y: middle - touchSize / 2, width: touchSize, height: touchSize),
        arrow: Metrics.glassArrow)
    case .classic:
      let start = Metrics.classicTitleStart
      return Back(
        frame: CGRect(
          x: margin - Metrics.overhang, y: middle - Metrics.classicRise, width: start + size.width,
          height: Metrics.classicHeight),
        text: text,
        textFrame: CGRect(
          x: start, y: Metrics.classicTop, width: size.width, height: size.height),
        arrow: CGRect(origin: CGPoint(x: 0, y: Metrics.classicTop), size: Metrics.arrow))
    case .modern:
      let height = metrics.buttonHeight(inRowOf: row.height)
      let top = middle - height / 2
      let start = margin + metrics.backTitleStart
      let width = start + size.width + Metrics.spaceAfterTitle
      return Back(
        frame: CGRect(
          x: 0, y: top, width: text == nil ? max(touchSize, width) : width, height: height),
        text: text,
        textFrame: CGRect(
          x: start, y: metrics.top(of: BarMetrics.button, around: middle) - top,
          width: size.width, height: size.height),
        arrow: CGRect(
          origin: CGPoint(x: margin - Metrics.overhang, y: arrow - top), size: Metrics.arrow))
    }
  }
}
