import GimbalEngine

// Overloads with a nonescaping parameter. UIKit's parameter is an optional closure that does not
// escape, but in Swift an optional closure always escapes. Apps pass nonescaping closures, and call
// methods in the closure without `self`.
//
// Source: Apple, UITableView.h and UICollectionView.h: `NS_NOESCAPE`;
// https://github.com/ra1028/DifferenceKit passes such a function on.

/// Changes of a table that are carried out together.
extension UITableView {
  /// Carries out changes together; the completion is called after their animation (from iOS 11 on).
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
  /// Carries out changes together; the completion is called after their animation.
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
