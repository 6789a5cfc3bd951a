public import Foundation
public import GimbalEngine

/// Title attributes of bar items by state, as in controls.
extension UIBarItem {
  /// Sets the attributes of the title for a state; stored only, because bars are not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the attributes of the title for a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
