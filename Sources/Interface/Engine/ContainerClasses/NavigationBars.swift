package import Foundation
import GimbalGeometry
import GimbalTraits

/// The bars of a navigation controller, with the preferences that hide them.
@MainActor
package struct NavigationBars {
  /// The navigation bar, created on first use.
  package lazy var navigation = UINavigationBar()
  /// The toolbar, created on first use.
  package lazy var tool = UIToolbar()
  /// The value of `isNavigationBarHidden`.
  package var hidesNavigation = false
  /// The value of `isToolbarHidden`.
  package var hidesTool = true
  /// The value of `hidesBarsWhenVerticallyCompact`.
  package var hidesWhenCompact = false
  /// The value of `hidesBarsOnSwipe`.
  package var hidesOnSwipe = false
  /// The value of `hidesBarsOnTap`.
  package var hidesOnTap = false
  /// The value of `hidesBarsWhenKeyboardAppears`.
  package var hidesForKeyboard = false
  /// True if the keyboard has hidden the bars; a tap shows them again.
  package var areAwayForKeyboard = false
  /// True if a tap has shown the bars again in compact height.
  package var areBackInCompact = false
  /// The views of the top item that are in the navigation bar.
  package var contents: [UIView] = []
  /// The search bar that is in the navigation bar; nil if there is none.
  package weak var search: UIView?
  /// The height of the titles and the search bar that is left after scrolling, in points.
  package var space: CGFloat = 0
}

/// The delegate callbacks that have been sent for the controller of the first appearance.
package enum FirstShow {
  /// No callback has been sent.
  case due
  /// The delegate's `willShow` has been sent.
  case begun
  /// The delegate's `didShow` has been sent too.
  case over
}

extension UINavigationController {
  /// True if the navigation bar is hidden: by the app, because the height is compact, or because
  /// the bar of the stack around it shows its items.
  ///
  /// See: R-COLL-1.
  /// Source: Apple, hidesBarsWhenVerticallyCompact.
  package var hidesNavigationBarNow: Bool {
    bars.hidesNavigation || lacksHeightForBars || stackAround != nil
  }

  /// The navigation controller on whose stack a collapsed split view has put this one.
  package var stackAround: UINavigationController? { parentController as? UINavigationController }

  /// The controllers whose items the navigation bar shows: those of the stack, with the stack of a
  /// collapsed column for its navigation controller.
  ///
  /// See: R-COLL-1.
  package var barStack: [UIViewController] {
    guard stack.count > 1, stack.contains(where: { $0 is UINavigationController }) else {
      return stack
    }
    return stack.flatMap { ($0 as? UINavigationController)?.barStack ?? [$0] }
  }

  /// True if the toolbar is hidden, by the app or because the height is compact.
  package var hidesToolbarNow: Bool { bars.hidesTool || lacksHeightForBars }

  /// True if bars are hidden because the height is compact, and a tap has not shown them again.
  private var lacksHeightForBars: Bool { wantsHeightOfBars && !bars.areBackInCompact }

  /// True if bars are hidden in compact height, and the height is compact.
  package var wantsHeightOfBars: Bool {
    bars.hidesWhenCompact && traitCollection.verticalSizeClass == .compact
  }

  /// Shows the toolbar items of the top controller; called after a change of the stack or the
  /// items.
  package func showToolbarItems() {
    bars.tool.items = stack.last?.toolbarItems
    // On a foldable device the items decide where the bar is positioned.
    if BarSides(machine).barSide != nil { viewIfLoaded?.setNeedsLayout() }
  }
}
