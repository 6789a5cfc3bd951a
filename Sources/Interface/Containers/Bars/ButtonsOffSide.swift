package import GimbalEngine

/// A button of a bar that is not shown at the side where bars are at the side.
///
/// See: R-FOLD-15.
@MainActor
package struct ButtonOffSide {
  /// The bar whose button it is.
  package let bar: UIView
  /// The button's title, otherwise the name of its system item.
  package let title: String
  /// True if the button is not shown at all; false if it, or its bar, stays horizontal.
  package let isLost: Bool
}

extension UINavigationController {
  /// The buttons of the controller's bars that are missing or stay horizontal while bars are at the
  /// side.
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
