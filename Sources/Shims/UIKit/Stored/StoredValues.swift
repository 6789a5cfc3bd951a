import Foundation

/// The values of an object's properties that are stored without further effect, by name.
final class StoredValues {
  /// The values by the names of their properties.
  var byName: [String: Any] = [:]
  /// The variable whose address is the key of the association.
  nonisolated(unsafe) static var key: UInt8 = 0

  /// A weak reference to an object.
  struct Unheld {
    weak var object: AnyObject?
  }

  /// Returns the stored values of an object; nil if none was set.
  static func of(_ object: AnyObject) -> StoredValues? {
    objc_getAssociatedObject(object, &key) as? StoredValues
  }

  /// Returns the stored values of an object; the first call associates them with it.
  static func make(for object: AnyObject) -> StoredValues {
    if let values = of(object) { return values }
    let values = StoredValues()
    objc_setAssociatedObject(object, &key, values, .OBJC_ASSOCIATION_RETAIN)
    return values
  }
}

extension NSObject {
  /// Returns the stored value of the calling property, or the default.
  func stored<Value>(_ standard: Value, _ name: String = #function) -> Value {
    StoredValues.of(self)?.byName[name] as? Value ?? standard
  }

  /// Returns the weakly stored object of the calling property.
  func storedUnheld(_ name: String = #function) -> AnyObject? {
    (StoredValues.of(self)?.byName[name] as? StoredValues.Unheld)?.object
  }

  /// Stores the value of the calling property.
  func store<Value>(_ value: Value, _ name: String = #function) {
    StoredValues.make(for: self).byName[name] = value
  }

  /// Stores an object of the calling property weakly.
  func storeUnheld(_ object: AnyObject?, _ name: String = #function) {
    StoredValues.make(for: self).byName[name] = StoredValues.Unheld(object: object)
  }
}
