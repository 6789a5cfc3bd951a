import Foundation
package import GimbalGeometry
import GimbalTraces
import GimbalTraits

private final class SystemBarsState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .systemBars }
  /// The preferences as of the last queries.
  var bars = SystemBars()
}

extension Machine {
  /// The deciding controller's preferences for system bars, as of the last queries of it.
  package internal(set) var systemBars: SystemBars {
    get { state(SystemBarsState.self).bars }
    set { state(SystemBarsState.self).bars = newValue }
  }

}

/// Queries the deciding controllers for the system bars and the orientation lock, and updates what
/// depends on them.
///
/// Created when a controller appears, is presented or dismissed, or calls a `setNeeds…` method. It
/// changes the status bar, and with it the safe area.
@MainActor
package struct SystemBarReview {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Queries the deciding controllers for all system bars and the orientation lock.
  package func reviewSystemBars() {
    reviewStatusBar()
    reviewOtherBars()
  }

  /// Queries the deciding controller for everything except the status bar.
  func reviewOtherBars() {
    let deciding = decidingController
    reviewHomeIndicator(by: deciding)
    reviewDeferringEdges(by: deciding)
    reviewOrientationLock(by: deciding)
    reviewVerticalBars()
  }

  /// Queries whether the status bar is hidden and its style, and updates safe areas.
  ///
  /// It is called when a root controller's view enters its window, during a rotation or a resize,
  /// and when a controller requests it. It always runs at once, which is Gimbal's choice (CHOICE).
  ///
  /// Up to iOS 6, or if the app's Info.plist turns off the decision by controllers, no controller
  /// is queried. The status bar is then as the Info.plist declares.
  ///
  /// Source: Apple, UIViewController, Managing the status bar (from iOS 7 on); Information Property
  /// List, `UIStatusBarHidden` and `UIViewControllerBasedStatusBarAppearance`.
  func reviewStatusBar() {
    guard machine.features.controllersRuleStatusBar, machine.app.controllersDecideStatusBar else {
      return showStatusBar(hides: machine.app.hidesStatusBar)
    }
    guard let deciding = statusBarController else { return }
    let hider = deciding.follow(.childForStatusBarHidden) { $0.childForStatusBarHidden }
    let hides = hider.query(.prefersStatusBarHidden) { hider.prefersStatusBarHidden }
    let styler = deciding.follow(.childForStatusBarStyle) { $0.childForStatusBarStyle }
    machine.systemBars.statusBarStyle = styler.query(.preferredStatusBarStyle) {
      styler.preferredStatusBarStyle
    }
    guard hides != machine.systemBars.hidesStatusBar else { return }
    // Queried because UIKit does so; layout changes at once for all values.
    _ = hider.query(.preferredStatusBarUpdateAnimation) { hider.preferredStatusBarUpdateAnimation }
    showStatusBar(hides: hides)
  }

  /// Hides or shows the status bar, and updates safe areas.
  private func showStatusBar(hides: Bool) {
    guard hides != machine.systemBars.hidesStatusBar else { return }
    machine.systemBars.hidesStatusBar = hides
    machine.regionProvider.regionsMayChange(afterCommit: false)
    if machine.traversal.pointee.hasSafeArea {
      for window in machine.showing.windows { window.node.requestWork(.needsSafeArea) }
    } else if machine.showing.keyWindow.flatMap({ machine.heldRotation(of: $0) }) == nil {
      statusBarController?.statusBarDidChange()
    }
  }

  /// Queries whether the home indicator is hidden.
  ///
  /// Source: Apple, UIViewController, Managing the home indicator (from iOS 11 on).
  func reviewHomeIndicator(by deciding: UIViewController?) {
    guard machine.features.hasHomeIndicator, let deciding else { return }
    let hider = deciding.follow(.childForHomeIndicatorAutoHidden) {
      $0.childForHomeIndicatorAutoHidden
    }
    machine.systemBars.hidesHomeIndicator = hider.query(.prefersHomeIndicatorAutoHidden) {
      hider.prefersHomeIndicatorAutoHidden
    }
  }

  /// Queries the edges at which the app's gestures take precedence over the system's.
  ///
  /// Source: Apple, UIViewController, Coordinating with system gestures (from iOS 11 on).
  func reviewDeferringEdges(by deciding: UIViewController?) {
    guard machine.features.hasHomeIndicator, let deciding else { return }
    let deferrer = deciding.follow(.childForScreenEdgesDeferringSystemGestures) {
      $0.childForScreenEdgesDeferringSystemGestures
    }
    machine.systemBars.deferringEdges = deferrer.query(.preferredScreenEdgesDeferringSystemGestures)
    {
      deferrer.preferredScreenEdgesDeferringSystemGestures
    }
  }

  /// Queries whether the interface orientation is locked, and lets the interface follow the device
  /// when the lock ends.
  ///
  /// Source: Apple, prefersInterfaceOrientationLocked (from iOS 26 on).
  func reviewOrientationLock(by deciding: UIViewController?) {
    guard machine.features.locksOrientation, let deciding else { return }
    let former = SceneGeometryReview(machine).sceneGeometry
    let locker = deciding.follow(.childForInterfaceOrientationLock) {
      $0.childViewControllerForInterfaceOrientationLock
    }
    machine.systemBars.locksOrientation = locker.query(.prefersInterfaceOrientationLocked) {
      locker.prefersInterfaceOrientationLocked
    }
    guard SceneGeometryReview(machine).sceneGeometry != former else { return }
    SceneGeometryReview(machine).notifySceneOfGeometry(from: former)
    if !machine.systemBars.locksOrientation { deciding.orientationLockDidEnd() }
  }

  /// The default of `prefersStatusBarHidden`: true on a phone in landscape, from iOS 8 on.
  ///
  /// See: D-8 (phones show it in landscape up to iOS 7).
  var hidesStatusBarByDefault: Bool {
    machine.callbackTiming != .rotatedRootView && machine.hardware.idiom == .phone
      && machine.interfaceOrientation.isLandscape
      && machine.hardware.states.isEmpty && machine.hardware.landscapeStatusBarHeight == 0
  }
}

