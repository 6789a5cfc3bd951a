import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText

/// The title, the large title and the buttons of a navigation bar.
///
/// Rule: R-BAR-13.
@MainActor
struct NavigationBarPlan {
  /// The bar whose items are shown.
  let bar: UINavigationBar
  /// The controller that owns the bar; nil for a standalone bar.
  let container: UINavigationController?

  /// The item on top, which is shown.
  var item: UINavigationItem? { items.last }

  /// The item to which the back button leads.
  var previous: UINavigationItem? { items.dropLast().last }

  private var items: [UINavigationItem] {
    container.map { $0.barStack.map(\.navigationItem) } ?? bar.items ?? []
  }

  /// The titles and buttons of the bar, for its current size and items.
  var plan: BarPlan {
    var plan = BarPlan()
    let parts =
      container?.barParts ?? BarParts(row: min(bar.bounds.height, bar.intrinsicContentSize.height))
    guard let item, parts.row > 0 else {
      if container?.searchHidesRow == true { side(BarMetrics(of: bar))?.add(to: &plan) }
      return plan
    }
    let row = NavigationRow(of: item, previous, in: bar, parts, container)
    let area: BarPart.Area = row.metrics.style == .classic ? .bar : .content
    if area == .content {
      plan.content = CGRect(x: 0, y: 0, width: bar.bounds.width, height: parts.row)
    }
    if parts.prompt > 0, let prompt = item.prompt {
      plan.parts.append(self.prompt(prompt, parts, row.metrics))
    }
    let largeSpace = min(parts.title, container?.bars.space ?? 0)
    let showsLarge = parts.title > 0 && largeSpace > parts.title / 2
    if let title = item.title, !title.isEmpty {
      if showsLarge {
        plan.largeTitle = CGRect(
          x: 0, y: parts.row, width: bar.bounds.width, height: largeSpace)
        plan.parts.append(largeTitle(title, item, plan.largeTitle!, parts.title, row))
      } else if item.titleView == nil, !sharesRowWithTabs {
        plan.parts.append(self.title(title, item, area, row))
      }
    }
    let side = side(row.metrics)
    if let back = row.back {
      plan.parts.append(side?.back(part(back, area, row)) ?? part(back, area, row))
    }
    plan.parts += row.buttons.parts(in: area, tint: tint(row.metrics)).map(row.mirrored)
    side?.add(to: &plan)
    return plan
  }

  /// Returns the controls in the side bar; nil without any.
  private func side(_ metrics: BarMetrics) -> SideButtons? {
    var side = container.flatMap { SideButtons(in: $0, metrics, tint: tint(metrics)) }
    side?.moveToBar(at: bar.frame.origin)
    return side
  }

  private func tint(_ metrics: BarMetrics) -> UIColor? {
    metrics.style == .glass ? .label : bar.tintColor
  }

  /// True if a floating tab bar is in the row, and no title is shown; no source says so, this is
  /// Gimbal's choice (CHOICE).
  private var sharesRowWithTabs: Bool { container.map { $0.floatingTabBarAbove > 0 } ?? false }

  private func title(
    _ title: String, _ item: UINavigationItem, _ area: BarPart.Area, _ row: NavigationRow
  ) -> BarPart {
    let attributes =
      item.standardAppearance?.titleTextAttributes ?? bar.titleTextAttributes
      ?? bar.standardAppearance.titleTextAttributes
    let metrics = row.metrics
    let font = attributes[.font] as? UIFont ?? BarMetrics.title
    var size = metrics.size(of: title, font)
    size.width = min(size.width, max(0, row.buttons.right - row.buttons.left))
    if metrics.style == .classic { size.height += 1 }
    let frame = CGRect(
      x: metrics.grid.round(row.titleStart(width: size.width)),
      y: metrics.top(of: font, around: metrics.middle(ofRow: row.row)), width: size.width,
      height: size.height)
    var part = BarPart(role: .title, area: area, frame: row.mirrored(frame))
    (part.text, part.font, part.color) = (
      title, font, attributes[.foregroundColor] as? UIColor
    )
    return part
  }

