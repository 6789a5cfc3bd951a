import GimbalPredicates
public import UIKit

/// An object of an entity, whose properties have values by name.
///
/// It states that it has no actor, so that its subclasses have none in a module whose default is the
/// main actor.
///
/// Source: Apple, NSManagedObject.
nonisolated open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The identity.
  public final let objectID: NSManagedObjectID
  /// The context; nil once it is gone, or the object is removed from it.
  public internal(set) final weak var managedObjectContext: NSManagedObjectContext?
  /// True until the values are read from the store.
  public internal(set) final var isFault = false
  /// True once the next save deletes it.
  public final var isDeleted: Bool { managedObjectContext?.deleted.contains(objectID) ?? false }
  /// True until it is saved for the first time.
  public final var isInserted: Bool { managedObjectContext?.inserted.contains(objectID) ?? false }
  /// True once a value has changed.
  public final var isUpdated: Bool { managedObjectContext?.updated.contains(objectID) ?? false }
  /// True if the next save inserts, changes or deletes it.
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// The values of attributes by name; `fill()` reads them from the store.
  final var values: [String: Any] = [:]
  /// The objects of relationships by name; `fill()` reads them from the store.
  final var ends: [String: [NSManagedObject]] = [:]
  /// The values as they were last read or saved.
  final var saved = Row()

  /// The entity.
  public final var entity: NSEntityDescription { objectID.entity }

  /// Creates an object of an entity, and inserts it into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    objectID = context?.expected ?? NSManagedObjectID(entity)
    let isRead = context?.expected != nil
    context?.expected = nil
    super.init()
    guard !isRead else {
      managedObjectContext = context
      isFault = true
      return
    }
    for (name, attribute) in entity.attributesByName {
      values[name] = attribute.defaultValue.map { NSManagedObject.storable($0, attribute) }
    }
    guard let context else { return }
    context.insert(self)
  }

  /// Creates an object of the class's entity in a context's model, and inserts it.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// Returns the entity of the class, from the loaded models.
  open class func entity() -> NSEntityDescription {
    guard let entity = NSManagedObjectContext.anyEntity(of: self) else {
      raise("NSInvalidArgumentException", "no model that was read has an entity of \(self)")
    }
    return entity
  }

  /// Returns a request for the objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(of: self)
  }

  // MARK: Values

  /// Returns the value of a property; for a to-many relationship a set.
  open func value(forKey key: String) -> Any? {
    guard let value = namedValue(key) else {
      raise("NSUnknownKeyException", "the entity \(entity.name ?? "") has no property \(key)")
    }
    return value
  }

  /// Returns the value at a key path.
  open func value(forKeyPath keyPath: String) -> Any? { NamedValue.of(self, at: keyPath) }

  /// Sets a property.
  open func setValue(_ value: Any?, forKey key: String) {
    fill()
    let value = NamedValue.plain(value)
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      values[key] = value.map { NSManagedObject.storable($0, attribute) }
      recordChange()
    case let relationship as NSRelationshipDescription:
      let objects = value.map { NamedValue.elements($0) ?? [$0] } ?? []
      setEnds(objects.compactMap { $0 as? NSManagedObject }, of: relationship)
    default:
      raise("NSUnknownKeyException", "the entity \(entity.name ?? "") has no property \(key)")
    }
  }

  /// Sets several properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// Returns the value of a property, as `value(forKey:)` does.
  open func primitiveValue(forKey key: String) -> Any? { namedValue(key) ?? nil }
  /// Sets a property, as `setValue(_:forKey:)` does.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  /// Returns the values of properties by name; without names, of all properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }
  /// Returns the values that the next save changes.
  open func changedValues() -> [String: Any] {
    let names = entity.propertiesByName.keys.filter { name in
      if let ends = ends[name] { return ends.map(\.objectID) != saved.ends[name] ?? [] }
      return !PredicateValue.isEqual(values[name], saved.values[name])
    }
    return dictionaryWithValues(forKeys: names.sorted())
  }
  /// Returns the values as they were last read or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    saved.values.filter { keys?.contains($0.key) ?? true }
  }
  /// Does nothing: values are read on first access.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing.
  open func didAccessValue(forKey key: String?) {}

  /// Returns the objects of a relationship; changes of the set change the relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet(of: self, key)
  }

  // MARK: Callbacks of subclasses

  /// Called once when it is inserted.
  open func awakeFromInsert() {}
  /// Called when its values are read.
  open func awakeFromFetch() {}
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Called before each save that inserts, changes or deletes it.
  open func willSave() {}
  /// Called after each save that inserted, changed or deleted it.
  open func didSave() {}
  /// Called after its values were discarded.
  open func didTurnIntoFault() {}
  /// Called before its values are discarded.
  open func willTurnIntoFault() {}
  /// Validates it before it is saved for the first time.
  ///
  /// - Throws: an error for required properties without a value.
  open func validateForInsert() throws { try validate() }
  /// Validates it before it is saved again.
  ///
  /// - Throws: an error for required properties without a value.
  open func validateForUpdate() throws { try validate() }
  /// Validates it before it is deleted.
  ///
  /// - Throws: an error if a relationship with the deny rule still has objects.
  open func validateForDelete() throws {
    for (name, relationship) in entity.relationshipsByName
    where relationship.deleteRule == .denyDeleteRule
      && ends(of: name).contains(where: { !$0.isDeleted })
    {
      throw error(NSValidationRelationshipDeniedDeleteError, name, "Items cannot be deleted from")
    }
  }

  private func validate() throws {
    fill()
    var errors: [NSError] = []
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let isAbsent =
        property is NSRelationshipDescription ? ends(of: name).isEmpty : values[name] == nil
      if isAbsent {
        errors.append(
          error(NSValidationMissingMandatoryPropertyError, name, "is a required value."))
      }
    }
    if errors.count == 1 { throw errors[0] }
    guard errors.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
        userInfo: [NSDetailedErrorsKey: errors])
    }
  }

  private func error(_ code: Int, _ key: String, _ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: "\(key) \(text)", NSValidationKeyErrorKey: key,
        NSValidationObjectErrorKey: self,
      ])
  }

  open override var description: String {
    "<\(type(of: self)): \(objectID.uriRepresentation().absoluteString)>"
  }
}

extension NSManagedObject: NamedValues {
  /// Returns the value of a property for predicates and sorting; nil for an unknown name.
  package func namedValue(_ name: String) -> Any?? {
    fill()
    switch entity.propertiesByName[name] {
    case let relationship as NSRelationshipDescription:
      let objects = ends(of: name)
      guard relationship.isToMany else { return .some(objects.first) }
      return .some(relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects))
    case _?: return .some(values[name])
    case nil: return nil
    }
  }
}

/// The mutable set of a relationship.
private final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""
  private var objects: NSSet {
    owner?.value(forKey: key) as? NSSet ?? NSSet(array: owner?.ends(of: key) ?? [])
  }

  convenience init(of owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    (self.owner, self.key) = (owner, key)
  }
  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.member(object) }
  override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
  override func add(_ object: Any) {
    owner?.setValue((owner?.ends(of: key) ?? []) + [object], forKey: key)
  }
  override func remove(_ object: Any) {
    owner?.setValue(owner?.ends(of: key).filter { $0 !== object as AnyObject }, forKey: key)
  }
}
