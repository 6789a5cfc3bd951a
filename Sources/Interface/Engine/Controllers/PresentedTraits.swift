import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Callbacks forwarded to presented controllers, and the traits that a presentation sets for them.
extension UIViewController {
  /// Sends the callbacks for new traits to the presentation and the presented controller.
  ///
  /// See: R-ROT-2 (after the children).
  func announceToPresented(
    _ traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let over = presentation.over else { return }
    let arguments = machine.traits.arguments(from: self.traits, to: traits, in: machine.recorder)
    let collection = machine.traits[traits]
    over.notify(.willTransition, arguments) {
      over.willTransition(to: collection, with: coordinator)
    }
  }

  /// Sends the callbacks for a new size to the presentation and the presented controller.
  ///
  /// See: R-ROT-2 (the presentation controller receives the presenter's size).
  func announceToPresented(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let over = presentation.over else { return }
    over.notify(.viewWillTransition, machine.recorder.transitionArguments(to: size)) {
      over.viewWillTransition(to: size, with: coordinator)
    }
  }
}

extension UIViewController {
  /// Notifies the presentation that shows the controller of its new preferred size.
  ///
  /// See: R-CC-2.
  func notifyPresentationOfPreferredSize() {
    guard let own = presentation.own else { return }
    own.notify(.preferredContentSizeDidChange, machine.argument("forChildContentContainer", self)) {
      own.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIPresentationController: _SystemTraitEnvironment {}

extension UIPresentationController: TraitObserver {
  /// Returns the state of the presentation's traits, created on first use.
  func madeTraitState() -> TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    return state
  }

  /// Notifies the presentation controller of new traits of its container view.
  ///
  /// See: R-TRAIT-1, R-TRAIT-6.
  func sendTraits(from previous: UITraitCollection?) {
    guard let container else { return }
    let new = container.node.pointee.traits
    let old = previous.map { machine.traits.index(of: $0) }
    let comeLast = machine.switches.traitHandlersComeLast
    if !comeLast { callHandlers(from: old, to: new) }
    notify(
      .traitCollectionDidChange, machine.traits.arguments(from: old, to: new, in: machine.recorder)
    ) {
      traitCollectionDidChange(previous)
    }
    if comeLast { callHandlers(from: old, to: new) }
  }

  private func callHandlers(from old: TraitIndex?, to new: TraitIndex) {
    guard let traitState, let old, old != new else { return }
    callHandlers(of: traitState, from: old, to: new)
  }
}

extension UIPresentationController: PassingOn {
  /// Forwards new traits to the presented controller.
  ///
  /// See: R-ROT-2.
  func passOn(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard container != nil else { return }
    let index = machine.traits.index(of: traits)
    let expected = shown.ownTraits(over: index)
    if shown.isConcerned(by: expected, under: index) {
      shown.announce(expected, with: coordinator)
    }
  }

  /// Forwards a new size to the presented controller.
  ///
  /// See: R-ROT-2, R-ROT-1 (not if the size is the same).
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard container != nil else { return }
    let own = notify(
      .sizeForChildContentContainer, machine.recorder.childArguments(shown.registered(), in: size)
    ) { self.size(forChildContentContainer: shown, withParentContainerSize: size) }
    guard own.fitsView else {
      return report(.impossibleChildSize(own, by: ExceptionText.object(self), for: shown))
    }
    if own != shown.viewIfLoaded?.bounds.size { shown.announce(own, with: coordinator) }
  }

  /// The presentation's overrides of the traits that the presented controller inherits.
  ///
  /// See: R-TRAIT-7. A form sheet, and so a popover, has compact width inside.
  private var presentationOverrides: UITraitOverrides {
    var overrides = ownTraitOverrides
    let isSet =
      overrides.contains(UITraitHorizontalSizeClass.self)
      || setOverrides.map { $0.horizontalSizeClass != .unspecified } ?? false
    if style == .formSheet || style == .popover, !isSet {
      overrides.horizontalSizeClass = .compact
    }
    return overrides
  }

  /// Recomputes the presented controller's traits; called after a change of `traitOverrides`.
  func overridesDidChange() {
    guard container != nil else { return }
    imposeTraits()
  }

  /// Sets the presentation's overrides for the presented controller.
  package func imposeTraits() {
    guard machine.callbackTiming != .rotatedRootView else { return }
    let overrides = presentationOverrides
    if overrides.isEmpty, setOverrides == nil, shown.traitState == nil { return }
    shown.setPresentationTraits(setOverrides, overrides)
  }

  /// Removes the presentation's overrides from the presented controller.
  package func liftTraits() {
    if shown.traitState != nil { shown.setPresentationTraits(nil, UITraitOverrides()) }
  }
}
