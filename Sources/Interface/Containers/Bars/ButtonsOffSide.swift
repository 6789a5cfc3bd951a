package import GimbalEngine

/// A button of a bar that does not stand at the side where bars do.
///
/// See: R-FOLD-15.
@MainActor
package struct ButtonOffSide {
  /// The bar whose button it is.
  package let bar: UIView
  /// The button's title, else the name of its kind.
  package let title: String
  /// True if the button is not shown at all; else it keeps a bar, or its own place, horizontal.
  package let isLost: Bool
}

extension UINavigationController {
  /// The buttons of the controller's bars that are lost, or that stay horizontal, while bars stand at the side.
  ///
  /// - Complexity: O(buttons).
  package final var buttonsOffSide: [ButtonOffSide] {
    guard hasBarsAtSide else { return [] }
    var found: [ButtonOffSide] = []
    if !isToolbarHidden {
      let staysBelow = toolbar.staysBelow
      for item in toolbar.items ?? [] where !item.isHidden && !item.standsInSideBars {
        let isLost = item.axisBehavior == .horizontalOnly
        guard isLost != staysBelow else { continue }
        found.append(ButtonOffSide(bar: toolbar, title: item.nameInMessages, isLost: isLost))
      }
    }
    return found
  }
}

extension UIBarButtonItem {
  /// The words by which a message names the button.
  fileprivate var nameInMessages: String {
    title ?? systemItem?.name ?? (customView == nil ? "a button" : "a view")
  }
}
