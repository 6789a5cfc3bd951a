import GimbalPredicates
import UIKit

// The functions that the code calls with which `gimbal intake` replaces `@NSManaged`.
extension NSManagedObject {
  /// Returns the value of a property as its type.
  ///
  /// A missing value is 0, an empty string or an empty set if the type has no nil.
  ///
  /// The getter of a property calls it. A value of another type ends the process.
  public final func managedValue<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let found = NSManagedObject.converted(value, to: Value.self) { return found }
    raise(
      "NSInvalidArgumentException",
      "\(key) of \(entity.name ?? "") is \(value.map { "a \(type(of: $0))" } ?? "absent"), not a \(Value.self)"
    )
  }

  /// Sets a property; the property's setter calls it.
  ///
  /// An inverse relationship is updated too.
  public final func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(NamedValue.plain(value), forKey: key)
  }

  /// Executes a method that Core Data synthesizes, such as `addToItems(_:)`, by its name and
  /// arguments.
  ///
  /// The methods that replace Core Data's own call it. The objects of the relationship change, and
  /// so do inverse relationships.
  public final func changeManagedValues(_ name: String, _ arguments: Any...) {
    let verbs = ["addTo", "removeFrom", "insertInto", "replace", "add", "remove"]
    guard let verb = verbs.first(where: name.hasPrefix) else {
      raise("NSInvalidArgumentException", "\(name) is not a method of a relationship")
    }
    let rest = String(name.dropFirst(verb.count))
    let relationships = entity.relationshipsByName
    guard
      let key = relationships.keys.first(where: { key in
        let title = key.prefix(1).uppercased() + key.dropFirst()
        return rest == title || rest == title + "Object"
      })
    else {
      raise(
        "NSUnknownKeyException",
        "the entity \(self.entity.name ?? "") has no relationship of \(name)")
    }
    var objects = ends(of: key)
    let index = arguments.lazy.compactMap { $0 as? Int }.first
    let given = arguments.flatMap { NamedValue.elements($0) ?? [$0] }.compactMap {
      $0 as? NSManagedObject
    }
    switch verb {
    case "addTo", "add": objects += given.filter { !objects.contains($0) }
    case "insertInto":
      objects.removeAll { given.contains($0) }
      objects.insert(contentsOf: given, at: min(index ?? objects.count, objects.count))
    case "replace":
      if let index, objects.indices.contains(index) {
        objects.replaceSubrange(index...index, with: given)
      }
    default:
      if let index, given.isEmpty {
        objects.remove(at: index)
      } else {
        objects.removeAll { given.contains($0) }
      }
    }
    setValue(objects, forKey: key)
  }

  /// Converts a value to a type.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any Absence.Type {
      guard let value else { return optional.absent as? Value }
      return optional.wrapped(value) { converted($0, to: $1) } as? Value
    }
    guard let value else {
      return NSNumber(value: 0) as? Value ?? "" as? Value ?? NSSet() as? Value ?? NSOrderedSet()
        as? Value
    }
    if let value = value as? Value { return value }
    if let number = value as? NSNumber {
      if type == Float.self { return number.floatValue as? Value }
      if type == TimeInterval.self { return number.doubleValue as? Value }
    }
    if let date = value as? Date, type == TimeInterval.self {
      return date.timeIntervalSinceReferenceDate as? Value
    }
    if let set = value as? NSOrderedSet { return NSSet(array: set.array) as? Value }
    if let raw = type as? any RawRepresentable.Type { return represented(raw, value) as? Value }
    return nil
  }

  private static func represented<Type: RawRepresentable>(_ type: Type.Type, _ value: Any) -> Any? {
    converted(value, to: Type.RawValue.self).flatMap(Type.init(rawValue:))
  }

  /// Returns a value as it is stored: numbers by the attribute's kind, enumerations by their raw
  /// values.
  ///
  /// Initializers and `setValue(_:forKey:)` call it.
  static func storable(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
    if let value = value as? any RawRepresentable, !(value is NSObject),
      attribute.attributeType != .transformableAttributeType
    {
      return storable(value.rawValue, attribute)
    }
    guard let number = PredicateNumber(value) else { return value }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if case .whole(let whole) = number { return NSNumber(value: whole) }
      return NSNumber(value: Int64(number.double))
    case .doubleAttributeType: return NSNumber(value: number.double)
    case .floatAttributeType: return NSNumber(value: Float(number.double))
    case .booleanAttributeType: return NSNumber(value: number.double != 0)
    case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: number.double)
    default: return value
    }
  }
}

/// An optional of any type, so that `converted(_:to:)` can recognize and create one.
private protocol Absence {
  static var absent: Self { get }
  static func wrapped(_ value: Any, _ convert: (Any, Any.Type) -> Any?) -> Any?
}

extension Optional: Absence {
  static var absent: Self { nil }
  static func wrapped(_ value: Any, _ convert: (Any, Any.Type) -> Any?) -> Any? {
    func open<Type>(_ type: Type.Type) -> Any? { convert(value, type) }
    return open(Wrapped.self)
  }
}

// Changes of relationships.
extension NSManagedObject {
  /// Returns the objects of a relationship, and reads the values from the store on first access.
  final func ends(of key: String) -> [NSManagedObject] {
    fill()
    return ends[key] ?? []
  }

  /// Sets the objects of a relationship and updates the inverse relationship.
  ///
  /// `setValue(_:forKey:)` calls it. It removes duplicates, and records a change of each object
  /// concerned.
  final func setEnds(_ objects: [NSManagedObject], of relationship: NSRelationshipDescription) {
    var seen: Set<NSManagedObjectID> = []
    let objects = objects.filter { seen.insert($0.objectID).inserted }
    let old = ends(of: relationship.name)
    ends[relationship.name] = objects
    recordChange()
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !objects.contains(object) { object.drop(self, inverse.name) }
    for object in objects where !old.contains(object) {
      let others = object.ends(of: inverse.name)
      if !inverse.isToMany {
        for other in others where other !== self { other.drop(object, relationship.name) }
        object.ends[inverse.name] = [self]
      } else if !others.contains(self) {
        object.ends[inverse.name] = others + [self]
      }
      object.recordChange()
    }
  }

  private func drop(_ object: NSManagedObject, _ key: String) {
    fill()
    ends[key]?.removeAll { $0 === object }
    recordChange()
  }

  /// Records in the context that the next save changes the object.
  final func recordChange() { managedObjectContext?.recordChange(of: self) }

  /// Reads the values from the store, or from the parent context, on first access.
  ///
  /// The functions that read or change values call it. An object that is gone from the store ends
  /// the process.
  final func fill() {
    guard isFault, let context = managedObjectContext else { return }
    guard let row = context.source?.row(of: objectID) else {
      raise(
        "NSObjectInaccessibleException",
        "\(objectID.uriRepresentation().absoluteString) is not in the store any more")
    }
    isFault = false
    take(row)
    awakeFromFetch()
  }

  /// Sets the values to those of a row, which also counts as the last saved state.
  ///
  /// It is called when the values are read, and when a child context saves.
  final func take(_ row: Row) {
    saved = row
    values = row.values
    ends = row.ends.mapValues { $0.compactMap { managedObjectContext?.object(with: $0) } }
  }

  /// The values to be saved, without transient properties; relationships as identities.
  final var row: Row {
    Row(
      values: values.filter { !(entity.propertiesByName[$0.key]?.isTransient ?? true) },
      ends: ends.mapValues { $0.map(\.objectID) })
  }
}
