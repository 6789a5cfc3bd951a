import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Launches an app by the name of its delegate's class, on the current device.
///
/// Without a simulator this is the default device. The call returns when the app is idle; on a real
/// device it does not return. The principal class is `UIApplication` or a subclass; nil means
/// `UIApplication`. This launch creates an object of that class, whose `sendEvent(_:)` receives all
/// events first.
///
/// - Precondition: the delegate's class is an `NSObject` with an `init()`, and conforms to
///   `UIApplicationDelegate`.
/// Source: Apple, UIApplicationMain.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { NSClassFromString($0) as? UIApplication.Type }
  if let principal, principal == nil {
    preconditionFailure(
      "UIApplicationMain: no subclass of UIApplication is called \(principalClassName ?? "")")
  }
  guard let name = delegateClassName, let type = NSClassFromString(name),
    let delegate = ClassWithInit.make(type) as? any UIApplicationDelegate
  else {
    preconditionFailure(
      "UIApplicationMain: no delegate's class is called \(delegateClassName ?? "nil")")
  }
  return launchAsProgram(delegate, principal ?? nil)
}

extension UIApplicationDelegate {
  /// Launches the app with this delegate, for `@main`; see `UIApplicationMain`.
  ///
  /// - Precondition: the class is an `NSObject` with an `init()`.
  public static func main() {
    guard let delegate = ClassWithInit.make(self) as? Self else {
      preconditionFailure("@main: \(self) is not an NSObject")
    }
    launchAsProgram(delegate, nil)
  }
}

@MainActor
@discardableResult
private func launchAsProgram(
  _ delegate: any UIApplicationDelegate, _ principal: UIApplication.Type?
) -> Int32 {
  let machine = DefaultDevice.required(for: "UIApplicationMain")
  if let principal { machine.principalClass = principal }
  Launch(machine).launch(delegate)
  UpdateCycle(machine).settle()
  return 0
}
