extension EventName {
  /// `scene(_:willConnectTo:options:)`.
  @inlinable public static var sceneWillConnect: EventName { EventName(rawValue: 0x0700) }
  /// `sceneDidDisconnect(_:)`.
  @inlinable public static var sceneDidDisconnect: EventName { EventName(rawValue: 0x0701) }
  /// `sceneDidBecomeActive(_:)`.
  @inlinable public static var sceneDidBecomeActive: EventName { EventName(rawValue: 0x0702) }
  /// `sceneWillResignActive(_:)`.
  @inlinable public static var sceneWillResignActive: EventName { EventName(rawValue: 0x0703) }
  /// `sceneWillEnterForeground(_:)`.
  @inlinable public static var sceneWillEnterForeground: EventName { EventName(rawValue: 0x0704) }
  /// `sceneDidEnterBackground(_:)`.
  @inlinable public static var sceneDidEnterBackground: EventName { EventName(rawValue: 0x0705) }
  /// `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
  @inlinable public static var windowSceneDidUpdate: EventName { EventName(rawValue: 0x0706) }
  /// `windowScene(_:didUpdateEffectiveGeometry:)`.
  @inlinable public static var windowSceneDidUpdateEffectiveGeometry: EventName {
    EventName(rawValue: 0x0707)
  }
  /// `stateRestorationActivity(for:)`.
  @inlinable public static var stateRestorationActivity: EventName { EventName(rawValue: 0x0708) }

  /// The texts of calls into scenes and their delegate, in the order of their raw values from 0x0700 on.
  static let sceneTexts: [String] = [
    "scene(_:willConnectTo:options:)",
    "sceneDidDisconnect(_:)",
    "sceneDidBecomeActive(_:)",
    "sceneWillResignActive(_:)",
    "sceneWillEnterForeground(_:)",
    "sceneDidEnterBackground(_:)",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "windowScene(_:didUpdateEffectiveGeometry:)",
    "stateRestorationActivity(for:)",
  ]
}
