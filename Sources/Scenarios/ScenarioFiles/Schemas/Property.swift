import GimbalDocuments

/// A property that scenes, rules and steps set: its key, its classes, and the schema of its value.
package struct Property<Value: Sendable>: Sendable {
  /// The key in files, which also identifies the property.
  package let key: String
  private let valueSchema: @Sendable () -> ValueSchema<Value>
  /// The classes of views that have it; empty if all have it.
  let classes: [SceneViewClass]
  /// The description for the guide and the schema; nil if the key suffices.
  let note: String?

  /// Creates a property; a value's schema is created only when it is needed.
  init(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    of classes: SceneViewClass..., note: String? = nil
  ) {
    self.key = key
    self.valueSchema = valueSchema
    self.classes = classes
    self.note = note
  }

  /// The property without the type of its value, for lists of all properties.
  var any: AnyProperty {
    AnyProperty(
      key: key, classes: classes, note: note, schema: { [valueSchema] in valueSchema().schema },
      read: { [valueSchema] (value) throws(DocumentError) in try valueSchema().read(value) })
  }
}

/// A property without the type of its value, by which an object's keys are read in a loop.
package struct AnyProperty: Sendable {
  /// The key in files.
  package let key: String
  /// The classes of views that have it; empty if all have it.
  let classes: [SceneViewClass]
  /// The description for the guide and the schema; nil if the key suffices.
  let note: String?
  fileprivate let schema: @Sendable () -> Schema
  /// Reads a value of the property's type.
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
  /// Reads those properties that the object has.
  ///
  /// - Throws: an error with the source location for the first wrong value.
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
