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
  /// True if the keyboard has hidden the bars; a tap shows them again.
  package var areAwayForKeyboard = false
  /// True if a tap has shown the bars again in compact height.
  package var areBackInCompact = false
  /// The views of the top item that are in the navigation bar.
  package var contents: [UIView] = []
  /// The search bar in the navigation bar.
  package weak var search: UIView?
  /// The height of the titles and the search bar that is left after scrolling, in points.
  package var space: CGFloat = 0
}

/// The delegate callbacks that have been sent for the controller of the first appearance.
package enum FirstShow {
  case due
  case begun
  case over
}

extension UINavigationController {
  /// True if the navigation bar is hidden, by the app or because the height is compact.
  ///
  /// Source: Apple, hidesBarsWhenVerticallyCompact.
  package var hidesNavigationBarNow: Bool { bars.hidesNavigation || lacksHeightForBars }

  /// True if the toolbar is hidden, by the app or because the height is compact.
  package var hidesToolbarNow: Bool { bars.hidesTool || lacksHeightForBars }

  /// True if bars are hidden because the height is compact, and a tap has not shown them again.
  private var lacksHeightForBars: Bool { wantsHeightOfBars && !bars.areBackInCompact }

  /// True if bars are hidden in compact height, and the height is compact.
  package var wantsHeightOfBars: Bool {
    bars.hidesWhenCompact && traitCollection.verticalSizeClass == .compact
  }

  package func showToolbarItems() {
    bars.tool.items = stack.last?.toolbarItems
    // On a foldable device the items decide where the bar is positioned.
    if BarSides(machine).barSide != nil { viewIfLoaded?.setNeedsLayout() }
  }
}
