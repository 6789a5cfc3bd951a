import Foundation
package import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the device and resizing of the window from iOS 8 on: one transition with four
/// phases.
///
/// The simulator's rotations and resizes, folds and presentations create it. It changes the
/// interface orientation, the windows' frames and the traits, and sends the callbacks of the
/// transition.
///
/// See: R-ROT-1, R-ROT-4, R-ROT-5, R-RSZ-1.
@MainActor
package struct RotationAndResize {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Rotates the device; the interface follows if that is allowed.
  ///
  /// Rule: R-ORI-1 (on phones the notification comes after the interface has followed: W-6).
  package func rotate(to orientation: UIDeviceOrientation) {
    machine.perform {
      guard orientation != machine.deviceOrientation else { return }
      let old = machine.deviceOrientation
      // R-ORI-1.1, R-ROT-1.1
      machine.deviceOrientation = orientation
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(
          .orientation, on: machine.device.registered(),
          change(OrientationChange(device: old, orientation)))
      }
      // See: R-RSZ-5: an app in the background follows when it comes back.
      guard machine.application.applicationState != .background else { return }
      // R-ORI-1.2
      let notifiesFirst =
        machine.hardware.idiom == .pad
        && (machine.features.notifiesPadsBeforeRotation
          || machine.switches.observersReceiveRotationFirst)
      if notifiesFirst { machine.device.postOrientationDidChange() }
      followDevice()
      // R-ROT-1.8
      if !notifiesFirst { machine.device.postOrientationDidChange() }
    }
  }

  /// Rotates the interface to the device's orientation if that is allowed; otherwise records the
  /// reason.
  func followDevice() {
    if waitsForSetup({ RotationAndResize($0).followDevice() }) { return }
    // R-ROT-1.1
    switch OrientationNegotiation(machine).decideRotation(to: machine.deviceOrientation) {
    case .rotation(let orientation, let staying):
      rotateInterface(to: orientation, animated: machine.animations.areEnabled, staying: staying)
    case .stay(let reason): recordRefusedRotation(reason)
    case .agree where machine.hardware.staysPortrait: displayStateDidChange(afterCommit: false)
    case .agree: break
    }
  }

  /// Records why the interface does not follow the device's orientation.
  func recordRefusedRotation(_ reason: String) {
    if machine.recorder.isRecording {
      machine.device.recordEvent(
        .rotationRefused, machine.arguments(TraceArgument("reason", .text(reason))))
    }
  }

  /// Rotates the interface without querying supported orientations; the windows in `staying` do not
  /// rotate.
  func rotateInterface(
    to orientation: UIInterfaceOrientation, animated: Bool, staying: [UIWindow] = []
  ) {
    if machine.callbackTiming == .rotatedRootView {
      return rotateRootView(to: orientation, staying: staying)
    }
    run(
      to: orientation, in: machine.part,
      rotationTransform: QuarterRotation.targetTransform(
        from: orientationBefore(orientation), to: orientation),
      staying: staying, animated: animated)
  }

  /// Returns the orientation from which windows rotate: the interface's, or the orientation of a
  /// window that did not follow the interface.
  private func orientationBefore(_ new: UIInterfaceOrientation) -> UIInterfaceOrientation {
    guard new == machine.interfaceOrientation, machine.holdsWindows else {
      return machine.interfaceOrientation
    }
    return machine.showing.windows.map(\.orientation).first { $0 != new }
      ?? machine.interfaceOrientation
  }

  /// Defers `action` to the next run-loop turn while a rotation or resize is being set up.
  ///
  /// Returns true if it was deferred.
  func waitsForSetup(_ action: @escaping @MainActor (Machine) -> Void) -> Bool {
    guard machine.transitions.isSettingUp else { return false }
    machine.afterCommit.append { [unowned machine] in action(machine) }
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
      to: orientation, in: machine.part,
      rotationTransform: QuarterRotation.targetTransform(
        from: machine.interfaceOrientation, to: orientation),
      sendsSizes: false, isSilent: rotatesSilentlyAtLaunch, animated: machine.animations.areEnabled)
    // R-LAUNCH-8.3
    if machine.callbackTiming >= .traitPrediction, !rotatesSilentlyAtLaunch {
      machine.showing.keyWindow?.rootViewController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// True if a rotation at launch changes the views' traits without callbacks.
  ///
  /// Rule: V-78.
  private var rotatesSilentlyAtLaunch: Bool {
    machine.features.rotatesSilentlyAtLaunch && !machine.switches.reportsRotationAtLaunch
  }

  /// Rotates the interface for a controller that is presented, without `viewWillTransition`.
  ///
  /// Rule: R-ROT-13.
  /// See: R-ORI-5.
  package func rotateForPresentation(to orientation: UIInterfaceOrientation) {
    let staying = windowsThatStay(in: orientation)
    if machine.callbackTiming == .rotatedRootView {
      return rotateRootView(to: orientation, notifies: false, staying: staying)
    }
    run(
      to: orientation, in: machine.part,
      rotationTransform: QuarterRotation.targetTransform(
        from: machine.interfaceOrientation, to: orientation),
      sendsSizes: false, sendsTraits: false, staying: staying,
      animated: machine.animations.areEnabled)
  }

  /// Gives the app another part of the screen; nil means the whole screen.
  ///
  /// Each step of a continuous resize is a transition.
  ///
  /// Rule: R-RSZ-6.
  /// See: R-RSZ-1, R-RSZ-2.
  package func resize(to part: ScreenPart?, named name: String) {
    machine.perform {
      let size = WindowGeometry(machine).windowSize(machine.interfaceOrientation, in: part)
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(
          .resize, on: machine.device.registered(),
          machine.arguments(TraceArgument(nil, .text(name)), TraceArgument("size", .size(size))))
      }
      take(part)
    }
  }

  /// Gives the app a part of the screen, in a transition.
  ///
  /// Rule: R-RSZ-1.
  func take(_ part: ScreenPart?) {
    if waitsForSetup({ RotationAndResize($0).take(part) }) { return }
    guard part != machine.part else { return }
    // The interface of an iPhone app that another device mirrors is always in portrait.
    let wasPhoneWindow = machine.hasPhoneWindow
    let isPhoneWindow = part?.isPhoneWindow == true
    if isPhoneWindow { machine.hasPhoneWindow = true }
    let target =
      isPhoneWindow && !machine.hardware.hasMultitasking ? .portrait : machine.interfaceOrientation
    let rotationTransform: CGAffineTransform =
      target == machine.interfaceOrientation
      ? .identity : QuarterRotation.targetTransform(from: machine.interfaceOrientation, to: target)
    run(
      to: target, in: part, rotationTransform: rotationTransform,
      animated: machine.animations.areEnabled)
    guard wasPhoneWindow, !isPhoneWindow else { return }
    machine.hasPhoneWindow = false
    followDevice()
    // On an iPad the app's orientations apply again.
    if machine.hardware.hasMultitasking { OrientationReview(machine).queryRootsSoon() }
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
    to orientation: UIInterfaceOrientation, in requested: ScreenPart?, on display: Hardware? = nil,
    rotationTransform: CGAffineTransform, sendsSizes: Bool = true, sendsTraits: Bool = true,
    isSilent: Bool = false, staying: [UIWindow] = [], animated: Bool
  ) {
    machine.transitions.isSettingUp = true
    let hardware = display ?? machine.hardware
    // See: R-FOLD-7: Split View on a foldable device ends in portrait. Before the launch the interface
    // has no orientation yet.
    let endsSplit =
      hardware.isInner && !orientation.isLandscape && !hardware.staysPortrait
      && !machine.showing.windows.isEmpty
    let part = endsSplit ? nil : requested
    let concerned = hold(
      staying, whileOthersRotateTo: rotationTransform.isIdentity ? nil : orientation)
    let following = concerned.filter {
      $0.frame == WindowGeometry(machine).windowFrame($0.orientation)
    }
    machine.rotation.underWay =
      orientation == machine.interfaceOrientation
      ? nil : (machine.interfaceOrientation, orientation)
    if machine.rotation.underWay != nil { machine.keyboardMayChange() }
    let formerScene = SceneGeometryReview(machine).sceneGeometry
    let coordinator = (machine.showing.keyWindow ?? machine.showing.windows.first).map {
      TransitionCoordinator(
        on: machine, window: $0, duration: animated ? machine.switches.rotationDuration : 0,
        rotationTransform: rotationTransform)
    }
    machine.transitions.current = coordinator
    // Setup.
    let oldTraits = machine.windowTraits
    // R-FOLD-8.3
    if let display {
      machine.hardware = display
      machine.part = part
      changeInterface(to: orientation)
    }
    let newTraits = TraitPrediction(machine).predictedTraits(
      orientation: orientation, size: WindowGeometry(machine).windowSize(orientation, in: part),
      in: part?.side)
    machine.deviceTraits.announced = newTraits
    machine.rotation.announcedSize = WindowGeometry(machine).windowSize(orientation, in: part)
    if let coordinator, sendsTraits {
      announce(
        newTraits,
        sendsSizes ? WindowGeometry(machine).windowSize(orientation, in: part) : nil, to: concerned,
        following,
        with: coordinator)
    }
    machine.part = part
    changeInterface(to: orientation)
    if !rotationTransform.isIdentity { release(butNot: staying) }
    if !machine.hardware.states.isEmpty { displayStateDidChange(afterCommit: display != nil) }
    machine.deviceTraits.announced = nil
    machine.rotation.announcedSize = nil
    SceneTraits(machine).recordTraitsOfScreen(from: oldTraits)
    for window in machine.showing.windows {
      if isSilent { TraitPropagation(machine).giveTraitsSilently(window.node) }
      window.node.pointee.flags.insert(.needsTraits)
    }
    // R-ROT-1.4
    // See: D-1: from iOS 17 on views receive their traits in the layout pass.
    if machine.callbackTiming < .traitInheritance, machine.switches.traitsComeBeforeBounds {
      TraitPropagation(machine).propagateTraitsEagerly()
    }
    SystemBarReview(machine).reviewStatusBar()
    let block =
      animated
      ? AnimationBlocks(machine).systemBlock(duration: machine.switches.rotationDuration) : nil
    // R-ROT-1.5
    AnimationBlocks(machine).animating(block) {
      for window in following { window.fillScreen() }
    }
    machine.keyboardMayChange()
    // R-ROT-1.7
    if !rotationTransform.isIdentity { setNeedsConstraintsOfRoots(following) }
    if machine.callbackTiming < .traitInheritance, !machine.switches.traitsComeBeforeBounds {
      TraitPropagation(machine).propagateTraitsEagerly()
    }
    if machine.switches.sceneReceivesGeometryFirst {
      SceneGeometryReview(machine).notifySceneOfGeometry(from: formerScene)
    }
    // R-ROT-1.6, R-ROT-1.7
    // Create animations: the blocks of the app, then the layout that is animated with them.
    AnimationBlocks(machine).animating(block) {
      if !machine.switches.blocksComeBeforeLayout { UpdateCycle(machine).updateAll() }
      coordinator?.runAnimations()
    }
    if !machine.switches.sceneReceivesGeometryFirst {
      SceneGeometryReview(machine).notifySceneOfGeometry(from: formerScene)
    }
    AnimationBlocks(machine).animating(block) { UpdateCycle(machine).updateAll() }
    block?.close(after: machine.switches.rotationDuration)
    machine.transitions.isSettingUp = false
    machine.rotation.underWay = nil
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
    let end: @MainActor () -> Void = { [unowned machine] in
      coordinator.complete()
      if machine.transitions.current === coordinator { machine.transitions.current = nil }
    }
    if coordinator.isAnimated {
      machine.clock.schedule(after: coordinator.transitionDuration, end)
    } else {
      machine.afterCommit.append(end)
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
      if newSize != window.bounds.size || (isRotation && machine.switches.notifiesRootOnHalfTurn) {
        // R-ROT-1.3
        root.announce(newSize, with: coordinator)
      }
    }
  }

  /// Updates safe areas and regions after a change of a foldable display's state.
  private func displayStateDidChange(afterCommit: Bool) {
    for window in machine.showing.windows { window.node.requestWork(.needsSafeArea) }
    if let reason = machine.displayState?.assumption {
      machine.assumptions.record(reason, of: "safe area")
    }
    machine.regionsMayChange(afterCommit: afterCommit)
  }

  private func changeInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != machine.interfaceOrientation else { return }
    let old = machine.interfaceOrientation
    SystemBarReview(machine).willRotateStatusBar(to: orientation)
    machine.interfaceOrientation = orientation
    machine.application.recordEvent(
      .interfaceOrientation, change(OrientationChange(old, orientation)))
    SystemBarReview(machine).didRotateStatusBar(from: old)
    // Safe areas rotate with the interface even if no size changes.
    for window in machine.showing.windows where machine.traversal.pointee.hasSafeArea {
      window.node.requestWork(.needsSafeArea)
    }
  }
}
