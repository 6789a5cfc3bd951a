import GimbalPredicates
public import UIKit

/// The queue of a context.
///
/// Source: Apple, NSManagedObjectContextConcurrencyType.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// A set of objects whose changes are saved together, to the stores or to the parent context.
///
/// Source: Apple, NSManagedObjectContext.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue.
  public final let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The parent context, to which changes are saved.
  @Settable open var parent: NSManagedObjectContext?
  /// The stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// The name.
  @Settable open var name: String?
  /// True if saves of other contexts are merged at once.
  @Settable open var automaticallyMergesChangesFromParent = false
  /// The policy for objects that violate a uniqueness constraint.
  @Settable open var mergePolicy: Any = NSMergePolicy.error
  /// The undo manager; stored without effect.
  @Settable open var undoManager: UndoManager?
  /// Values that an app adds.
  @Settable open var userInfo = NSMutableDictionary()
  /// The author of changes; stored without effect.
  @Settable open var transactionAuthor: String?
  /// The time for which values are fresh; stored without effect.
  @Settable open var stalenessInterval: TimeInterval = -1
  /// True if deleted objects have no values; stored without effect.
  @Settable open var shouldDeleteInaccessibleFaults = true

  private final var coordinator: NSPersistentStoreCoordinator?
  final var registry: [NSManagedObjectID: NSManagedObject] = [:]
  final var inserted: Set<NSManagedObjectID> = []
  final var updated: Set<NSManagedObjectID> = []
  final var deleted: Set<NSManagedObjectID> = []
  /// The changes that have not been posted yet.
  final var news = (
    inserted: Set<NSManagedObjectID>(), updated: Set<NSManagedObjectID>(),
    deleted: Set<NSManagedObjectID>()
  )
  private final var isPosting = false
  /// The identity of the next object that is created from a store.
  final var expected: NSManagedObjectID?
  /// The context whose work is being executed.
  nonisolated(unsafe) static var current: NSManagedObjectContext?

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  /// Creates a context of the main queue.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }
  /// The queue of a context.
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
  convenience init(reading other: NSManagedObjectContext) {
    self.init(concurrencyType: .privateQueueConcurrencyType)
    (parent, coordinator) = (other.parent, other.coordinator)
  }

  final var source: (any RowSource)? { parent ?? coordinator }
  final var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Entities

  final func entity(named name: String) -> NSEntityDescription {
    guard let entity = model?.entitiesByName[name] else {
      raise(
        "NSInternalInconsistencyException",
        "could not locate an entity named '\(name)' in the model")
    }
    return entity
  }

  final func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    guard let entity = model?.entity(of: type) else {
      raise("NSInvalidArgumentException", "no entity of the model has the class \(type)")
    }
    return entity
  }

  static func anyEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    NSPersistentStoreCoordinator.all.lazy.compactMap { $0.managedObjectModel.entity(of: type) }
      .first
  }

  // MARK: Objects

  /// The registered objects.
  public final var registeredObjects: Set<NSManagedObject> { Set(registry.values) }
  /// The objects that the next save inserts.
  public final var insertedObjects: Set<NSManagedObject> { objects(inserted) }
  /// The objects that the next save changes.
  public final var updatedObjects: Set<NSManagedObject> { objects(updated) }
  /// The objects that the next save deletes.
  public final var deletedObjects: Set<NSManagedObject> { objects(deleted) }
  /// True if there are unsaved changes.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  private func objects(_ identities: Set<NSManagedObjectID>) -> Set<NSManagedObject> {
    Set(identities.compactMap { registry[$0] })
  }

  /// Inserts an object.
  open func insert(_ object: NSManagedObject) {
    guard registry[object.objectID] == nil else { return }
    object.managedObjectContext = self
    registry[object.objectID] = object
    inserted.insert(object.objectID)
    news.inserted.insert(object.objectID)
    object.awakeFromInsert()
    postSoon()
  }

  /// Deletes an object at the next save, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard registry[object.objectID] != nil, !deleted.contains(object.objectID) else { return }
    object.fill()
    object.prepareForDeletion()
    if inserted.remove(object.objectID) == nil { deleted.insert(object.objectID) }
    updated.remove(object.objectID)
    if news.inserted.remove(object.objectID) == nil { news.deleted.insert(object.objectID) }
    news.updated.remove(object.objectID)
    for (name, relationship) in object.entity.relationshipsByName {
      let others = object.ends(of: name)
      if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
      if let inverse = relationship.inverseRelationship,
        relationship.deleteRule != .noActionDeleteRule,
        relationship.deleteRule != .denyDeleteRule
      {
        for other in others {
          other.ends[inverse.name]?.removeAll { $0 === object }
          other.recordChange()
        }
      }
    }
    postSoon()
  }

  /// Returns the object of an identity, whose values are read on first access.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registry[objectID] { return object }
    expected = objectID
    let object = objectID.entity.objectClass.made(of: objectID.entity, in: self)
    registry[objectID] = object
    return object
  }

  /// Returns the object of an identity.
  ///
  /// - Throws: an error if the store does not have the object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registry[objectID], !deleted.contains(objectID) { return object }
    guard !deleted.contains(objectID), source?.row(of: objectID) != nil else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }
    return object(with: objectID)
  }

  /// Returns the object of an identity, if it is registered.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registry[objectID]
  }

  /// Discards an object's values, so that they are read again; with `true` its changes stay.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !inserted.contains(object.objectID), !(flag && updated.contains(object.objectID)) else {
      return
    }
    object.willTurnIntoFault()
    updated.remove(object.objectID)
    object.isFault = true
    object.didTurnIntoFault()
  }

  /// Discards all unchanged values.
  open func refreshAllObjects() {
    for object in registry.values { refresh(object, mergeChanges: true) }
  }

  /// Discards all changes.
  open func rollback() {
    for identity in inserted {
      registry[identity]?.managedObjectContext = nil
      registry[identity] = nil
    }
    news.deleted.formUnion(inserted)
    news.inserted.formUnion(deleted)
    news.updated.formUnion(updated)
    for object in objects(updated.union(deleted)) { object.isFault = true }
    (inserted, updated, deleted) = ([], [], [])
    processPendingChanges()
  }

  /// Removes all objects from the context, with their unsaved changes.
  open func reset() {
    for object in registry.values { object.managedObjectContext = nil }
    (registry, inserted, updated, deleted) = ([:], [], [], [])
    news = ([], [], [])
  }

  /// Assigns permanent identities to objects.
  ///
  /// - Throws: nothing.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  final func recordChange(of object: NSManagedObject) {
    let identity = object.objectID
    guard registry[identity] === object, !deleted.contains(identity) else { return }
    if !inserted.contains(identity) { updated.insert(identity) }
    if !news.inserted.contains(identity) { news.updated.insert(identity) }
    postSoon()
  }

  // MARK: Notifications

  private func postSoon() {
    guard !isPosting else { return }
    isPosting = true
    DispatchQueue.main.async { self.processPendingChanges() }
  }

  /// Posts the pending changes now.
  open func processPendingChanges() {
    isPosting = false
    guard !news.inserted.isEmpty || !news.updated.isEmpty || !news.deleted.isEmpty else { return }
    let sent = news
    news = ([], [], [])
    post(.NSManagedObjectContextObjectsDidChange, sent.inserted, sent.updated, sent.deleted)
  }

  private func post(
    _ name: Notification.Name, _ inserted: Set<NSManagedObjectID>,
    _ updated: Set<NSManagedObjectID>,
    _ deleted: Set<NSManagedObjectID>
  ) {
    var information: [AnyHashable: Any] = ["managedObjectContext": self]
    for (key, set) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted),
    ] where !set.isEmpty {
      information[key] = objects(set)
    }
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  // MARK: Saving

  /// Saves all changes to the parent context or to the stores.
  ///
  /// - Throws: errors for required properties without a value, for denied deletions, and for
  ///   violated uniqueness constraints.
  open func save() throws {
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects(inserted.union(updated).union(deleted)) { object.willSave() }
    for object in objects(inserted) { try object.validateForInsert() }
    for object in objects(updated) { try object.validateForUpdate() }
    for object in objects(deleted) { try object.validateForDelete() }
    processPendingChanges()
    try mergeSame()
    var changes: [NSManagedObjectID: Row?] = [:]
    for object in objects(inserted.union(updated)) { changes[object.objectID] = .some(object.row) }
    for identity in deleted { changes[identity] = .some(nil) }
    try source?.take(changes, from: self)
    let (saved, changed, gone) = (inserted, updated, deleted)
    (inserted, updated, deleted) = ([], [], [])
    for object in objects(saved.union(changed)) {
      object.saved = object.row
      if parent == nil { object.objectID.isTemporaryID = false }
    }
    post(.NSManagedObjectContextDidSave, saved, changed, gone)
    for object in objects(saved.union(changed)) { object.didSave() }
    for identity in gone {
      registry[identity]?.managedObjectContext = nil
      registry[identity] = nil
    }
  }

  /// Applies the merge policy to objects that violate a uniqueness constraint: the older object
  /// stays, with its own values or those of the newer one.
  private func mergeSame() throws {
    let policy = mergePolicy as? NSMergePolicy ?? .error
    for object in objects(inserted).sorted(by: { $0.objectID.number < $1.objectID.number }) {
      for names in object.entity.uniquenessConstraints.map({ $0.compactMap { $0 as? String } }) {
        let others = identities(of: object.entity).map { self.object(with: $0) }
        func isSame(_ other: NSManagedObject) -> Bool {
          other !== object
            && names.allSatisfy {
              PredicateValue.isEqual(other.value(forKey: $0), object.value(forKey: $0))
            }
        }
        guard let other = others.first(where: isSame), inserted.contains(object.objectID) else {
          continue
        }
        if policy.kind == .errorMergePolicyType {
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: ["conflictList": names])
        }
        if policy.kind == .mergeByPropertyObjectTrumpMergePolicyType
          || policy.kind == .overwriteMergePolicyType
        {
          for name in object.entity.propertiesByName.keys {
            other.setValue(object.value(forKey: name), forKey: name)
          }
        }
        delete(object)
        registry[object.objectID] = nil
      }
    }
    processPendingChanges()
  }

  /// Merges the saved changes of another context.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func identities(_ key: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject>)?.map(\.objectID) ?? []
    }
    merge(
      identities(NSInsertedObjectsKey), identities(NSUpdatedObjectsKey),
      identities(NSDeletedObjectsKey))
  }

  /// Merges the identities that a batch request has changed.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func identities(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    for context in contexts {
      context.merge(
        identities(NSInsertedObjectsKey), identities(NSUpdatedObjectsKey),
        identities(NSDeletedObjectsKey))
    }
  }

  final func merge(
    _ new: [NSManagedObjectID], _ changed: [NSManagedObjectID], _ gone: [NSManagedObjectID]
  ) {
    for identity in new {
      _ = object(with: identity)
      news.inserted.insert(identity)
    }
    for identity in changed where registry[identity] != nil && !updated.contains(identity) {
      registry[identity]?.isFault = true
      news.updated.insert(identity)
    }
    for identity in gone where registry[identity] != nil { news.deleted.insert(identity) }
    processPendingChanges()
    for identity in gone {
      registry[identity]?.managedObjectContext = nil
      registry[identity] = nil
    }
  }

  /// Executes work on the main queue.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { self.performAndWait(block) }
  }

  /// Executes work on the calling thread at once, and returns its result.
  @discardableResult
  public final func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    let outer = NSManagedObjectContext.current
    NSManagedObjectContext.current = self
    defer { NSManagedObjectContext.current = outer }
    return try block()
  }

  /// The scheduling of work that is waited for: at once.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Executes work and waits for it.
  @discardableResult
  public final func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try performAndWait(block) }
}
