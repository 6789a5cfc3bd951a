public import Foundation
public import GimbalGeometry
import GimbalTraces

/// The object that is told of an app's life.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UIApplicationDelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, which the delegate keeps alive.
  var window: UIWindow? { get set }

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

  /// Called when the app has come into use.
  func applicationDidBecomeActive(_ application: UIApplication)

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
  /// Not implemented: no window of the delegate's own.
  public var window: UIWindow? {
    get { nil }
    set { Machine.reachDefault() }
  }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Machine.reachDefault()
    return true
  }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Machine.reachDefault()
    return true
  }

  /// Not implemented.
  public func applicationDidBecomeActive(_ application: UIApplication) { Machine.reachDefault() }

  /// Not implemented.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Machine.reachDefault()
    return []
  }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { Machine.reachDefault() }

  /// Not implemented.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) { Machine.reachDefault() }
}
