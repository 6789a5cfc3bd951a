import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The state of a controller's appearance callbacks; app code reads parts of it.
package struct Appearance {
  /// The callbacks that have been sent, from `viewWillAppear(_:)` to `viewDidDisappear(_:)`.
  package enum State {
    /// No callback, or `viewDidDisappear(_:)`.
    case disappeared
    /// `viewWillAppear(_:)`.
    case appearing
    /// `viewDidAppear(_:)`.
    case appeared
    /// `viewWillDisappear(_:)`.
    case disappearing
  }

  /// The state after the callback that was sent last.
  package var state = State.disappeared
  /// The argument of the appearance callbacks in progress.
  package var animated = false
  /// True if `viewIsAppearing(_:)` has not been sent yet.
  package var isAppearingIsDue = false
  /// True if the end of the appearance is scheduled for after the commit.
  var endIsDue = false
  /// The value of `isMovingToParent`.
  var isMovingToParent = false
  /// The value of `isMovingFromParent` while no callback is forwarded.
  var isMovingFromParent = false
  /// True while the beginning of an appearance or disappearance is forwarded to children.
  var isForwarding = false
  /// True if the disappearance ends when the controller has left its parent.
  package var endsOnceParted = false
  /// True if the controller became a child while its parent was appearing.
  var joinedLate = false
  /// True if the end that the app has requested is deferred until after the commit.
  var endWaits = false
  /// True if the controller has begun to appear or to disappear at least once.
  var hasBegun = false
}

/// Appearance and disappearance: callbacks in pairs, parents before children.
extension UIViewController {
  /// Sends the appearance callbacks of a view that enters or leaves a window without a container's
  /// transition.
  ///
  /// The end follows after the commit.
  ///
  /// The machine retains the controller until then, even if its parent has released it.
  ///
  /// Rule: R-VIEW-9.
  func appearWithWindow(_ isAppearing: Bool) {
    // See: R-CON-5: only the app ends a transition that it began.
    if appearance.state == (isAppearing ? .appearing : .disappearing) {
      if isAppearing { letEndWait() }
      return
    }
    if isAppearing { machine.transitions.windowEntries += 1 }
    beginAppearance(isAppearing, animated: false, withWindow: true)
    if isAppearing { machine.transitions.windowEntries -= 1 }
    // If the end is already scheduled, do not schedule a second one.
    guard !appearance.endIsDue else { return }
    appearance.endIsDue = true
    // R-LAUNCH-4.11
    machine.afterCommit.append {
      self.appearance.endIsDue = false
      self.endAppearance()
    }
  }

  /// Defers the end of an appearance that the app began until after the commit.
  ///
  /// This happens from iOS 13 on, if the root controller's view enters its window in between.
  ///
  /// See: R-CON-5 (W-15).
  private func letEndWait() {
    guard isRoot, machine.callbackTiming >= .traitPrediction else { return }
    appearance.endWaits = true
    machine.afterCommit.append { self.appearance.endWaits = false }
  }

  /// Ends an appearance at the app's request, at once or after the commit.
  ///
  /// See: R-CON-5.
  func endAppearanceByHand() {
    guard appearance.endWaits else { return endAppearance() }
    machine.afterCommit.append { self.endAppearance() }
  }

  /// Begins an appearance or disappearance, and forwards it to the children.
  ///
  /// Rule: R-CON-4 (parent first).
  /// See: R-CON-7 (W-30: on iOS 6 and 7 a child that is added while its parent appears receives no
  /// `viewWillAppear`).
  /// See: R-CON-5 (a second begin reverses the first; W-58: a disappearance that the app begins
  /// also reaches a controller that has never appeared).
  package func beginAppearance(
    _ isAppearing: Bool, animated: Bool, byHand: Bool = false, withWindow: Bool = false
  ) {
    switch (appearance.state, isAppearing) {
    case (.disappeared, false) where byHand && !appearance.hasBegun: break
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return
    default: break
    }
    loadViewIfNeeded()
    if isAppearing { containerLife?.prepareToAppear(self) }
    appearance.animated = animated
    appearance.hasBegun = true
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAppearingIsDue = isAppearing && machine.callbackTiming >= .traitPrediction
    let arguments = animatedArgument(animated)
    if isAppearing {
      let isLate = appearance.joinedLate && (withWindow || parent?.appearance.isForwarding == true)
      if !isLate { send(.viewWillAppear, arguments) { viewWillAppear(animated) } }
      loadedView?.node.requestWork(.needsLayout)
    } else {
      send(.viewWillDisappear, arguments) { viewWillDisappear(animated) }
    }
    appearance.isForwarding = true
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    appearance.isForwarding = false
    if isAppearing { containerLife?.didSendAppearance(isOver: false, self) }
  }

