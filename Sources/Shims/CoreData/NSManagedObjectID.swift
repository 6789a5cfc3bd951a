public import UIKit

/// The identity of an object, in all contexts.
///
/// Source: Apple, NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity.
  public let entity: NSEntityDescription
  /// True until the object is saved.
  public internal(set) var isTemporaryID = true
  /// The place in the order in which objects were made.
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

  /// The identity as a place.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)")
      ?? URL(fileURLWithPath: "/")
  }
}

/// The values of an object as a store has them: those of relationships are identities.
struct Row {
  /// The attributes' values.
  var values: [String: Any] = [:]
  /// The objects at the other ends.
  var ends: [String: [NSManagedObjectID]] = [:]
}

/// What a context takes its objects from and saves them to: the stores, or another context.
protocol RowSource: AnyObject {
  /// The identities of an entity's objects, in the order in which they were made.
  func identities(of entity: NSEntityDescription) -> [NSManagedObjectID]
  /// The values of an object; nil for one that is not there.
  func row(of identity: NSManagedObjectID) -> Row?
  /// Takes changes; nil stands for an object that is deleted.
  func take(_ changes: [NSManagedObjectID: Row?], from context: NSManagedObjectContext) throws
}
