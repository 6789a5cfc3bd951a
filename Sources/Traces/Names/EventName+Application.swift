extension EventName {
  /// `application(_:willFinishLaunchingWithOptions:)`.
  @inlinable public static var applicationWillFinishLaunching: EventName {
    EventName(rawValue: 0x0600)
  }
  /// `application(_:didFinishLaunchingWithOptions:)`.
  @inlinable public static var applicationDidFinishLaunching: EventName {
    EventName(rawValue: 0x0601)
  }
  /// `applicationDidBecomeActive(_:)`.
  @inlinable public static var applicationDidBecomeActive: EventName { EventName(rawValue: 0x0602) }
  /// `applicationWillResignActive(_:)`.
  @inlinable public static var applicationWillResignActive: EventName {
    EventName(rawValue: 0x0603)
  }
  /// `applicationDidEnterBackground(_:)`.
  @inlinable public static var applicationDidEnterBackground: EventName {
    EventName(rawValue: 0x0604)
  }
  /// `applicationWillEnterForeground(_:)`.
  @inlinable public static var applicationWillEnterForeground: EventName {
    EventName(rawValue: 0x0605)
  }
  /// `applicationWillTerminate(_:)`.
  @inlinable public static var applicationWillTerminate: EventName { EventName(rawValue: 0x0606) }
  /// `applicationDidReceiveMemoryWarning(_:)`.
  @inlinable public static var applicationDidReceiveMemoryWarning: EventName {
    EventName(rawValue: 0x0607)
  }
  /// `application(_:supportedInterfaceOrientationsFor:)`.
  @inlinable public static var applicationSupportedInterfaceOrientations: EventName {
    EventName(rawValue: 0x0608)
  }
  /// `application(_:configurationForConnecting:options:)`.
  @inlinable public static var applicationConfigurationForConnecting: EventName {
    EventName(rawValue: 0x0609)
  }
  /// `application(_:didDiscardSceneSessions:)`.
  @inlinable public static var applicationDidDiscardSceneSessions: EventName {
    EventName(rawValue: 0x060a)
  }
  /// `application(_:willChangeStatusBarOrientation:duration:)`.
  @inlinable public static var applicationWillChangeStatusBarOrientation: EventName {
    EventName(rawValue: 0x060b)
  }
  /// `application(_:didChangeStatusBarOrientation:)`.
  @inlinable public static var applicationDidChangeStatusBarOrientation: EventName {
    EventName(rawValue: 0x060c)
  }
  /// `resignActive`.
  @inlinable public static var resignActive: EventName { EventName(rawValue: 0x0610) }
  /// `becomeActive`.
  @inlinable public static var becomeActive: EventName { EventName(rawValue: 0x0611) }
  /// `terminate`.
  @inlinable public static var terminate: EventName { EventName(rawValue: 0x0612) }

  /// Calls into the application and its delegate: each constant with its text and what it is recorded with.
  static let applicationForms: [EventForm] = [
    EventForm(.applicationWillFinishLaunching, "application(_:willFinishLaunchingWithOptions:)"),
    EventForm(.applicationDidFinishLaunching, "application(_:didFinishLaunchingWithOptions:)"),
    EventForm(.applicationDidBecomeActive, "applicationDidBecomeActive(_:)"),
    EventForm(.applicationWillResignActive, "applicationWillResignActive(_:)"),
    EventForm(.applicationDidEnterBackground, "applicationDidEnterBackground(_:)"),
    EventForm(.applicationWillEnterForeground, "applicationWillEnterForeground(_:)"),
    EventForm(.applicationWillTerminate, "applicationWillTerminate(_:)"),
    EventForm(.applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning(_:)"),
    EventForm(
      .applicationSupportedInterfaceOrientations,
      "application(_:supportedInterfaceOrientationsFor:)"),
    EventForm(
      .applicationConfigurationForConnecting, "application(_:configurationForConnecting:options:)"),
    EventForm(.applicationDidDiscardSceneSessions, "application(_:didDiscardSceneSessions:)"),
    EventForm(
      .applicationWillChangeStatusBarOrientation,
      "application(_:willChangeStatusBarOrientation:duration:)"),
    EventForm(
      .applicationDidChangeStatusBarOrientation, "application(_:didChangeStatusBarOrientation:)"),
    EventForm(.resignActive, "resignActive"),
    EventForm(.becomeActive, "becomeActive"),
    EventForm(.terminate, "terminate"),
  ]
}
