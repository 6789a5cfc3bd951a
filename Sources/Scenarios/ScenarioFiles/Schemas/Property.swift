import GimbalDocuments

/// A property that scenes, rules and steps set: its key, its classes, and the schema of its value.
package struct Property<Value: Sendable>: Sendable {
  package let key: String
  private let valueSchema: @Sendable () -> ValueSchema<Value>
  /// The classes of views that have it; empty if all have it.
  let classes: [SceneViewClass]
  let note: String?

  init(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    of classes: SceneViewClass..., note: String? = nil
  ) {
    self.key = key
    self.valueSchema = valueSchema
    self.classes = classes
    self.note = note
  }

  /// The type-erased property.
  var any: AnyProperty {
    AnyProperty(
      key: key, classes: classes, note: note, schema: { [valueSchema] in valueSchema().schema },
      read: { [valueSchema] (value) throws(DocumentError) in try valueSchema().read(value) })
  }
}

/// A type-erased property.
package struct AnyProperty: Sendable {
  package let key: String
  let classes: [SceneViewClass]
  let note: String?
  fileprivate let schema: @Sendable () -> Schema
  let read: @Sendable (DocumentValue) throws(DocumentError) -> any Sendable

  /// The key as a schema lists it, with the classes before its description.
  var entry: MemberEntry {
    let owners = classes.map(\.rawValue).joined(separator: " or a ")
    let parts = [classes.isEmpty ? nil : "Of a \(owners)", note].compactMap { $0 }
    let ends = parts.last?.hasSuffix(".") ?? true
    return MemberEntry(
      key, schema(), parts.isEmpty ? nil : parts.joined(separator: ": ") + (ends ? "" : "."))
  }
}

extension PropertyValues {
  /// The value of a property, or nil without one.
  package subscript<Value>(_ property: Property<Value>) -> Value? {
    for (key, value) in entries where key == property.key { return value as! Value? }
    return nil
  }

  /// Returns true if a property has a value.
  package func gives<Value>(_ property: Property<Value>) -> Bool {
    entries.contains { $0.key == property.key }
  }
}

extension ObjectReader {
  /// Reads the object's values of some properties.
  func values(of properties: [AnyProperty]) throws(DocumentError) -> PropertyValues {
    var values = PropertyValues()
    for property in properties {
      if let value = given(property.key) {
        values.append(try property.read(value), for: property.key)
      }
    }
    return values
  }
}
