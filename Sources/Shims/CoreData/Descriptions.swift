import GimbalDocuments
import GimbalProjects
public import UIKit

/// The kind of an attribute.
///
/// Source: Apple, NSAttributeType, with its raw values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// Creates the type with the name in a model.
  init(written name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }

  /// Returns the value of a string.
  func value(_ text: String) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" || text == "true" || text == "1"
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

/// The effect of a deletion on the objects at the other end of a relationship.
///
/// Source: Apple, NSDeleteRule, with its raw values.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A property of an entity.
///
/// Source: Apple, NSPropertyDescription.
open class NSPropertyDescription: NSObject {
  /// The name.
  @Settable open var name = ""
  /// True if it may be absent.
  @Settable open var isOptional = true
  /// True if it is not saved.
  @Settable open var isTransient = false
  /// Values that an app adds.
  @Settable open var userInfo: [AnyHashable: Any]?
  /// The entity.
  public internal(set) final weak var entity: NSEntityDescription?
}

/// An attribute of an entity.
///
/// Source: Apple, NSAttributeDescription.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind.
  @Settable open var attributeType = NSAttributeType.undefinedAttributeType
  /// The default value.
  @Settable open var defaultValue: Any?
  /// The class of its values.
  @Settable open var attributeValueClassName: String?
  /// The name of the value transformer; values are stored unchanged.
  @Settable open var valueTransformerName: String?
  /// True if large values may be stored in external files, which is not done.
  @Settable open var allowsExternalBinaryDataStorage = false
}

/// A relationship of an entity.
///
/// Source: Apple, NSRelationshipDescription.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity at its other end.
  open var destinationEntity: NSEntityDescription? {
    get { _destination }
    set { _destination = newValue }
  }
  private final weak var _destination: NSEntityDescription?
  /// The relationship of the destination entity that leads back.
  open var inverseRelationship: NSRelationshipDescription? {
    get { _inverse }
    set { _inverse = newValue }
  }
  private final weak var _inverse: NSRelationshipDescription?
  /// The maximum number of objects; 0 for any number.
  @Settable open var maxCount = 0
  /// The fewest objects.
  @Settable open var minCount = 0
  /// The effect of a deletion on the related objects.
  @Settable open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// True if they are ordered.
  @Settable open var isOrdered = false
  /// True if it can contain more than one object.
  open var isToMany: Bool { maxCount != 1 }
}

/// An entity of a model.
///
/// Source: Apple, NSEntityDescription.
open class NSEntityDescription: NSObject {
  /// The name.
  @Settable open var name: String?
  /// The name of the class of its objects.
  @Settable open var managedObjectClassName: String! = "NSManagedObject"
  /// True if only descendants of the entity have objects.
  @Settable open var isAbstract = false
  /// Values that an app adds.
  @Settable open var userInfo: [AnyHashable: Any]?
  /// The entities whose parent is this one.
  @Settable open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The parent entity.
  public internal(set) final weak var superentity: NSEntityDescription?
  /// The model.
  public internal(set) final unowned var managedObjectModel = NSManagedObjectModel.none
  /// The names of attributes whose values must be unique.
  @Settable open var uniquenessConstraints: [[Any]] = []
  private var own: [NSPropertyDescription] = []
  /// The class of the objects; nil until `objectClass` or `entity(of:)` has found it.
  final var managedClass: NSManagedObject.Type?

  /// The properties, including those of the parent entities.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }
  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns true for the same entity or a descendant of it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns the entity with a name in a context's model.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Creates an object of an entity and inserts it.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return entity.objectClass.made(of: entity, in: context)
  }

  /// The class of the objects: the program's class with the model's name for it.
  ///
  /// It is `NSManagedObject` if no module has that class. Contexts create objects with it.
  final var objectClass: NSManagedObject.Type {
    if let managedClass { return managedClass }
    let name = managedObjectClassName.split(separator: ".").last.map(String.init) ?? ""
    guard name != "NSManagedObject", !name.isEmpty else { return NSManagedObject.self }
    for module in managedObjectModel.modules {
      if let found = NSClassFromString(module + "." + name) as? NSManagedObject.Type {
        managedClass = found
        return found
      }
    }
    return NSManagedObject.self
  }
}

/// A model: entities with their properties.
///
/// Source: Apple, NSManagedObjectModel.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  @Settable open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }
  /// The names of the modules in which `objectClass` searches classes, from the model's folder.
  final var modules: [String] = []
  nonisolated(unsafe) static let none = NSManagedObjectModel()

  /// Creates an empty model.
  public override init() {}

  /// Reads the folder of a model in a bundle.
  public convenience init?(contentsOf url: URL) {
    var folder = url.path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let note = try? String(contentsOfFile: folder + "/modules", encoding: .utf8)
    guard let model = try? DataModel(folder: folder) else { return nil }
    self.init(model, modules: note?.split(separator: "\n").map(String.init) ?? [])
  }

  /// Merges the models of bundles; nil stands for the app's.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    var folders: [URL] = []
    for bundle in bundles ?? [Bundle.main] {
      let found = bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []
      folders += found.map { $0 as URL }
    }
    folders.sort { $0.path < $1.path }
    let models = folders.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return NSManagedObjectModel(byMerging: models)
  }

  /// Merges several models; nil for none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    modules = models.flatMap(\.modules)
    entities = models.flatMap(\.entities)
  }

  private convenience init(_ model: DataModel, modules: [String]) {
    self.init()
    self.modules = modules
    entities = model.entities.map { NSEntityDescription($0) }
    let byName = entitiesByName
    for (entity, read) in zip(entities, model.entities) {
      if let parent = read.parent { byName[parent]?.subentities.append(entity) }
      for relationship in read.relationships {
        guard let own = entity.relationship(relationship.name) else { continue }
        own.destinationEntity = byName[relationship.destination]
        own.inverseRelationship = relationship.inverse.flatMap {
          own.destinationEntity?.relationship($0)
        }
      }
    }
  }
}

extension NSEntityDescription {
  fileprivate func relationship(_ name: String) -> NSRelationshipDescription? {
    for case let property as NSRelationshipDescription in properties where property.name == name {
      return property
    }
    return nil
  }

  /// Creates an entity with its properties; destinations and inverses are connected later.
  fileprivate convenience init(_ read: DataModel.Entity) {
    self.init()
    name = read.name
    managedObjectClassName = read.className
    isAbstract = read.isAbstract
    uniquenessConstraints = read.constraints
    let attributes = read.attributes.map { attribute -> NSPropertyDescription in
      let description = NSAttributeDescription()
      description.name = attribute.name
      description.isOptional = attribute.isOptional
      description.attributeType = NSAttributeType(written: attribute.kind)
      description.attributeValueClassName = attribute.className
      description.defaultValue = attribute.defaultValue.flatMap(description.attributeType.value)
      return description
    }
    let relationships = read.relationships.map { relationship -> NSPropertyDescription in
      let description = NSRelationshipDescription()
      description.name = relationship.name
      description.isOptional = relationship.isOptional
      description.isOrdered = relationship.isOrdered
      description.maxCount = relationship.isToMany ? 0 : 1
      description.deleteRule =
        switch relationship.deletionRule {
        case "Cascade": .cascadeDeleteRule
        case "Deny": .denyDeleteRule
        case "No Action": .noActionDeleteRule
        default: .nullifyDeleteRule
        }
      return description
    }
    properties = attributes + relationships
  }
}