  private func largeTitle(
    _ title: String, _ item: UINavigationItem, _ area: CGRect, _ height: CGFloat,
    _ row: NavigationRow
  ) -> BarPart {
    let attributes =
      item.standardAppearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes
      ?? bar.standardAppearance.largeTitleTextAttributes
    let metrics = row.metrics
    let font = attributes[.font] as? UIFont ?? BarMetrics.largeTitle
    let margins = container?.systemMinimumLayoutMargins
    let safe = container?.viewIfLoaded?.safeAreaInsets ?? .zero
    let side = (margins?.leading ?? BarMetrics.largeTitleMargin) + max(safe.left, safe.right)
    var size = metrics.size(of: title, font)
    size.width = min(size.width, max(0, area.width - 2 * side))
    // The title moves with the bar's lower edge when it is hidden.
    let top = metrics.grid.round(area.maxY - height + metrics.largeTitleTop)
    let frame = CGRect(x: side, y: top, width: size.width, height: size.height)
    var part = BarPart(role: .largeTitle, area: .largeTitle, frame: row.mirrored(frame))
    (part.text, part.font, part.color) = (
      title, font, attributes[.foregroundColor] as? UIColor
    )
    return part
  }

  /// Returns the prompt, centered in its row; no source says so, this is Gimbal's choice (CHOICE).
  private func prompt(_ prompt: String, _ parts: BarParts, _ metrics: BarMetrics) -> BarPart {
    let size = metrics.size(of: prompt, BarMetrics.prompt)
    let width = min(size.width, bar.bounds.width)
    var part = BarPart(
      role: .prompt,
      frame: CGRect(
        x: metrics.grid.round((bar.bounds.width - width) / 2),
        y: metrics.grid.round((parts.prompt - size.height) / 2), width: width, height: size.height))
    (part.text, part.font) = (prompt, BarMetrics.prompt)
    return part
  }

  private func part(
    _ back: NavigationRow.Back, _ area: BarPart.Area, _ row: NavigationRow
  ) -> BarPart {
    var part = BarPart(role: .back, area: area, frame: back.frame)
    (part.text, part.font, part.textFrame) = (back.text, BarMetrics.button, back.textFrame)
    part.color = bar.tintColor
    part.imageFrame = back.arrow
    part.label = back.text ?? previous?.title ?? "Back"
    return row.mirrored(part)
  }
}

extension UINavigationController {
  /// Pops the controller whose item the bar shows: that of a collapsed column, then the column.
  fileprivate func popShown() {
    if let column = stack.last as? UINavigationController, column.stack.count > 1 {
      return column.popShown()
    }
    popViewController(animated: true)
  }
}

extension UINavigationBar {
  /// The navigation controller that owns the bar.
  private var container: UINavigationController? {
    guard let container = superview?.next as? UINavigationController else { return nil }
    return container.navigationBar === self ? container : nil
  }

  /// Makes or updates the title and the buttons; a hidden bar has none until it is shown.
  ///
  /// See: R-BAR-11, R-BAR-13.
  func showParts() {
    guard !isHidden, bounds.width > 0, bounds.height > 0 else { return }
    let shown = NavigationBarPlan(bar: self, container: container)
    let set = BarPartSet.cached(in: &shownParts)
    guard shown.item != nil || !set.isEmpty else { return }
    let isClassic = BarMetrics(of: self).style == .classic
    set.show(
      { shown.plan }, in: self,
      BarPartSet.Maker(
        contentView: { _UINavigationBarContentView() },
        button: { role in
          guard isClassic else { return _UIButtonBarButton() }
          return role == .back ? UINavigationItemButtonView() : UINavigationButton()
        }, tap: { [weak self] role in self?.tap(role) }))
  }

  /// Pops after a tap on the back button; if the previous item's button has an action, performs
  /// that instead.
  ///
  /// Rule: R-BAR-15.
  private func tap(_ role: BarPart.Role) {
    let shown = NavigationBarPlan(bar: self, container: container)
    if role == .search { container?.tapSearchButton() }
    guard role == .back else {
      let items = shown.item?.buttons ?? []
      items.first { role == .item(ObjectIdentifier($0)) }?.sendTap(on: self)
      return
    }
    if let own = shown.previous?.backBarButtonItem, own.action != nil || own.primaryAction != nil {
      return own.sendTap(on: self)
    }
    if let container {
      container.popShown()
    } else {
      popItem(animated: true)
    }
  }
}
