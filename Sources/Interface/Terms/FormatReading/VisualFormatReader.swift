import Foundation

/// The grammar of the visual format language.
///
/// ```
/// format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
/// connection = ["-" [(quantity ["@" quantity] | list) "-"]]
/// view       = "[" name [list] "]"
/// list       = "(" predicate {"," predicate} ")"
/// predicate  = ["==" | "<=" | ">="] quantity ["@" quantity]
/// quantity   = number | name
/// ```
///
/// Each step appends the parts that it has read to `format`, so after an error `format` has all
/// parts before it.
///
/// Rule: L-VFL-1, L-VFL-E2, L-VFL-E3, L-VFL-E7, L-VFL-E9.
/// See: L-VFL-3.
struct VisualFormatReader {
  private(set) var format: VisualFormat
  private var scanner: VisualFormatScanner

  init(_ text: String) {
    format = VisualFormat(text: text)
    scanner = VisualFormatScanner(text)
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, in: format.text, at: scanner.offset)
  }

  /// Reads the whole text into `format`.
  ///
  /// - Throws: ``VisualFormatError`` for the first error; `format` has the parts before it.
  mutating func readFormat() throws(VisualFormatError) {
    if scanner.isAtEnd { throw error(.empty) }
    guard scanner.bytes.count <= VisualFormat.longestText else {
      throw error(.tooLong(bytes: scanner.bytes.count))
    }
    try readAxis()
    var connection = VisualFormat.Connection.none
    if scanner.take("|") {
      format.start = VisualFormat.Connection.none
      connection = try readConnection { format, connection in format.start = connection }
    }
    repeat {
      try readView(after: connection)
      if scanner.isAtEnd { return }
      connection = try readConnection { format, connection in format.end = (connection, nil) }
    } while !scanner.isNext("|")
    format.end = (connection, scanner.offset)
    _ = scanner.take("|")
    if !scanner.isAtEnd { throw error(.textAfterEnd) }
  }

  private mutating func readAxis() throws(VisualFormatError) {
    format.isVertical = scanner.take("V")
    guard format.isVertical || scanner.take("H") else { return }
    guard scanner.take(":") else { throw error(.noColon(isVertical: format.isVertical)) }
  }

  /// Reads the connection before a view or bar; passes what precedes an error to `store`.
  private mutating func readConnection(
    _ store: (inout VisualFormat, VisualFormat.Connection) -> Void
  ) throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .none }
    if scanner.isAtEnd { throw error(.noView) }
    if scanner.isNext("[") || scanner.isNext("|") {
      store(&format, .standard)
      return .standard
    }
    var predicates: [VisualFormat.Predicate] = []
    defer { store(&format, .predicates(predicates)) }
    if scanner.isNext("(") {
      try readList(orElse: .unclosedList) { predicates.append($0) }
    } else {
      // An error, because a minus sign would be a second hyphen.
      guard !scanner.isNext("-"), !scanner.isNext("+") else { throw error(.noQuantity) }
      predicates = [VisualFormat.Predicate(object: try readQuantity())]
      predicates[0].priority = try readPriority()
    }
    guard scanner.take("-") else { throw error(.unclosedConnection) }
    return .predicates(predicates)
  }

  private mutating func readView(
    after connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    guard scanner.take("[") else { throw error(.noView) }
    guard let name = scanner.takeName() else { throw error(.noViewName) }
    format.end = nil
    let index = format.parts.count
    format.parts.append(
      VisualFormat.Part(
        connection: index == 0 ? .none : connection,
        name: VisualFormat.Name(text: name, end: scanner.offset)))
    if scanner.isNext("(") {
      var predicates: [VisualFormat.Predicate] = []
      defer { format.parts[index].predicates = predicates }
      try readList(orElse: .unclosedView) { predicates.append($0) }
    }
    guard scanner.take("]") else { throw error(.unclosedView) }
    format.parts[index].end = scanner.offset
  }

  private mutating func readList(
    orElse reason: VisualFormatError.Reason, _ store: (VisualFormat.Predicate) -> Void
  ) throws(VisualFormatError) {
    repeat {
      // First the opening parenthesis, then the commas.
      scanner.offset += 1
      let relation = try readRelation()
      var predicate = VisualFormat.Predicate(relation: relation, object: try readQuantity())
      defer { store(predicate) }
      predicate.priority = try readPriority()
    } while scanner.isNext(",")
    guard scanner.take(")") else { throw error(reason) }
  }

  private mutating func readRelation() throws(VisualFormatError) -> ConstraintTerms.Relation {
    let relation: ConstraintTerms.Relation
    if scanner.take("=") {
      relation = .equal
    } else if scanner.take("<") {
      relation = .lessThanOrEqual
    } else if scanner.take(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard scanner.take("=") else { throw error(.unknownRelation) }
    return relation
  }

  private mutating func readQuantity() throws(VisualFormatError) -> VisualFormat.Quantity {
    if let name = scanner.takeName() {
      return .name(VisualFormat.Name(text: name, end: scanner.offset))
    }
    guard let number = scanner.takeNumber() else { throw error(.noQuantity) }
    guard number.isFinite else { throw error(.notFinite(number)) }
    return .number(number, end: scanner.offset)
  }

  private mutating func readPriority() throws(VisualFormatError) -> VisualFormat.Quantity? {
    guard scanner.take("@") else { return nil }
    return try readQuantity()
  }
}

extension VisualFormat {
  /// Parses a format.
  ///
  /// - Complexity: O(length).
  ///
  /// See: L-VFL-1, L-VFL-E1, L-VFL-E2, L-VFL-E3, L-VFL-E4, L-VFL-E5, L-VFL-E6, L-VFL-E7, L-VFL-E8,
  /// L-VFL-E9 (errors).
  package static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    let (format, error) = read(text)
    if let error { throw error }
    return format
  }

  /// Parses as much of a format as is valid, because UIKit reports an unknown name before a later
  /// error.
  package static func read(_ text: String) -> (VisualFormat, VisualFormatError?) {
    var reader = VisualFormatReader(text)
    do throws(VisualFormatError) {
      try reader.readFormat()
    } catch {
      return (reader.format, error)
    }
    return (reader.format, nil)
  }
}
