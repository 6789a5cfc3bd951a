package import Foundation

/// The class of the application object.
///
/// Source: Apple, UIApplicationMain (`principalClassName`).
@MainActor
enum PrincipalClass {
  /// The device whose application object is being created.
  fileprivate(set) static var starting: Machine?

  /// Creates the application object of a class; called at its first use on a device.
  ///
  /// Returns a plain `UIApplication` if the class cannot be created with `init()`.
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

/// A class whose `init()` can be called for a class that is known only at run time.
///
/// Swift requires such an initializer to be `required`, which `NSObject`'s is not off Apple
/// platforms. Its slot in the method tables of subclasses is the same.
package class ClassWithInit: NSObject {
  package required override init() { super.init() }

  /// Creates an object of a class as the Objective-C runtime does, or returns nil if it is not an
  /// `NSObject`.
  ///
  /// Without this attribute and `Derived` the optimizer, which knows no subclass, would call the
  /// initializer of this class itself, and the object would be too small.
  @_optimize(none)
  package static func make(_ type: AnyObject.Type) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: ClassWithInit.Type.self).init()
  }
}

/// A subclass, so that the initializer is called through the method table.
private final class Derived: ClassWithInit {}
