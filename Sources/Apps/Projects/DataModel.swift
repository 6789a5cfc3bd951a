import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// A Core Data model as Xcode saves it.
///
/// It has the entities of the current version of a folder `*.xcdatamodeld`, or of a folder
/// `*.xcdatamodel`.
///
/// Source: files that Xcode 4 to 26 save, `contents` and `.xccurrentversion`.
package struct DataModel: Sendable {
  /// An attribute.
  package struct Attribute: Sendable {
    /// The name.
    package let name: String
    /// The kind as the file writes it, such as `Integer 32`.
    package let kind: String
    /// True if it is optional.
    package let isOptional: Bool
    /// The default value, as the file writes it.
    package let defaultValue: String?
    /// True if classes have it as a Swift number.
    package let isScalar: Bool
    /// The class of a transformable value.
    package let className: String?
  }

  /// A relationship.
  package struct Relationship: Sendable {
    /// The name.
    package let name: String
    /// The name of the destination entity.
    package let destination: String
    /// The name of the inverse relationship.
    package let inverse: String?
    /// True for a to-many relationship.
    package let isToMany: Bool
    /// True for an ordered relationship.
    package let isOrdered: Bool
    /// True if it is optional.
    package let isOptional: Bool
    /// The name of the delete rule.
    package let deletionRule: String
  }

  /// An entity.
  package struct Entity: Sendable {
    /// The name.
    package let name: String
    /// The name of its class, which is `NSManagedObject` where the file names none.
    package let className: String
    /// The code generation of the class: `class`, `category`, or nil for none.
    package let generation: String?
    /// True if it is abstract.
    package let isAbstract: Bool
    /// The name of the parent entity.
    package let parent: String?
    /// The attributes.
    package let attributes: [Attribute]
    /// The relationships.
    package let relationships: [Relationship]
    /// The uniqueness constraints, by the names of attributes.
    package let constraints: [[String]]
  }

  /// The name of the folder without its extension.
  package let name: String
  /// The file with the entities.
  package let file: String
  /// The entities, in the file's order.
  package let entities: [Entity]

  /// Reads a folder.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a file that is damaged or is no model.
  /// - Complexity: O(bytes).
  package init(folder: String) throws {
    file = try DataModel.file(of: folder)
    let last = folder.split(separator: "/").last ?? ""
    name = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
    let data: Data
    do throws(DocumentError) {
      data = Data(try FileReader.read(file))
    } catch {
      throw InterfaceDocumentError(file: error.file, location: nil, message: error.issue)
    }
    let text = try DocumentText(data, file: file)
    let root = try PropertyListMarkup.read(text)
    guard root.name == "model" else {
      throw text.error(
        at: root, "the root element is \(root.name): a model of Core Data begins with model")
    }
    entities = root.children.filter { $0.name == "entity" }.compactMap(DataModel.entity)
  }

  /// Returns the file of the current version.
  private static func file(of folder: String) throws -> String {
    if FileReader.isThere(folder + "/contents") { return folder + "/contents" }
    let note = folder + "/.xccurrentversion"
    if let data = try? FileReader.read(note),
      let name = try PropertyListReader.read(Data(data), file: note)["_XCCurrentVersionName"]?
        .string
    {
      return folder + "/" + name + "/contents"
    }
    let versions = ((try? FileReader.entries(inFolder: folder)) ?? []).filter {
      $0.hasSuffix(".xcdatamodel")
    }
    guard let version = versions.sorted().last else {
      throw InterfaceDocumentError(
        file: folder, location: nil, message: "contains no version of a Core Data model")
    }
    return folder + "/" + version + "/contents"
  }

  private static func entity(_ markup: Markup) -> Entity? {
    guard let name = markup["name"] else { return nil }
    let named = markup["representedClassName"] ?? ""
    return Entity(
      name: name,
      className: named.isEmpty
        ? "NSManagedObject" : named.split(separator: ".").last.map(String.init) ?? named,
      generation: markup["codeGenerationType"], isAbstract: markup.flag("isAbstract") ?? false,
      parent: markup["parentEntity"],
      attributes: markup.children.filter { $0.name == "attribute" }.compactMap(attribute),
      relationships: markup.children.filter { $0.name == "relationship" }.compactMap(relationship),
      constraints: markup.list("uniquenessConstraints").map { constraint in
        constraint.children.compactMap { $0["value"] }
      })
  }

  private static func attribute(_ markup: Markup) -> Attribute? {
    guard let name = markup["name"] else { return nil }
    return Attribute(
      name: name, kind: markup["attributeType"] ?? "Undefined",
      isOptional: markup.flag("optional") ?? false,
      defaultValue: markup["defaultValueString"] ?? markup["defaultDateTimeInterval"],
      isScalar: markup.flag("usesScalarValueType") ?? false, className: markup["customClassName"])
  }

  private static func relationship(_ markup: Markup) -> Relationship? {
    guard let name = markup["name"], let destination = markup["destinationEntity"] else {
      return nil
    }
    return Relationship(
      name: name, destination: destination, inverse: markup["inverseName"],
      isToMany: markup.flag("toMany") ?? (markup["maxCount"] != "1"),
      isOrdered: markup.flag("ordered") ?? false, isOptional: markup.flag("optional") ?? false,
      deletionRule: markup["deletionRule"] ?? "Nullify")
  }
}

extension DataModel {
  /// The sources that Xcode generates for the entities' classes; empty if it generates none.
  ///
  /// Source: files that Xcode 16 writes for the choices "Class Definition" and
  /// "Category/Extension".
  package var source: String {
    let byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    var text = ""
    for entity in entities where entity.className != "NSManagedObject" {
      guard let generation = entity.generation else { continue }
      let name = entity.className
      if generation == "class" {
        let parent = entity.parent.flatMap { byName[$0]?.className } ?? "NSManagedObject"
        text += "public class \(name): \(parent) {}\n"
      }
      text += "extension \(name) {\n"
      text +=
        "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
      for attribute in entity.attributes {
        text += "  @NSManaged public var \(attribute.name): \(attribute.type)\n"
      }
      for relationship in entity.relationships {
        let other = byName[relationship.destination]?.className ?? "NSManagedObject"
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        text +=
          "  @NSManaged public var \(relationship.name): \(relationship.isToMany ? set : other)?\n"
        guard relationship.isToMany else { continue }
        let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        if relationship.isOrdered {
          text += "  @NSManaged public func insertInto\(title)(_ value: \(other), at idx: Int)\n"
          text += "  @NSManaged public func removeFrom\(title)(at idx: Int)\n"
        }
        for (verb, value) in ["addTo", "removeFrom"].flatMap({ verb in
          [other, set].map { (verb, $0) }
        }) {
          let label = value == set ? "values" : "value"
          text += "  @NSManaged public func \(verb)\(title)(_ \(label): \(value))\n"
        }
      }
      text += "}\n"
      if entity.parent == nil { text += "extension \(name): Identifiable {}\n" }
    }
    return text.isEmpty ? "" : "\("import") Foundation\n\("import") CoreData\n" + text
  }
}

extension DataModel.Attribute {
  /// The type of the generated property.
  fileprivate var type: String {
    if isScalar {
      switch kind {
      case "Integer 16": return "Int16"
      case "Integer 32": return "Int32"
      case "Integer 64": return "Int64"
      case "Double": return "Double"
      case "Float": return "Float"
      case "Boolean": return "Bool"
      case "Date": return "TimeInterval"
      default: break
      }
    }
    switch kind {
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (className ?? "NSObject") + "?"
    }
  }
}
