import Foundation
package import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of the bars and of the shown controller's view.
extension UINavigationController: LayingOutContainer {
  /// Lays out the bars, and the view of the top controller below or under them.
  func layOutContents() {
    guard let view = viewIfLoaded else { return }
    carryOutPending()
    let bounds = view.bounds
    contentView.frame = bounds
    if !wantsHeightOfBars { bars.areBackInCompact = false }
    let (parts, barTop) = (barParts, barTop(in: view))
    bars.space = spaceLeft(of: parts, barTop: barTop)
    let barHeight = parts.height(leaving: bars.space)
    let (hidesBar, hidesTools) = (hidesNavigationBarNow, hidesToolbarNow)
    let side = rowInsets
    // A hidden bar is positioned above the edge.
    position(
      bars.navigation,
      CGRect(
        x: side.left, y: hidesBar ? -barHeight : barTop,
        width: bounds.width - side.left - side.right, height: barHeight))
    positionSearch(parts)
    positionContents(parts)
    let bottom = view.safeAreaInsets.bottom
    let toolHeight = toolbarHeight + bottom
    if toolbarStandsAtSide {
      let column = sideBarColumn
      position(bars.tool, hidesTools ? column.offsetBy(dx: 0, dy: bounds.height) : column)
    } else {
      position(
        bars.tool,
        CGRect(
          x: 0, y: hidesTools ? bounds.height : bounds.height - toolHeight, width: bounds.width,
          height: endsAboveIndicator ? toolbarHeight : toolHeight))
    }
    bars.navigation.isHidden = hidesBar
    bars.tool.isHidden = hidesTools
    positionTop(below: hidesBar ? 0 : barTop + barHeight)
    if isVisible { showFirst(isOver: false) }
  }

  /// True if the toolbar has the height that it has above a home indicator.
  ///
  /// See: R-BAR-10.
  private var isToolbarRaised: Bool {
    viewIfLoaded?.safeAreaInsets.bottom != 0
      && machine.height(of: .toolInNavigation) != machine.height(of: .tool)
  }

  /// True if the toolbar ends above the home indicator instead of at the edge.
  private var endsAboveIndicator: Bool { isToolbarRaised && !machine.features.hasDesignOf26 }

  /// The insets that keep the navigation bar's row clear of the side bar.
  private var rowInsets: UIEdgeInsets {
    guard hasBarsAtSide else { return .zero }
    let isLeft = BarSides(machine).barSide == .left
    return UIEdgeInsets(
      top: 0, left: isLeft ? sideBarWidth : 0, bottom: 0, right: isLeft ? 0 : sideBarWidth)
  }

  /// The height of the toolbar without the safe area, in points.
  final var toolbarHeight: CGFloat {
    machine.height(of: isToolbarRaised ? .toolInNavigation : .tool)
  }

  private func position(_ bar: UIView, _ frame: CGRect) {
    if bar.superview == nil { view.addSubview(bar) }
    if bar.frame != frame { bar.frame = frame }
  }

  /// Returns the bottom of the bar in the controller's view, in points.
  private func barBottom(in view: UIView) -> CGFloat {
    let (parts, top) = (barParts, barTop(in: view))
    return top + parts.height(leaving: spaceLeft(of: parts, barTop: top))
  }

  /// Updates the items of the bars from the stack.
  package func showItems() {
    bars.navigation.items = barStack.map(\.navigationItem)
    showToolbarItems()
    guard let outer = stackAround else { return }
    outer.showItems()
    outer.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows only the last controller of the stack, without a transition.
  package func showTop() {
    guard change == nil, pending == nil else { return }
    for controller in stack.dropLast() where controller.viewIfLoaded?.superview === contentView {
      controller.view.removeFromSuperview()
    }
    positionTop()
    view.setNeedsLayout()
  }

  /// Positions the shown view: under the bars at edges to which it extends, otherwise between them.
  package func positionTop() {
    guard let view = viewIfLoaded else { return }
    positionTop(below: hidesNavigationBarNow ? 0 : barBottom(in: view))
  }

  private func positionTop(below barBottom: CGFloat) {
    guard let top = stack.last, let view = viewIfLoaded else { return }
    hasShown = true
    // A bar at the side does not obscure anything below.
    let toolsStandBelow = !hidesToolbarNow && !toolbarStandsAtSide
    let insets = UIEdgeInsets(
      top: max(0, barBottom - view.barLength(.top)), left: sideBarInset,
      bottom: toolsStandBelow ? toolbarHeight : 0, right: 0)
    var frame = contentView.bounds
    var covering = insets
    if !top.extends(under: .top, isTranslucent: navigationBar.isTranslucent),
      !hidesNavigationBarNow
    {
      frame.origin.y += barBottom
      frame.size.height -= barBottom
      covering.top = 0
    }
    if !top.extends(under: .bottom, isTranslucent: toolbar.isTranslucent), toolsStandBelow {
      frame.size.height -= insets.bottom + view.safeAreaInsets.bottom
      covering.bottom = 0
    }
    top.setBarInsets(covering)
    if top.view.frame != frame { top.view.frame = frame }
    // A view that is on screen elsewhere, such as a column of a collapsing split view, stays there
    // until this container is on screen.
    if top.view.superview !== contentView, view.window != nil || top.view.window == nil {
      contentView.addSubview(top.view)
    }
    top.adjustScrollViewInsets()
  }
}
