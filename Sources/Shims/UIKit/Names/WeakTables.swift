public import Foundation

/// A set of objects that may not hold them.
///
/// Source: Apple, NSHashTable, which Foundation on Linux does not have.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private struct Entry {
    weak var weak: ObjectType?
    let held: ObjectType?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// Creates a set; with `weakMemory` it does not hold its objects.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// A set that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable<ObjectType>(options: .weakMemory)
  }

  /// The objects that still live, in the order in which they came.
  open var allObjects: [ObjectType] { entries.compactMap { $0.held ?? $0.weak } }
  /// The number of objects that still live.
  open var count: Int { allObjects.count }
  /// One of the objects, or nil.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects that still live, one after the other.
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

  /// Takes an object out.
  ///
  /// - Complexity: O(objects).
  open func remove(_ object: ObjectType?) {
    entries.removeAll {
      let own = $0.held ?? $0.weak
      return own == nil || own === object
    }
  }

  /// Takes all out.
  open func removeAllObjects() { entries = [] }

  /// True if an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool {
    entries.contains { anObject != nil && ($0.held ?? $0.weak) === anObject }
  }
}

/// The ways in which tables keep their objects.
///
/// Source: Apple, NSPointerFunctions.
public enum NSPointerFunctions {
  /// The ways, as bits.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Held.
    public static let strongMemory: Options = []
    /// Not held.
    public static let weakMemory = Options(rawValue: 5)
    /// Compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
