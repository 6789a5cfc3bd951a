import Foundation

/// A line of the visual format language, read but not yet tied to views and metrics.
///
/// Reading knows the grammar only; `constraints(options:metrics:views:origin:)` gives it a meaning.
/// Apart from `longestText` there is no limit, and both steps cost what the text is long.
///
/// Rule: L-VFL-3.
/// See: L-VFL-1, L-VFL-2.
/// Source: Apple, Auto Layout Guide, Visual Format Language.
package struct VisualFormat: Sendable {
  /// The longest text that is read, in bytes of UTF-8.
  package static let longestText = 65_536

  /// The text as it was written.
  package let text: String
  package var isVertical = false
  /// The connection between the superview and the first view; nil when the text begins with a view.
  package var start: Connection?
  package var parts: [Part] = []
  /// The connection after the last view, and the place of the superview's bar; nil at the end of
  /// the text.
  package var end: (connection: Connection, bar: Int?)?

  package init(text: String) { self.text = text }

  /// A connection between two elements.
  package enum Connection: Sendable {
    /// Nothing: they touch.
    case none
    /// A hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A view in brackets, with what stands before it.
  package struct Part: Sendable {
    package var connection: Connection
    package var name: Name
    package var predicates: [Predicate] = []
    /// The place after the closing bracket; nil when the text went wrong before.
    package var end: Int?
  }

  /// A predicate on a size or a space.
  package struct Predicate: Sendable {
    package var relation = ConstraintTerms.Relation.equal
    package var object: Quantity
    package var priority: Quantity?
  }

  /// A number, or the name of one or of a view, with the place after it.
  package enum Quantity: Sendable {
    case number(Double, end: Int)
    case name(Name)

    package var end: Int {
      switch self {
      case .number(_, let end): end
      case .name(let name): name.end
      }
    }
  }

  package struct Name: Sendable {
    package var text: String
    package var end: Int
  }
}

extension VisualFormat {
  /// The views in brackets, in order, with the places where the names begin, in Unicode scalars from 1.
  ///
  /// - Complexity: O(length).
  package var viewNames: [(name: String, column: Int)] {
    parts.map { part in
      let start = text.utf8.index(
        text.startIndex, offsetBy: part.name.end - part.name.text.utf8.count)
      return (part.name.text, text.unicodeScalars[..<start].count + 1)
    }
  }

  /// All names, of views and of what sizes and spaces are compared with; some stand for metrics.
  package var names: [String] {
    var predicates = (start?.predicates ?? []) + (end?.connection.predicates ?? [])
    for part in parts { predicates += part.connection.predicates + part.predicates }
    return parts.map(\.name.text) + predicates.compactMap(\.objectName)
  }
}

extension VisualFormat.Connection {
  package var predicates: [VisualFormat.Predicate] {
    if case .predicates(let all) = self { all } else { [] }
  }
}

extension VisualFormat.Predicate {
  fileprivate var objectName: String? {
    if case .name(let name) = object { name.text } else { nil }
  }
}
