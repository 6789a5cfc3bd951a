import Foundation

/// A parsed format of the visual format language, not yet bound to views and metrics.
///
/// Parsing uses only the grammar; `constraints(options:metrics:views:origin:)` resolves names.
/// Apart from `longestText` there is no limit, and both steps take linear time.
///
/// Rule: L-VFL-3.
/// See: L-VFL-1, L-VFL-2.
/// Source: Apple, Auto Layout Guide, Visual Format Language.
package struct VisualFormat: Sendable {
  /// The maximum length of a format, in bytes of UTF-8.
  package static let longestText = 65_536

  /// The original text.
  package let text: String
  /// True if the views follow each other vertically.
  package var isVertical = false
  /// The connection between the superview and the first view; nil if the text begins with a view.
  package var start: Connection?
  /// The views in the order of the format.
  package var parts: [Part] = []
  /// The connection after the last view, and the column of the superview's bar; nil at the end of
  /// the text.
  package var end: (connection: Connection, bar: Int?)?

  package init(text: String) { self.text = text }

  /// A connection between two elements.
  package enum Connection: Sendable {
    /// None: the elements touch.
    case none
    /// A hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A view in brackets, with the connection before it.
  package struct Part: Sendable {
    /// The connection before the view.
    package var connection: Connection
    /// The view's name.
    package var name: Name
    /// The conditions on the size of the view.
    package var predicates: [Predicate] = []
    /// The column after the closing bracket; nil if an error came before.
    package var end: Int?
  }

  /// A predicate on a size or a space.
  package struct Predicate: Sendable {
    /// The relation to the object; equal unless the format has another.
    package var relation = ConstraintTerms.Relation.equal
    /// The number or the name to which the size is related.
    package var object: Quantity
    /// The priority after `@`; nil for the default.
    package var priority: Quantity?
  }

  /// A number, or the name of a metric or view, with the column after it.
  package enum Quantity: Sendable {
    case number(Double, end: Int)
    case name(Name)

    /// The column after the number or the name.
    package var end: Int {
      switch self {
      case .number(_, let end): end
      case .name(let name): name.end
      }
    }
  }

  /// A name in a format, and the column after it.
  package struct Name: Sendable {
    /// The name.
    package var text: String
    /// The column after the name.
    package var end: Int
  }
}

extension VisualFormat {
  /// The views in brackets, in order, with the columns of their names, in Unicode scalars from 1.
  ///
  /// - Complexity: O(length).
  package var viewNames: [(name: String, column: Int)] {
    parts.map { part in
      let start = text.utf8.index(
        text.startIndex, offsetBy: part.name.end - part.name.text.utf8.count)
      return (part.name.text, text.unicodeScalars[..<start].count + 1)
    }
  }

  /// All names of views and of quantities; some are metrics.
  package var names: [String] {
    var predicates = (start?.predicates ?? []) + (end?.connection.predicates ?? [])
    for part in parts { predicates += part.connection.predicates + part.predicates }
    return parts.map(\.name.text) + predicates.compactMap(\.objectName)
  }
}

extension VisualFormat.Connection {
  /// The predicates of the connection; none for other kinds.
  package var predicates: [VisualFormat.Predicate] {
    if case .predicates(let all) = self { all } else { [] }
  }
}

extension VisualFormat.Predicate {
  fileprivate var objectName: String? {
    if case .name(let name) = object { name.text } else { nil }
  }
}
