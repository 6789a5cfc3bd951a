import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraces
import GimbalTraits

/// Headers and footers of sections.
extension UITableView {
  /// Requests the height and title of a section's header or footer before it is visible.
  ///
  /// Rule: R-LIST-7.
  final func queryPart(of section: Int, isHeader: Bool, count: Int) -> SectionPart {
    var part = SectionPart()
    guard !state.isStale else { return part }
    let answer =
      isHeader
      ? queryHeight(
        .tableHeaderHeight, "heightForHeaderInSection", section: section, once: .headerHeight
      ) { $0.tableView(self, heightForHeaderInSection: section) }
      : queryHeight(
        .tableFooterHeight, "heightForFooterInSection", section: section, once: .footerHeight
      ) { $0.tableView(self, heightForFooterInSection: section) }
    part.title =
      isHeader
      ? queryDataSource(
        .tableHeaderTitle, arguments("titleForHeaderInSection", section), once: .headerTitle
      ) { $0.tableView(self, titleForHeaderInSection: section) } ?? nil
      : queryDataSource(
        .tableFooterTitle, arguments("titleForFooterInSection", section), once: .footerTitle
      ) { $0.tableView(self, titleForFooterInSection: section) } ?? nil
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let answer, answer >= 0 {
      part.height = answer == 0 && style != .plain ? gap(at: section, isHeader: isHeader) : answer
    } else if own >= 0, style != .plain || part.title != nil {
      part.height = own
    } else {
      part.isKnown = false
      part.height = guess(of: part, section: section, isHeader: isHeader)
    }
    return part
  }

  /// Returns the height of an empty header or footer.
  private func gap(at section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil
      ? HeaderMetrics.firstGap : HeaderMetrics.gap
  }

  private func guess(of part: SectionPart, section: Int, isHeader: Bool) -> CGFloat {
    guard part.title != nil else { return gap(at: section, isHeader: isHeader) }
    if style == .plain { return HeaderMetrics.plain }
    if !isHeader { return HeaderMetrics.footerSpace + HeaderMetrics.gap }
    return section == 0 ? HeaderMetrics.leastFirstHeader : HeaderMetrics.leastHeader
  }

  /// Returns the gap above a section's header.
  ///
  /// See: R-LIST-7 (plain tables from iOS 15 on, where there is a header).
  final func padding(above header: SectionPart) -> CGFloat {
    guard machine.features.padsSectionHeaders, style == .plain, header.height > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : CellMetrics.headerPadding
  }

  /// Requests the views of the headers and footers in the visible part; returns true if a height
  /// changed.
  final func showParts(in visible: ClosedRange<CGFloat>) -> Bool {
    var hasChanged = false
    var section = max(0, state.geometry.section(at: visible.lowerBound))
    let first = section
    while section < state.geometry.sections.count,
      state.geometry.y(of: section) < visible.upperBound || section == first
    {
      hasChanged = showPart(of: section, isHeader: true) || hasChanged
      guard state.waiting.isEmpty else { return hasChanged }
      hasChanged = showPart(of: section, isHeader: false) || hasChanged
      guard state.waiting.isEmpty else { return hasChanged }
      section += 1
    }
    hideParts { !(first..<section).contains($0) }
    return hasChanged
  }

