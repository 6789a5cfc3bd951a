import Foundation
package import GimbalGeometry
import GimbalTraces
import GimbalTraits

private final class SystemBarsState: MachineState {
  static var position: MachineStateSlot { .systemBars }
  var bars = SystemBars()
}

extension Machine {
  /// The ruling controller's preferences for the system's bars.
  package internal(set) var systemBars: SystemBars {
    get { state(SystemBarsState.self).bars }
    set { state(SystemBarsState.self).bars = newValue }
  }

  /// Asks all that the shown controllers are asked about the system's bars and the orientation.
  package func reviewSystemBars() {
    reviewStatusBar()
    reviewOtherBars()
  }

  /// Asks about all but the status bar.
  func reviewOtherBars() {
    let deciding = decidingController
    reviewHomeIndicator(by: deciding)
    reviewDeferringEdges(by: deciding)
    reviewOrientationLock(by: deciding)
    reviewVerticalBars()
  }

  /// Asks whether the status bar is to be seen and how it looks, and lets safe areas follow.
  ///
  /// Asked when a root controller's view comes into its window, in a turn, in a resize, and when a
  /// controller asks for it; at once (CHOICE).
  ///
  /// An app that keeps the decision for itself, and every app up to iOS 6, has the bar that it declares, and no
  /// controller is asked.
  ///
  /// Source: Apple, UIViewController, Managing the status bar (from iOS 7 on); Information Property List,
  /// `UIStatusBarHidden` and `UIViewControllerBasedStatusBarAppearance`.
  func reviewStatusBar() {
    guard features.controllersRuleStatusBar, app.controllersDecideStatusBar else {
      return showStatusBar(hides: app.hidesStatusBar)
    }
    guard let deciding = statusBarController else { return }
    let hider = deciding.follow(.childForStatusBarHidden) { $0.childForStatusBarHidden }
    let hides = hider.query(.prefersStatusBarHidden) { hider.prefersStatusBarHidden }
    let styler = deciding.follow(.childForStatusBarStyle) { $0.childForStatusBarStyle }
    systemBars.statusBarStyle = styler.query(.preferredStatusBarStyle) {
      styler.preferredStatusBarStyle
    }
    guard hides != systemBars.hidesStatusBar else { return }
    // Asked as UIKit asks; layout follows at once, whichever it is.
    _ = hider.query(.preferredStatusBarUpdateAnimation) { hider.preferredStatusBarUpdateAnimation }
    showStatusBar(hides: hides)
  }

  /// Hides or shows the status bar, and lets safe areas follow.
  private func showStatusBar(hides: Bool) {
    guard hides != systemBars.hidesStatusBar else { return }
    systemBars.hidesStatusBar = hides
    regionProvider.regionsMayChange(afterCommit: false)
    if traversal.pointee.hasSafeArea {
      for window in showing.windows { window.node.requestWork(.needsSafeArea) }
    } else if showing.keyWindow.flatMap({ heldRotation(of: $0) }) == nil {
      statusBarController?.statusBarDidChange()
    }
  }

  /// Asks whether the line that stands for the Home button is to be hidden.
  ///
  /// Source: Apple, UIViewController, Managing the home indicator (from iOS 11 on).
  func reviewHomeIndicator(by deciding: UIViewController?) {
    guard features.hasHomeIndicator, let deciding else { return }
    let hider = deciding.follow(.childForHomeIndicatorAutoHidden) {
      $0.childForHomeIndicatorAutoHidden
    }
    systemBars.hidesHomeIndicator = hider.query(.prefersHomeIndicatorAutoHidden) {
      hider.prefersHomeIndicatorAutoHidden
    }
  }

  /// Asks on which edges the app's gestures go before the system's.
  ///
  /// Source: Apple, UIViewController, Coordinating with system gestures (from iOS 11 on).
  func reviewDeferringEdges(by deciding: UIViewController?) {
    guard features.hasHomeIndicator, let deciding else { return }
    let deferrer = deciding.follow(.childForScreenEdgesDeferringSystemGestures) {
      $0.childForScreenEdgesDeferringSystemGestures
    }
    systemBars.deferringEdges = deferrer.query(.preferredScreenEdgesDeferringSystemGestures) {
      deferrer.preferredScreenEdgesDeferringSystemGestures
    }
  }

  /// Asks whether the interface is to stay as it is turned, and lets it follow the device when that is
  /// over.
  ///
  /// Source: Apple, prefersInterfaceOrientationLocked (from iOS 26 on).
  func reviewOrientationLock(by deciding: UIViewController?) {
    guard features.locksOrientation, let deciding else { return }
    let former = sceneGeometry
    let locker = deciding.follow(.childForInterfaceOrientationLock) {
      $0.childViewControllerForInterfaceOrientationLock
    }
    systemBars.locksOrientation = locker.query(.prefersInterfaceOrientationLocked) {
      locker.prefersInterfaceOrientationLocked
    }
    guard sceneGeometry != former else { return }
    notifySceneOfGeometry(from: former)
    if !systemBars.locksOrientation { deciding.orientationLockDidEnd() }
  }

  /// The insets of the screen that bars, sensor and home indicator cover.
  ///
  /// A hidden status bar covers nothing on devices without a sensor at the screen's edge; on 26.0 the
  /// space stays.
  ///
  /// Source: react-navigation/react-native-safe-area-view#62 and #9, flutter/flutter#186028.
  /// See: R-FOLD-2, R-RSZ-7.
  package var screenSafeArea: UIEdgeInsets {
    // What covers a resizable window on a phone is not recorded.
    if hasPhoneWindow { return .zero }
    if let insets = displayState?.safeArea { return withHorizontalBars(insets) }
    var insets = hardware.safeArea(interfaceOrientation)
    let hasSensor = hardware.landscapeSafeArea.left > 0
    if systemBars.hidesStatusBar, !hasSensor, !features.reservesHiddenStatusBar {
      insets.top = 0
    }
    return insets
  }

  /// The state of the display of a device that folds; nil on any other.
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

  /// The default of `prefersStatusBarHidden`: true on a phone on its side,
  /// from iOS 8 on.
  ///
  /// See: D-8 (phones show it on their side up to iOS 7).
  var hidesStatusBarByDefault: Bool {
    callbackTiming != .rotatedRootView && hardware.idiom == .phone
      && interfaceOrientation.isLandscape
      && hardware.states.isEmpty && hardware.landscapeStatusBarHeight == 0
  }
}

extension UIViewController {
  /// The number of children that may be asked one after the other; more are a circle.
  private static let longestChain = 1000

  /// The controller at the end of a chain of children to which a question is left.
  fileprivate func follow(
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

  /// Asks what most controllers leave to the base, and records it only where the class overrides it.
  fileprivate func query<Answer>(_ name: EventName, _ question: () -> Answer) -> Answer {
    let recorder = machine.recorder
    guard recorder.isRecording else { return question() }
    recorder.begin(name, on: registered())
    let (answer, isOverridden) = machine.callOptional(.event(name), of: self, question)
    if isOverridden { recorder.end() } else { recorder.takeBack() }
    return answer
  }
}
