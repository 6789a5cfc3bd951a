import GimbalPredicates
public import UIKit

/// What a request returns.
///
/// Source: Apple, NSFetchRequestResultType, with its raw values.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a kind.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// What is asked of a store.
///
/// Source: Apple, NSPersistentStoreRequest.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked, which are all.
  @Settable open var affectedStores: [NSPersistentStore]?
}

/// A request for objects of an entity.
///
/// Any type may stand in the place of the result's, since Swift's protocols are no types of the kind that conform to themselves.
///
/// Source: Apple, NSFetchRequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity's name.
  public final private(set) var entityName: String?
  /// The entity; without one that of the name.
  @Settable open var entity: NSEntityDescription?
  /// Which objects are asked for.
  @Settable open var predicate: NSPredicate?
  /// Their order; without one that in which they were made.
  @Settable open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for all.
  @Settable open var fetchLimit = 0
  /// The number of objects that are left out at the beginning.
  @Settable open var fetchOffset = 0
  /// The number of objects that are read at a time, which is stored.
  @Settable open var fetchBatchSize = 0
  /// What is returned.
  @Settable open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// True for objects of the entities below too.
  @Settable open var includesSubentities = true
  /// True for changes that are not saved yet too.
  @Settable open var includesPendingChanges = true
  /// True if values are read at once, which is stored.
  @Settable open var includesPropertyValues = true
  /// True if objects come without values, which is stored: they are read when they are asked for.
  @Settable open var returnsObjectsAsFaults = true
  /// True if each result comes once.
  @Settable open var returnsDistinctResults = false
  /// True if values are read anew, which is stored.
  @Settable open var shouldRefreshRefetchedObjects = false
  /// The properties of results that are values by names.
  @Settable open var propertiesToFetch: [Any]?
  /// The ways whose objects are read as well, which is stored.
  @Settable open var relationshipKeyPathsForPrefetching: [String]?
  fileprivate final var type: NSManagedObject.Type?

  /// Creates a request without an entity, or for that of the class of its results.
  public override init() { type = ResultType.self as? NSManagedObject.Type }
  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
  convenience init(of type: NSManagedObject.Type) {
    self.init()
    self.type = type
  }

  /// Carries out the request in the context whose work is being done.
  ///
  /// - Throws: nothing.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      raise("NSInvalidArgumentException", "a request is executed in the work of a context alone")
    }
    return try context.fetch(self)
  }

  /// The same request for results of another type.
  final func copied<Other>(_ other: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    (request.entityName, request.entity, request.type) = (entityName, entity, type)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    (request.fetchLimit, request.fetchOffset) = (fetchLimit, fetchOffset)
    request.includesSubentities = includesSubentities
    return request
  }

  final func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let entity { return entity }
    if let entityName { return context.entity(named: entityName) }
    guard let type else {
      raise("NSInvalidArgumentException", "A fetch request must have an entity.")
    }
    return context.entity(of: type)
  }
}

/// What a batch of deletions returns.
///
/// Source: Apple, NSBatchDeleteRequestResultType.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// A request to delete all objects of another.
///
/// Source: Apple, NSBatchDeleteRequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The objects.
  public final let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is returned.
  @Settable open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Creates a request to delete the objects of another.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// What a store answers.
///
/// Source: Apple, NSPersistentStoreResult.
open class NSPersistentStoreResult: NSObject {}

/// What a store answers to a batch of deletions.
///
/// Source: Apple, NSBatchDeleteResult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What was asked for.
  public internal(set) final var result: Any?
}

extension NSManagedObjectContext {
  /// The objects of a request, changes that are not saved among them.
  ///
  /// Source: Apple, NSManagedObjectContext.fetch(_:).
  ///
  /// - Throws: nothing; what cannot be answered ends the process.
  /// - Complexity: O(n log n) for the entity's objects.
  public final func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    func results(_ all: [Any]) -> [T] { all.compactMap { $0 as? T } }
    switch request.resultType {
    case .countResultType: return results([NSNumber(value: try count(for: request))])
    case .managedObjectIDResultType: return results(objects(of: request).map(\.objectID))
    case .dictionaryResultType:
      let names =
        request.propertiesToFetch?.compactMap {
          $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        } ?? Array(request.entity(in: self).attributesByName.keys)
      var tables = objects(of: request).map { object in
        NSDictionary(dictionary: object.dictionaryWithValues(forKeys: names))
      }
      if request.returnsDistinctResults {
        var seen: Set<NSDictionary> = []
        tables = tables.filter { seen.insert($0).inserted }
      }
      return results(tables)
    default: return results(objects(of: request))
    }
  }

  /// The number of objects of a request.
  ///
  /// - Throws: nothing.
  public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(of: request).count
  }

  final func objects<T>(of request: NSFetchRequest<T>) -> [NSManagedObject] {
    processPendingChanges()
    let entity = request.entity(in: self)
    var found = identities(of: entity).map { object(with: $0) }
    if !request.includesSubentities { found.removeAll { $0.entity !== entity } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty {
      found = found.enumerated().sorted { first, second in
        if NSSortDescriptor.precedes(first.element, second.element, by: order) { return true }
        if NSSortDescriptor.precedes(second.element, first.element, by: order) { return false }
        return first.offset < second.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  /// Carries out a request.
  ///
  /// - Throws: an error of a store that cannot delete.
  @discardableResult
  public final func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else {
      raise("NSInvalidArgumentException", "\(type(of: request)) is not simulated")
    }
    let objects = NSManagedObjectContext(reading: self).objects(of: deletion.fetchRequest)
    let gone = objects.map(\.objectID)
    try source?.take(
      Dictionary(uniqueKeysWithValues: gone.map { ($0, Row?.none) }), from: self)
    let result = NSBatchDeleteResult()
    result.result =
      switch deletion.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: gone.count
      }
    return result
  }
}
