import Foundation

/// An object with values by key, such as a managed object; for others stored properties are found.
package protocol NamedValues: AnyObject {
  /// Returns the value of a key; nil for a key that the object does not have.
  func namedValue(_ name: String) -> Any??
}

/// Values by key paths, as in key-value coding.
///
/// Source: Apple, Key-Value Coding Programming Guide.
package enum NamedValue {
  /// Returns the value at a key path; nil for nil, and an array of the values for a collection.
  ///
  /// A key that an object does not have ends the process, as NSUndefinedKeyException does on Apple
  /// platforms.
  ///
  /// - Complexity: O(keys), times the elements of collections on the path.
  package static func of(_ object: Any?, at path: String) -> Any? {
    if path.isEmpty || path.lowercased() == "self" { return plain(object) }
    return of(object, path.split(separator: ".")[...])
  }

  private static func of(_ object: Any?, _ names: ArraySlice<Substring>) -> Any? {
    guard let object = plain(object), let first = names.first else { return plain(object) }
    let rest = names.dropFirst()
    if first.lowercased() == "self" { return of(object, rest) }
    if let elements = elements(object) {
      guard first.hasPrefix("@") else {
        return of(elements.compactMap { of($0, [first]) }, rest)
      }
      return reduced(elements, String(first), rest)
    }
    return of(value(String(first), of: object), rest)
  }

  /// Returns the value of a collection operator.
  private static func reduced(
    _ elements: [Any], _ name: String, _ rest: ArraySlice<Substring>
  ) -> Any? {
    if name == "@count" { return elements.count }
    let values = elements.compactMap { of($0, rest) }
    let numbers = values.compactMap { PredicateNumber($0)?.double }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return values.max { PredicateValue.order($0, $1) == .orderedAscending }
    case "@min": return values.min { PredicateValue.order($0, $1) == .orderedAscending }
    case "@distinctUnionOfObjects":
      var seen: [Any] = []
      for value in values where !seen.contains(where: { PredicateValue.isEqual($0, value) }) {
        seen.append(value)
      }
      return seen
    default: preconditionFailure("the operator \(name) of key-value coding is not simulated")
    }
  }

  /// Returns the value of one object's key.
  private static func value(_ name: String, of object: Any) -> Any? {
    if let object = object as? any NamedValues, let value = object.namedValue(name) { return value }
    if let table = object as? [String: Any] { return table[name] }
    if let table = object as? NSDictionary { return table[name] }
    if let text = PredicateValue.text(object) {
      switch name {
      case "length": return text.utf16.count
      case "lowercaseString", "lowercased": return text.lowercased()
      case "uppercaseString", "uppercased": return text.uppercased()
      default: break
      }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      if let child = part.children.first(where: { $0.label == name || $0.label == "_" + name }) {
        return plain(child.value)
      }
      mirror = part.superclassMirror
    }
    preconditionFailure(
      "NSUnknownKeyException: \(type(of: object)) is not key value coding-compliant for the key \(name): "
        + "here stored properties have names, those that are computed have none")
  }

  /// Returns the elements of a collection; nil for other values.
  package static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as [Any]: value
    case let value as Set<AnyHashable>: value.map { $0.base }
    default: nil
    }
  }

  /// Returns a value without its optionals; nil for none, and for `NSNull`.
  package static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }
}
