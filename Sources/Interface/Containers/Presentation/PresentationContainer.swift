import Foundation
package import GimbalEngine
import GimbalTraits

/// The container view of a presentation, and the presenter's view below it.
extension UIPresentationController {
  /// Makes the container, not yet in the window.
  package func makeContainer() -> UITransitionView {
    let container = UITransitionView(frame: .zero, for: self)
    self.container = container
    if let below = below, let position = below.superview {
      container.frame = staysInContext || below is UITransitionView ? below.frame : position.bounds
    }
    addSwipes(to: container)
    positionDimmingView()
    return container
  }

  /// Inserts the container in front of the presenter's view, as its next sibling; no source says
  /// so, this is Gimbal's choice (CHOICE).
  ///
  /// See: R-PRES-5 (a context is covered where it is).
  package func insertContainer() {
    guard let container, let below else { return }
    below.superview?.insertSubview(container, aboveSubview: below)
    container.followLegacyRoot()
  }

  /// The view below the container: the presenter's view, or the presenter's own container if it is
  /// presented itself.
  private var below: UIView? {
    let outer = staysInContext ? nil : presenter?.presentation.own?.container
    return outer ?? presenter?.viewIfLoaded
  }

  /// Removes the presenter's view if the style requires that.
  package func removePresenter() {
    guard let presenter, let view = presenter.viewIfLoaded, let superview = view.superview else {
      return
    }
    cover = PresentationCover(superview: superview)
    presenter.presentation.isCovered = true
    view.removeFromSuperview()
  }

  /// Restores the presenter's view to its former position, below the container.
  package func restorePresenter() {
    // See: V-14: up to iOS 5 the view may have been unloaded meanwhile.
    guard let presenter, let cover, let container, let view = presenter.view else { return }
    self.cover = nil
    presenter.presentation.isCovered = false
    guard let superview = cover.superview else { return }
    if let below = presenter.presentation.own, container.superview !== superview {
      superview.addSubview(view)
      if !below.ownStyle.isOwn { below.position(view) }
      return
    }
    if machine.callbackTiming != .rotatedRootView { view.frame = container.frame }
    if container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: 0)
    }
    (superview as? UIWindow)?.positionRootView()
  }
}
