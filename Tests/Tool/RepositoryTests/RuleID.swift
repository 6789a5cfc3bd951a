import Foundation

/// The ids of rules, decisions, evidence and findings, such as `R-NAV-1`, `D-3`, `V-2a` and `F-40`.
///
/// Scanned byte by byte: a regular expression takes half a minute for all sources in a debug build.
enum RuleID {
  /// A step of a rule's page, such as `R-NAV-1.3`.
  struct Step: CustomStringConvertible {
    let rule: String
    let number: Int

    var description: String { "\(rule).\(number)" }
  }

  /// The ids of a text; `R-RSZ-4 to -6` and `R-TRAIT-2, -5` are three and two.
  static func all(in text: some StringProtocol) -> Set<String> { read(text).ids }

  /// The ids of a text, and its steps in their order; a step's rule is one of the ids.
  static func read(_ text: some StringProtocol) -> (ids: Set<String>, steps: [Step]) {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    return (scanner.found, scanner.steps)
  }

  /// The texts between grave accents.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var found: Set<String> = []
    var steps: [Step] = []
    /// The kind of the last id, such as `R-NAV`, and its number.
    var kind = ""
    var last = 0
    var isError = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      var index = 0
      while index < bytes.count {
        if let end = readID(at: index) ?? readAbbreviation(at: index) {
          index = end
        } else {
          index += 1
        }
      }
    }

    private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 32 }

    private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

    private func isWord(_ byte: UInt8) -> Bool {
      isDigit(byte) || isCapital(byte) || (97...122).contains(byte) || byte == 95 || byte > 127
    }

    private func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    private func endOfDigits(_ start: Int) -> Int {
      var index = start
      while isDigit(byte(index)) { index += 1 }
      return index
    }

    /// Reads a complete id and returns the index after it.
    private mutating func readID(at start: Int) -> Int? {
      let first = byte(start)
      let isFamily = first == 82 || first == 76
      guard isFamily || first == 68 || first == 86 || first == 70, !isWord(byte(start - 1)),
        byte(start + 1) == 45
      else { return nil }
      var index = start + 1
      if isFamily {
        let name = index + 1
        index = name
        while isCapital(byte(index)) { index += 1 }
        guard index > name, byte(index) == 45 else { return nil }
      }
      let kind = text(start..<index)
      let number = index + 1
      let isError = byte(number) == 69
      let digits = isError ? number + 1 : number
      var end = endOfDigits(digits)
      guard end > digits, let value = Int(text(digits..<end)) else { return nil }
      if byte(end) == 97, value == 2 { end += 1 }
      guard !isWord(byte(end)) else { return nil }
      if self.kind == kind, last < value, followsTo(start) {
        for between in last..<value { found.insert("\(kind)-\(isError ? "E" : "")\(between)") }
      }
      (self.kind, last, self.isError) = (kind, value, isError)
      let id = text(start..<end)
      found.insert(id)
      return readStep(of: id, at: end) ?? end
    }

    /// Reads `.3` behind an id; the index behind it.
    private mutating func readStep(of rule: String, at start: Int) -> Int? {
      guard byte(start) == 46 else { return nil }
      let end = endOfDigits(start + 1)
      guard let number = Int(text(start + 1..<end)), !isWord(byte(end)) else { return nil }
      steps.append(Step(rule: rule, number: number))
      return end
    }

    /// Reads `-6` after white space, which repeats the kind of the last id, and returns the index after it.
    private mutating func readAbbreviation(at start: Int) -> Int? {
      guard byte(start) == 45, !kind.isEmpty, isSpace(byte(start - 1)) else { return nil }
      let end = endOfDigits(start + 1)
      guard let next = Int(text(start + 1..<end)) else { return nil }
      let first = followsTo(start) ? min(last + 1, next) : next
      for number in first...next { found.insert("\(kind)-\(number)") }
      last = next
      return end
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 }

    /// Whether the word before an index is "to".
    private func followsTo(_ index: Int) -> Bool {
      var end = index
      while end > 0, isSpace(byte(end - 1)) { end -= 1 }
      return end < index && byte(end - 1) == 111 && byte(end - 2) == 116 && !isWord(byte(end - 3))
    }
  }
}
