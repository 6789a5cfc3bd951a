public import Foundation

/// The class of an object as its `description()` says it: an app's with its module, UIKit's by its name alone.
///
/// Called where a source asks `type(of: object).description()` of an object that may be of any class, which `gimbal
/// intake` writes anew.
/// Source: Apple, NSObject, description(); NSStringFromClass(_:).
public func classDescription(of object: Any) -> String { classDescription(named: type(of: object)) }

private func classDescription(named type: Any.Type) -> String {
  let name = String(reflecting: type)
  guard name.hasPrefix("Gimbal") || name.hasPrefix("UIKit."), let dot = name.firstIndex(of: ".")
  else { return name }
  return String(name[name.index(after: dot)...])
}

extension NSObjectProtocol where Self: NSObject {
  /// The name of the class: an app's with its module, UIKit's alone.
  ///
  /// Source: Apple, NSObject, description().
  public static func description() -> String { classDescription(named: self) }
}
