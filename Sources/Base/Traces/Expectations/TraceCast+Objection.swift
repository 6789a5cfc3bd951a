import GimbalDocuments

/// Checks of patterns that no event can match.
extension TraceCast {
  /// Returns the reason why no receiver can match a pattern, since none ever had such a name; else
  /// nil.
  ///
  /// - Complexity: linear in the number of names.
  func objection(to pattern: EventPattern) -> String? {
    let expected = pattern.receiver.text
    if !knows(pattern.receiver) {
      let known = names.union(classes).union(TraceCast.roles).sorted()
      return "no object is named \(QuotedText.of(expected)), so no event could match"
        + NearestWord.hint(for: expected, in: known)
    }
    if let name = pattern.ownName, !ownEvents.contains(name) {
      return "no event was ever named \(QuotedText.of(name)), so none could match"
        + NearestWord.hint(for: name, in: ownEvents.sorted())
    }
    return nil
  }

  private func knows(_ receiver: Glob) -> Bool {
    let expected = receiver.text
    if expected.contains("*") {
      return expected == "*"
        || [names, classes, TraceCast.roles].contains { $0.contains(where: receiver.matches) }
        || (names.union(TraceCast.roles)).contains { receiver.matches($0 + ".view") }
    }
    if names.contains(expected) || classes.contains(expected) || TraceCast.roles.contains(expected)
    {
      return true
    }
    // The view of a controller that was never loaded.
    if expected.hasSuffix(".view") { return knows(Glob(String(expected.dropLast(".view".count)))) }
    if let sign = expected.firstIndex(of: "#") {
      let last = lastOrdinals[String(expected[..<sign])] ?? 0
      // An object without events has a number too.
      return Int(expected[expected.index(after: sign)...]).map {
        (1...max(1, last)).contains($0) && last > 0
      }
        ?? false
    }
    return modules.contains { isClass(expected, in: $0) }
  }

  /// Returns true if a module of the program has a class of the name without instances.
  private func isClass(_ name: String, in module: String) -> Bool {
    func isWord(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 }
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !text.first!.isNumber
    }
    guard isWord(name), isWord(module) else { return false }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") != nil
  }
}
