public import Foundation

/// Returns the class of an object as its `description()` prints it: an app's with its module,
/// UIKit's without.
///
/// `gimbal intake` writes a call of it where a source calls `type(of: object).description()` on an
/// object of any class.
/// Source: Apple, NSObject, description(); NSStringFromClass(_:).
public func classDescription(of object: Any) -> String { classDescription(named: type(of: object)) }

private func classDescription(named type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard name.hasPrefix("Gimbal") || name.hasPrefix("UIKit."), let dot = name.firstIndex(of: ".")
  else { return name }
  return String(name[name.index(after: dot)...])
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class: an app's with its module, UIKit's without.
  ///
  /// Source: Apple, NSObject, description().
  public static func description() -> String { classDescription(named: self) }
}
