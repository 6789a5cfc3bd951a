import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The button of a tab up to iOS 18, with the name of UIKit's class.
final class UITabBarButton: BarButtonView {
  /// Creates the label of the title, with the class of UIKit's tab buttons.
  override func makeLabel() -> UILabel { UITabBarButtonLabel(frame: .zero) }
  /// Creates the image view, with the class of UIKit's tab buttons.
  override func makeImage() -> UIImageView { UITabBarSwappableImageView(frame: .zero) }
}
/// The button of a tab from iOS 26 on, with the name of UIKit's class.
final class _UITabButton: BarButtonView {
  /// Creates the label of the title, with the class of UIKit's tab buttons.
  override func makeLabel() -> UILabel { UITabBarButtonLabel(frame: .zero) }
}
/// A tab's button in a bar at the top of an iPad's window.
final class _UIFloatingTabBarItemCell: BarButtonView {}
/// The title of a tab, with the name of UIKit's class.
final class UITabBarButtonLabel: UILabel {}
/// The image of a tab, with the name of UIKit's class.
final class UITabBarSwappableImageView: UIImageView {}

/// The buttons of a tab bar.
///
/// Rule: R-BAR-16.
@MainActor
struct TabBarPlan {
  private enum Arrangement {
    /// The image above the title.
    case stacked
    /// The image next to the title.
    case nextTo
    /// Only the title, in a bar at the top.
    case floating
    /// Only the image, in a bar at the side.
    case atSide
  }

  private let bar: UITabBar
  private let metrics: BarMetrics
  private let arrangement: Arrangement
  private let safe: UIEdgeInsets
  /// The bar without the part below the safe area, in points.
  private let area: CGRect

  /// Determines the arrangement of the buttons from the size and traits of a bar.
  init(_ bar: UITabBar, floats: Bool) {
    self.bar = bar
    metrics = BarMetrics(of: bar)
    safe = bar.safeAreaInsets
    area = CGRect(
      x: safe.left, y: 0, width: max(0, bar.bounds.width - safe.left - safe.right),
      height: max(0, bar.bounds.height - (floats ? 0 : safe.bottom)))
    let isStacked =
      switch metrics.style {
      case .classic: true
      case .glass:
        bar.bounds.height >= TabBarMetrics.glassHeight + 2 * TabBarMetrics.glassInset
      case .modern:
        bar.traitCollection.verticalSizeClass != .compact
          && bar.traitCollection.horizontalSizeClass != .regular
      }
    arrangement =
      SideBar.holds(bar)
      ? .atSide
      : floats ? .floating : isStacked ? .stacked : .nextTo
  }

  /// The buttons of the bar, for its current size and items.
  var plan: BarPlan {
    var plan = BarPlan()
    if arrangement == .atSide {
      plan.parts = partsAtSide
      return plan
    }
    let items = bar.items ?? []
    for (item, frame) in zip(items, frames(items)) {
      let part = part(for: item, frame)
      plan.parts.append(
        bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? part.mirrored(in: bar.bounds.width) : part)
    }
    return plan
  }

  // MARK: At the side

  /// The tabs as images, one below the other at the lower end of the bar.
  private var partsAtSide: [BarPart] {
    let items = bar.tabsAtSide
    var top = bar.bounds.height - bar.heightAtSide
    return items.map { item in
      let frame = CGRect(
        x: SideBar.start(in: bar), y: top, width: SideBar.control, height: SideBar.item)
      top += SideBar.item
      var part = part(for: item, frame)
      part.text = nil
      part.textFrame = .zero
      part.imageFrame = image(of: item).map { _, size in
        CGRect(
          x: metrics.grid.round((frame.width - size.width) / 2),
          y: metrics.grid.round((frame.height - size.height) / 2), width: size.width,
          height: size.height)
      }
      return part
    }
  }

  // MARK: Frames

