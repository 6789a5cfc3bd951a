import GimbalDevices

/// The arguments of a command line, parsed into options and operands and checked against the verb.
///
/// `GimbalProgram` creates it before it runs a verb; an error ends the command with exit status 2.
struct Arguments: Sendable {
  /// The arguments that belong to no option, in the order of the command line.
  private(set) var operands: [String] = []
  /// All arguments as given.
  let callArguments: [String]
  /// A note for each option that was given by its older name.
  private(set) var notes: [String] = []
  private var values: [String: [String]] = [:]

  /// Returns true if the option was given in the call or in `gimbal.json`.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Returns the value of an option, or nil if it was not given.
  func text(_ option: Option) -> String? { values[option.name]?.last }

  /// Returns the values of an option that takes a list, or nil if it was not given.
  func list(_ option: Option) -> [String]? { values[option.name] }

  /// Returns the number of an option, or nil if it was not given.
  func number(_ option: Option) -> Int? { values[option.name]?.last.flatMap { Int($0) } }

  /// Parses the arguments after a verb.
  ///
  /// `--name value` and `--name=value` are equivalent; after `--` every argument is an operand.
  ///
  /// - Complexity: number of arguments times number of options.
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
        if name != option.name {
          notes.append(
            "'\(name)' is now '\(option.name)'; the older name works until the next minor version")
        }
        var given = parts.count > 1 ? String(parts[1]) : nil
        if given == nil, option.placeholder != nil {
          given = callArguments.next()
          // The next option is no value: a missing value must not consume it.
          if given?.hasPrefix("--") == true { given = nil }
        }
        try take(option, given)
      }
    }
    try check(operandsOf: verb)
    if let posture = text(.posture) { choose(posture) }
  }

  /// Appends a posture to the devices of the command line; without any, all foldable devices are
  /// chosen.
  private mutating func choose(_ posture: String) {
    let name = values["--device"] == nil ? Option.devices.name : "--device"
    let devices =
      values[name]
      ?? DeviceCatalog.standard.devices.filter { $0.hinge != nil }.map(\.slug)
    values[name] = devices.map { $0.contains("@") ? $0 : "\($0)@\(posture)" }
  }

  /// Sets the values of an option that the command line omits.
  mutating func fill(_ option: Option, _ strings: [String]) {
    if values[option.name] == nil { values[option.name] = strings }
  }

  /// Sets the operands of a command line without any.
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
  /// Returns the validated values of an argument.
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
