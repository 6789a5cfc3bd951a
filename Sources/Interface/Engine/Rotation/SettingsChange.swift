import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Changes of the user's settings for the device, and of the style that windows show.
extension Machine {
  /// Changes the user's settings for the device; views receive them as trait changes.
  ///
  /// A style that is set while the app is in the background is applied when it comes back.
  ///
  /// See: V-21, V-24 (from iOS 13 on), V-27.
  package func change(_ settings: UserSettings) {
    guard settings != self.settings else { return }
    perform {
      let former = self.settings
      recordSettings(settings)
      var styles = stylesInBackground
      if application.applicationState == .background, callbackTiming >= .traitPrediction,
        styles.saved == nil,
        settings.userInterfaceStyle != former.userInterfaceStyle
      {
        styles.saved = former.userInterfaceStyle
      }
      var shown = settings
      if let style = styles.posed ?? styles.saved { shown.userInterfaceStyle = style }
      let changesText = settings.contentSizeCategory != former.contentSizeCategory
      if changesText, features.delaysTextSizeOfDetachedViews { deviceTraits.delayed = [] }
      show(shown) {
        self.settings = settings
        stylesInBackground = styles
      }
      if changesText { postTextSize() }
      refreshDelayedViews()
    }
  }

  private func recordSettings(_ settings: UserSettings) {
    guard recorder.isRecording else { return }
    recorder.recordStimulus(
      .settings, on: device.registered(),
      traits.arguments(from: windowTraits, to: windowTraits(under: settings), in: recorder))
  }

  /// Posts the text size notification after the objects that receive the new size at once (CHOICE).
  ///
  /// Rule: V-27.
  /// Source: Apple, `UIContentSizeCategory.didChangeNotification` (iOS 7).
  private func postTextSize() {
    guard features.postsTextSize else { return }
    application.send(.contentSizeCategoryDidChangeNotification) {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: settings.contentSizeCategory.rawValue
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
    let old = windowTraits
    let new = windowTraits(under: shown)
    let formerScene = sceneGeometry
    let coordinator = redraws(from: old, to: new) ? announceSettings(new) : nil
    apply()
    guard new != old else { return }
    recordTraitsOfScreen(from: old, concernsScreen: concernsScreen)
    for window in showing.windows { window.node.requestWork(.needsTraits) }
    if callbackTiming < .traitInheritance { propagateTraitsEagerly() }
    notifySceneOfGeometry(from: formerScene)
    guard let coordinator else { return }
    coordinator.runAnimations()
    scheduleEnd(of: coordinator)
  }

  /// Announces the traits that settings change to the root controllers, which forward the call.
  ///
  /// The coordinator does not animate.
  ///
  /// Rule: V-21.
  private func announceSettings(_ new: TraitIndex) -> TransitionCoordinator? {
    guard let window = showing.keyWindow ?? showing.windows.first else { return nil }
    let coordinator = TransitionCoordinator(
      on: self, window: window, duration: 0, rotationTransform: .identity)
    if transitions.current == nil { transitions.current = coordinator }
    let outer = deviceTraits.announced
    deviceTraits.announced = new
    for window in showing.windows { window.announceToRoot(new, with: coordinator) }
    deviceTraits.announced = outer
    return coordinator
  }

  /// Switches the windows of an app in the background to the other interface style for a snapshot;
  /// false restores their own.
  ///
  /// The screen's traits do not change.
  ///
  /// See: V-23.
  func poseOtherStyle(_ poses: Bool) {
    var styles = stylesInBackground
    styles.posed = nil
    var shown = settings
    if let saved = styles.saved { shown.userInterfaceStyle = saved }
    if poses {
      shown.userInterfaceStyle = shown.userInterfaceStyle == .dark ? .light : .dark
      styles.posed = shown.userInterfaceStyle
    }
    guard styles != stylesInBackground else { return }
    show(shown, concernsScreen: false) { stylesInBackground = styles }
  }

  /// Applies a style that the user set while the app was in the background.
  ///
  /// Rule: V-24.
  func showSavedStyle() {
    guard stylesInBackground.saved != nil else { return }
    show(settings) { stylesInBackground.saved = nil }
  }
}
