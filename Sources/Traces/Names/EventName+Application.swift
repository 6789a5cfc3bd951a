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
  /// `window.get`.
  @inlinable public static var windowQuery: EventName { EventName(rawValue: 0x060d) }
  /// `window.set`.
  @inlinable public static var windowAssignment: EventName { EventName(rawValue: 0x060e) }
  /// `instantiateInitialViewController()`.
  @inlinable public static var instantiateInitialViewController: EventName {
    EventName(rawValue: 0x060f)
  }
  /// `resignActive`.
  @inlinable public static var resignActive: EventName { EventName(rawValue: 0x0610) }
  /// `becomeActive`.
  @inlinable public static var becomeActive: EventName { EventName(rawValue: 0x0611) }
  /// `terminate`.
  @inlinable public static var terminate: EventName { EventName(rawValue: 0x0612) }

  /// The texts of calls into the application and its delegate, in the order of their raw values from 0x0600 on.
  static let applicationTexts: [String] = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
    "applicationDidBecomeActive(_:)",
    "applicationWillResignActive(_:)",
    "applicationDidEnterBackground(_:)",
    "applicationWillEnterForeground(_:)",
    "applicationWillTerminate(_:)",
    "applicationDidReceiveMemoryWarning(_:)",
    "application(_:supportedInterfaceOrientationsFor:)",
    "application(_:configurationForConnecting:options:)",
    "application(_:didDiscardSceneSessions:)",
    "application(_:willChangeStatusBarOrientation:duration:)",
    "application(_:didChangeStatusBarOrientation:)",
    "window.get",
    "window.set",
    "instantiateInitialViewController()",
    "resignActive",
    "becomeActive",
    "terminate",
  ]
}
