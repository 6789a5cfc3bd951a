public import Foundation
public import GimbalGeometry
import GimbalTraces

/// The object that receives an app's life cycle callbacks.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  /// Called at the beginning of the launch, before state restoration.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called at the end of the launch; without a storyboard, the delegate creates the window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app resigns active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app terminates.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called on a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the configuration of a new scene (from iOS 13 on).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after the launch if the user has closed scenes (from iOS 13 on).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Returns the orientations that the app supports, which replace those of the app's Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called up to iOS 12 before the interface rotates.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Called up to iOS 12 after the interface has rotated.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
}

extension UIApplicationDelegate {
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Reports to the caller that the app does not implement the method.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalCalls.callDefault(self)
  }

  /// Not implemented: the scene is created from the launch configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalCalls.byDefault(
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role), self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { OptionalCalls.callDefault(self) }

  /// Returns an empty set, and reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { OptionalCalls.byDefault([], self) }

  /// Reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { OptionalCalls.callDefault(self) }
}

extension Machine {
  /// The receiver of the app's delegate in the trace, with its own class.
  var appDelegateReceiver: NamedReceiver {
    reserved("appDelegate", for: application.delegate.map { type(of: $0) } ?? UIApplication.self)
  }
}
