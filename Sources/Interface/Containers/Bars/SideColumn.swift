import Foundation
import GimbalEngine
import GimbalGeometry

/// The controls of a navigation controller in the side bar: the back button, the buttons of the
/// navigation bar, those of the toolbar, the button for those that do not fit, and the search button.
///
/// Frames are in the side bar's coordinates.
///
/// Rule: R-FOLD-25.
/// See: R-FOLD-18.
@MainActor
struct SideColumn {
  /// A button with its frame in the side bar.
  struct Control {
    /// The app's item.
    let item: UIBarButtonItem
    /// The frame in the side bar's coordinates, in points.
    var frame: CGRect
  }

  /// Buttons that share a background.
  @MainActor
  private struct Group {
    /// The buttons, from the top down.
    var items: [UIBarButtonItem]
    /// True for buttons of the toolbar.
    var isTool: Bool

    /// The height of the background, in points.
    var height: CGFloat {
      items.count == 1 ? SideBar.control : CGFloat(items.count) * SideBar.item
    }

    /// Returns the index of the last button of a priority; nil if there is none.
    func index(of priority: UIBarButtonItemVisibilityPriority) -> Int? {
      items.lastIndex { $0.visibilityPriority == priority }
    }
  }

  /// The frame of the side bar in the container's view.
  let frame: CGRect
  /// The frame of the back button; nil without one.
  private(set) var back: CGRect?
  /// The buttons of the navigation bar that fit, from the top down.
  private(set) var buttons: [Control] = []
  /// The buttons of the toolbar that fit, from the top down.
  private(set) var tools: [Control] = []
  /// The frame of the button "More"; nil without one.
  private(set) var more: CGRect?
  /// True with `overflow` or `additionalOverflowItems`.
  private var hasMore = false
  /// True if the button "More" is among those of the toolbar.
  private(set) var moreIsTool = false
  /// The frame of the button that opens or closes the search; nil without one.
  private(set) var search: CGRect?
  /// The buttons that do not fit, which the button "More" offers.
  private(set) var overflow: [UIBarButtonItem] = []

  /// Lays out the controls above tabs of a height in points; nil means the height of the shown tabs.
  init(of container: UINavigationController, aboveTabs tabs: CGFloat? = nil) {
    frame = container.sideBarColumn(aboveTabs: tabs ?? container.heightOfTabsBelow)
    let showsBar = !container.hidesNavigationBarNow
    let isSearching = showsBar && container.searchHidesRow
    let item = showsBar && !isSearching ? container.barStack.last?.navigationItem : nil
    let hasBack = item?.showsBack(to: container.barStack.dropLast().last?.navigationItem) ?? false
    var groups = (item?.groupsAtSide ?? []).map { Group(items: $0, isTool: false) }
    if !container.hidesToolbarNow {
      let items = (container.toolbar.items ?? []).filter { !$0.isHidden && $0.standsInSideBars }
      groups += SideColumn.groups(items).map { Group(items: $0, isTool: true) }
    }
    let step = SideBar.control + SideBar.gap
    let hasSearch = showsBar && container.searchStandsAtSide
    let first = max(0, SideBar.top - frame.minY)
    let space =
      frame.height - first - (hasBack ? step : 0) - (hasSearch ? step : 0)
    hasMore = item?.additionalOverflowItems != nil
    fit(&groups, in: space)
    moreIsTool = !overflow.isEmpty && (!showsBar || groups.last?.isTool == true)
    position(groups, from: first, hasBack: hasBack, hasSearch: hasSearch, in: container)
  }

  /// Returns true if a container's buttons do not fit above tabs of a height.
  static func overflows(_ container: UINavigationController, aboveTabs tabs: CGFloat) -> Bool {
    !SideColumn(of: container, aboveTabs: tabs).overflow.isEmpty
  }

