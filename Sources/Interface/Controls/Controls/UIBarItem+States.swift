public import Foundation
public import GimbalEngine

/// Titles of bar items by states, as controls have them.
extension UIBarItem {
  /// Sets the attributes of the title for a state; kept: bars draw nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// The attributes of the title for a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
