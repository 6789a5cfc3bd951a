import Foundation
import GimbalEngine

/// One associated value, stored as its policy says.
enum Association {
  case strong(Any)
  case weak(WeakReference)

  /// Stores a value as a policy says: weakly, as a copy, or strongly.
  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // Only a value that already is an object can be referenced weakly; a new box would be
      // released at once.
      self =
        type(of: value) is AnyClass
        ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }

  /// The value; nil if it was released.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A weak reference.
struct WeakReference {
  weak var object: AnyObject?
}

/// The associated values of one object.
final class AssociatedValues {
  /// The values by their keys.
  var byKey: [UnsafeRawPointer: Association] = [:]
}

/// The associated values of objects.
///
/// Objects with a stored slot use it. For others a table maps their identity to the values. A weak
/// reference distinguishes a released object from a later one at the same address.
final class AssociationTable: @unchecked Sendable {
  /// The table of the process.
  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which released objects are searched for: twice the number after the
  /// last search, at least 16.
  private var sweepCount = 16

  private struct Entry {
    let reference: WeakReference
    let values: AssociatedValues
  }

  /// The values that are removed while the table is locked.
  ///
  /// They are released after the lock is released, because code in `deinit` may access the table.
  private typealias Discarded = [Any]

  /// Returns the value of an object for a key, on any thread.
  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { values(of: object)?.byKey[key]?.value }
  }

  /// Sets the value of an object for a key, on any thread; nil removes it.
  func set(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) {
    var discarded: Discarded = []
    lock.withLock {
      guard association != nil || values(of: object) != nil else { return }
      let values = values(of: object) ?? position(for: object, &discarded)
      if let old = values.byKey[key] { discarded.append(old) }
      values.byKey[key] = association
    }
  }

  /// Removes all values of an object, on any thread.
  func removeAll(of object: AnyObject) {
    var discarded: Discarded = []
    lock.withLock {
      if let values = values(of: object) { discarded.append(values) }
      if let holder = object as? any AssociationHolder {
        holder.associations = nil
      } else if let entry = entries.removeValue(forKey: ObjectIdentifier(object)) {
        discarded.append(entry)
      }
    }
  }

  /// The number of objects that have an entry, including released objects whose entries have not
  /// been removed yet.
  var count: Int { lock.withLock { entries.count } }

  private func values(of object: AnyObject) -> AssociatedValues? {
    if let holder = object as? any AssociationHolder {
      return holder.associations as? AssociatedValues
    }
    guard let entry = entries[ObjectIdentifier(object)], entry.reference.object === object else {
      return nil
    }
    return entry.values
  }

  private func position(for object: AnyObject, _ discarded: inout Discarded) -> AssociatedValues {
    let values = AssociatedValues()
    if let holder = object as? any AssociationHolder {
      holder.associations = values
      return values
    }
    if entries.count >= sweepCount {
      let dead = entries.filter { $0.value.reference.object == nil }
      for (identity, entry) in dead {
        discarded.append(entry)
        entries[identity] = nil
      }
      sweepCount = max(16, entries.count * 2)
    }
    let entry = Entry(reference: WeakReference(object: object), values: values)
    if let old = entries.updateValue(entry, forKey: ObjectIdentifier(object)) {
      discarded.append(old)
    }
    return values
  }
}