  /// Splits buttons into groups that share a background.
  ///
  /// A space ends a group. Prominent buttons, those that close or cancel, and those without an image
  /// stand alone.
  static func groups(_ items: [UIBarButtonItem]) -> [[UIBarButtonItem]] {
    var groups: [[UIBarButtonItem]] = [[]]
    for item in items {
      if !item.isSpace, item.sharesBackgroundAtSide {
        groups[groups.count - 1].append(item)
      } else {
        groups += item.isSpace ? [[]] : [[item], []]
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Removes buttons until the others fit in a height, together with the button for the removed ones.
  ///
  /// Buttons of the lowest priority are removed first, from the lower end on.
  private mutating func fit(_ groups: inout [Group], in space: CGFloat) {
    func total(_ groups: [Group]) -> CGFloat {
      groups.reduce(-SideBar.gap) { $0 + $1.height + SideBar.gap }
    }
    let step = SideBar.control + SideBar.gap
    guard total(groups) > space - (hasMore ? step : 0) else { return }
    hasMore = true
    while !groups.isEmpty, total(groups) > space - step {
      let items = groups.flatMap(\.items)
      guard let lowest = items.map(\.visibilityPriority).min(),
        let group = groups.lastIndex(where: { $0.index(of: lowest) != nil }),
        let index = groups[group].index(of: lowest)
      else { return }
      overflow.insert(groups[group].items.remove(at: index), at: 0)
      if groups[group].items.isEmpty { groups.remove(at: group) }
    }
  }

  private mutating func position(
    _ groups: [Group], from first: CGFloat, hasBack: Bool, hasSearch: Bool,
    in container: UINavigationController
  ) {
    let left = SideBar.start(at: BarSides(container.machine).barSide, width: frame.width)
    let size = CGSize(width: SideBar.control, height: SideBar.control)
    let step = SideBar.control + SideBar.gap
    var top = first
    if hasBack {
      back = CGRect(origin: CGPoint(x: left, y: top), size: size)
      top += step
    }
    for group in groups where !group.isTool {
      buttons += controls(group, left, top)
      top += group.height + SideBar.gap
    }
    var bottom = frame.height
    if hasSearch {
      search = CGRect(origin: CGPoint(x: left, y: bottom - size.height), size: size)
      bottom -= step
    }
    if hasMore {
      more = CGRect(
        origin: CGPoint(x: left, y: moreIsTool ? bottom - size.height : top), size: size)
      if moreIsTool { bottom -= step }
    }
    for group in groups.reversed() where group.isTool {
      tools = controls(group, left, bottom - group.height) + tools
      bottom -= group.height + SideBar.gap
    }
  }

  private func controls(_ group: Group, _ left: CGFloat, _ top: CGFloat) -> [Control] {
    let height = group.items.count == 1 ? SideBar.control : SideBar.item
    return group.items.enumerated().map { index, item in
      Control(
        item: item,
        frame: CGRect(
          x: left, y: top + CGFloat(index) * height, width: SideBar.control, height: height))
    }
  }
}

extension UINavigationItem {
  /// The groups of buttons for the side bar, from top to bottom.
  ///
  /// Leading buttons in place of a back button come first, then prominent buttons, then the others.
  fileprivate var groupsAtSide: [[UIBarButtonItem]] {
    // R-FOLD-15.2
    func atSide(_ runs: [[UIBarButtonItem]]) -> [[UIBarButtonItem]] {
      runs.map { $0.filter { $0.isSpace || $0.leavesRow } }
    }
    let (leading, trailing) = (atSide(leadingRuns), atSide(trailingRuns))
    let isFirst = !leftItemsSupplementBackButton
    let rest = (isFirst ? [] : leading) + trailing
    let first = (isFirst ? leading : []) + atSide([pinnedRun])
    let prominent = rest.joined().filter { $0.style == .done }
    let others = rest.map { $0.filter { $0.style != .done } }
    return first.flatMap(SideColumn.groups) + prominent.map { [$0] }
      + others.flatMap(SideColumn.groups)
  }
}

extension UIBarButtonItem {
  /// True if the button has a common background with its neighbours in a side bar.
  fileprivate var sharesBackgroundAtSide: Bool {
    switch systemItem {
    case .done, .cancel, .close: false
    default: style != .done && customView == nil && (image != nil || systemItem != nil)
    }
  }
}
