import Foundation

/// The plural rules of a language, which determine a number's category.
///
/// Source: Unicode Technical Standard 35, part 3, language plural rules.
package struct PluralRules: Sendable {
  private var categories: [(name: String, conditions: [[Condition]])] = []

  /// A comparison of an operand, or of its remainder, with ranges.
  fileprivate struct Condition {
    let operand: String
    let divisor: UInt64
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  private static let known: [Substring: PluralRules] = {
    var all: [Substring: PluralRules] = [:]
    var languages: [Substring] = []
    for line in pluralRuleTable.split(separator: "\n") {
      let fields = line.split(separator: " ")
      if fields[0] == "languages" {
        languages = fields.dropFirst().map { $0.lowercased()[...] }
        for language in languages { all[language] = PluralRules() }
      } else {
        let conditions = fields.dropFirst().split(separator: "or").map {
          $0.split(separator: "and").map { Condition(fields: Array($0)) }
        }
        for language in languages {
          all[language]?.categories.append((String(fields[0]), conditions))
        }
      }
    }
    return all
  }()

  /// Returns the rules of a language such as `de` or `pt-PT`, or of its name without the last
  /// components.
  ///
  /// Upper case is as good as lower case. A language that CLDR does not have has only `other`.
  package static func of(_ language: String) -> PluralRules {
    known(language) ?? PluralRules()
  }

  /// True if CLDR has rules for a language, or for its name without the last components.
  package static func has(_ language: String) -> Bool { known(language) != nil }

  private static func known(_ language: String) -> PluralRules? {
    let name = language.lowercased().replacing("_", with: "-")
    var rest = name[...]
    while true {
      if let rules = known[rest] { return rules }
      guard let end = rest.lastIndex(of: "-") else { return nil }
      rest = rest[..<end]
    }
  }

  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  package func category(of number: PluralOperands) -> String {
    let match = categories.first { category in
      category.conditions.contains { $0.allSatisfy { $0.holds(for: number) } }
    }
    return match?.name ?? "other"
  }
}

extension PluralRules.Condition {
  /// Creates a condition from words such as `n mod 10 not in 2..4,9`, which only the table
  /// contains.
  fileprivate init(fields: [Substring]) {
    operand = String(fields[0])
    divisor = fields[1] == "mod" ? UInt64(fields[2]) ?? 0 : 0
    isNegated = fields.contains("not")
    ranges = fields[fields.count - 1].split(separator: ",").compactMap { part in
      let ends = part.split(separator: ".").compactMap { UInt64($0) }
      return ends.first.flatMap { first in ends.last.map { first...$0 } }
    }
  }

  fileprivate func holds(for number: PluralOperands) -> Bool {
    guard var value = number[operand] else { return isNegated }
    if divisor > 0 { value %= divisor }
    return ranges.contains { $0.contains(value) } != isNegated
  }
}

/// The operands of plural rules, from the written digits of a number.
///
/// Source: Unicode Technical Standard 35, part 3, plural operand meanings.
package struct PluralOperands: Sendable {
  private var integer: UInt64
  private var digits = 0
  private var fraction: UInt64 = 0
  private var fractionWithoutZeros: UInt64 = 0

  /// Creates the operands of a decimal number such as `1.50`; nil for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let integer = PluralOperands.value(parts[0])
    else { return nil }
    self.integer = integer
    guard parts.count == 2 else { return }
    let significant = parts[1].dropLast(parts[1].reversed().prefix { $0 == "0" }.count)
    digits = parts[1].utf8.count
    fraction = PluralOperands.value(parts[1]) ?? 0
    fractionWithoutZeros = PluralOperands.value(significant) ?? 0
  }

  /// Creates the operands of a floating-point number in its shortest form; nil for NaN and
  /// infinity.
  package init?(_ number: Double) {
    guard number.isFinite else { return nil }
    var text = "\(number.magnitude)"
    if text.contains("e") { text = String(format: "%.20f", number.magnitude) }
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    self.init(text)
  }

  /// Returns the value of digits.
  ///
  /// For more than 18 digits it is the value of the last ones with an added leading digit. This
  /// suffices, because no rule compares larger numbers, and all divisors divide that power of ten.
  private static func value(_ digits: some StringProtocol) -> UInt64? {
    let known = digits.drop { $0 == "0" }
    if known.isEmpty { return 0 }
    return UInt64(known.count > 18 ? "1" + known.suffix(18) : String(known))
  }

  /// The value of an operand; nil for `n` of a number that is no integer.
  fileprivate subscript(name: String) -> UInt64? {
    switch name {
    case "n": fractionWithoutZeros == 0 ? integer : nil
    case "i": integer
    case "v": UInt64(digits)
    case "f": fraction
    case "t": fractionWithoutZeros
    default: 0
    }
  }
}
