import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Changes of items, selection and scrolling.
extension UICollectionView {
  private static let changeDuration = 0.3

  final func reload() {
    guard !state.isAsking else { return report(.reloadInCell(.collection)) }
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

  final func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard !state.isAsking else { return report(.reloadInCell(.collection)) }
    beginChanges()
    updates?()
    endChanges()
    guard let completion else { return }
    // W-54: no time passes without a device.
    if machine.isDetached { return completion(true) }
    machine.clock.schedule(after: UICollectionView.changeDuration) { completion(true) }
  }

  /// Notes a change, and carries it out at once outside of `performBatchUpdates`.
  final func change(_ note: (inout ListChanges) -> Void) {
    guard !state.isAsking else { return report(.reloadInCell(.collection)) }
    beginChanges()
    note(&state.changes)
    endChanges()
  }

  private func beginChanges() {
    // The former numbers must be known before the data changes.
    _ = itemCounts
    state.changeDepth += 1
  }

  private func endChanges() {
    state.changeDepth -= 1
    if state.changeDepth == 0 { carryOut() }
  }

  /// Carries out changes of data that has changed already.
  final func change(afterDataChanged changes: ListChanges) {
    guard state.counts != nil else { return setNeedsLayout() }
    change { $0 = changes }
  }

  /// The number of changes that may be carried out inside each other.
  private static let nestingLimit = 3

