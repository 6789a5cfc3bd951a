public import Foundation
import Synchronization

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes a property of any object by its key path.
  ///
  /// Code whose object's class is known only to be an `NSObject` calls it. A responder's properties
  /// are observed as by the function of responders. Other objects announce changes by
  /// `didChangeValue(forKey:)`.
  ///
  /// See: R-KVO-1.
  /// Source: Apple, `observe(_:options:changeHandler:)`.
  @_disfavoredOverload
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let list =
      (self as? UIResponder).map(\.observerList) ?? ObservedObjects.observers(of: self)
    return list.observe(self, keyPath, options, changeHandler)
  }
}

extension KeyValueObservers {
  /// Adds an observation of a property, and calls its handler where the options request the initial
  /// value.
  func observe<Object: NSObject, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = object[keyPath: keyPath]
    let observation = NSKeyValueObservation(self) { [weak object] in
      guard let object else { return }
      let value = object[keyPath: keyPath]
      let old = last
      guard !KeyValueEquality.areEqual(old, value) else { return }
      last = value
      handler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    add(observation)
    if options.contains(.initial) {
      handler(
        object,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

/// The observers of objects that are no responders.
enum ObservedObjects {
  private struct Entry: @unchecked Sendable {
    /// The object; nil once it is released.
    weak var object: NSObject?
    /// Its observers.
    let observers: KeyValueObservers
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released objects are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Returns the list of an object, which is created at the first use.
  static func observers(of object: NSObject) -> KeyValueObservers {
    if let list = present(object) { return list }
    let entry = Entry(object: object, observers: KeyValueObservers())
    table.withLock { table in
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      table.entries[ObjectIdentifier(object)] = entry
    }
    return entry.observers
  }

  /// Calls the handlers of an object's observers whose values have changed.
  static func compare(_ object: NSObject) { present(object)?.compare() }

  private static func present(_ object: NSObject) -> KeyValueObservers? {
    let entry = table.withLock { $0.entries[ObjectIdentifier(object)] }
    return entry?.object === object ? entry?.observers : nil
  }
}
