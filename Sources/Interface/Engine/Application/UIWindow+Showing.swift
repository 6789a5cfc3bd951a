public import Foundation
import GimbalTraces
import GimbalTraits

/// The notifications that windows post.
extension UIWindow {
  /// Posted by the window after it was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by the window after it was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted by the window after it has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by the window after it has resigned as the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

/// Showing of windows, and the key window.
///
/// First a window is shown, then its root controller's view enters it, and then it becomes the key
/// window.
///
/// Source: the order of the notifications in a log of iOS 7,
/// www.yutopio.net/2014/01/ios-7-notification.html.
extension UIWindow {
  /// True if the window is among the windows that its device shows.
  var isShown: Bool { machine.showing.windows.contains { $0 === self } }

  /// Shows or hides the window; called after `isHidden` has changed.
  func visibilityDidChange() { isHidden ? hide() : show() }

  /// Sets the scene of a new window; called by its initializers.
  func enter(_ scene: UIWindowScene?) { windowScene = scene }

  /// Shows or hides the window after a change of its scene.
  ///
  /// The change is recorded only for an app with a scene delegate.
  ///
  /// Source: Apple, UIWindow.windowScene: without a scene a window is not shown.
  func sceneDidChange() {
    if machine.scenes.usesSceneLifeCycle { recordEvent(.windowScene) }
    guard machine.callbackTiming >= .traitPrediction, !isHidden else { return }
    if windowScene == nil { hide() } else if !isShown { show() }
  }

  private func show() {
    if machine.scenes.usesSceneLifeCycle, windowScene == nil {
      return report(.windowWithoutScene)
    }
    positionAmongWindows()
    machine.state(AppearanceState.self).work?.apply(to: self)
    // Make the window key before the root view loads, so that `loadView()` sees it.
    if machine.showing.keyWindow == nil, mayBecomeKey { machine.showing.keyWindow = self }
    installRootViewOfShown()
    guard isShown else { return }
    post(.didBecomeVisibleNotification, UIWindow.didBecomeVisibleNotification)
    if machine.showing.keyWindow === self { becomeKeyWindow() }
  }

  /// Hides the window.
  ///
  /// Controllers receive no callbacks, and the views stay in the window; this is Gimbal's choice
  /// (CHOICE).
  private func hide() {
    guard isShown else { return }
    machine.showing.windows.removeAll { $0 === self }
    machine.hold(self, nil)
    post(.didBecomeHiddenNotification, UIWindow.didBecomeHiddenNotification)
    if machine.showing.keyWindow === self { machine.showing.passKeyWindowOn(machine.features) }
    if machine.holdsWindows {
      machine.showing.keyWindow?.rootViewController?.keyRootDidChange()
    }
  }

  /// Moves the window in front of the others of its level.
  func positionAmongWindows() {
    machine.showing.windows.removeAll { $0 === self }
    let index = machine.showing.windows.firstIndex { $0.windowLevel > windowLevel }
    machine.showing.windows.insert(self, at: index ?? machine.showing.windows.endIndex)
  }

  private var mayBecomeKey: Bool { !machine.features.queriesCanBecomeKey || canBecomeKey }

  /// Makes this the key window: calls `becomeKey()`, then posts the notification.
  ///
  /// Source: Apple, UIWindow.becomeKey().
  func becomeKeyWindow() {
    guard mayBecomeKey, machine.showing.keyWindow !== self || !knowsThatItIsKey else { return }
    let old = machine.showing.keyWindow
    machine.showing.keyWindow = self
    if let old, old !== self { old.resignKeyWindow() }
    guard machine.showing.keyWindow === self else { return }
    knowsThatItIsKey = true
    send(.becomeKey) { becomeKey() }
    post(.didBecomeKeyNotification, UIWindow.didBecomeKeyNotification)
    rootViewController?.keyRootDidChange()
  }

  fileprivate func resignKeyWindow() {
    guard knowsThatItIsKey else { return }
    knowsThatItIsKey = false
    send(.resignKey) { resignKey() }
    post(.didResignKeyNotification, UIWindow.didResignKeyNotification)
  }
}

@MainActor
extension ShownWindows {
  /// Makes the frontmost window that can be key the key window; this is Gimbal's choice (CHOICE).
  fileprivate func passKeyWindowOn(_ features: SystemFeatures) {
    let old = keyWindow
    keyWindow = nil
    old?.resignKeyWindow()
    guard keyWindow == nil else { return }
    windows.last { !features.queriesCanBecomeKey || $0.canBecomeKey }?.becomeKeyWindow()
  }

  /// Releases windows without other owners, because an app must retain its windows.
  ///
  /// Source: Apple, UIWindow: the app delegate's `window` keeps it alive.
  func releaseForgotten(_ features: SystemFeatures) {
    var index = 0
    while index < windows.count {
      guard isKnownUniquelyReferenced(&windows[index]) else {
        index += 1
        continue
      }
      let wasKey = keyWindow === windows[index]
      windows[index].forgetAppearances()
      windows[index].loseNames()
      windows.remove(at: index)
      if wasKey { passKeyWindowOn(features) }
    }
  }
}
