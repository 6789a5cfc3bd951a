package import Foundation
import GimbalGeometry
import GimbalTraits

/// The bars of a navigation controller.
@MainActor
package struct NavigationBars {
  package lazy var navigation = UINavigationBar()
  package lazy var tool = UIToolbar()
  package var hidesNavigation = false
  package var hidesTool = true
  package var hidesWhenCompact = false
  package var hidesOnSwipe = false
  package var hidesOnTap = false
  package var hidesForKeyboard = false
  /// True if the keyboard has put the bars away, which a tap brings back.
  package var areAwayForKeyboard = false
  /// True if a tap has brought the bars back in compact height.
  package var areBackInCompact = false
  /// The views of the shown item that stand in the navigation bar.
  package var contents: [UIView] = []
  /// The search bar in the navigation bar.
  package weak var search: UIView?
  /// The height of the titles and the search bar that the content has left, in points.
  package var space: CGFloat = 0
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

  /// True if the bars go away for lack of height, unless a tap has brought them back.
  private var lacksHeightForBars: Bool { wantsHeightOfBars && !bars.areBackInCompact }

  /// True if there is too little height for bars.
  package var wantsHeightOfBars: Bool {
    bars.hidesWhenCompact && traitCollection.verticalSizeClass == .compact
  }

  package func showToolbarItems() {
    bars.tool.items = stack.last?.toolbarItems
    // The items decide where the bar of a device that folds stands.
    if machine.barSide != nil { viewIfLoaded?.setNeedsLayout() }
  }
}
