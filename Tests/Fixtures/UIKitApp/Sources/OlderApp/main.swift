import UIKit

final class OlderDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    print("\(UIDevice.current.systemVersion) \(UIScreen.main.bounds.size)")
    return true
  }
}

// Asked before anything is on: the system that the app will run on.
print("available", isSystemAvailable(16, 0), isSystemAvailable(17, 0))
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OlderDelegate.self))
