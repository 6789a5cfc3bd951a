import Foundation

/// A localized format with variables, whose strings differ with their numbers.
///
/// Rule: L-PLURAL-1.
package struct LocalizedFormat: Equatable, Sendable {
  /// A variable `%#@name@` of a format.
  package struct Variable: Equatable, Sendable {
    /// The strings by plural category.
    let localized: [String: String]
    /// The argument's position from 1, if a catalog states it; nil leaves it to the format.
    var argument: Int?
    /// The specifier of `%arg` in the strings of a catalog, such as `lld`; nil in other files.
    var specifier: String?
  }

  /// The reason why a format has no string for some arguments.
  package enum Failure: Error {
    case cycle(String)
    case tooMuch
    case noText(String)
    case noNumber(String)
    case noArgument(Int)
  }

  /// The format with its variables.
  package var format: String
  /// The variables by name.
  package let variables: [String: Variable]
  /// The language of the plural rules.
  package let language: String

  /// The limit of variables inside each other.
  static let depthLimit = 16
  /// The limit of the result's bytes; each variable counts 16 more.
  static let workLimit = 65_536

  /// Returns a format without variables and positions, with the arguments in its order.
  ///
  /// - Throws: the reason if there is none.
  /// - Complexity: O(length of the result), at most the limits.
  package func resolved(
    _ arguments: [any CVarArg]
  ) throws(Failure) -> (format: String, arguments: [any CVarArg]) {
    var resolution = FormatResolution(
      source: self, rules: .of(language), given: arguments)
    try resolution.append(format, from: 0, nil)
    return (resolution.text, resolution.arguments)
  }

  /// The string for the category `other` of all variables; nil if it is endless, or if a variable
  /// has no such text.
  ///
  /// - Complexity: O(length of the result), at most the limits.
  package var other: String? {
    var work = 0
    return expanded(format, [], &work)
  }

  private func expanded(_ format: String, _ open: [Substring], _ work: inout Int) -> String? {
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: /%(?:[0-9]+\$)?[-+ 0-9']*+(?:\.[0-9]*+)?#@([^@]*)@/) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let name = match.output.1
      // L-PLURAL-1.4
      guard !open.contains(name), open.count < Self.depthLimit,
        let variable = variables[String(name)], let other = variable.localized["other"]
      else { return nil }
      work += 16 + other.utf8.count
      guard work <= Self.workLimit, let text = expanded(other, open + [name], &work) else {
        return nil
      }
      result += variable.specifier.map { text.replacing("%arg", with: "%" + $0) } ?? text
    }
    return result + rest
  }
}

/// The resolution of a format for some arguments.
private struct FormatResolution {
  /// The format whose variables are replaced.
  let source: LocalizedFormat
  /// The plural rules of the format's language.
  let rules: PluralRules
  /// The arguments of the caller.
  let given: [any CVarArg]
  /// The format so far, without variables.
  var text = ""
  /// The arguments of `text`, in order.
  var arguments: [any CVarArg] = []
  private var open: [String] = []
  private var work = 0

  init(source: LocalizedFormat, rules: PluralRules, given: [any CVarArg]) {
    self.source = source
    self.rules = rules
    self.given = given
  }

