import Foundation
package import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the device and resizing of the window from iOS 8 on: one transition with four
/// phases.
///
/// See: R-ROT-1, R-ROT-4, R-ROT-5, R-RSZ-1.
extension Machine {
  /// Rotates the device; the interface follows if that is allowed.
  ///
  /// Rule: R-ORI-1 (on phones the notification comes after the interface has followed: W-6).
  package func rotate(to orientation: UIDeviceOrientation) {
    perform {
      guard orientation != deviceOrientation else { return }
      let old = deviceOrientation
      // R-ORI-1.1, R-ROT-1.1
      deviceOrientation = orientation
      if recorder.isRecording {
        recorder.recordStimulus(
          .orientation, on: device.registered(),
          change(OrientationChange(device: old, orientation)))
      }
      // See: R-RSZ-5: an app in the background follows when it comes back.
      guard application.applicationState != .background else { return }
      // R-ORI-1.2
      let notifiesFirst =
        hardware.idiom == .pad
        && (features.notifiesPadsBeforeRotation || switches.observersLearnOfTurnFirst)
      if notifiesFirst { device.postOrientationDidChange() }
      followDevice()
      // R-ROT-1.8
      if !notifiesFirst { device.postOrientationDidChange() }
    }
  }

  /// Rotates the interface to the device's orientation if that is allowed; otherwise records the
  /// reason.
  func followDevice() {
    if waitsForSetup({ $0.followDevice() }) { return }
    // R-ROT-1.1
    switch decideRotation(to: deviceOrientation) {
    case .rotation(let orientation, let staying):
      rotateInterface(to: orientation, animated: animations.areEnabled, staying: staying)
    case .stay(let reason): recordRefusedRotation(reason)
    case .agree where hardware.staysPortrait: displayStateDidChange(afterCommit: false)
    case .agree: break
    }
  }

  /// Records why the interface does not rotate.
  func recordRefusedRotation(_ reason: String) {
    if recorder.isRecording {
      device.recordEvent(.turnRefused, arguments(TraceArgument("reason", .text(reason))))
    }
  }

  /// Rotates the interface without querying supported orientations; the windows in `staying` do not
  /// rotate.
  func rotateInterface(
    to orientation: UIInterfaceOrientation, animated: Bool, staying: [UIWindow] = []
  ) {
    if callbackTiming == .rotatedRootView {
      return rotateRootView(to: orientation, staying: staying)
    }
    run(
      to: orientation, in: part,
      rotationTransform: QuarterRotation.targetTransform(
        from: orientationBefore(orientation), to: orientation),
      staying: staying, animated: animated)
  }

  /// Returns the orientation from which windows rotate: the interface's, or the orientation of a
  /// window that did not follow the interface.
  private func orientationBefore(_ new: UIInterfaceOrientation) -> UIInterfaceOrientation {
    guard new == interfaceOrientation, holdsWindows else { return interfaceOrientation }
    return showing.windows.map(\.orientation).first { $0 != new } ?? interfaceOrientation
  }

  /// Defers `action` to the next run-loop turn while a rotation or resize is being set up.
  ///
  /// Returns true if it was deferred.
  func waitsForSetup(_ action: @escaping @MainActor (Machine) -> Void) -> Bool {
    guard transitions.isSettingUp else { return false }
    afterCommit.append { [unowned self] in action(self) }
    return true
  }

