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

  /// Calls into scenes and their delegate: each constant with its text and what it is recorded with.
  static let sceneForms: [EventForm] = [
    EventForm(.sceneWillConnect, "scene(_:willConnectTo:options:)"),
    EventForm(.sceneDidDisconnect, "sceneDidDisconnect(_:)"),
    EventForm(.sceneDidBecomeActive, "sceneDidBecomeActive(_:)"),
    EventForm(.sceneWillResignActive, "sceneWillResignActive(_:)"),
    EventForm(.sceneWillEnterForeground, "sceneWillEnterForeground(_:)"),
    EventForm(.sceneDidEnterBackground, "sceneDidEnterBackground(_:)"),
    EventForm(
      .windowSceneDidUpdate, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"),
    EventForm(.windowSceneDidUpdateEffectiveGeometry, "windowScene(_:didUpdateEffectiveGeometry:)"),
  ]
}
