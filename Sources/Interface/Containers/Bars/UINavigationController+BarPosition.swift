import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The position and height of a navigation controller's bar.
extension UINavigationController {
  /// Returns the top of the bar in the controller's view, in points.
  ///
  /// It is the top of the safe area, or the top of a floating tab bar. On some phones it is above
  /// the safe area, or below it in landscape, if the view is at the top of the window.
  ///
  /// Rule: V-43.
  /// See: V-44, V-45, V-46.
  func barTop(in view: UIView) -> CGFloat {
    if bandOfBar != nil { return 0 }
    let top = view.barLength(.top) - floatingTabBarAbove
    if machine.hasPhoneDesignOf26, isAtTopOfSheet {
      return top + machine.height(of: .navigationInSheet) - machine.height(of: .navigation)
    }
    let rise = machine.height(of: .navigationRise)
    guard top >= machine.screenSafeArea.top, rise >= 0 || isAtTopOfWindow else { return top }
    return top - rise
  }

  /// True if the view begins at the top of its window, or is in no window.
  private var isAtTopOfWindow: Bool {
    view.window == nil || view.convert(CGPoint.zero, to: nil as UIView?).y == 0
  }

  /// The height in points of the area with the bar's row at the top of a window or sheet on a
  /// foldable device; nil elsewhere.
  ///
  /// Rule: R-FOLD-16.
  var bandOfBar: CGFloat? {
    guard let band = BarSides(machine).barBand, let view = viewIfLoaded else { return nil }
    if isAtTopOfSheet { return band - PresentationGeometry.foldingMargin }
    guard view.window != nil else { return band }
    return view.convert(CGPoint.zero, to: nil as UIView?).y == 0 ? band : nil
  }

  /// The height of the floating tab bar that is part of the view's safe area.
  var floatingTabBarAbove: CGFloat { floatingTabs?.height ?? 0 }

  /// The tab bar that floats in the row of the bar, with its height in points; nil without one.
  private var floatingTabs: (bar: UITabBar, height: CGFloat)? {
    var controller: UIViewController = self
    while let parent = controller.parent {
      if let tabs = parent as? UITabBarController, tabs.barFloats {
        return (tabs.tabBar, controller.barInsets.top)
      }
      controller = parent
    }
    return nil
  }

  /// True if a search bar in the row would cover buttons of a floating tab bar.
  ///
  /// See: R-BAR-3.
  var searchWouldCoverTabs: Bool {
    guard let (bar, height) = floatingTabs, height > 0 else { return false }
    let tabs = ContainerWork.linked.tabs.buttonArea(of: bar)
    let isLeftToRight = bar.effectiveUserInterfaceLayoutDirection != .rightToLeft
    let space = isLeftToRight ? bar.bounds.maxX - tabs.maxX : tabs.minX
    return space < BarMetrics.searchWidth + 2 * BarMetrics.searchMargin
  }

  /// True if the view begins at the top of a sheet that is inset from the edges of its container.
  ///
  /// Rule: V-45 (from iOS 13 on; in compact height a sheet fills its container).
  var isAtTopOfSheet: Bool {
    guard machine.features.presentsSheets else { return false }
    var top: UIViewController = self
    while let parent = top.parent { top = parent }
    guard let own = top.presentation.own, own.style == .pageSheet || own.style == .formSheet,
      let container = own.container, let sheet = top.viewIfLoaded,
      sheet.bounds.size != container.bounds.size,
      traitCollection.verticalSizeClass != .compact || BarSides(machine).barBand != nil
    else { return false }
    return view.convert(CGPoint.zero, to: sheet).y == 0
  }
}
