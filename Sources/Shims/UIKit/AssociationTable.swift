import Foundation
import GimbalEngine

/// One associated value, held as its policy says.
enum Association {
  case strong(Any)
  case weak(WeakReference)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // Only what already is an object can die elsewhere; a value in a box of its own would be gone.
      self =
        type(of: value) is AnyClass
        ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A reference that is nil once its object has died.
struct WeakReference {
  weak var object: AnyObject?
}

/// The associated values of one object.
final class AssociatedValues {
  var byKey: [UnsafeRawPointer: Association] = [:]
}

/// The associated values of objects.
///
/// Objects with a place of their own keep them there. For others a table names them by their identity,
/// with a weak reference that tells a dead object from one that was made later at the same address.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which released objects are looked for again: each search is paid by as many new entries.
  private var sweepCount = 16

  private struct Entry {
    let reference: WeakReference
    let values: AssociatedValues
  }

  /// The values that the table drops while it is locked; they are released after the lock is open,
  /// because the code of its `deinit` may ask the table.
  private typealias Discarded = [Any]

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { values(of: object)?.byKey[key]?.value }
  }

  func set(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) {
    var discarded: Discarded = []
    lock.withLock {
      guard association != nil || values(of: object) != nil else { return }
      let values = values(of: object) ?? position(for: object, &discarded)
      if let old = values.byKey[key] { discarded.append(old) }
      values.byKey[key] = association
    }
  }

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

  /// The number of objects that have an entry, with released ones that have not been looked for.
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