  /// Appends a format.
  ///
  /// A value without a position takes the next argument; the first one in a variable's string takes
  /// the variable's own. A variable without a position also takes the next one, but inside a
  /// variable's string never that variable's own.
  mutating func append(
    _ format: String, from own: Int, _ specifier: String?
  ) throws(LocalizedFormat.Failure) {
    var next = own
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      try add(rest[..<start])
      rest = rest[start...]
      if let match = rest.prefixMatch(
        of: /%(?:([0-9]+)\$)?[-+ 0-9']*+(?:\.[0-9]*+)?#@([^@]*)@/)
      {
        let name = String(match.output.2)
        let stated = match.output.1.map { (Int($0) ?? 0) - 1 }
        let fromCatalog = source.variables[name]?.argument.map { $0 - 1 }
        // L-PLURAL-1.1
        let index = stated ?? fromCatalog ?? max(next, open.isEmpty ? 0 : own + 1)
        if stated == nil, fromCatalog == nil { next = index + 1 }
        try appendVariable(name, at: index)
        rest = rest[match.range.upperBound...]
      } else if let specifier, rest.hasPrefix("%arg") {
        arguments.append(try argument(own))
        try add("%" + specifier)
        rest = rest.dropFirst(4)
      } else if let match = rest.prefixMatch(
        of:
          /%(?:([0-9]+)\$)?([-+ 0#']*+)(\*|[0-9]*+)(\.(?:\*|[0-9]*+))?((?:hh|h|ll|l|q|L|z|t|j)?[@A-Za-z])/
      ) {
        let parts = match.output
        for part in [parts.3, parts.4 ?? ""] where part.hasSuffix("*") {
          arguments.append(try argument(next))
          next += 1
        }
        let stated = parts.1.map { (Int($0) ?? 0) - 1 }
        arguments.append(try argument(stated ?? next))
        if stated == nil { next += 1 }
        try add("%\(parts.2)\(parts.3)\(parts.4 ?? "")\(parts.5)")
        rest = rest[match.range.upperBound...]
      } else {
        // A single percent sign is literal.
        try add("%%")
        rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      }
    }
    try add(rest)
  }

  private mutating func appendVariable(
    _ name: String, at index: Int
  ) throws(LocalizedFormat.Failure) {
    // L-PLURAL-1.4
    guard let variable = source.variables[name] else { throw .noText(name) }
    guard !open.contains(name) else { throw .cycle(name) }
    work += 16
    guard open.count < LocalizedFormat.depthLimit, work <= LocalizedFormat.workLimit else {
      throw .tooMuch
    }
    guard let text = try chosen(variable, name, try argument(index)) else { throw .noText(name) }
    open.append(name)
    try append(text, from: index, variable.specifier)
    open.removeLast()
  }

  /// Returns the string of a number.
  ///
  /// The string of `zero` is used for the integer 0 in all languages. Next are the string of the
  /// number's category, the string of `one` for the integer 1, and the string of `other`. The first
  /// of these that exists is returned.
  private func chosen(
    _ variable: LocalizedFormat.Variable, _ name: String, _ argument: any CVarArg
  ) throws(LocalizedFormat.Failure) -> String? {
    let localized = variable.localized
    var operands: PluralOperands?
    var whole: String?
    if let integer = argument as? any BinaryInteger {
      whole = "\(integer)"
      operands = PluralOperands("\(integer)")
    } else if let number = argument as? any BinaryFloatingPoint {
      operands = PluralOperands(Double(number))
    } else if let number = argument as? NSNumber {
      if number.doubleValue == number.doubleValue.rounded() { whole = number.stringValue }
      operands = PluralOperands(number.doubleValue)
    } else if Set(localized.values).count == 1, let only = localized["other"] {
      // L-PLURAL-1.2
      return only
    } else {
      throw .noNumber(name)
    }
    // L-PLURAL-1.2
    if whole == "0", let text = localized["zero"] { return text }
    if let operands, let text = localized[rules.category(of: operands)] { return text }
    return (whole == "1" ? localized["one"] : nil) ?? localized["other"]
  }

  private func argument(_ index: Int) throws(LocalizedFormat.Failure) -> any CVarArg {
    guard given.indices.contains(index) else { throw .noArgument(index + 1) }
    return given[index]
  }

  private mutating func add(_ piece: some StringProtocol) throws(LocalizedFormat.Failure) {
    work += piece.utf8.count
    guard work <= LocalizedFormat.workLimit else { throw .tooMuch }
    text += piece
  }
}

extension LocalizedFormat.Failure: CustomStringConvertible {
  /// The error, as the end of a line that names the key.
  package var description: String {
    switch self {
    case .cycle(let name): "the variable \(name) refers to itself"
    case .tooMuch:
      "the variables are nested deeper than \(LocalizedFormat.depthLimit), "
        + "or their text is longer than \(LocalizedFormat.workLimit)"
    case .noText(let name): "the variable \(name) has no text for the number; add one for other"
    case .noNumber(let name): "the argument of the variable \(name) is not a number"
    case .noArgument(let index): "there is no argument \(index)"
    }
  }
}
