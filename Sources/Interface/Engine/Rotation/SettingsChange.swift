import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Changes of the user's settings for the device, and of the style that windows show.
@MainActor
package struct SettingsUpdate {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Changes the user's settings for the device; views receive them as trait changes.
  ///
  /// A style that is set while the app is in the background is applied when it comes back.
  ///
  /// See: V-21, V-24 (from iOS 13 on), V-27.
  package func change(_ settings: UserSettings) {
    guard settings != machine.settings else { return }
    machine.perform {
      let former = machine.settings
      recordSettings(settings)
      var styles = machine.stylesInBackground
      if machine.application.applicationState == .background,
        machine.callbackTiming >= .traitPrediction,
        styles.saved == nil,
        settings.userInterfaceStyle != former.userInterfaceStyle
      {
        styles.saved = former.userInterfaceStyle
      }
      var shown = settings
      if let style = styles.posed ?? styles.saved { shown.userInterfaceStyle = style }
      let changesText = settings.contentSizeCategory != former.contentSizeCategory
      if changesText, machine.features.delaysTextSizeOfDetachedViews {
        machine.deviceTraits.delayed = []
      }
      show(shown) {
        machine.settings = settings
        machine.stylesInBackground = styles
      }
      if changesText { postTextSize() }
      TraitPropagation(machine).refreshDelayedViews()
    }
  }

  private func recordSettings(_ settings: UserSettings) {
    guard machine.recorder.isRecording else { return }
    machine.recorder.recordStimulus(
      .settings, on: machine.device.registered(),
      machine.traits.arguments(
        from: machine.windowTraits,
        to: TraitPrediction(machine).windowTraits(under: settings), in: machine.recorder))
  }

  /// Posts the text size notification after the objects that receive the new size at once (CHOICE).
  ///
  /// Rule: V-27.
  /// Source: Apple, `UIContentSizeCategory.didChangeNotification` (iOS 7).
  private func postTextSize() {
    guard machine.features.postsTextSize else { return }
    machine.application.send(.contentSizeCategoryDidChangeNotification) {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: machine.application,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: machine.settings.contentSizeCategory.rawValue
        ])
    }
  }

  /// Applies other settings to windows; sends the announcement before and the trait callbacks
  /// after.
  ///
  /// See: R-TRAIT-1, R-TRAIT-4, V-21.
  private func show(
    _ shown: UserSettings, concernsScreen: Bool = true, _ apply: () -> Void
  ) {
    let old = machine.windowTraits
    let new = TraitPrediction(machine).windowTraits(under: shown)
    let formerScene = SceneGeometryReview(machine).sceneGeometry
    let coordinator =
      TraitPropagation(machine).redraws(from: old, to: new) ? announceSettings(new) : nil
    apply()
    guard new != old else { return }
    SceneTraits(machine).recordTraitsOfScreen(from: old, concernsScreen: concernsScreen)
    for window in machine.showing.windows { window.node.requestWork(.needsTraits) }
    if machine.callbackTiming < .traitInheritance {
      TraitPropagation(machine).propagateTraitsEagerly()
    }
    SceneGeometryReview(machine).notifySceneOfGeometry(from: formerScene)
    guard let coordinator else { return }
    coordinator.runAnimations()
    RotationAndResize(machine).scheduleEnd(of: coordinator)
  }

  /// Announces the traits that settings change to the root controllers, which forward the call.
  ///
  /// The coordinator does not animate.
  ///
  /// Rule: V-21.
  private func announceSettings(_ new: TraitIndex) -> TransitionCoordinator? {
    guard let window = machine.showing.keyWindow ?? machine.showing.windows.first else {
      return nil
    }
    let coordinator = TransitionCoordinator(
      on: machine, window: window, duration: 0, rotationTransform: .identity)
    if machine.transitions.current == nil { machine.transitions.current = coordinator }
    let outer = machine.deviceTraits.announced
    machine.deviceTraits.announced = new
    for window in machine.showing.windows { window.announceToRoot(new, with: coordinator) }
    machine.deviceTraits.announced = outer
    return coordinator
  }

  /// Switches the windows of an app in the background to the other interface style for a snapshot;
  /// false restores their own.
  ///
  /// The screen's traits do not change.
  ///
  /// See: V-23.
  func poseOtherStyle(_ poses: Bool) {
    var styles = machine.stylesInBackground
    styles.posed = nil
    var shown = machine.settings
    if let saved = styles.saved { shown.userInterfaceStyle = saved }
    if poses {
      shown.userInterfaceStyle = shown.userInterfaceStyle == .dark ? .light : .dark
      styles.posed = shown.userInterfaceStyle
    }
    guard styles != machine.stylesInBackground else { return }
    show(shown, concernsScreen: false) { machine.stylesInBackground = styles }
  }

  /// Applies a style that the user set while the app was in the background.
  ///
  /// Rule: V-24.
  func showSavedStyle() {
    guard machine.stylesInBackground.saved != nil else { return }
    show(machine.settings) { machine.stylesInBackground.saved = nil }
  }
}