extension Machine {
  /// The insets of the screen that bars, sensor housing and home indicator cover.
  ///
  /// A hidden status bar covers nothing on devices without a sensor housing. On iOS 26.0 the inset
  /// stays even then.
  ///
  /// Source: react-navigation/react-native-safe-area-view#62 and #9, flutter/flutter#186028.
  /// See: R-FOLD-2, R-RSZ-7.
  package var screenSafeArea: UIEdgeInsets {
    // The insets of a resizable window on a phone are not known.
    if hasPhoneWindow { return .zero }
    if let insets = displayState?.safeArea { return BarSides(self).withHorizontalBars(insets) }
    var insets = hardware.safeArea(interfaceOrientation)
    let hasSensor = hardware.landscapeSafeArea.left > 0
    if systemBars.hidesStatusBar, !hasSensor, !features.reservesHiddenStatusBar {
      insets.top = 0
    }
    return insets
  }

  /// The state of the display of a foldable device; nil for other devices.
  ///
  /// Rule: R-FOLD-2.
  package var displayState: DisplayState? {
    guard !hardware.states.isEmpty else { return nil }
    let orientation =
      hardware.staysPortrait
      ? hardware.rotated(deviceOrientation) ?? hardware.nativeOrientation : interfaceOrientation
    return hardware.states.state(
      orientation, hidesStatusBar: systemBars.hidesStatusBar, side: part?.side)
  }
}

extension UIViewController {
  /// The maximum number of children that are queried one after the other; a longer chain is a
  /// cycle.
  private static let longestChain = 1000

  /// Returns the controller at the end of a chain of children to which the decision is delegated.
  final func follow(
    _ name: EventName, _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = self
    for _ in 0..<UIViewController.longestChain {
      guard let child = current.query(name, { next(current) }) else { return current }
      current = child
    }
    report(.circularChildren(name))
    return self
  }

  /// Queries a member, and records the query only if the class overrides it.
  final func query<Answer>(_ name: EventName, _ question: () -> Answer) -> Answer {
    let recorder = machine.recorder
    guard recorder.isRecording else { return question() }
    recorder.begin(name, on: registered())
    let (answer, isOverridden) = OptionalCalls(machine).callOptional(
      .event(name), of: self, question)
    if isOverridden { recorder.end() } else { recorder.takeBack() }
    return answer
  }
}
