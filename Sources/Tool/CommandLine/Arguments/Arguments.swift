import GimbalDevices

/// The words of a call, sorted into options and operands and checked against what the verb allows.
struct Arguments: Sendable {
  /// The words that belong to no option, in the order of the call.
  private(set) var operands: [String] = []
  /// All words as they were given.
  let callArguments: [String]
  private var values: [String: [String]] = [:]

  /// True if the option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The text of an option, or nil when it was not given.
  func text(_ option: Option) -> String? { values[option.name]?.last }

  /// The texts of an option that takes a list, or nil when it was not given.
  func list(_ option: Option) -> [String]? { values[option.name] }

  /// The number of an option, or nil when it was not given.
  func number(_ option: Option) -> Int? { values[option.name]?.last.flatMap { Int($0) } }

  /// Sorts the words that follow a verb.
  ///
  /// `--name value` and `--name=value` are the same; after `--` every word is an operand.
  ///
  /// - Complexity: number of words times number of options.
  init(_ given: some Sequence<String>, of verb: Verb) throws(CallError) {
    callArguments = Array(given)
    if verb.isOwn {
      operands = callArguments
      return
    }
    var callArguments = callArguments.makeIterator()
    var takesOptions = true
    while let word = callArguments.next() {
      if !takesOptions || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        takesOptions = false
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = verb.options.first(where: { $0.name == name || $0.olderName == name })
        else {
          throw .unknownOption(name, verb: verb.name, allowed: verb.options.map(\.name))
        }
        var given = parts.count > 1 ? String(parts[1]) : nil
        if given == nil, option.placeholder != nil {
          given = callArguments.next()
          // The next option is no value: a forgotten value must not swallow it.
          if given?.hasPrefix("--") == true { given = nil }
        }
        try take(option, given)
      }
    }
    try check(operandsOf: verb)
    if let posture = text(.posture) { choose(posture) }
  }

  /// Puts a posture behind the devices of the call; without any, those that fold are meant.
  private mutating func choose(_ posture: String) {
    let name = values["--device"] == nil ? Option.devices.name : "--device"
    let devices =
      values[name]
      ?? DeviceCatalog.standard.devices.filter { $0.hinge != nil }.map(\.slug)
    values[name] = devices.map { $0.contains("@") ? $0 : "\($0)@\(posture)" }
  }

  /// Gives an option that the call leaves out its texts.
  mutating func fill(_ option: Option, _ strings: [String]) {
    if values[option.name] == nil { values[option.name] = strings }
  }

  /// Gives a call without operands its operands.
  mutating func fill(operands: [String]) {
    if self.operands.isEmpty { self.operands = operands }
  }

  private mutating func take(_ option: Option, _ given: String?) throws(CallError) {
    guard values[option.name] == nil || option.repeats else { throw .givenTwice(option.name) }
    guard option.placeholder != nil else {
      if let given { throw .valueNotTaken(option.name, given) }
      values[option.name] = []
      return
    }
    guard let given, !given.isEmpty else { throw .valueMissing(option.usage) }
    values[option.name, default: []] += try option.read(given)
  }

  private func check(operandsOf verb: Verb) throws(CallError) {
    if operands.count < verb.operands.count.lowerBound {
      throw .operandMissing(verb.operands.usage, verb: verb.name)
    }
    if operands.count > verb.operands.count.upperBound {
      let word = operands[verb.operands.count.upperBound]
      throw .operandNotTaken(
        word, verb: verb.name, most: verb.operands.count.upperBound)
    }
  }
}

extension Option {
  /// The checked texts of a value.
  fileprivate func read(_ given: String) throws(CallError) -> [String] {
    switch valueKind {
    case .flag:
      return []
    case .text:
      return [given]
    case .list:
      return try split(given)
    case .word(let keywords):
      guard keywords.contains(given) else {
        throw .wordNotAllowed(given, of: name, allowed: keywords)
      }
      return [given]
    case .keywords(let keywords):
      let chosen = try split(given)
      for word in chosen where !keywords.contains(word) {
        throw .wordNotAllowed(word, of: name, allowed: keywords)
      }
      return chosen
    case .number(_, let range):
      guard let number = Int(given), range.contains(number) else {
        throw .numberNotAllowed(given, of: name, range)
      }
      return [given]
    }
  }

  private func split(_ given: String) throws(CallError) -> [String] {
    let parts = given.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { throw .emptyWord(given, of: name) }
    return parts
  }
}
