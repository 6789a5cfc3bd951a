import GimbalPredicates
public import UIKit

/// The kind of the results of a request.
///
/// Source: Apple, NSFetchRequestResultType, with its raw values.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a kind.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The results are managed objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The results are the identities of managed objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// The results are dictionaries of values by property name.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The result is the number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
///
/// Source: Apple, NSPersistentStoreRequest.
open class NSPersistentStoreRequest: NSObject {
  /// The stores to search; stored without effect, because a request always searches all stores.
  @Settable open var affectedStores: [NSPersistentStore]?
}

/// A request for objects of an entity.
///
/// The result type is unconstrained, because a Swift protocol type does not conform to its own
/// protocol.
///
/// Source: Apple, NSFetchRequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public final private(set) var entityName: String?
  /// The entity; if it is nil, the entity with `entityName` or of the result class is used.
  @Settable open var entity: NSEntityDescription?
  /// The condition that objects must fulfil; nil for all objects.
  @Settable open var predicate: NSPredicate?
  /// The sort order of the results; without one, the order of creation.
  @Settable open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for all.
  @Settable open var fetchLimit = 0
  /// The number of matching objects that are skipped at the beginning.
  @Settable open var fetchOffset = 0
  /// The number of objects that are read at a time; stored without effect.
  @Settable open var fetchBatchSize = 0
  /// The kind of the results: objects, identities, dictionaries or their number.
  @Settable open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// True if the results include objects of descendant entities.
  @Settable open var includesSubentities = true
  /// True to include unsaved changes; stored without effect, because they are always included.
  @Settable open var includesPendingChanges = true
  /// True if values are read at once; stored without effect.
  @Settable open var includesPropertyValues = true
  /// True if objects are returned without values; stored without effect.
  ///
  /// Values are always read on first access.
  @Settable open var returnsObjectsAsFaults = true
  /// True if equal results are returned only once; has an effect on dictionaries only.
  @Settable open var returnsDistinctResults = false
  /// True if a fetch reads the values of known objects again; stored without effect.
  @Settable open var shouldRefreshRefetchedObjects = false
  /// The properties in results that are dictionaries; nil for all attributes.
  @Settable open var propertiesToFetch: [Any]?
  /// The relationships whose objects are prefetched; stored without effect.
  @Settable open var relationshipKeyPathsForPrefetching: [String]?
  fileprivate final var type: NSManagedObject.Type?

  /// Creates a request without an entity, or for the entity of its result class.
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

  /// Executes the request in the context whose `perform` block is running.
  ///
  /// Outside such a block it ends the process.
  ///
  /// - Throws: nothing.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      raise("NSInvalidArgumentException", "a request is executed in the work of a context alone")
    }
    return try context.fetch(self)
  }

  /// Returns the same request for results of another type.
  final func copied<Other>(_ other: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    (request.entityName, request.entity, request.type) = (entityName, entity, type)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    (request.fetchLimit, request.fetchOffset) = (fetchLimit, fetchOffset)
    request.includesSubentities = includesSubentities
    return request
  }

  /// Returns the entity whose objects the request returns; `objects(of:)` calls it.
  ///
  /// Without an entity it ends the process.
  final func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let entity { return entity }
    if let entityName { return context.entity(named: entityName) }
    guard let type else {
      raise("NSInvalidArgumentException", "A fetch request must have an entity.")
    }
    return context.entity(of: type)
  }
}

/// The kind of the result of a batch deletion.
///
/// Source: Apple, NSBatchDeleteRequestResultType.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// A request that deletes the objects of a fetch request.
///
/// Source: Apple, NSBatchDeleteRequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request whose objects are deleted.
  public final let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the results.
  @Settable open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Creates a request that deletes the objects of a fetch request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

/// The result of a request to a store.
///
/// Source: Apple, NSPersistentStoreResult.
open class NSPersistentStoreResult: NSObject {}

/// The result of a batch deletion.
///
/// Source: Apple, NSBatchDeleteResult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// True, the deleted identities, or their number, by the request's `resultType`.
  public internal(set) final var result: Any?
}

extension NSManagedObjectContext {
  /// Returns the objects of a request, including unsaved changes.
  ///
  /// Source: Apple, NSManagedObjectContext.fetch(_:).
  ///
  /// - Throws: nothing; an invalid request ends the process.
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

  /// Returns the number of objects of a request.
  ///
  /// - Throws: nothing.
  public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(of: request).count
  }

  /// Returns the objects of a request, sorted and limited, whatever its result type.
  ///
  /// `fetch(_:)`, `count(for:)` and fetched results controllers call it. It posts pending changes
  /// first.
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

  /// Executes a batch deletion in the stores or the parent context; other requests end the process.
  ///
  /// The objects of this context do not change.
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
