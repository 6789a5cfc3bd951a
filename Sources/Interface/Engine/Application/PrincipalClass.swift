package import Foundation

/// The class of the object that stands for the app.
///
/// Source: Apple, UIApplicationMain (`principalClassName`).
@MainActor
enum PrincipalClass {
  /// The device whose app's object is being made.
  fileprivate(set) static var starting: Machine?

  /// Makes the app's object of a class.
  static func make(_ type: UIApplication.Type, on machine: Machine) -> UIApplication {
    let before = starting
    starting = machine
    defer { starting = before }
    guard type != UIApplication.self,
      let application = ClassWithInit.make(type) as? UIApplication
    else { return UIApplication() }
    return application
  }
}

/// A class whose `init()` may be called where the class is known only when the program runs.
///
/// Swift demands that such an initializer is `required`, and `NSObject`'s is not off Apple platforms; its
/// place in the tables of its subclasses is the same nevertheless.
package class ClassWithInit: NSObject {
  package required override init() { super.init() }

  /// Makes an object of a class as the Objective-C runtime does, or nil if it is no `NSObject`.
  ///
  /// An optimizer that knows this class to have no subclasses would make an object of this class itself.
  @_optimize(none)
  package static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: ClassWithInit.Type.self).init()
  }
}