  /// Ends the current appearance or disappearance, and forwards the end to the children.
  ///
  /// Rule: R-CON-5.
  /// See: R-CON-4.
  package func endAppearance() {
    let animated = appearance.animated
    let arguments = animatedArgument(animated)
    appearance.endsOnceParted = false
    switch appearance.state {
    case .appearing:
      viewIsAppearingIfDue()
      appearance.state = .appeared
      send(.viewDidAppear, arguments) { viewDidAppear(animated) }
    case .disappearing:
      appearance.state = .disappeared
      send(.viewDidDisappear, arguments) { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      return
    }
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
    appearance.joinedLate = false
    for child in forwardedChildren { child.endAppearanceTransition() }
    switch appearance.state {
    case .appeared: containerLife?.didSendAppearance(isOver: true, self)
    case .disappeared: containerLife?.didSendDisappearance(self)
    case .appearing, .disappearing: break
    }
  }

  /// Sends `viewIsAppearing(_:)` in the view's layout step, once for each appearance.
  func appearIfDue() {
    guard appearance.isAppearingIsDue, appearance.state == .appearing else { return }
    appearance.isAppearingIsDue = false
    let animated = appearance.animated
    send(.viewIsAppearing, animatedArgument(animated)) { viewIsAppearing(animated) }
  }

  /// The children to which appearance callbacks are forwarded: those whose views are in this view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  private func animatedArgument(_ animated: Bool) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.recorder.flagArguments(animated)
  }
}

/// The controller's part in the constraints phase and in safe areas.
extension UIViewController {
  /// Updates constraints in the controller's first layout step.
  ///
  /// Rule: D-2, R-CON-3 (once, at the start of the first layout step).
  /// See: R-LAUNCH-4.
  func updateFirstConstraints() {
    guard awaitsFirstConstraints, let view = loadedView, view.node.pointee.window != nil else {
      return
    }
    awaitsFirstConstraints = false
    guard machine.features.updatesConstraintsAtAppearance else { return }
    view.node.pointee.flags.remove(.needsConstraints)
    ConstraintsPhase(machine).updateConstraints(below: view.node, notifyingRoot: false)
    sendUpdateViewConstraints(view.node)
  }

  /// Sends `updateConstraints()` to the view: the default implementation of
  /// `updateViewConstraints()`.
  ///
  /// Rule: R-LAY-3.
  /// See: R-LAY-4.
  func updateConstraintsOfView() {
    guard let view = loadedView, view.node.pointee.flags.contains(.usesConstraints) else { return }
    view.sendUpdateConstraints()
  }

  /// Updates the view's safe area after a change of the additional insets.
  ///
  /// See: R-SAFE-1.
  func additionalSafeAreaInsetsDidChange(from old: UIEdgeInsets) {
    guard old != additionalSafeAreaInsets else { return }
    if machine.recorder.isRecording {
      recordEvent(
        .additionalSafeAreaInsets,
        machine.arguments(
          TraceArgument(
            "additionalSafeAreaInsets", .change(.insets(old), .insets(additionalSafeAreaInsets)))))
    }
    guard let view = loadedView else { return }
    showAddedSafeArea(from: old)
    guard view.node.pointee.window != nil else { return }
    view.node.requestWork([.needsSafeArea, .needsLayout])
  }

  /// Adds a change of the additional insets to the view's safe area; the callbacks follow with the
  /// next layout.
  ///
  /// Rule: R-SAFE-1 (W-60).
  func showAddedSafeArea(from old: UIEdgeInsets) {
    guard machine.features.showsAddedSafeAreaAtOnce, let node = loadedView?.node else { return }
    let shown = node.pointee.safeAreaInsets
    if announcedSafeArea == nil { announcedSafeArea = shown }
    node.pointee.setSafeArea(
      UIEdgeInsets(numbers: shown.numbers + additionalSafeAreaInsets.numbers - old.numbers))
    node.pointee.owner.observers?.compare()
  }
}

extension UIView {
  /// Resets the appearance states of the view and its descendants without callbacks, when the app
  /// ends.
  func forgetWhatAppeared() {
    if let controller = node.pointee.controller {
      controller.appearance = Appearance()
      controller.containerLife?.appDidEnd(controller)
    }
    for child in children { child.forgetAppearances() }
  }
}
