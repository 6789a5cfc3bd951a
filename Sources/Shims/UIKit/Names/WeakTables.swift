public import Foundation

/// A set of objects that can reference them weakly.
///
/// Source: Apple, NSHashTable, which Foundation on Linux does not have.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weak: ObjectType?
    let held: ObjectType?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates a set; with `weakMemory` it references its objects weakly.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a set that references its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  /// The objects that are still alive, in the order of insertion.
  open var allObjects: [ObjectType] { entries.compactMap { $0.held ?? $0.weak } }
  /// The number of objects that are still alive.
  open var count: Int { allObjects.count }
  /// Any of the objects, or nil.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns an enumerator of the objects that are still alive.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  /// Adds an object.
  ///
  /// - Complexity: O(objects).
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { ($0.held ?? $0.weak) == nil }
    guard !contains(object) else { return }
    entries.append(Entry(weak: object, held: isWeak ? nil : object))
  }

  /// Removes an object.
  ///
  /// - Complexity: O(objects).
  open func remove(_ object: ObjectType?) {
    entries.removeAll {
      let own = $0.held ?? $0.weak
      return own == nil || own === object
    }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns true if the set contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    entries.contains { anObject != nil && ($0.held ?? $0.weak) === anObject }
  }
}

/// The memory options of tables.
///
/// Source: Apple, NSPointerFunctions.
public enum NSPointerFunctions {
  /// The options, as an option set.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strong references.
    public static let strongMemory: Options = []
    /// Weak references.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
