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
  /// `willChangeStatusBarFrameNotification`.
  @inlinable public static var willChangeStatusBarFrameNotification: EventName {
    EventName(rawValue: 0x0b0a)
  }
  /// `didChangeStatusBarFrameNotification`.
  @inlinable public static var didChangeStatusBarFrameNotification: EventName {
    EventName(rawValue: 0x0b0b)
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
  /// `keyboardWillShowNotification`.
  @inlinable public static var keyboardWillShowNotification: EventName {
    EventName(rawValue: 0x0b11)
  }
  /// `keyboardDidShowNotification`.
  @inlinable public static var keyboardDidShowNotification: EventName {
    EventName(rawValue: 0x0b12)
  }
  /// `keyboardWillHideNotification`.
  @inlinable public static var keyboardWillHideNotification: EventName {
    EventName(rawValue: 0x0b13)
  }
  /// `keyboardDidHideNotification`.
  @inlinable public static var keyboardDidHideNotification: EventName {
    EventName(rawValue: 0x0b14)
  }
  /// `keyboardWillChangeFrameNotification`.
  @inlinable public static var keyboardWillChangeFrameNotification: EventName {
    EventName(rawValue: 0x0b15)
  }
  /// `modeDidChangeNotification`.
  @inlinable public static var modeDidChangeNotification: EventName { EventName(rawValue: 0x0b16) }
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
  /// `notificationObserver`.
  @inlinable public static var notificationObserver: EventName { EventName(rawValue: 0x0b1a) }
  /// `didDisconnectNotification`.
  @inlinable public static var sceneDidDisconnectNotification: EventName {
    EventName(rawValue: 0x0b1b)
  }

  /// The texts of notifications by the names that Swift gives them, in the order of their raw values from 0x0b00 on.
  static let notificationTexts: [String] = [
    "orientationDidChangeNotification",
    "didFinishLaunchingNotification",
    "didBecomeActiveNotification",
    "willResignActiveNotification",
    "didEnterBackgroundNotification",
    "willEnterForegroundNotification",
    "willTerminateNotification",
    "didReceiveMemoryWarningNotification",
    "willChangeStatusBarOrientationNotification",
    "didChangeStatusBarOrientationNotification",
    "willChangeStatusBarFrameNotification",
    "didChangeStatusBarFrameNotification",
    "UIContentSizeCategory.didChangeNotification",
    "didBecomeKeyNotification",
    "didResignKeyNotification",
    "didBecomeVisibleNotification",
    "didBecomeHiddenNotification",
    "keyboardWillShowNotification",
    "keyboardDidShowNotification",
    "keyboardWillHideNotification",
    "keyboardDidHideNotification",
    "keyboardWillChangeFrameNotification",
    "modeDidChangeNotification",
    "willConnectNotification",
    "didActivateNotification",
    "willDeactivateNotification",
    "notificationObserver",
    "didDisconnectNotification",
  ]
}