  /// Removes the headers and footers of sections, and notifies the delegate.
  final func hideParts(_ isHidden: (Int) -> Bool) {
    for (section, view) in state.headers.sorted(by: { $0.key < $1.key }) where isHidden(section) {
      state.headers[section] = nil
      putAway(view)
      _ = queryDelegate(.tableDidEndDisplayingHeader, arguments("forSection", section)) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    }
    for (section, view) in state.footers.sorted(by: { $0.key < $1.key }) where isHidden(section) {
      state.footers[section] = nil
      putAway(view)
      _ = queryDelegate(.tableDidEndDisplayingFooter, arguments("forSection", section)) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  private func putAway(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    state.headerViews.put(view, identifier)
  }

  /// Requests the view of a section's header or footer if it is visible; returns true if its height
  /// changed.
  ///
  /// A shown header or footer is measured again if its height has become an estimate again.
  ///
  /// See: R-LIST-9.
  private func showPart(of section: Int, isHeader: Bool) -> Bool {
    let part =
      isHeader ? state.geometry.sections[section].header : state.geometry.sections[section].footer
    let shown = (isHeader ? state.headers : state.footers)[section]
    if shown != nil, part.isKnown { return false }
    if part.wasQueried, !part.isShown { return false }
    let view =
      shown ?? queryView(of: section, isHeader: isHeader)
      ?? part.title.map {
        titleView($0, isHeader: isHeader)
      }
    guard state.geometry.sections.indices.contains(section), state.waiting.isEmpty else {
      return true
    }
    var height = part.height
    if let view {
      (view as? UITableViewHeaderFooterView)?.table = self
      (view as? UITableViewHeaderFooterView)?.isFooter = !isHeader
      if !part.isKnown { height = partHeight(of: view, section: section, isHeader: isHeader) }
    } else if !part.isKnown {
      height = gap(at: section, isHeader: isHeader)
    }
    let edit = { (part: inout SectionPart) in
      part.height = height
      part.isKnown = true
      part.wasQueried = true
      part.isShown = view != nil
    }
    // An override of `sectionHeaderTopPadding` may change the table, so it is called before the
    // change.
    var header = state.geometry.sections[section].header
    edit(&header)
    let padding = isHeader ? padding(above: header) : 0
    guard state.geometry.sections.indices.contains(section), state.waiting.isEmpty else {
      return true
    }
    state.geometry.change(section) {
      if isHeader {
        edit(&$0.header)
        $0.padding = padding
      } else {
        edit(&$0.footer)
      }
    }
    if let view, shown == nil { show(view, of: section, isHeader: isHeader) }
    return height != part.height
  }

  private func queryView(of section: Int, isHeader: Bool) -> UIView? {
    isHeader
      ? queryDelegate(
        .tableHeaderView, arguments("viewForHeaderInSection", section), once: .headerView
      ) { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
      : queryDelegate(
        .tableFooterView, arguments("viewForFooterInSection", section), once: .footerView
      ) { $0.tableView(self, viewForFooterInSection: section) } ?? nil
  }

  private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view =
      state.headerViews.waitingView(UITableView.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
    view.table = self
    view.isFooter = !isHeader
    view.showsTitle = true
    view.textLabel?.text =
      style != .plain && isHeader && machine.features.capitalizesHeaderTitles
      ? title.uppercased() : title
    return view
  }

  private static let titleIdentifier = "GimbalSectionTitle"

  /// Returns the height that the content of a header or footer requires.
  ///
  /// See: R-LIST-7.
  private func partHeight(of view: UIView, section: Int, isHeader: Bool) -> CGFloat {
    let fit = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let grid = machine.pixelGrid
    if let view = view as? UITableViewHeaderFooterView, view.showsTitle {
      if style == .plain {
        return max(HeaderMetrics.plain, grid.roundUp(fit + HeaderMetrics.plainSpace))
      }
      if !isHeader { return grid.roundUp(fit + HeaderMetrics.footerSpace) }
      let isFirst = section == 0 && tableHeaderView == nil
      return max(
        isFirst ? HeaderMetrics.leastFirstHeader : HeaderMetrics.leastHeader,
        grid.roundUp(fit + (isFirst ? HeaderMetrics.firstHeaderSpace : HeaderMetrics.headerSpace)))
    }
    if fit > 0 { return grid.roundUp(fit) }
    if view.frame.height > 0 { return view.frame.height }
    return style == .plain ? HeaderMetrics.plain : gap(at: section, isHeader: isHeader)
  }

  private func show(_ view: UIView, of section: Int, isHeader: Bool) {
    if isHeader { state.headers[section] = view } else { state.footers[section] = view }
    view.frame = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    _ =
      isHeader
      ? queryDelegate(.tableWillDisplayHeader, arguments("forSection", section)) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      : queryDelegate(.tableWillDisplayFooter, arguments("forSection", section)) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    if view.superview !== self { addSubview(view) }
  }

  /// Positions the existing headers and footers; those of a plain table stay in the visible part.
  ///
  /// See: R-LIST-7.
  final func positionParts() {
    let top = bounds.minY + adjustedContentInset.top
    let bottom = bounds.maxY - adjustedContentInset.bottom
    for (section, view) in state.headers where section < state.geometry.sections.count {
      var frame = rectForHeader(inSection: section)
      if style == .plain {
        let whole = rectOfSection(section)
        let footer = state.geometry.sections[section].footer.height
        frame.origin.y = max(frame.minY, min(top, whole.maxY - footer - frame.height))
      }
      if view.frame != frame { view.frame = frame }
    }
    for (section, view) in state.footers where section < state.geometry.sections.count {
      var frame = rectForFooter(inSection: section)
      if style == .plain {
        let header = state.geometry.headerSpan(of: section)
        frame.origin.y = min(
          frame.minY, max(bottom - frame.height, header.y + header.height))
      }
      if view.frame != frame { view.frame = frame }
    }
  }
}
