import Foundation

/// An object that has values by name, such as a managed object; of all others those are found that are stored.
package protocol NamedValues: AnyObject {
  /// The value of a name; nil for a name that the object does not have.
  func namedValue(_ name: String) -> Any??
}

/// Values by ways of names, as key-value coding finds them.
///
/// Source: Apple, Key-Value Coding Programming Guide.
package enum NamedValue {
  /// The value at a way of names; nil stays nil, and of a collection the way's values are collected.
  ///
  /// A name that an object does not have ends the process, as NSUndefinedKeyException does on Apple platforms.
  ///
  /// - Complexity: O(names), times the elements of collections on the way.
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

  /// The value of a collection operator.
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

  /// The value of a name of one object.
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

  /// The elements of a collection; nil for what is none.
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

  /// A value without the optionals around it; nil for none, and for `NSNull`.
  package static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }
}
