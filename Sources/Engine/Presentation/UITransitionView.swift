import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// The view in which a presentation happens: over its presenter, and as large.
package final class UITransitionView: UIView {
  weak var controller: UIPresentationController?

  init(frame: CGRect, for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells the presentation controller, before the controllers in the container.
  ///
  /// See: R-TRAIT-1 (the presentation learns of traits before the controllers in it).
  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.tellTraits(from: previousTraitCollection)
  }

  /// Lays out between the presentation controller's two container callbacks.
  ///
  /// Rule: R-CC-4, V-28.
  package override func layoutSubviews() {
    controller?.tellOfLayout(.containerViewWillLayoutSubviews) {
      $0.containerViewWillLayoutSubviews()
    }
    controller?.placeSystemView()
    super.layoutSubviews()
    controller?.tellOfLayout(.containerViewDidLayoutSubviews) {
      $0.containerViewDidLayoutSubviews()
    }
  }
}

extension UIPresentationController {
  fileprivate func tellOfLayout(_ name: EventName, _ call: (UIPresentationController) -> Void) {
    tell(name) { call(self) }
  }

  /// Gives the view of a style of the system's its place; a presentation of the app's places its own.
  fileprivate func placeSystemView() {
    guard !ownStyle.isOwn, let container, let view = presentedView, view.superview === container
    else { return }
    place(view)
  }

  /// Gives the presented view the place that it has at the end.
  package func place(_ view: UIView) {
    let frame = tell(.frameOfPresentedViewInContainerView) { frameOfPresentedViewInContainerView }
    give(view, frame)
  }
}

/// The place of a presenter's view before the presentation took it away.
package struct PresentationCover {
  weak var superview: UIView?
}

extension UIPresentationController {
  /// Makes the container over the presenter, not yet in the window.
  package func makeContainer() -> UITransitionView {
    let container = UITransitionView(frame: .zero, for: self)
    self.container = container
    if let below = below, let place = below.superview {
      container.frame = staysInContext || below is UITransitionView ? below.frame : place.bounds
    }
    placeDimmingView()
    return container
  }

  /// Puts the container over the presenter's view, as its next sibling (CHOICE).
  ///
  /// See: R-PRES-5 (a context is covered where it is).
  package func insertContainer() {
    guard let container, let below else { return }
    below.superview?.insertSubview(container, aboveSubview: below)
    container.followLegacyRoot()
  }

  /// True if the presentation covers no more than its presenter.
  private var staysInContext: Bool { style == .currentContext || style == .overCurrentContext }

  /// The view over which the container stands: the presenter's; over a presenter that is presented
  /// itself, the whole of that presentation.
  private var below: UIView? {
    let outer = staysInContext ? nil : presenter?.presentation.own?.container
    return outer ?? presenter?.viewIfLoaded
  }

  /// Takes the presenter's view away, if the style wants that.
  package func removePresenter() {
    guard let presenter, let view = presenter.viewIfLoaded, let superview = view.superview else {
      return
    }
    cover = PresentationCover(superview: superview)
    presenter.presentation.isCovered = true
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was, below the container.
  package func restorePresenter() {
    // See: V-14: up to iOS 5 the view may have been unloaded meanwhile.
    guard let presenter, let cover, let container, let view = presenter.view else { return }
    self.cover = nil
    presenter.presentation.isCovered = false
    guard let superview = cover.superview else { return }
    if let below = presenter.presentation.own, container.superview !== superview {
      superview.addSubview(view)
      if !below.ownStyle.isOwn { below.place(view) }
      return
    }
    if machine.era != .e1 { view.frame = container.frame }
    if container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: 0)
    }
    (superview as? UIWindow)?.placeRootView()
  }
}

extension UIViewController {
  /// The view by which the controller stands in its container: its own, or that of the presentation which
  /// has taken its own away.
  package var viewOnScreen: UIView? {
    presentation.isCovered ? presentation.over?.container ?? viewIfLoaded : viewIfLoaded
  }
}

extension UIWindow {
  /// Turns what is presented over the root controller along with it (up to iOS 7).
  func placeLegacyPresentations() {
    for view in subviews { (view as? UITransitionView)?.followLegacyRoot() }
  }
}

extension UITransitionView {
  /// Stands as the root controller's view stands in a window that never turns (up to iOS 7).
  ///
  /// See: R-COORD-3, D-8.
  func followLegacyRoot() {
    guard machine.era == .e1, superview is UIWindow else { return }
    let placement = machine.legacyRootPlacement()
    transform = placement.transform
    bounds = placement.bounds
    center = placement.center
  }
}
