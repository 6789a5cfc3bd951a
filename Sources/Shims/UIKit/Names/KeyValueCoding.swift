public import Foundation
public import GimbalEngine
import GimbalInterfaceBuilder

// A declaration in a class has precedence over these, as an override would.
extension NSObjectProtocol where Self: NSObject {
  /// Sets a value by the name of a property, if it is one that an interface document can set, of a
  /// class in an intake.
  ///
  /// For all others a line in the log says that nothing was set.
  ///
  /// Source: Apple, NSKeyValueCoding.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func setValue(
    _ value: Any?, forKey key: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    if let object = self as? any InterfaceConnectable,
      object.setInterfaceValue(value, forKeyPath: key)
    {
      return
    }
    let advice =
      self is UIDevice && key == "orientation"
      ? ": request the orientation with requestGeometryUpdate(_:errorHandler:) of the window scene, or rotate "
        + "the device in the test with rotate(to:)" : ""
    FileHandle.standardError.write(
      Data(
        "\(fileID):\(line): setValue(_:forKey: \"\(key)\") of \(type(of: self)) has no effect here\(advice)\n"
          .utf8))
  }

  /// Sets a value by a key path; see `setValue(_:forKey:)`.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func setValue(
    _ value: Any?, forKeyPath keyPath: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    setValue(value, forKey: keyPath, fileID: fileID, line: line)
  }

  /// Returns the value of a key in a dictionary, and the values of the elements of an array.
  ///
  /// Returns nil for all other objects, whose values are not found by name.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    switch self {
    case let table as NSDictionary: table[key]
    case let list as NSArray: list.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
    default: nil
    }
  }

  /// Returns the value at a key path; see `value(forKey:)`.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { object, name in
      (object as? NSObject)?.value(forKey: String(name))
    }
  }

  /// Returns true if the object implements a method.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Returns true if the class has a method of the selector's name in the list that `gimbal intake`
  /// has written for it.
  public static func instancesRespond(to aSelector: Selector) -> Bool {
    guard let name = aSelector.name, let type = self as? any NamedMethods.Type else { return false }
    return type.method(named: name) != nil
  }
}
