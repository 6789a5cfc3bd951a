package import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Selection by code and by touches.
extension UITableView {
  /// Selects a row for the app, without delegate calls; nil deselects all.
  ///
  /// Loads the rows first; without multiple selection, other rows are deselected.
  final func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    guard let path else {
      for location in state.selected { setSelected(false, location, animated: animated) }
      return
    }
    guard let location = RowLocation(path) else { return }
    loadIfNeeded()
    guard location.lies(in: state.geometry) else { return }
    if !takesSeveral {
      for other in state.selected where other != location {
        setSelected(false, other, animated: animated)
      }
    }
    setSelected(true, location, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  /// Selects or deselects a row, shown or not, without calls of the delegate.
  final func setSelected(_ isSelected: Bool, _ location: RowLocation, animated: Bool) {
    if isSelected { state.selected.insert(location) } else { state.selected.remove(location) }
    state.cell(at: location)?.setSelected(isSelected, animated: animated)
  }

  /// True if the user can select several rows now.
  private var takesSeveral: Bool {
    state.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var takesSelection: Bool {
    state.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: Touches

  /// Highlights the row under a touch.
  ///
  /// Rule: R-LIST-10.
  final func beginTouch(_ touch: UITouch) {
    // See: R-LIST-14 (a tap outside an open row closes it).
    if rowSwipe.closesInsteadOfTap() { return }
    guard takesSelection, let location = row(at: touch.location(in: self)),
      let cell = state.cell(at: location)
    else { return }
    let path = location.path
    let may =
      queryDelegate(.tableShouldHighlight, arguments("shouldHighlightRowAt", path)) {
        $0.tableView(self, shouldHighlightRowAt: path)
      } ?? true
    guard may else { return }
    state.touched = location
    cell.setHighlighted(true, animated: false)
    _ = queryDelegate(.tableDidHighlight, arguments("didHighlightRowAt", path)) {
      $0.tableView(self, didHighlightRowAt: path)
    }
  }

  /// Selects the row under a touch that has ended, or deselects it where several can be selected.
  final func endTouch() {
    rowSwipe.closeAfterTouch()
    guard let location = unhighlight() else { return }
    tap(location)
  }

  /// Ends the highlight of a row; called when its touch is cancelled.
  final func cancelTouch() {
    rowSwipe.closeAfterTouch()
    _ = unhighlight()
  }

  private func unhighlight() -> RowLocation? {
    guard let location = state.touched else { return nil }
    state.touched = nil
    state.cell(at: location)?.setHighlighted(false, animated: false)
    _ = queryDelegate(.tableDidUnhighlight, arguments("didUnhighlightRowAt", location.path)) {
      $0.tableView(self, didUnhighlightRowAt: location.path)
    }
    return location.lies(in: state.geometry) ? location : nil
  }

  /// Handles a tap on a row.
  ///
  /// See: R-LIST-10 (`willSelect`, the former row's `willDeselect` and `didDeselect`, `didSelect`),
  /// R-NIB-8 (a cell's segue).
  package final func tap(_ path: IndexPath) {
    guard let location = RowLocation(path), location.lies(in: state.geometry), takesSelection else {
      return
    }
    tap(location)
  }

  private func tap(_ location: RowLocation) {
    if takesSeveral, state.selected.contains(location) {
      deselectByUser(location)
      return
    }
    let path = location.path
    let answer: IndexPath? =
      queryDelegate(.tableWillSelect, arguments("willSelectRowAt", path)) {
        $0.tableView(self, willSelectRowAt: path)
      } ?? path
    guard let target = answer.flatMap(RowLocation.init), target.lies(in: state.geometry) else {
      return
    }
    if !takesSeveral {
      for other in state.selected.sorted() where other != target { deselectByUser(other) }
    }
    // The former row's callbacks may have changed the data.
    guard target.lies(in: state.geometry) else { return }
    setSelected(true, target, animated: true)
    // R-NIB-8.5
    state.cell(at: target)?.documented.onSelection?()
    _ = queryDelegate(.tableDidSelect, arguments("didSelectRowAt", target.path)) {
      $0.tableView(self, didSelectRowAt: target.path)
    }
  }

  private func deselectByUser(_ location: RowLocation) {
    let path = location.path
    let answer: IndexPath? =
      queryDelegate(.tableWillDeselect, arguments("willDeselectRowAt", path)) {
        $0.tableView(self, willDeselectRowAt: path)
      } ?? path
    guard let target = answer.flatMap(RowLocation.init) else { return }
    setSelected(false, target, animated: true)
    _ = queryDelegate(.tableDidDeselect, arguments("didDeselectRowAt", target.path)) {
      $0.tableView(self, didDeselectRowAt: target.path)
    }
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  ///
  /// Heights that are measured while it scrolls change the target position, which is then computed
  /// again.
  ///
  /// See: R-LIST-9.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard path.count == 2 else { return }
    let location = RowLocation(path[0], path[1])
    let sections = state.geometry.sections
    guard sections.indices.contains(location.section) else {
      return report(.scrollOutOfSections(location.section, count: sections.count, in: self))
    }
    let isSection = location.row == NSNotFound
    guard isSection || location.lies(in: state.geometry) else {
      return report(
        .scrollOutOfRange(location, counts: state.geometry.rowCounts, in: self, of: .table))
    }
    let target = { [self] in
      let rect = isSection ? rectOfSection(location.section) : rectOfRow(path)
      return offset(for: rect, section: location.section, position)
    }
    if animated { return setContentOffset(target(), animated: true) }
    for _ in 0..<4 {
      let goal = target()
      if goal == contentOffset { return }
      contentOffset = goal
      if !hasFixedHeights { layOutRows() }
    }
  }

  private func offset(for rect: CGRect, section: Int, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    guard state.geometry.sections.indices.contains(section) else { return contentOffset }
    let header = style == .plain ? state.geometry.sections[section].header.height : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY - bounds.height + inset.bottom
    let height = state.geometry.height
    let y: CGFloat
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .none: y = max(bottom, min(contentOffset.y, top))
    }
    let most = max(-inset.top, height + inset.bottom - bounds.height)
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), most))
  }
}
