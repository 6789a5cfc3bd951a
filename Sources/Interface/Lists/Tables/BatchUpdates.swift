import GimbalEngine

// Changes as a function that is called at once and not kept: UIKit's parameter is one that does not escape, though it
// may be nil, which Swift can only say of a parameter that is there. Sources pass on what does not escape, and name
// methods in it without `self`.
//
// Source: Apple, UITableView.h and UICollectionView.h: `NS_NOESCAPE`; https://github.com/ra1028/DifferenceKit passes
// such a function on.

extension UITableView {
  /// Carries changes out together; the completion comes when they have moved to their places (from iOS 11 on).
  ///
  /// See: R-LIST-8.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}

extension UICollectionView {
  /// Carries changes out together; the completion comes when they have moved to their places.
  ///
  /// See: R-LIST-8.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
