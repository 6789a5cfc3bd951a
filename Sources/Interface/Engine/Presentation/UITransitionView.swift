package import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// The view in which a presentation happens: over its presenter, and as large.
package final class UITransitionView: UIView {
  weak var controller: UIPresentationController?
  /// True if touches that nothing in the view takes go to what lies below it.
  package var letsTouchesThrough = false

  package init(frame: CGRect, for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func windowDidRotate() { followLegacyRoot() }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  /// Tells the presentation controller, before the controllers in the container.
  ///
  /// See: R-TRAIT-1 (the presentation learns of traits before the controllers in it).
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.passing.sendTraits(from: previousTraitCollection)
  }

  /// Lays out between the presentation controller's two container callbacks.
  ///
  /// Rule: R-CC-4, V-28.
  package override func layoutSubviews() {
    controller?.sendContainerLayout(.containerViewWillLayoutSubviews) {
      $0.containerViewWillLayoutSubviews()
    }
    controller?.positionSystemView()
    super.layoutSubviews()
    controller?.sendContainerLayout(.containerViewDidLayoutSubviews) {
      $0.containerViewDidLayoutSubviews()
    }
  }
}

extension UIPresentationController {
  fileprivate func sendContainerLayout(
    _ name: EventName, _ call: (UIPresentationController) -> Void
  ) {
    notify(name) { call(self) }
  }

  /// Gives the view of a style of the system's its place; a presentation of the app's places its own, and an
  /// animator of the app's a view that it takes away.
  fileprivate func positionSystemView() {
    guard !ownStyle.isOwn, let container, let view = presentedView, view.superview === container
    else { return }
    let shown = presentedViewController
    if shown.presentation.isBeingDismissed, shown.ownTransition?.facts.hasAnimator ?? false {
      return
    }
    position(view)
  }

  /// Gives the presented view the place that it has at the end.
  package func position(_ view: UIView) {
    let frame = notify(.frameOfPresentedViewInContainerView) { frameOfPresentedViewInContainerView }
    PresentationSpace.work.give(view, frame, in: self)
  }
}

/// The place of a presenter's view before the presentation took it away.
package struct PresentationCover {
  package weak var superview: UIView?

  /// A place in a superview.
  package init(superview: UIView?) { self.superview = superview }
}

extension UIViewController {
  /// The view by which the controller stands in its container: its own, or that of the presentation which
  /// has taken its own away.
  package var viewOnScreen: UIView? {
    presentation.isCovered ? presentation.over?.container ?? viewIfLoaded : viewIfLoaded
  }
}

extension UITransitionView {
  /// Stands as the root controller's view stands in a window that never turns (up to iOS 7).
  ///
  /// See: R-COORD-3, D-8.
  package func followLegacyRoot() {
    guard machine.callbackTiming == .rotatedRootView, superview is UIWindow else { return }
    let placement = machine.legacyRootPlacement(window?.orientation ?? machine.interfaceOrientation)
    transform = placement.transform
    bounds = placement.bounds
    center = placement.center
  }
}
