public import Foundation

/// What an observation is told of.
///
/// Source: Apple, NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also at once, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of a change.
///
/// Source: Apple, NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// A change of an observed value.
///
/// Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the options ask for it.
  public let newValue: Value?
  /// The value before, if the options ask for it.
  public let oldValue: Value?
  /// False: nothing is told before a change.
  public let isPrior = false
}

/// An observation, which ends when it is released or invalidated.
///
/// Source: Apple, NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  private weak var list: KeyValueObservers?
  fileprivate let compare: () -> Void

  fileprivate init(_ list: KeyValueObservers, _ compare: @escaping () -> Void) {
    self.list = list
    self.compare = compare
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    list?.remove(ObjectIdentifier(self))
    list = nil
  }
}

/// The observations of an object.
final class KeyValueObservers {
  private struct Entry {
    let id: ObjectIdentifier
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(id: ObjectIdentifier(observation), observation: observation))
  }

  func remove(_ id: ObjectIdentifier) { entries.removeAll { $0.id == id } }

  /// Tells those whose value has changed.
  func compare() {
    for entry in entries { entry.observation?.compare() }
  }
}

/// An object whose properties can be observed.
///
/// Source: Apple, `_KeyValueCodingAndObserving`, which `NSObject` conforms to.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: UIResponder {
  /// Observes a property: a view's geometry and what else is told by its setter, as far as Fidelity says.
  ///
  /// Source: Apple, `observe(_:options:changeHandler:)`.
  @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let list = observers ?? KeyValueObservers()
    observers = list
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(list) { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      let old = last
      guard !KeyValueEquality.areEqual(old, value) else { return }
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    list.add(observation)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

/// Equality of values of which nothing is known.
private enum KeyValueEquality {
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else {
      // An object is the same or another one; of other values it is not known, so that each set counts.
      return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
    }
    return isEqual(left, right)
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    left == right as? T
  }
}
