import GimbalEngine

/// Calls a layout's methods for changes of items, including those for appearing and disappearing
/// elements.
@MainActor
struct UpdateHooks {
  private let changes: ListChanges
  private let layout: UICollectionViewLayout

  /// Creates the calls for changes that the collection view is carrying out.
  init(_ changes: ListChanges, _ layout: UICollectionViewLayout) {
    (self.changes, self.layout) = (changes, layout)
  }

  /// Called when the layout is prepared for the new data; queries the disappearing elements.
  ///
  /// Rule: R-ITEMS-4.
  func begin(_ shown: [ElementKey: UICollectionReusableView], _ ways: ListWays) {
    layout.prepare(forCollectionViewUpdates: changes.updateItems)
    for key in shown.keys.sorted(by: { $0.location < $1.location }) {
      let path = key.location.path
      if let kind = key.kind {
        let section = key.location.section
        guard ways.section(section) == nil || changes.reloadedSections.contains(section) else {
          continue
        }
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: kind, at: path)
      } else if changes.reloadedRows.contains(key.location) || ways.row(key.location) == nil {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
  }

  /// Called when the elements are at their new positions; queries the appearing ones.
  func end(_ shown: [ElementKey: UICollectionReusableView]) {
    for key in shown.keys.sorted(by: { $0.location < $1.location }) {
      let path = key.location.path
      let isNewSection =
        changes.insertedSections.contains(key.location.section)
        || changes.reloadedSections.contains(key.location.section)
      if let kind = key.kind {
        guard isNewSection else { continue }
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: kind, at: path)
      } else if isNewSection || changes.insertedRows.contains(key.location)
        || changes.reloadedRows.contains(key.location)
      {
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }
}
