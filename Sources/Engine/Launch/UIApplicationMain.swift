package import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Launches an app by the name of its delegate's class, on the device that is current.
///
/// Without a simulator that is the default device. The call returns when the app is at rest, which on a
/// device it never does. A subclass of `UIApplication` is not simulated.
///
/// - Precondition: the class is an `NSObject` with an `init()` and conforms to `UIApplicationDelegate`.
/// Source: Apple, UIApplicationMain.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  precondition(
    principalClassName == nil || principalClassName == NSStringFromClass(UIApplication.self),
    "UIApplicationMain: a subclass of UIApplication is not simulated: \(principalClassName ?? "")")
  guard let name = delegateClassName, let type = NSClassFromString(name),
    let delegate = ClassWithInit.make(type) as? any UIApplicationDelegate
  else {
    preconditionFailure(
      "UIApplicationMain: no delegate's class is called \(delegateClassName ?? "nil")")
  }
  return launchAsProgram(delegate)
}

extension UIApplicationDelegate {
  /// Launches the app whose delegate this is, as `@main` does; see `UIApplicationMain`.
  ///
  /// - Precondition: the class is an `NSObject` with an `init()`.
  public static func main() {
    guard let delegate = ClassWithInit.make(self) as? Self else {
      preconditionFailure("@main: \(self) is no NSObject")
    }
    launchAsProgram(delegate)
  }
}

@MainActor
@discardableResult
private func launchAsProgram(_ delegate: any UIApplicationDelegate) -> Int32 {
  let machine = Machine.required(for: "UIApplicationMain")
  machine.launch(delegate)
  machine.settle()
  return 0
}

/// A class whose `init()` may be called where the class is known only when the program runs.
///
/// Swift demands that such an initializer is `required`, and `NSObject`'s is not off Apple platforms; its
/// place in the tables of its subclasses is the same nevertheless. The class is visible outside of the
/// module, so that no optimizer takes it for one without subclasses.
package class ClassWithInit: NSObject {
  package required override init() { super.init() }

  /// Makes an object of a class as the Objective-C runtime does, or nil if it is no `NSObject`.
  fileprivate static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: ClassWithInit.Type.self).init()
  }
}
