import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Changes of what the person has set for the whole device, and of the style that windows show.
extension Machine {
  /// Changes what the person has set for the whole device; views receive it as any change of traits.
  ///
  /// A style that is set while the app is not shown arrives when it comes back.
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

  /// Posts the notification, after the objects that receive the new size at once (a choice).
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

  /// Has windows show other settings: announces them where they are announced, applies them, and tells
  /// of the traits that follow from them.
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

  /// Announces traits that settings bring, to the root controllers and by them to the others, with a
  /// coordinator that does not animate.
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

  /// Has the windows of an app in the background show the other of light and dark for a picture, or with
  /// false their own again; the screen is not concerned.
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

  /// Shows a style that the person has set while the app was not shown.
  ///
  /// Rule: V-24.
  func showSavedStyle() {
    guard stylesInBackground.saved != nil else { return }
    show(settings) { stylesInBackground.saved = nil }
  }
}
