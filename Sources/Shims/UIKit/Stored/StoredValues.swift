import Foundation

/// The values of an object's properties that are kept and have no further effect, by their names.
final class StoredValues {
  var byName: [String: Any] = [:]
  nonisolated(unsafe) static var key: UInt8 = 0

  /// A reference that an object keeps without holding it.
  struct Unheld {
    weak var object: AnyObject?
  }

  static func of(_ object: AnyObject) -> StoredValues? {
    objc_getAssociatedObject(object, &key) as? StoredValues
  }

  static func make(for object: AnyObject) -> StoredValues {
    if let values = of(object) { return values }
    let values = StoredValues()
    objc_setAssociatedObject(object, &key, values, .OBJC_ASSOCIATION_RETAIN)
    return values
  }
}

extension NSObject {
  /// The value that was kept for the property that asks, or the standard one.
  func stored<Value>(_ standard: Value, _ name: String = #function) -> Value {
    StoredValues.of(self)?.byName[name] as? Value ?? standard
  }

  /// The object that was kept for the property that asks, if it still lives.
  func storedUnheld(_ name: String = #function) -> AnyObject? {
    (StoredValues.of(self)?.byName[name] as? StoredValues.Unheld)?.object
  }

  /// Keeps the value of the property that asks.
  func store<Value>(_ value: Value, _ name: String = #function) {
    StoredValues.make(for: self).byName[name] = value
  }

  /// Keeps an object for the property that asks without holding it.
  func storeUnheld(_ object: AnyObject?, _ name: String = #function) {
    StoredValues.make(for: self).byName[name] = StoredValues.Unheld(object: object)
  }
}
