package import Foundation
import GimbalGeometry
import GimbalTraits

/// A controller's top or bottom layout guide, as high as the bars that cover its view, and without
/// width.
///
/// See: L-GUIDE-2.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The length of the part of the view that bars on that side cover, in points.
  var length: CGFloat {
    guard let kind, let view = owningView else { return 0 }
    return view.barLength(kind)
  }

  /// The hidden subview that represents the guide on iOS 7 and 8.
  private weak var subview: UIView?

  /// Adds the hidden subview that represents the guide, on iOS 7 and 8.
  ///
  /// Constraints contain the guide, not the subview.
  ///
  /// See: L-GUIDE-2.
  fileprivate func addSubview(to view: UIView) {
    guard view.machine.features.hasGuideViews, subview == nil else { return }
    let subview = _UILayoutGuide(frame: .zero)
    subview.isHidden = true
    subview.isUserInteractionEnabled = false
    subview.autoresizingMask = kind == .top ? .flexibleBottomMargin : .flexibleTopMargin
    self.subview = subview
    positionSubview()
    view.addSubview(subview)
  }

  /// Positions the subview at its edge of the controller's view, without width.
  func positionSubview() {
    guard let subview, let view = owningView else { return }
    let height = length
    let frame = CGRect(
      x: 0, y: kind == .top ? 0 : view.bounds.height - height, width: 0, height: height)
    if subview.frame != frame { subview.frame = frame }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The hidden view that represents a layout guide of a controller on iOS 7 and 8.
///
/// See: L-GUIDE-2.
final class _UILayoutGuide: UIView {}

extension UIView {
  /// Returns the top or bottom layout guide of the view's controller.
  final func layoutSupport(_ kind: SystemGuide) -> LayoutSupportGuide {
    let guide = unsafeDowncast(systemGuide(kind), to: LayoutSupportGuide.self)
    guide.addSubview(to: self)
    return guide
  }

  /// Returns the length of the part of the view that the bars above (`.top`) or below it cover, in
  /// points.
  ///
  /// From iOS 11 on this is the safe area; before, it is the part that status bar and container
  /// bars cover. Up to iOS 6 a controller's view fits between the bars.
  ///
  /// - Complexity: O(depth).
  ///
  /// Rule: L-GUIDE-2.
  package final func barLength(_ kind: SystemGuide) -> CGFloat {
    if node.pointee.traversal.pointee.hasSafeArea {
      return kind == .top ? safeAreaInsets.top : safeAreaInsets.bottom
    }
    return max(containerBars(kind), statusBarLength(kind))
  }

  /// Returns the length of the part of the view that the status bar covers up to iOS 10, in points.
  func statusBarLength(_ kind: SystemGuide) -> CGFloat {
    guard kind == .top, machine.features.viewsExtendUnderBars, let window,
      machine.heldRotation(of: window).map({ $0.safeArea.top > 0 })
        ?? !machine.systemBars.hidesStatusBar,
      let root = window.rootViewController?.viewIfLoaded, isDescendant(of: root)
    else { return 0 }
    let bar = window.orientation.statusBarHeight(on: machine)
    let top = convert(bounds, to: root).minY - root.bounds.minY
    return min(max(bar - top, 0), bar)
  }
}

extension UIView {
  /// Returns the length on one side that bars of ancestor containers cover up to iOS 10, in points.
  ///
  /// - Complexity: O(depth).
  func containerBars(_ kind: SystemGuide) -> CGFloat {
    var covered: CGFloat = 0
    var controller = node.pointee.controller
    while let current = controller, let outer = current.loadedView {
      let inset = kind == .top ? current.barInsets.top : current.barInsets.bottom
      if inset > 0, isDescendant(of: outer) {
        let own = convert(bounds, to: outer)
        let free = kind == .top ? own.minY - outer.bounds.minY : outer.bounds.maxY - own.maxY
        covered = max(covered, inset + outer.statusBarLength(kind) - free)
      }
      controller = current.parent
    }
    return covered
  }
}
