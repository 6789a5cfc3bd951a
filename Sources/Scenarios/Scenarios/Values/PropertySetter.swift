import GimbalDocuments
import GimbalEngine

/// The setter of one property of the table.
@MainActor
struct PropertySetter<Target> {
  /// The key of the property in files.
  nonisolated let key: String
  /// Sets a value of the property's type on a target; formulas need the scope.
  let set: (Target, any Sendable, LengthScope?) throws(SceneError) -> Void

  /// Creates a setter of a value that needs no scope.
  init<Value>(_ property: Property<Value>, _ set: @escaping (Target, Value) -> Void) {
    key = property.key
    self.set = { (target, value, _) throws(SceneError) in set(target, value as! Value) }
  }

  /// Creates a setter of a value with formulas, which the scope evaluates.
  init<Value, Result>(
    _ property: Property<Value>,
    by formulas: @escaping (LengthScope) -> (Value) throws(SceneError) -> Result,
    _ set: @escaping (Target, Result) -> Void
  ) {
    key = property.key
    self.set = { (target, value, scope) throws(SceneError) in
      if let scope { set(target, try formulas(scope)(value as! Value)) }
    }
  }

  /// Creates a setter of a property that only some classes of the target have.
  init<Value, Part>(
    _ property: Property<Value>, on type: Part.Type, _ set: @escaping (Part, Value) -> Void
  ) {
    self.init(property) { target, value in
      if let part = target as? Part { set(part, value) }
    }
  }
}

/// The setters of one kind of target, by their keys.
@MainActor
struct PropertySetters<Target>: ExpressibleByArrayLiteral {
  private let byKey: [String: PropertySetter<Target>]

  /// Creates a table of setters with distinct keys.
  nonisolated init(arrayLiteral setters: PropertySetter<Target>...) {
    byKey = Dictionary(uniqueKeysWithValues: setters.map { ($0.key, $0) })
  }

  /// Returns the setter of a key; nil for a key that is set in another way.
  subscript(key: String) -> PropertySetter<Target>? { byKey[key] }
}

extension PropertyValues {
  /// Sets the values on a target, each by the setter of its key.
  @MainActor
  func set<Target>(
    on target: Target, by setters: PropertySetters<Target>, _ scope: LengthScope?
  ) throws(SceneError) {
    for (key, value) in entries { try setters[key]?.set(target, value, scope) }
  }
}
