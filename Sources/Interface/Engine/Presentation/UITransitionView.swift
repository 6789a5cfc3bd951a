package import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// The container view of a presentation, over its presenter's view and with the same size.
package final class UITransitionView: UIView {
  /// The presentation to which the view belongs.
  weak var controller: UIPresentationController?
  /// True if touches that no view in this view handles go to the views below it.
  package var letsTouchesThrough = false

  /// Creates the container view of a presentation, which fills its superview.
  package init(frame: CGRect, for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Creates a plain view; system views are not created from documents.
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Follows a rotation of the root view up to iOS 7; called after the window has followed it.
  override func windowDidRotate() { followLegacyRoot() }

  /// Returns nil for a touch on the view itself if such touches go to the views below.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  /// Notifies the presentation controller before the controllers in the container view.
  ///
  /// See: R-TRAIT-1 (the presentation controller receives traits before the controllers inside).
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.passing.sendTraits(from: previousTraitCollection)
  }

  /// Lays out between the two container callbacks of the presentation controller.
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

  /// Sets the frame of the presented view in a system style.
  ///
  /// A custom presentation sets it itself; during a dismissal, the app's animator does.
  fileprivate func positionSystemView() {
    if let view = presentedView, positions(view) { position(view) }
  }

  /// Returns true if a layout pass of the container view sets a view's frame.
  private func positions(_ view: UIView) -> Bool {
    guard !ownStyle.isOwn, let container, view === presentedView, view.superview === container
    else { return false }
    let shown = presentedViewController
    return !shown.presentation.isBeingDismissed
      || !(shown.ownTransition?.facts.hasAnimator ?? false)
  }

  /// Returns true if a layout pass sets a view's frame to a part of the container view.
  func positionsSheet(_ view: UIView) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .popover: positions(view)
    default: false
    }
  }

  /// Sets the final frame of the presented view.
  package func position(_ view: UIView) {
    let frame = notify(.frameOfPresentedViewInContainerView) { frameOfPresentedViewInContainerView }
    PresentationSpace.work.give(view, frame, in: self)
  }
}

/// The superview of a presenter's view before the presentation removed it.
package struct PresentationCover {
  /// The superview; nil once it is released.
  package weak var superview: UIView?

  /// Records the superview to which the presenter's view returns at the dismissal.
  package init(superview: UIView?) { self.superview = superview }
}

extension UIViewController {
  /// The views that represent the controller in its container, from back to front: its own, unless
  /// a presentation has removed it, and the container view of a presentation in its context.
  package var viewsOnScreen: [UIView] {
    let isCovered = presentation.isCovered
    let over = presentation.over.flatMap { isCovered || $0.staysInContext ? $0.container : nil }
    return [isCovered && over != nil ? nil : viewIfLoaded, over].compactMap(\.self)
  }

  /// Removes the views that represent the controller in its container.
  package func removeFromScreen() {
    for view in viewsOnScreen { view.removeFromSuperview() }
  }
}

extension UITransitionView {
  /// Sets the position of a root view in a window that does not rotate (up to iOS 7).
  ///
  /// See: R-COORD-3, D-8.
  package func followLegacyRoot() {
    guard machine.callbackTiming == .rotatedRootView, superview is UIWindow else { return }
    let placement = WindowGeometry(machine).legacyRootPlacement(
      window?.orientation ?? machine.interfaceOrientation)
    transform = placement.transform
    bounds = placement.bounds
    center = placement.center
  }
}
