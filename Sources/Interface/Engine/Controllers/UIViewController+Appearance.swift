import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The state of a controller's appearance.
package struct Appearance {
  package enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  package var state = State.disappeared
  package var animated = false
  /// True if `viewIsAppearing(_:)` is still to come.
  package var isAppearingIsDue = false
  /// True if the end waits for the commit.
  var endIsDue = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// True while the children receive the beginning of the controller's appearance or disappearance.
  var isForwarding = false
  /// True if the end of the disappearance comes when the controller has left its parent.
  package var endsOnceParted = false
  /// True if the controller became a child while its parent appeared.
  var joinedLate = false
  /// True if an end that the app asks for waits for the commit.
  var endWaits = false
  /// True if the controller has begun to appear or to disappear at least once.
  var hasBegun = false
}

/// Coming and going: the calls in pairs, parents before children.
extension UIViewController {
  /// Announces now, with its end after the commit, that the view enters or leaves a window, which nothing has
  /// announced before.
  ///
  /// The controller lives until then, even if its parent has released it.
  ///
  /// Rule: R-VIEW-9.
  func appearWithWindow(_ isAppearing: Bool) {
    // See: R-CON-5: a transition that the app began is the app's to end.
    if appearance.state == (isAppearing ? .appearing : .disappearing) {
      if isAppearing { letEndWait() }
      return
    }
    if isAppearing { machine.transitions.windowEntries += 1 }
    beginAppearance(isAppearing, animated: false, withWindow: true)
    if isAppearing { machine.transitions.windowEntries -= 1 }
    // Whatever else happens until then, one end is enough.
    guard !appearance.endIsDue else { return }
    appearance.endIsDue = true
    machine.afterCommit.append {
      self.appearance.endIsDue = false
      self.endAppearance()
    }
  }

  /// Has the end of an appearance that the app began by hand wait for the commit: from iOS 13 on, where the root
  /// controller's view enters its window meanwhile.
  ///
  /// See: R-CON-5 (W-15).
  private func letEndWait() {
    guard isRoot, machine.callbackTiming >= .traitPrediction else { return }
    appearance.endWaits = true
    machine.afterCommit.append { self.appearance.endWaits = false }
  }

  /// Ends an appearance for the app, or after the commit.
  ///
  /// See: R-CON-5.
  func endAppearanceByHand() {
    guard appearance.endWaits else { return endAppearance() }
    machine.afterCommit.append { self.endAppearance() }
  }

  /// Begins an appearance or a disappearance, and forwards it to the children.
  ///
  /// Rule: R-CON-4 (parent first).
  /// See: R-CON-7 (W-30: on iOS 6 and 7 a child that is added while its parent appears receives no
  /// `viewWillAppear`).
  /// See: R-CON-5 (a second begin turns round; W-58: a disappearance that the app begins by hand also reaches a
  /// controller that has never appeared).
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

  /// Ends the appearance or disappearance under way, and forwards that.
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

  /// Once for each appearance, in the view's layout step.
  func appearIfDue() {
    guard appearance.isAppearingIsDue, appearance.state == .appearing else { return }
    appearance.isAppearingIsDue = false
    let animated = appearance.animated
    send(.viewIsAppearing, animatedArgument(animated)) { viewIsAppearing(animated) }
  }

  /// The children to which appearance is forwarded: those whose views are in its own.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childControllers.filter { $0.loadedView?.isDescendant(of: loadedView) ?? false }
  }

  private func animatedArgument(_ animated: Bool) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.recorder.flagArguments(animated)
  }
}

/// The controller's part in the constraints phase and the safe area.
extension UIViewController {
  /// Updates constraints in the controller's first layout step.
  ///
  /// Rule: D-2, R-CON-3 (once, at the head of the first layout step).
  /// See: R-LAUNCH-4.
  func updateFirstConstraints() {
    guard awaitsFirstConstraints, let view = loadedView, view.node.pointee.window != nil else {
      return
    }
    awaitsFirstConstraints = false
    guard machine.features.updatesConstraintsAtAppearance else { return }
    view.node.pointee.flags.remove(.needsConstraints)
    machine.updateConstraints(below: view.node, notifyingRoot: false)
    sendUpdateViewConstraints(view.node)
  }

  /// The base of `updateViewConstraints()`: sends the view `updateConstraints()`.
  ///
  /// Rule: R-LAY-3.
  /// See: R-LAY-4.
  func updateConstraintsOfView() {
    guard let view = loadedView, view.node.pointee.flags.contains(.usesConstraints) else { return }
    view.sendUpdateConstraints()
  }

  /// Moves the view's safe area after new additional insets.
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

  /// Adds a change of the additional insets to the view's safe area; callbacks come with the next layout.
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
  /// Resets the appearance states of the view and of those below it without callbacks: the app has ended.
  func forgetWhatAppeared() {
    if let controller = node.pointee.controller {
      controller.appearance = Appearance()
      controller.containerLife?.appDidEnd(controller)
    }
    for child in children { child.forgetAppearances() }
  }
}
