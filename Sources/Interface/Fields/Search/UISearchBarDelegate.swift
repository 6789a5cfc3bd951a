public import Foundation
import GimbalEngine

/// The object that receives the user's actions in a search bar.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when the user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether typed text may replace a part of the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called for the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalCalls.byDefault(true, self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalCalls.callDefault(self)
  }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalCalls.byDefault(true, self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalCalls.callDefault(self)
  }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalCalls.byDefault(true, self) }
  /// Reports to the caller that the app does not implement the method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalCalls.callDefault(self)
  }
  /// Reports to the caller that the app does not implement the method.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalCalls.callDefault(self) }
}