  /// Rotates the interface of an app that is being launched.
  ///
  /// From iOS 13 on the root view is laid out once more before it has appeared. Measurements show
  /// two layouts on iOS 15 and one up to iOS 11; the versions between them were not measured.
  ///
  /// Rule: R-LAUNCH-8 (without a callback about the size).
  func rotateAtLaunch(to orientation: UIInterfaceOrientation) {
    // R-LAUNCH-8.2
    run(
      to: orientation, in: part,
      rotationTransform: QuarterRotation.targetTransform(
        from: interfaceOrientation, to: orientation),
      sendsSizes: false, isSilent: rotatesSilentlyAtLaunch, animated: animations.areEnabled)
    // R-LAUNCH-8.3
    if callbackTiming >= .traitPrediction, !rotatesSilentlyAtLaunch {
      showing.keyWindow?.rootViewController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// True if a rotation at launch changes the views' traits without callbacks.
  ///
  /// Rule: V-78.
  private var rotatesSilentlyAtLaunch: Bool {
    features.rotatesSilentlyAtLaunch && !switches.tellsOfTurnAtLaunch
  }

  /// Rotates the interface for a controller that is presented, without `viewWillTransition`.
  ///
  /// Rule: R-ROT-13.
  /// See: R-ORI-5.
  package func rotateForPresentation(to orientation: UIInterfaceOrientation) {
    let staying = windowsThatStay(in: orientation)
    if callbackTiming == .rotatedRootView {
      return rotateRootView(to: orientation, notifies: false, staying: staying)
    }
    run(
      to: orientation, in: part,
      rotationTransform: QuarterRotation.targetTransform(
        from: interfaceOrientation, to: orientation),
      sendsSizes: false, sendsTraits: false, staying: staying, animated: animations.areEnabled)
  }

  /// Gives the app another part of the screen; nil means the whole screen.
  ///
  /// Each step of a continuous resize is a transition.
  ///
  /// Rule: R-RSZ-6.
  /// See: R-RSZ-1, R-RSZ-2.
  package func resize(to part: ScreenPart?, named name: String) {
    perform {
      let size = windowSize(interfaceOrientation, in: part)
      if recorder.isRecording {
        recorder.recordStimulus(
          .resize, on: device.registered(),
          arguments(TraceArgument(nil, .text(name)), TraceArgument("size", .size(size))))
      }
      take(part)
    }
  }

  /// Gives the app a part of the screen, in a transition.
  ///
  /// Rule: R-RSZ-1.
  func take(_ part: ScreenPart?) {
    if waitsForSetup({ $0.take(part) }) { return }
    guard part != self.part else { return }
    // On a phone the interface of a resized window is always in portrait.
    let wasPhoneWindow = hasPhoneWindow
    let isPhoneWindow = part?.isPhoneWindow == true
    if isPhoneWindow { hasPhoneWindow = true }
    let target = isPhoneWindow ? .portrait : interfaceOrientation
    let rotationTransform: CGAffineTransform =
      target == interfaceOrientation
      ? .identity : QuarterRotation.targetTransform(from: interfaceOrientation, to: target)
    run(to: target, in: part, rotationTransform: rotationTransform, animated: animations.areEnabled)
    guard wasPhoneWindow, !isPhoneWindow else { return }
    hasPhoneWindow = false
    followDevice()
  }

  /// Runs the four phases of a transition.
  ///
  /// The orientation and the part of the screen are those at the end of the transition. A
  /// transition that begins while another runs does not end it. That each coordinator completes at
  /// its own time is Gimbal's choice (CHOICE).
  ///
  /// Rule: D-1, R-ROT-1, R-ROT-9.
  /// For a move to another display, the scene moves before any callback is sent.
  ///
  /// See: R-FOLD-8.
  func run(
    to orientation: UIInterfaceOrientation, in part: ScreenPart?, on display: Hardware? = nil,
    rotationTransform: CGAffineTransform, sendsSizes: Bool = true, sendsTraits: Bool = true,
    isSilent: Bool = false, staying: [UIWindow] = [], animated: Bool
  ) {
    transitions.isSettingUp = true
    let concerned = hold(
      staying, whileOthersRotateTo: rotationTransform.isIdentity ? nil : orientation)
    let following = concerned.filter { $0.frame == windowFrame($0.orientation) }
    rotation.underWay =
      orientation == interfaceOrientation ? nil : (interfaceOrientation, orientation)
    if rotation.underWay != nil { keyboardMayChange() }
    let formerScene = sceneGeometry
    let coordinator = (showing.keyWindow ?? showing.windows.first).map {
      TransitionCoordinator(
        on: self, window: $0, duration: animated ? switches.rotationDuration : 0,
        rotationTransform: rotationTransform)
    }
    transitions.current = coordinator
    // Setup.
    let oldTraits = windowTraits
    // R-FOLD-8.3
    if let display {
      hardware = display
      self.part = part
      changeInterface(to: orientation)
    }
    let newTraits = predictedTraits(
      orientation: orientation, size: windowSize(orientation, in: part), in: part?.side)
    deviceTraits.announced = newTraits
    rotation.announcedSize = windowSize(orientation, in: part)
    if let coordinator, sendsTraits {
      announce(
        newTraits,
        sendsSizes ? windowSize(orientation, in: part) : nil, to: concerned, following,
        with: coordinator)
    }
    self.part = part
    changeInterface(to: orientation)
    if !rotationTransform.isIdentity { release(butNot: staying) }
    if !hardware.states.isEmpty { displayStateDidChange(afterCommit: display != nil) }
    deviceTraits.announced = nil
    rotation.announcedSize = nil
    recordTraitsOfScreen(from: oldTraits)
    for window in showing.windows {
      if isSilent { giveTraitsSilently(window.node) }
      window.node.pointee.flags.insert(.needsTraits)
    }
    // R-ROT-1.4
    // See: D-1: from iOS 17 on views receive their traits in the layout pass.
    if callbackTiming < .traitInheritance, switches.traitsComeBeforeBounds {
      propagateTraitsEagerly()
    }
    reviewStatusBar()
    let block = animated ? systemBlock(duration: switches.rotationDuration) : nil
    // R-ROT-1.5
    animating(block) {
      for window in following { window.fillScreen() }
    }
    keyboardMayChange()
    // R-ROT-1.7
    if !rotationTransform.isIdentity { setNeedsConstraintsOfRoots(following) }
    if callbackTiming < .traitInheritance, !switches.traitsComeBeforeBounds {
      propagateTraitsEagerly()
    }
    if switches.sceneLearnsOfGeometryFirst { notifySceneOfGeometry(from: formerScene) }
    // R-ROT-1.6, R-ROT-1.7
    // Create animations: the blocks of the app, then the layout that is animated with them.
    animating(block) {
      if !switches.blocksComeBeforeLayout { updateAll() }
      coordinator?.runAnimations()
    }
    if !switches.sceneLearnsOfGeometryFirst { notifySceneOfGeometry(from: formerScene) }
    animating(block) { updateAll() }
    block?.close(after: switches.rotationDuration)
    transitions.isSettingUp = false
    rotation.underWay = nil
    // Run, then clean up.
    // R-ROT-1.9
    if let coordinator { scheduleEnd(of: coordinator) }
  }

  /// Sets the needs-update-constraints flag of root views that use Auto Layout and get another
  /// size.
  ///
  /// Rule: V-77 (not for a rotation by 180 degrees, which lays nothing out: R-ROT-5).
  private func setNeedsConstraintsOfRoots(_ windows: [UIWindow]) {
    for window in windows {
      guard let node = window.rootViewController?.viewIfLoaded?.node,
        node.pointee.flags.contains(.usesConstraints), node.pointee.flags.contains(.needsLayout)
      else { continue }
      node.setNeedsConstraints()
    }
  }

  /// Schedules the end of a transition: after the commit if it is not animated.
  func scheduleEnd(of coordinator: TransitionCoordinator) {
    let end: @MainActor () -> Void = { [unowned self] in
      coordinator.complete()
      if self.transitions.current === coordinator { self.transitions.current = nil }
    }
    if coordinator.isAnimated {
      clock.schedule(after: coordinator.transitionDuration, end)
    } else {
      afterCommit.append(end)
    }
  }

  /// Sends the root controllers the transition callbacks: for traits if they change, and for the
  /// size.
  ///
  /// The size callback is sent if the size changes. With the switch `notifiesRootOnHalfTurn` it is
  /// also sent in rotations that do not change the size.
  ///
  /// Rule: D-14, R-ROT-4, R-ROT-5.
  /// See: R-ROT-1, R-RSZ-3 (only windows that fill the screen follow it).
  private func announce(
    _ traits: TraitIndex, _ size: CGSize?, to concerned: [UIWindow], _ following: [UIWindow],
    with coordinator: TransitionCoordinator
  ) {
    for window in concerned {
      guard let root = window.rootViewController else { continue }
      // R-ROT-1.2
      window.announceToRoot(traits, with: coordinator)
      guard let size else { continue }
      let newSize = following.contains { $0 === window } ? size : window.bounds.size
      let isRotation = !coordinator.targetTransform.isIdentity
      if newSize != window.bounds.size || (isRotation && switches.notifiesRootOnHalfTurn) {
        // R-ROT-1.3
        root.announce(newSize, with: coordinator)
      }
    }
  }

  /// Updates safe areas and regions after a change of a foldable display's state.
  private func displayStateDidChange(afterCommit: Bool) {
    for window in showing.windows { window.node.requestWork(.needsSafeArea) }
    if let reason = displayState?.assumption { assumptions.record(reason, of: "safe area") }
    regionsMayChange(afterCommit: afterCommit)
  }

  private func changeInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let old = interfaceOrientation
    willRotateStatusBar(to: orientation)
    interfaceOrientation = orientation
    application.recordEvent(.interfaceOrientation, change(OrientationChange(old, orientation)))
    didRotateStatusBar(from: old)
    // Safe areas rotate with the interface even if no size changes.
    for window in showing.windows where traversal.pointee.hasSafeArea {
      window.node.requestWork(.needsSafeArea)
    }
  }
}