  /// Asks for the numbers anew, checks that they add up, and brings items to their new places.
  ///
  /// Changes that come in each call of a change are reported as a layout loop, and the numbers are read in the next layout.
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
      return machine.reportLayoutLoop(of: self, limit: UICollectionView.nestingLimit)
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
    if let fault = changes.fault(before: before, after: after, of: .collection) {
      report(fault)
      return forgetItems()
    }
    let ways = changes.ways(from: before.count)
    let way = { (place: RowPlace) in
      changes.reloadedRows.contains(place) ? nil : ways.row(place)
    }
    let shown = state.shown
    let hooks = UpdateHooks(changes, layout)
    state.shown = [:]
    state.shownItems = []
    for (key, view) in shown.sorted(by: { $0.key.place < $1.key.place }) {
      let target =
        key.kind == nil
        ? way(key.place) : ways.section(key.place.section).map { RowPlace($0, key.place.row) }
      if let target {
        view.place = target
        state.shown[ElementKey(key.kind, target)] = view
        if key.kind == nil { state.shownItems.append(target) }
      } else {
        putAway(view, key)
      }
    }
    state.shownItems.sort()
    state.selected = Set(state.selected.compactMap(way))
    state.touched = state.touched.flatMap(way)
    state.prefetched = Set(state.prefetched.compactMap(way))
    layout.preferred = Dictionary(
      layout.preferred.compactMap { place, size in way(place).map { ($0, size) } },
      uniquingKeysWith: { $1 })
    layout.settled = Set(
      layout.settled.compactMap { key in
        key.kind == nil ? way(key.place).map { ElementKey(nil, $0) } : nil
      })
    prepareLayout()
    hooks.begin(shown, ways)
    layOutItems()
    hooks.end(state.shown)
    setNeedsLayout()
  }

  /// Begins anew with what the data source has in the next layout.
  private func forgetItems() {
    putAway { _ in true }
    state.counts = nil
    state.selected = []
    collectionViewLayout.forgetSizes()
    setNeedsLayout()
  }

  final func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      state.reconfigured = cell
      state.isAsking = true
      _ = receiver(of: dataSource, as: "dataSource", kept: &state.sourceReceiver).send(
        .collectionCell, arguments("cellForItemAt", path)
      ) { dataSource.collectionView(self, cellForItemAt: path) }
      state.isAsking = false
      state.reconfigured = nil
      cell.setNeedsUpdateConfiguration()
      // See: R-LIST-19.
      if let place = RowPlace(path) { sizeMayHaveChanged(of: cell, place) }
    }
  }

  // MARK: Selection

  final func setSelected(_ isSelected: Bool, _ place: RowPlace) {
    if isSelected { state.selected.insert(place) } else { state.selected.remove(place) }
    (state.shown[ElementKey(nil, place)] as? UICollectionViewCell)?.isSelected = isSelected
  }

  final func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    guard let path else {
      for place in state.selected { setSelected(false, place) }
      return
    }
    guard let place = RowPlace(path), place.lies(in: itemCounts) else { return }
    if !allowsMultipleSelection {
      for other in state.selected where other != place { setSelected(false, other) }
    }
    setSelected(true, place)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  final func item(at point: CGPoint) -> RowPlace? {
    prepareLayout()
    let found = collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1))
    return found?.last {
      // `contains` of Foundation traps for a frame that is not a number.
      $0.representedElementCategory == .cell && $0.frame.isFinite
        && $0.frame.contains(point)
    }.flatMap { RowPlace($0.indexPath) }
  }

  /// See: R-LIST-10.
  final func beginTouch(_ touch: UITouch) {
    // See: R-LIST-14 (a tap beside an open row closes it).
    if rowSwipe.closesInsteadOfTap() { return }
    guard allowsSelection || allowsMultipleSelection,
      let place = item(at: touch.location(in: self)),
      let cell = state.shown[ElementKey(nil, place)] as? UICollectionViewCell
    else { return }
    let path = place.path
    guard
      askDelegate(
        .collectionShouldHighlight, arguments("shouldHighlightItemAt", path),
        { $0.collectionView(self, shouldHighlightItemAt: path) }) ?? true
    else { return }
    state.touched = place
    cell.isHighlighted = true
    _ = askDelegate(.collectionDidHighlight, arguments("didHighlightItemAt", path)) {
      $0.collectionView(self, didHighlightItemAt: path)
    }
  }

  final func unhighlight() -> RowPlace? {
    guard let place = state.touched else { return nil }
    state.touched = nil
    (state.shown[ElementKey(nil, place)] as? UICollectionViewCell)?.isHighlighted = false
    _ = askDelegate(.collectionDidUnhighlight, arguments("didUnhighlightItemAt", place.path)) {
      $0.collectionView(self, didUnhighlightItemAt: place.path)
    }
    return place.lies(in: itemCounts) ? place : nil
  }

  /// Handles a tap on an item: asks whether it may be selected, deselects the former one, then selects it.
  ///
  /// See: R-LIST-10.
  final func endTouch() {
    rowSwipe.closeAfterTouch()
    guard let place = unhighlight() else { return }
    let path = place.path
    if allowsMultipleSelection, state.selected.contains(place) {
      guard
        askDelegate(
          .collectionShouldDeselect, arguments("shouldDeselectItemAt", path),
          { $0.collectionView(self, shouldDeselectItemAt: path) }) ?? true
      else { return }
      return deselectByPerson(place)
    }
    guard
      askDelegate(
        .collectionShouldSelect, arguments("shouldSelectItemAt", path),
        { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true
    else { return }
    if !allowsMultipleSelection {
      for other in state.selected.sorted() where other != place { deselectByPerson(other) }
    }
    setSelected(true, place)
    cellForItem(at: path)?.onSelection?()
    _ = askDelegate(.collectionDidSelect, arguments("didSelectItemAt", path)) {
      $0.collectionView(self, didSelectItemAt: path)
    }
  }

  private func deselectByPerson(_ place: RowPlace) {
    setSelected(false, place)
    _ = askDelegate(.collectionDidDeselect, arguments("didDeselectItemAt", place.path)) {
      $0.collectionView(self, didDeselectItemAt: place.path)
    }
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let place = RowPlace(path), place.lies(in: itemCounts) else {
      let place = RowPlace(path) ?? RowPlace(0, 0)
      return report(.scrollOutOfRange(place, counts: itemCounts, in: self, of: .collection))
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
