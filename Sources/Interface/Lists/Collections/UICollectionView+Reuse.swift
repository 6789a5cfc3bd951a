import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// Views that are made from registered classes and reused.
extension UICollectionView {
  /// Returns a closure that creates a view of a registered class.
  final func maker(
    of type: UICollectionReusableView.Type, _ identifier: String
  ) -> () -> UICollectionReusableView {
    { [weak self] in type.made(reused: identifier, frame: self?.frameOfNewView ?? .zero) }
  }

  /// Registers a closure that creates views; nil removes the registration.
  final func registerViews(
    _ kind: String?, _ identifier: String, _ maker: (() -> UICollectionReusableView)?
  ) {
    state.pools[kind, default: ReusePool()].register(identifier, maker)
  }

  /// Returns a stored or new view for an index path, with the frame of the layout's attributes; nil
  /// if nothing is registered.
  ///
  /// See: R-LIST-4.
  final func dequeue(
    _ kind: String?, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView? {
    if kind == nil, let cell = state.reconfigured, cell.reuseIdentifier == identifier {
      return cell
    }
    let frame = frameOfElement(kind, at: path)
    guard let view = state.pools[kind]?.waitingView(identifier) else {
      frameOfNewView = frame ?? .zero
      let made = state.pools[kind]?.newView(identifier)
      if let frame, let made, made.frame != frame { made.frame = frame }
      return made
    }
    if let frame, view.frame != frame, view.transform.isIdentity { view.frame = frame }
    view.send(.prepareForReuse) { view.prepareForReuse() }
    return view
  }

  /// Returns the frame of an element in the layout; nil while the layout is being prepared.
  private func frameOfElement(_ kind: String?, at path: IndexPath) -> CGRect? {
    if let requested = state.requested, requested.indexPath == path,
      requested.representedElementKind == kind
    {
      return frame(of: requested)
    }
    guard !state.isLayingOut, !state.isLoading, state.changeDepth == 0,
      let location = RowLocation(path), location.lies(in: itemCounts)
    else { return nil }
    prepareLayout()
    let layout = collectionViewLayout
    let found =
      kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      ?? layout.layoutAttributesForItem(at: path)
    guard let found, found.isFinite else { return nil }
    return frame(of: found)
  }
}