  private func frames(_ items: [UITabBarItem]) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    switch (arrangement, metrics.style) {
    case (.floating, _):
      return inTheMiddle(items.map { textSize(of: $0).width + TabBarMetrics.padding }, gap: 0)
    case (_, .glass): return uponGlass(items.count)
    case (_, .classic) where bar.machine.hardware.idiom == .pad:
      return inTheMiddle(items.map { _ in TabBarMetrics.padWidth }, gap: TabBarMetrics.padGap)
    case (.nextTo, _) where bar.machine.hardware.idiom == .pad:
      return inTheMiddle(
        items.map { contentWidth(of: $0) + TabBarMetrics.padding }, gap: TabBarMetrics.padGap)
    default: return across(items.count)
    }
  }

  /// Returns buttons over the whole width, on whole points.
  private func across(_ count: Int) -> [CGRect] {
    let (side, gap, top) = (TabBarMetrics.side, TabBarMetrics.gap, TabBarMetrics.top)
    let width = (area.width - 2 * side - gap * CGFloat(count - 1)) / CGFloat(count)
    return (0..<count).map { index in
      let start = area.minX + side + CGFloat(index) * (width + gap)
      let left = (start + 0.5).rounded(.down)
      let right = (start + width + 0.5).rounded(.down)
      return CGRect(x: left, y: top, width: right - left, height: area.height - top)
    }
  }

  /// Returns overlapping buttons on glass; fewer than four are as wide as four.
  private func uponGlass(_ count: Int) -> [CGRect] {
    let (overlap, inset) = (TabBarMetrics.overlap, TabBarMetrics.glassInset)
    let most = area.width - 2 * TabBarMetrics.glassSide - 2 * inset
    func fitting(_ count: Int) -> CGFloat {
      (most + CGFloat(count - 1) * overlap) / CGFloat(count)
    }
    let width = min(fitting(count), fitting(max(count, TabBarMetrics.glassCount)))
    let used = width * CGFloat(count) - overlap * CGFloat(count - 1)
    let start = area.midX - used / 2
    return (0..<count).map { index in
      CGRect(
        x: metrics.grid.round(start + CGFloat(index) * (width - overlap)), y: inset,
        width: metrics.grid.round(width),
        height: min(TabBarMetrics.glassHeight, max(0, bar.bounds.height - 2 * inset)))
    }
  }

  /// Returns buttons of the given widths, centered in the bar.
  private func inTheMiddle(_ widths: [CGFloat], gap: CGFloat) -> [CGRect] {
    let used = widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
    var start = area.midX - used / 2
    return widths.map { width in
      let x = start.rounded()
      start += width + gap
      return CGRect(
        x: x, y: TabBarMetrics.top, width: width.rounded(),
        height: area.height - TabBarMetrics.top)
    }
  }

  // MARK: Content

  /// The font of a tab's title.
  private var font: UIFont {
    switch arrangement {
    case .stacked: TabBarMetrics.stackedFont(metrics.style)
    case .nextTo:
      TabBarMetrics.adjacentFont(isCompact: bar.traitCollection.verticalSizeClass == .compact)
    case .floating, .atSide: TabBarMetrics.floatingFont
    }
  }

  private func textSize(of item: UITabBarItem) -> CGSize {
    guard let title = item.shownTitle else { return .zero }
    var size = metrics.size(of: title, font)
    size.height = font.lineHeight.rounded(.up)
    return size
  }

  private func image(of item: UITabBarItem) -> (image: UIImage?, size: CGSize)? {
    if let image = bar.selectedItem === item ? item.selectedImage ?? item.image : item.image {
      return (image, image.size)
    }
    return item.systemItem == nil ? nil : (nil, TabBarMetrics.systemImage)
  }

  private func contentWidth(of item: UITabBarItem) -> CGFloat {
    textSize(of: item).width
      + (image(of: item).map { $0.size.width + TabBarMetrics.imageGap } ?? 0)
  }

  private func part(for item: UITabBarItem, _ frame: CGRect) -> BarPart {
    var part = BarPart(role: .item(ObjectIdentifier(item)), frame: frame)
    part.isEnabled = item.isEnabled
    part.isSelected = bar.selectedItem === item
    part.label = item.shownTitle
    (part.text, part.font) = (item.shownTitle, font)
    part.color =
      part.isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
    var text = textSize(of: item)
    text.width = min(text.width, frame.width)
    let image = arrangement == .floating && part.text != nil ? nil : image(of: item)
    part.image = image?.image
    func down(_ value: CGFloat) -> CGFloat {
      (value * metrics.grid.scale).rounded(.down) / metrics.grid.scale
    }
    if arrangement == .stacked {
      if let size = image?.size {
        let middle = TabBarMetrics.imageMiddle(metrics.style)
        part.imageFrame = CGRect(
          x: down((frame.width - size.width) / 2), y: down(middle - size.height / 2),
          width: size.width, height: size.height)
      }
      let top =
        metrics.style == .classic
        ? TabBarMetrics.classicTitleTop
        : metrics.grid.round(TabBarMetrics.titleBaseline - font.ascender)
      part.textFrame = CGRect(
        x: down((frame.width - text.width) / 2), y: top, width: text.width, height: text.height)
      return part
    }
    let gap = text.width > 0 ? TabBarMetrics.imageGap : 0
    let used = text.width + (image.map { $0.size.width + gap } ?? 0)
    var x = down((frame.width - used) / 2)
    if let size = image?.size {
      part.imageFrame = CGRect(
        x: x, y: down((frame.height - size.height) / 2), width: size.width, height: size.height)
      x += size.width + TabBarMetrics.imageGap
    }
    part.textFrame = CGRect(
      x: x, y: down((frame.height - text.height) / 2), width: text.width, height: text.height)
    return part
  }
}

extension UITabBarItem {
  /// The title of the item, or of its system item without one.
  fileprivate var shownTitle: String? {
    if let title { return title }
    return switch systemItem {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    case nil: nil
    }
  }
}

extension UITabBar {
  private var container: UITabBarController? {
    guard let container = superview?.next as? UITabBarController else { return nil }
    return container.tabBar === self ? container : nil
  }

  /// True for the bar at the top of an iPad's window.
  var floats: Bool { container?.barFloats ?? false }

  /// Makes or updates the buttons; a hidden bar has none until it is shown.
  ///
  /// See: R-BAR-11, R-BAR-16.
  func showParts() {
    let set = BarPartSet.cached(in: &shownParts)
    guard !isHidden, bounds.width > 0, !(items ?? []).isEmpty || !set.isEmpty else { return }
    let floats = floats
    let isGlass = BarMetrics(of: self).style == .glass
    set.show(
      { [self] in TabBarPlan(self, floats: floats).plan }, in: self,
      BarPartSet.Maker(
        contentView: { UIView() },
        button: { _ in
          floats ? _UIFloatingTabBarItemCell() : isGlass ? _UITabButton() : UITabBarButton()
        }, tap: { [weak self] role in self?.tap(role) }))
  }

  /// Selects a tab after a tap on its button.
  ///
  /// See: R-BAR-15.
  private func tap(_ role: BarPart.Role) {
    guard
      let index = (items ?? []).firstIndex(where: { role == .item(ObjectIdentifier($0)) })
    else { return }
    if let container {
      _ = container.tapTab(at: index)
    } else {
      selectedItem = items?[index]
    }
  }
}
