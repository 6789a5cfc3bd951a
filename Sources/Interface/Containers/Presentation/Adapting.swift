import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Adaptation of a presentation's style to its environment.
///
/// See: R-PRES-7.
extension UIPresentationController {
  /// True if the style can be adapted at all.
  private var adapts: Bool {
    switch ownStyle {
    case .popover, .pageSheet, .formSheet: return true
    case .currentContext, .overCurrentContext:
      return notify(.shouldPresentInFullscreen) { shouldPresentInFullscreen }
    default:
      return ownStyle.isOwn && notify(.shouldPresentInFullscreen) { shouldPresentInFullscreen }
    }
  }

  /// Calls the delegate for the style with some traits; returns nil for the original style.
  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard machine.callbackTiming != .rotatedRootView, adapts else { return nil }
    let isCompact = traits.horizontalSizeClass == .compact
    var answer: UIModalPresentationStyle?
    if machine.features.queriesStyleByTraits {
      answer = notifyDelegate(.adaptivePresentationStyleForTraits) {
        $0.adaptivePresentationStyle(for: self, traitCollection: traits)
      }
    }
    if answer == nil, isCompact {
      answer = notifyDelegate(.adaptivePresentationStyleFor) {
        $0.adaptivePresentationStyle(for: self)
      }
    }
    if answer == .automatic { answer = nil }
    let style = answer ?? adaptivePresentationStyle(for: traits)
    switch style {
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return style == ownStyle ? nil : style
    default: return nil
    }
  }

  /// Adapts the style, and queries a substitute controller, before the presentation is on screen.
  func adaptAtFirst(to traits: UITraitCollection) {
    adaptedStyle = adaptedStyle(for: traits)
    if adaptedStyle != nil { substitute = querySubstitute() }
  }

  /// Notifies the delegate of the adapted style.
  ///
  /// See: R-PRES-7 (after the delegate was called for a substitute controller: Gimbal's choice,
  /// CHOICE).
  func notifyOfAdaptation(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    if adaptedStyle != nil { notifyOfStyle(with: coordinator) }
  }

  private func notifyOfStyle(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
    notifyDelegate(.willPresentWithAdaptiveStyle) {
      $0.presentationController(
        self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none,
        transitionCoordinator: coordinator)
    }
  }

  /// Calls the delegate for a controller in the adapted style; returns nil if that is already on
  /// screen.
  private func querySubstitute() -> UIViewController? {
    let style = style
    let controller =
      notifyDelegate(.viewControllerForAdaptivePresentationStyle) {
        $0.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      } ?? nil
    guard let controller, controller !== presentedViewController, controller.parent == nil,
      controller.presentation.own == nil
    else { return nil }
    return mayShow(controller) ? controller : nil
  }

  /// Returns true if a delegate's controller can be shown over the presenter; reports an exception
  /// otherwise.
  private func mayShow(_ controller: UIViewController) -> Bool {
    guard let presenter, presenter.stands(on: controller) else { return true }
    presenter.report(.presentedActive(controller))
    return false
  }

  /// Adapts a presentation on screen while a change of traits is set up.
  ///
  /// Controllers are replaced without animation; no source says so, this is Gimbal's choice
  /// (CHOICE).
  ///
  /// Rule: R-PRES-7.
  func adapt(
    to traits: UITraitCollection, with coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    // A presentation being dismissed is not adapted; one being presented finishes first.
    guard container != nil, !shown.presentation.isBeingDismissed else { return }
    finishPresenting()
    guard change == nil, container != nil else { return }
    let new = adaptedStyle(for: traits)
    guard new != adaptedStyle else { return }
    let before = shown
    adaptedStyle = new
    let substitute = new == nil ? nil : querySubstitute()
    notifyOfStyle(with: coordinator)
    self.substitute = substitute.flatMap { mayShow($0) ? $0 : nil }
    shown.presentation.own = self
    if shown !== before { exchange(before) }
    coverOrUncover()
    positionDimmingView()
    imposeTraits()
    container?.setNeedsLayout()
  }

  /// Replaces a shown controller by its substitute.
  private func exchange(_ before: UIViewController) {
    let after = shown
    machine.hold(before)
    after.adopt(machine)
    before.beginAppearance(false, animated: false)
    before.viewIfLoaded?.removeFromSuperview()
    stopFloating(before.viewIfLoaded)
    if let wrapper = after.parent { after.leave(wrapper) }
    if before !== presentedViewController { before.presentation.own = nil }
    after.loadViewIfNeeded()
    after.beginAppearance(true, animated: false)
    if let view = presentedView { position(view) }
    positionPresentedView()
    machine.afterCommit.append {
      before.endAppearance()
      after.endAppearance()
    }
  }

  /// Removes the presenter's view or restores it, depending on the current style.
  private func coverOrUncover() {
    guard let presenter else { return }
    let removes = notify(.shouldRemovePresentersView) { shouldRemovePresentersView }
    guard removes != (cover != nil) else { return }
    presenter.beginAppearance(!removes, animated: false)
    if removes { removePresenter() } else { restorePresenter() }
    machine.afterCommit.append { presenter.endAppearance() }
  }
}

extension UIViewController {
  /// Removes the controller from the container in which the delegate had wrapped it.
  fileprivate func leave(_ wrapper: UIViewController) {
    if let navigation = wrapper as? UINavigationController {
      navigation.setViewControllers(
        navigation.viewControllers.filter { $0 !== self }, animated: false)
    }
    guard parent != nil else { return }
    sendWillMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
