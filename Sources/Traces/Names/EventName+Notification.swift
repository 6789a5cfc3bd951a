extension EventName {
  /// `orientationDidChangeNotification`.
  @inlinable public static var orientationDidChangeNotification: EventName {
    EventName(rawValue: 0x0b00)
  }
  /// `didFinishLaunchingNotification`.
  @inlinable public static var didFinishLaunchingNotification: EventName {
    EventName(rawValue: 0x0b01)
  }
  /// `didBecomeActiveNotification`.
  @inlinable public static var didBecomeActiveNotification: EventName {
    EventName(rawValue: 0x0b02)
  }
  /// `willResignActiveNotification`.
  @inlinable public static var willResignActiveNotification: EventName {
    EventName(rawValue: 0x0b03)
  }
  /// `didEnterBackgroundNotification`.
  @inlinable public static var didEnterBackgroundNotification: EventName {
    EventName(rawValue: 0x0b04)
  }
  /// `willEnterForegroundNotification`.
  @inlinable public static var willEnterForegroundNotification: EventName {
    EventName(rawValue: 0x0b05)
  }
  /// `willTerminateNotification`.
  @inlinable public static var willTerminateNotification: EventName { EventName(rawValue: 0x0b06) }
  /// `didReceiveMemoryWarningNotification`.
  @inlinable public static var didReceiveMemoryWarningNotification: EventName {
    EventName(rawValue: 0x0b07)
  }
  /// `willChangeStatusBarOrientationNotification`.
  @inlinable public static var willChangeStatusBarOrientationNotification: EventName {
    EventName(rawValue: 0x0b08)
  }
  /// `didChangeStatusBarOrientationNotification`.
  @inlinable public static var didChangeStatusBarOrientationNotification: EventName {
    EventName(rawValue: 0x0b09)
  }
  /// `UIContentSizeCategory.didChangeNotification`.
  @inlinable public static var contentSizeCategoryDidChangeNotification: EventName {
    EventName(rawValue: 0x0b0c)
  }
  /// `didBecomeKeyNotification`.
  @inlinable public static var didBecomeKeyNotification: EventName { EventName(rawValue: 0x0b0d) }
  /// `didResignKeyNotification`.
  @inlinable public static var didResignKeyNotification: EventName { EventName(rawValue: 0x0b0e) }
  /// `didBecomeVisibleNotification`.
  @inlinable public static var didBecomeVisibleNotification: EventName {
    EventName(rawValue: 0x0b0f)
  }
  /// `didBecomeHiddenNotification`.
  @inlinable public static var didBecomeHiddenNotification: EventName {
    EventName(rawValue: 0x0b10)
  }
  /// `willConnectNotification`.
  @inlinable public static var sceneWillConnectNotification: EventName {
    EventName(rawValue: 0x0b17)
  }
  /// `didActivateNotification`.
  @inlinable public static var sceneDidActivateNotification: EventName {
    EventName(rawValue: 0x0b18)
  }
  /// `willDeactivateNotification`.
  @inlinable public static var sceneWillDeactivateNotification: EventName {
    EventName(rawValue: 0x0b19)
  }
  /// `didDisconnectNotification`.
  @inlinable public static var sceneDidDisconnectNotification: EventName {
    EventName(rawValue: 0x0b1b)
  }

  /// Notifications by the names that Swift gives them: each constant with its text and what it is recorded with.
  static let notificationForms: [EventForm] = [
    EventForm(.orientationDidChangeNotification, "orientationDidChangeNotification"),
    EventForm(.didFinishLaunchingNotification, "didFinishLaunchingNotification"),
    EventForm(.didBecomeActiveNotification, "didBecomeActiveNotification"),
    EventForm(.willResignActiveNotification, "willResignActiveNotification"),
    EventForm(.didEnterBackgroundNotification, "didEnterBackgroundNotification"),
    EventForm(.willEnterForegroundNotification, "willEnterForegroundNotification"),
    EventForm(.willTerminateNotification, "willTerminateNotification"),
    EventForm(.didReceiveMemoryWarningNotification, "didReceiveMemoryWarningNotification"),
    EventForm(
      .willChangeStatusBarOrientationNotification, "willChangeStatusBarOrientationNotification"),
    EventForm(
      .didChangeStatusBarOrientationNotification, "didChangeStatusBarOrientationNotification"),
    EventForm(
      .contentSizeCategoryDidChangeNotification, "UIContentSizeCategory.didChangeNotification"),
    EventForm(.didBecomeKeyNotification, "didBecomeKeyNotification"),
    EventForm(.didResignKeyNotification, "didResignKeyNotification"),
    EventForm(.didBecomeVisibleNotification, "didBecomeVisibleNotification"),
    EventForm(.didBecomeHiddenNotification, "didBecomeHiddenNotification"),
    EventForm(.sceneWillConnectNotification, "willConnectNotification"),
    EventForm(.sceneDidActivateNotification, "didActivateNotification"),
    EventForm(.sceneWillDeactivateNotification, "willDeactivateNotification"),
    EventForm(.sceneDidDisconnectNotification, "didDisconnectNotification"),
  ]
}
