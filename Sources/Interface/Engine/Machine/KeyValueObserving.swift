public import Foundation

/// The values that an observer receives.
///
/// Source: Apple, NSKeyValueObservingOptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Sends the current value at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Sends a change before it is made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the change dictionary.
///
/// Source: Apple, NSKeyValueChangeKey.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw name.
  public let rawValue: String
  /// Creates a key from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The indexes of the change in a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True for a notification before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes.
///
/// Source: Apple, NSKeyValueChange.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A change of an observed value.
///
/// Source: Apple, NSKeyValueObservedChange.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if the options request it.
  public let newValue: Value?
  /// The value before the change, if the options request it.
  public let oldValue: Value?
  /// Always false: no change is sent before it is made.
  public let isPrior = false
}

/// An observation, which ends when it is released or invalidated.
///
/// Source: Apple, NSKeyValueObservation.
public final class NSKeyValueObservation: NSObject {
  private weak var list: KeyValueObservers?
  fileprivate let compare: () -> Void

  /// Creates an observation; `compare` calls the app's handler if the value has changed.
  init(_ list: KeyValueObservers, _ compare: @escaping () -> Void) {
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

/// The key-value observations of the properties of one object.
final class KeyValueObservers {
  private struct Entry {
    /// The identity of the observation, by which it is removed.
    let id: ObjectIdentifier
    /// The observation, which the app or `named` retains.
    weak var observation: NSKeyValueObservation?
  }

  /// An observation by a property's name, which ends when the observer is removed.
  struct Named {
    /// The observer; nil once it is released.
    weak var observer: NSObject?
    /// The name of the observed property.
    let keyPath: String
    /// The app's context, which the observer's callback receives.
    let context: UnsafeMutableRawPointer?
    /// The observation, which this entry retains.
    let observation: NSKeyValueObservation
  }

  private var entries: [Entry] = []
  /// The observations of `addObserver(_:forKeyPath:options:context:)`.
  var named: [Named] = []

  /// Adds an observation without retaining it.
  func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(id: ObjectIdentifier(observation), observation: observation))
  }

  /// Removes the observation with an identity; called when it ends.
  func remove(_ id: ObjectIdentifier) { entries.removeAll { $0.id == id } }

  /// Calls the handlers of the observations whose values have changed.
  ///
  /// Setters of observable properties call it.
  func compare() {
    for entry in entries { entry.observation?.compare() }
  }
}

/// An object whose properties can be observed.
///
/// Source: Apple, `_KeyValueCodingAndObserving`, which `NSObject` conforms to.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}
