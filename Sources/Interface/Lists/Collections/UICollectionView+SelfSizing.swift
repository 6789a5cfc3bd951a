import GimbalEngine
import GimbalTraits

/// Items that are measured again.
extension UICollectionView {
  /// The occasions on which existing cells are measured again.
  public typealias SelfSizingInvalidation = ListSelfSizing

  /// The occasions on which existing cells are measured again automatically (from iOS 16 on).
  ///
  /// See: R-LIST-19.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { state.selfSizing }
    set {
      state.selfSizing = newValue
      if newValue == .enabledIncludingConstraints {
        machine.traversal.pointee.watchesConstraints = true
      }
    }
  }
}

extension UICollectionViewCell {
  /// Makes the layout request the cell's size again, unless `selfSizingInvalidation` is `disabled`.
  final func requestSizeAgain() {
    guard let collection, collection.selfSizingInvalidation != .disabled,
      machine.features.remeasuresCells
    else { return }
    sizeMayHaveChanged()
  }
}

extension UICollectionViewCell: SelfSizingCell {
  /// Requests a new size of the cell, if the collection view follows changes of constraints.
  ///
  /// See: R-LIST-19.
  final func contentConstraintsDidChange() {
    guard let collection, collection.selfSizingInvalidation == .enabledIncludingConstraints,
      !collection.state.isQuerying, !collection.state.isLayingOut
    else { return }
    invalidateIntrinsicContentSize()
  }
}
