package import GimbalEngine

/// A button that is not in the side bar, although bars are at the side of the display.
///
/// See: R-FOLD-15.
@MainActor
package struct ButtonOffSide {
  /// The bar that shows the button.
  package let bar: UIView
  /// The button's title, or the name of its system item without a title.
  package let title: String
  /// True if the button is not shown at all; false if it is in a horizontal bar.
  package let isLost: Bool
}

extension UINavigationController {
  /// The buttons of the controller's bars that are missing or in a horizontal bar while bars are at
  /// the side.
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
  /// The description of the button in messages.
  fileprivate var nameInMessages: String {
    title ?? systemItem?.name ?? (customView == nil ? "a button" : "a view")
  }
}
