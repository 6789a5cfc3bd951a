import Foundation
import GimbalEngine

/// The object that is notified when a search begins and ends.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UISearchControllerDelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called to present the search controller when editing begins; if it is not implemented, the
  /// controller presents itself.
  func presentSearchController(_ searchController: UISearchController)

  /// Called when the search controller is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called when the search controller has been presented.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called when the search controller is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called when the search controller has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalCalls.callDefault(self)
  }
}

/// The object that updates the results.
///
/// Source: Apple, UISearchResultsUpdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when editing begins, when text or scope change, and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}
