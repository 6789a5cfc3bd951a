public import Foundation
public import GimbalGeometry
import GimbalTraces

/// The object that receives an app's life cycle.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  /// Called before the app has restored anything.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app is about to run: without a storyboard, the delegate makes the window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the app resigns active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app is not shown any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the app is shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory runs short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called for what the system's new scene is to be made of (from iOS 13 on).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after the launch when the person has closed scenes (from iOS 13 on).
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The orientations that the app supports, instead of those that it declares.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Called up to iOS 12 before the interface turns.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)

  /// Called up to iOS 12 after the interface has turned.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
}

extension UIApplicationDelegate {
  /// Not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Machine.byDefault(true, self) }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Machine.byDefault(true, self) }

  /// Not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func applicationWillResignActive(_ application: UIApplication) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func applicationWillTerminate(_ application: UIApplication) { Machine.callDefault(self) }

  /// Not implemented.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Machine.callDefault(self)
  }

  /// Not implemented: the scene is made as the launch has it.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Machine.byDefault(
      UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role), self)
  }

  /// Not implemented.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Machine.byDefault([], self) }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { Machine.callDefault(self) }
}

extension Machine {
  /// The app's delegate in the trace, by its own class.
  var appDelegateReceiver: NamedReceiver {
    reserved("appDelegate", for: application.delegate.map { type(of: $0) } ?? UIApplication.self)
  }
}
