import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Changes of items, selection and scrolling.
extension UICollectionView {
  /// Discards all views and sizes, and reads the numbers of items again.
  ///
  /// Called by `reloadData()`.
  final func reload() {
    guard !state.isQuerying else { return report(.reloadInCell(.collection)) }
    putAway { _ in true }
    state.counts = nil
    state.unanswered = []
    state.selected = []
    state.prefetched = []
    collectionViewLayout.forgetSizes()
    collectionViewLayout.becomeStale()
    _ = itemCounts
    setNeedsLayout()
  }

  /// Carries out the changes of a closure together.
  ///
  /// Called by `performBatchUpdates(_:completion:)`.
  final func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard !state.isQuerying else { return report(.reloadInCell(.collection)) }
    beginChanges()
    updates?()
    endChanges()
    guard let completion else { return }
    // W-54: without a device, the virtual clock does not advance.
    if machine.isDetached { return completion(true) }
    machine.clock.schedule(after: CellMetrics.changeDuration) { completion(true) }
  }

  /// Records a change, and carries it out immediately outside of `performBatchUpdates`.
  final func change(_ body: (inout ListChanges) -> Void) {
    guard !state.isQuerying else { return report(.reloadInCell(.collection)) }
    beginChanges()
    body(&state.changes)
    endChanges()
  }

  private func beginChanges() {
    // Reads the numbers of items before the data changes.
    _ = itemCounts
    state.changeDepth += 1
  }

  private func endChanges() {
    state.changeDepth -= 1
    if state.changeDepth == 0 { carryOut() }
  }

  /// Carries out changes that the data source's data already contains.
  final func change(afterDataChanged changes: ListChanges) {
    guard state.counts != nil else { return setNeedsLayout() }
    change { $0 = changes }
  }

  /// The maximum depth of nested changes.
  private static let nestingLimit = 3

  /// Reads the numbers of items again, checks that the changes fit them, and moves items to their
  /// new positions.
  ///
  /// Changes nested too deeply are reported as a layout loop, and the numbers are read in the next
  /// layout.
  ///
  /// See: R-LIST-8, R-LIST-20.
  private func carryOut() {
    let changes = state.changes
    state.changes = ListChanges()
    let layout = collectionViewLayout
    layout.becomeStale()
    guard state.nesting < UICollectionView.nestingLimit, !state.dropsChanges else {
      forgetItems()
      guard !state.dropsChanges else { return }
      state.dropsChanges = true
      return LayoutLoops.report(self, limit: UICollectionView.nestingLimit)
    }
    state.nesting += 1
    defer {
      state.nesting -= 1
      if state.nesting == 0 { state.dropsChanges = false }
    }
    guard !changes.isEmpty else { return layOutItems() }
    let before = itemCounts
    state.counts = nil
    let after = itemCounts
    if let exception = changes.exception(before: before, after: after, of: .collection) {
      report(exception)
      return forgetItems()
    }
    let ways = changes.ways(from: before.count)
    let way = { (location: RowLocation) in
      changes.reloadedRows.contains(location) ? nil : ways.row(location)
    }
    let shown = state.shown
    let hooks = UpdateHooks(changes, layout)
    state.shown = [:]
    state.shownItems = []
    var removed: [(UICollectionReusableView, ElementKey)] = []
    for (key, view) in shown.sorted(by: { $0.key.location < $1.key.location }) {
      let target =
        key.kind == nil
        ? way(key.location)
        : ways.section(key.location.section).map { RowLocation($0, key.location.row) }
      if let target {
        view.location = target
        state.shown[ElementKey(key.kind, target)] = view
        if key.kind == nil { state.shownItems.append(target) }
      } else {
        removed.append((view, key))
      }
    }
    state.shownItems.sort()
    state.selected = Set(state.selected.compactMap(way))
    state.touched = state.touched.flatMap(way)
    state.prefetched = Set(state.prefetched.compactMap(way))
    layout.preferred = Dictionary(
      layout.preferred.compactMap { location, size in way(location).map { ($0, size) } },
      uniquingKeysWith: { $1 })
    layout.settled = Set(
      layout.settled.compactMap { key in
        key.kind == nil ? way(key.location).map { ElementKey(nil, $0) } : nil
      })
    // Only now, because the delegate may change the items again in these calls.
    for (view, key) in removed { putAway(view, key) }
    prepareLayout()
    hooks.begin(shown, ways)
    layOutItems()
    hooks.end(state.shown)
    setNeedsLayout()
  }

  /// Discards all items; the next layout reads the data source again.
  private func forgetItems() {
    putAway { _ in true }
    state.counts = nil
    state.selected = []
    collectionViewLayout.forgetSizes()
    setNeedsLayout()
  }

  /// Carries out `reconfigureItems(at:)`: the data source returns the existing cells again.
  final func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      state.reconfigured = cell
      state.isQuerying = true
      _ = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver).send(
        .collectionCell, arguments("cellForItemAt", path)
      ) { dataSource.collectionView(self, cellForItemAt: path) }
      state.isQuerying = false
      state.reconfigured = nil
      cell.setNeedsUpdateConfiguration()
      // See: R-LIST-19.
      if let location = RowLocation(path) { sizeMayHaveChanged(of: cell, location) }
    }
  }

  // MARK: Selection

  /// Stores whether an item is selected, and passes it on to its cell.
  final func setSelected(_ isSelected: Bool, _ location: RowLocation) {
    if isSelected { state.selected.insert(location) } else { state.selected.remove(location) }
    (state.shown[ElementKey(nil, location)] as? UICollectionViewCell)?.isSelected = isSelected
  }

  /// Selects an item; nil deselects all items.
  ///
  /// Called by `selectItem(at:animated:scrollPosition:)`.
  final func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    guard let path else {
      for location in state.selected { setSelected(false, location) }
      return
    }
    guard let location = RowLocation(path), location.lies(in: itemCounts) else { return }
    if !allowsMultipleSelection {
      for other in state.selected where other != location { setSelected(false, other) }
    }
    setSelected(true, location)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  /// Returns the item at a point of the content; nil if there is none.
  final func item(at point: CGPoint) -> RowLocation? {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1))
    return found?.last {
      // Checked first, because Foundation's `contains` traps for a frame with NaN.
      $0.representedElementCategory == .cell && $0.frame.isFinite
        && $0.frame.contains(point)
    }.flatMap { RowLocation($0.indexPath) }
  }

  /// Highlights the item under a touch, if the delegate allows it; called by
  /// `touchesBegan(_:with:)`.
  ///
  /// See: R-LIST-10.
  final func beginTouch(_ touch: UITouch) {
    // See: R-LIST-14 (a tap outside an open row closes it).
    if rowSwipe.closesInsteadOfTap() { return }
    guard allowsSelection || allowsMultipleSelection,
      let location = item(at: touch.location(in: self)),
      let cell = state.shown[ElementKey(nil, location)] as? UICollectionViewCell
    else { return }
    let path = location.path
    guard
      queryDelegate(
        .collectionShouldHighlight, arguments("shouldHighlightItemAt", path),
        { $0.collectionView(self, shouldHighlightItemAt: path) }) ?? true
    else { return }
    state.touched = location
    cell.isHighlighted = true
    _ = queryDelegate(.collectionDidHighlight, arguments("didHighlightItemAt", path)) {
      $0.collectionView(self, didHighlightItemAt: path)
    }
  }

  /// Ends the highlight of the touched item, and returns the item if it still exists.
  final func unhighlight() -> RowLocation? {
    guard let location = state.touched else { return nil }
    state.touched = nil
    (state.shown[ElementKey(nil, location)] as? UICollectionViewCell)?.isHighlighted = false
    _ = queryDelegate(.collectionDidUnhighlight, arguments("didUnhighlightItemAt", location.path)) {
      $0.collectionView(self, didUnhighlightItemAt: location.path)
    }
    return location.lies(in: itemCounts) ? location : nil
  }

  /// Handles a tap on an item: calls the delegate, deselects the former item, and selects this one.
  ///
  /// See: R-LIST-10.
  final func endTouch() {
    rowSwipe.closeAfterTouch()
    guard let location = unhighlight() else { return }
    let path = location.path
    if allowsMultipleSelection, state.selected.contains(location) {
      guard
        queryDelegate(
          .collectionShouldDeselect, arguments("shouldDeselectItemAt", path),
          { $0.collectionView(self, shouldDeselectItemAt: path) }) ?? true
      else { return }
      return deselectByUser(location)
    }
    guard
      queryDelegate(
        .collectionShouldSelect, arguments("shouldSelectItemAt", path),
        { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true
    else { return }
    if !allowsMultipleSelection {
      for other in state.selected.sorted() where other != location { deselectByUser(other) }
    }
    setSelected(true, location)
    // R-NIB-8.5
    cellForItem(at: path)?.onSelection?()
    _ = queryDelegate(.collectionDidSelect, arguments("didSelectItemAt", path)) {
      $0.collectionView(self, didSelectItemAt: path)
    }
  }

  private func deselectByUser(_ location: RowLocation) {
    setSelected(false, location)
    _ = queryDelegate(.collectionDidDeselect, arguments("didDeselectItemAt", location.path)) {
      $0.collectionView(self, didDeselectItemAt: location.path)
    }
  }

  // MARK: Scrolling

  /// Scrolls an item to a position in the visible part.
  ///
  /// Called by `scrollToItem(at:at:animated:)`.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let location = RowLocation(path), location.lies(in: itemCounts) else {
      let location = RowLocation(path) ?? RowLocation(0, 0)
      return report(.scrollOutOfRange(location, counts: itemCounts, in: self, of: .collection))
    }
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return report(.attributesMissing(path))
    }
    let inset = adjustedContentInset
    var goal = contentOffset
    if position.contains(.top) { goal.y = frame.minY - inset.top }
    if position.contains(.bottom) { goal.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.centeredVertically) {
      goal.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.left) { goal.x = frame.minX - inset.left }
    if position.contains(.right) { goal.x = frame.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) {
      goal.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    }
    if position.isEmpty {
      goal.y = max(
        frame.maxY + inset.bottom - bounds.height, min(goal.y, frame.minY - inset.top))
      goal.x = max(
        frame.maxX + inset.right - bounds.width, min(goal.x, frame.minX - inset.left))
    }
    let most = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    goal = CGPoint(
      x: min(max(goal.x, -inset.left), most.x), y: min(max(goal.y, -inset.top), most.y))
    setContentOffset(goal, animated: animated)
  }
}

extension UICollectionView: SnapshotList {}
