import GimbalEngine

/// Tells a layout of changes, and asks it for the attributes with which elements come and go.
@MainActor
struct UpdateHooks {
  private let changes: ListChanges
  private let layout: UICollectionViewLayout

  init(_ changes: ListChanges, _ layout: UICollectionViewLayout) {
    (self.changes, self.layout) = (changes, layout)
  }

  /// Called when the layout is prepared for the new data: of what was shown the elements that are gone are asked about.
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

  /// Called when the elements are at their places: of what is shown the new ones are asked about.
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
