import Foundation
import GimbalGeometry
import GimbalTraits

/// The bars of a navigation controller.
@MainActor
package struct NavigationBars {
  package private(set) lazy var navigation = UINavigationBar()
  package private(set) lazy var tool = UIToolbar()
  package var hidesNavigation = false
  package var hidesTool = true
  package var hidesWhenCompact = false
}

/// The callbacks that the delegate has received for the controller that is there at the first
/// appearance.
package enum FirstShow {
  case due
  case begun
  case over
}

extension UINavigationController {
  /// True if the navigation bar is away: as asked for, or for lack of height.
  ///
  /// Source: Apple, hidesBarsWhenVerticallyCompact.
  package var hidesNavigationBarNow: Bool { bars.hidesNavigation || lacksHeightForBars }

  /// True if the toolbar is away, likewise.
  package var hidesToolbarNow: Bool { bars.hidesTool || lacksHeightForBars }

  private var lacksHeightForBars: Bool {
    bars.hidesWhenCompact && traitCollection.verticalSizeClass == .compact
  }

  package func showToolbarItems() { bars.tool.items = stack.last?.toolbarItems }
}
