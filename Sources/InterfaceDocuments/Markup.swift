/// One element of a document as it stands in the file.
///
/// It does not change once the document is read.
package final class Markup {
  /// The element's name, such as `constraint`.
  package let name: String
  /// The attributes by name, as they are written.
  package private(set) var attributes: [String: String]
  /// The elements inside, in their order.
  package private(set) var children: [Markup] = []
  /// The text inside a `string` element; empty for all others.
  package internal(set) var text = ""
  /// The number of the object at the top of its scene or file in which the element stands; 0 outside of all.
  var tree = 0
  /// The number of the element in the document's order, from 0 on.
  package let ordinal: Int

  init(name: String, attributes: [String: String], ordinal: Int) {
    self.name = name
    self.attributes = attributes
    self.ordinal = ordinal
    id = attributes["id"]
    key = attributes["key"]
  }

  /// Gives an attribute another value, while the document is read.
  func set(_ name: String, to value: String) { attributes[name] = value }

  func append(_ child: Markup) { children.append(child) }

  /// An attribute as it is written; nil where it is absent.
  package subscript(name: String) -> String? { attributes[name] }

  /// The element's id.
  package let id: String?
  /// The place that the element has in the one around it, such as `frame`.
  package let key: String?

  /// The first element inside with a key.
  package func child(key: String) -> Markup? { children.first { $0.key == key } }

  /// The first element inside with a name.
  package func child(_ name: String) -> Markup? { children.first { $0.name == name } }

  /// The elements inside the first child of a name; none where there is no such child.
  package func list(_ name: String) -> [Markup] { child(name)?.children ?? [] }

  /// An attribute of the form `YES` or `NO`; nil where it is absent.
  package func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

  /// A number; nil where the attribute is absent.
  ///
  /// The document's check has seen to it that it is one.
  package func number(_ name: String) -> Double? { attributes[name].flatMap(ShortNumber.read) }

  /// A whole number; nil where the attribute is absent.
  package func integer(_ name: String) -> Int? {
    number(name).flatMap { $0.magnitude < 1e15 ? Int($0) : nil }
  }
}
