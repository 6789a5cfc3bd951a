public import UIKit

/// The identity of an object, in all contexts.
///
/// Source: Apple, NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity.
  public let entity: NSEntityDescription
  /// True until the object is saved to a store, or receives a permanent identity.
  public internal(set) var isTemporaryID = true
  /// The position in the order of creation in the process, from 1.
  let number: Int
  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = NSManagedObjectID.lock.withLock {
      NSManagedObjectID.count += 1
      return NSManagedObjectID.count
    }
  }

  /// Returns the identity as a URL.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)")
      ?? URL(fileURLWithPath: "/")
  }
}

/// The stored values of an object: relationships are stored as identities.
struct Row {
  /// The attributes' values.
  var values: [String: Any] = [:]
  /// The objects of each relationship.
  var ends: [String: [NSManagedObjectID]] = [:]
}

/// The source that a context reads from and saves to: the stores, or a parent context.
protocol RowSource: AnyObject {
  /// Returns the identities of an entity's objects, in the order of creation.
  func identities(of entity: NSEntityDescription) -> [NSManagedObjectID]
  /// Returns the values of an object; nil if it does not exist.
  func row(of identity: NSManagedObjectID) -> Row?
  /// Applies changes; nil stands for a deleted object.
  func take(_ changes: [NSManagedObjectID: Row?], from context: NSManagedObjectContext) throws
}
