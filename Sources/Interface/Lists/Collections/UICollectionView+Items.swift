import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The visible elements, the only ones that have views.
extension UICollectionView {
  private static let roundLimit = 16
  /// The maximum number of elements in one rectangle; a layout with more is reported as broken.
  static let elementLimit = 100_000

  // MARK: Queries

  /// Calls an optional method of an object; nil if the object does not implement it.
  final func query<Answer>(
    _ object: AnyObject, _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    once question: CollectionQuestion? = nil, _ call: () -> Answer
  ) -> Answer? {
    if let question, state.unanswered.contains(question) { return nil }
    let answer = receiver(of: object, as: "collectionDelegate", cached: &state.delegateReceiver)
      .sendOptional(name, to: object, arguments()) { call() }
    // Not recorded for another delegate that the call has set.
    if answer == nil, let question, object === delegate, !machine.leavesOutCalls {
      state.unanswered.insert(question)
    }
    return answer
  }

  /// Calls an optional method of the delegate; nil if it does not implement it.
  final func queryDelegate<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return query(delegate, name, arguments()) { call(delegate) }
  }

  /// Returns the arguments of an event with an index path.
  final func arguments(_ label: String, _ path: IndexPath) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .text(PathText.of(path))))
  }

  /// Returns the arguments of an event with a section.
  final func arguments(_ label: String, _ section: Int) -> ArgumentsID {
    machine.arguments(TraceArgument(label, .number(Double(section))))
  }

  /// Returns the arguments of an event with a kind of elements and an index path.
  final func arguments(kind label: String, _ kind: String, _ location: RowLocation) -> ArgumentsID {
    machine.arguments(
      TraceArgument(label, .text(kind)), TraceArgument("at", .text(PathText.of(location.path))))
  }

  /// The number of items of each section, read from the data source if it is not known.
  ///
  /// Rule: R-ITEMS-1.
  final var itemCounts: [Int] {
    if let counts = state.counts { return counts }
    guard let dataSource, !state.isLoading else { return [] }
    state.isLoading = true
    defer { state.isLoading = false }
    let source = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver)
    let sections =
      source.sendOptional(.numberOfSections, to: dataSource) {
        dataSource.numberOfSections(in: self)
      } ?? 1
    let counts = (0..<checked(sections: sections, of: .collection)).map { section in
      checked(
        rows: source.send(.collectionItems, arguments("numberOfItemsInSection", section)) {
          dataSource.collectionView(self, numberOfItemsInSection: section)
        }, section: section, of: .collection)
    }
    state.counts = counts
    return counts
  }

  /// Discards everything that was read from the former data source.
  final func sourceDidChange() {
    state.unanswered = []
    state.counts = nil
    collectionViewLayout.becomeStale()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Shows the elements that intersect the bounds, and removes the others.
  ///
  /// Rule: R-ITEMS-3.
  final func layOutItems() {
    guard !state.isLayingOut, state.changeDepth == 0 else { return }
    rowSwipe.closeIfScrolled()
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    var expected: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for _ in 0..<UICollectionView.roundLimit {
      prepareLayout()
      layOutScrollers()
      expected = expectedElements()
      if !showElements(expected) { break }
    }
    putAway { expected[$0] == nil }
    // Sorted, because a dictionary has no order and views record their positions in this one.
    for key in expected.keys.sorted() {
      if let view = state.shown[key], let attributes = expected[key] { location(view, attributes) }
    }
    if expected.values.contains(where: { $0.zIndex != 0 }) { order(expected) }
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    if state.animatesBounds {
      state.animatesBounds = false
      collectionViewLayout.finalizeAnimatedBoundsChange()
    }
    prefetch()
  }

  /// Returns the layout's elements in the bounds; elements with NaN or infinity are reported and
  /// left out.
  private func expectedElements() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    guard found.count <= UICollectionView.elementLimit else {
      report(.tooManyAttributes(found.count, limit: UICollectionView.elementLimit))
      return [:]
    }
    var expected: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    let counts = itemCounts
    for attributes in found {
      guard let location = RowLocation(attributes.indexPath), !attributes.isHidden else { continue }
      guard attributes.isFinite else {
        report(.attributesNotFinite("the element at \(PathText.of(location.path))"))
        continue
      }
      if attributes.representedElementCategory == .cell, !location.lies(in: counts) { continue }
      guard attributes.frame.overlaps(bounds) else { continue }
      let kind = attributes.representedElementKind
      expected[ElementKey(attributes.representedElementCategory == .cell ? nil : kind, location)] =
        attributes
    }
    return expected
  }

  /// Makes the views of missing elements; returns true if the layout has accepted other sizes for
  /// some.
  private func showElements(_ expected: [ElementKey: UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    var hasChanged = false
    for key in expected.keys.sorted() {
      guard let attributes = expected[key] else { continue }
      if let view = state.shown[key] {
        if !attributes.sizedAxes.isEmpty, !layout.settled.contains(key) {
          hasChanged = measure(view, key, attributes) || hasChanged
        }
        continue
      }
      guard let view = makeElement(key, attributes) else { continue }
      view.collection = self
      view.location = key.location
      hasChanged = measure(view, key, attributes) || hasChanged
      location(view, attributes)
      show(view, key, attributes)
    }
    return hasChanged
  }

  /// Requests the preferred size of an element from its view; returns true if the layout accepts
  /// it.
  ///
  /// See: R-FLOW-5.
  private func measure(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let layout = collectionViewLayout
    let original = attributes.frame
    var preferred = view.preferredLayoutAttributesFitting(attributes)
    if !attributes.sizedAxes.isEmpty { layout.settled.insert(key) }
    if preferred === attributes, attributes.frame != original,
      let changed = attributes.copy() as? UICollectionViewLayoutAttributes
    {
      preferred = changed
      attributes.frame = original
    }
    guard preferred !== attributes,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  /// Requests the preferred size of an element again after a change of its content.
  final func sizeMayHaveChanged(of view: UICollectionReusableView, _ location: RowLocation) {
    guard !state.isQuerying, !state.isLayingOut, state.shown[ElementKey(nil, location)] === view,
      collectionViewLayout.settled.remove(ElementKey(nil, location)) != nil
    else { return }
    setNeedsLayout()
  }

  /// Requests the view of an element from the data source.
  private func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = key.location.path
    if attributes.representedElementCategory == .decorationView {
      let type = key.kind.flatMap { collectionViewLayout.decorations[$0] }
      return type?.made(reused: key.kind, frame: frame(of: attributes))
    }
    state.isQuerying = true
    state.requested = attributes
    defer {
      state.isQuerying = false
      state.requested = nil
    }
    let source = receiver(of: dataSource, as: "dataSource", cached: &state.sourceReceiver)
    if let kind = key.kind {
      return source.sendOptional(
        .collectionSupplementary, to: dataSource,
        arguments(kind: "viewForSupplementaryElementOfKind", kind, key.location)
      ) { dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
    }
    let cell = source.send(.collectionCell, arguments("cellForItemAt", path)) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    if cell.reuseIdentifier == nil {
      report(.viewNotDequeued("-collectionView:cellForItemAtIndexPath:"))
    }
    cell.isSelected = state.selected.contains(key.location)
    return cell
  }

  private func location(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let frame = rowSwipe.moved(frame(of: attributes), of: view)
    if attributes.transform.isIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.transform = attributes.transform
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  private func show(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    // A change inside a callback may have put another view here.
    if state.shown[key] != nil { putAway { $0 == key } }
    state.shown[key] = view
    let scroller = attributes.inScroller.flatMap { state.scrollers[$0.section] }
    if let kind = key.kind {
      _ = queryDelegate(
        .collectionWillDisplaySupplementary, arguments(kind: "forElementKind", kind, key.location)
      ) {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.location.path)
      }
      guard view.location != nil else { return }
      let parent = scroller ?? self
      if view.superview !== parent { parent.addSubview(view) }
      return
    }
    let index = state.shownItems.start { $0 > key.location }
    state.shownItems.insert(key.location, at: index)
    if let cell = view as? UICollectionViewCell {
      _ = queryDelegate(.collectionWillDisplay, arguments("forItemAt", key.location.path)) {
        $0.collectionView(self, willDisplay: cell, forItemAt: key.location.path)
      }
    }
    // A change inside these callbacks may have removed it.
    guard view.location != nil else { return }
    if let scroller { return scroller.addSubview(view) }
    let back = (backgroundView?.superview === self ? 1 : 0) + state.scrollers.count
    insertSubview(view, at: min(back + index, subviews.count))
  }

  /// Reorders the views from back to front.
  private func order(_ expected: [ElementKey: UICollectionViewLayoutAttributes]) {
    let layers = expected.map { ElementLayer($0.key, zIndex: $0.value.zIndex) }
    var own: [UICollectionReusableView] = []
    for layer in layers.sorted() {
      if let view = state.shown[layer.key], view.superview === self { own.append(view) }
    }
    guard subviews.filter({ $0 is UICollectionReusableView }) != own else { return }
    for view in own { bringSubviewToFront(view) }
  }

  /// Removes elements and puts their views up for reuse.
  final func putAway(_ isGone: (ElementKey) -> Bool) {
    let gone = state.shown.keys.filter(isGone).sorted { $0.location < $1.location }
    guard !gone.isEmpty else { return }
    for key in gone {
      guard let view = state.shown.removeValue(forKey: key) else { continue }
      if key.kind == nil {
        let index = state.shownItems.start { $0 >= key.location }
        if index < state.shownItems.count, state.shownItems[index] == key.location {
          state.shownItems.remove(at: index)
        }
      }
      putAway(view, key)
    }
  }

  /// Removes an element's view, notifies the delegate, and puts the view up for reuse.
  final func putAway(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    view.location = nil
    rowSwipe.closeIfOpen(view)
    let path = key.location.path
    if let kind = key.kind {
      _ = queryDelegate(
        .collectionDidEndDisplayingSupplementary,
        arguments(kind: "forElementOfKind", kind, key.location)
      ) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    } else if let cell = view as? UICollectionViewCell {
      _ = queryDelegate(.collectionDidEndDisplaying, arguments("forItemAt", path)) {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    }
    if let identifier = view.reuseIdentifier {
      state.pools[key.kind, default: ReusePool()].put(view, identifier)
    }
  }

  // MARK: Prefetching

  /// Notifies the prefetching data source of the items after the visible ones.
  ///
  /// See: R-LIST-11.
  private func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let last = state.shownItems.last
    else { return }
    let counts = itemCounts
    var soon: [RowLocation] = []
    var location = last
    while soon.count < CellMetrics.prefetchCount {
      location.row += 1
      while location.section < counts.count, location.row >= counts[location.section] {
        location = RowLocation(location.section + 1, 0)
      }
      guard location.section < counts.count else { break }
      soon.append(location)
    }
    let new = soon.filter { !state.prefetched.contains($0) }
    let gone = state.prefetched.subtracting(soon).subtracting(state.shownItems)
    state.prefetched = Set(soon)
    let receiver = receiver(of: source, as: "prefetcher", cached: &state.prefetchReceiver)
    if !new.isEmpty {
      let paths = new.map(\.path)
      receiver.send(
        .collectionPrefetch,
        machine.arguments(TraceArgument("prefetchItemsAt", .text(PathText.of(paths))))
      ) { source.collectionView(self, prefetchItemsAt: paths) }
    }
    if !gone.isEmpty {
      let paths = gone.sorted().map(\.path)
      _ = receiver.sendOptional(
        .collectionCancelPrefetch, to: source,
        machine.arguments(TraceArgument("cancelPrefetchingForItemsAt", .text(PathText.of(paths))))
      ) { source.collectionView(self, cancelPrefetchingForItemsAt: paths) }
    }
  }
}
