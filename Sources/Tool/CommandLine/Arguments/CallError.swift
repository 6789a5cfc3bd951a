import GimbalDocuments

/// An error in the arguments of a command line.
enum CallError: Error, Hashable {
  /// No verb has that name.
  case unknownVerb(String, allowed: [String])
  /// The verb has no such option.
  case unknownOption(String, verb: String, allowed: [String])
  /// An option that needs a value has none; its usage.
  case valueMissing(String)
  /// A flag was given a value.
  case valueNotTaken(String, String)
  /// An option that can only be given once was repeated.
  case givenTwice(String)
  /// A value is not one of the keywords of the option.
  case wordNotAllowed(String, of: String, allowed: [String])
  /// A value is not an integer in the range.
  case numberNotAllowed(String, of: String, ClosedRange<Int>)
  /// A list has an empty element.
  case emptyWord(String, of: String)
  /// A verb lacks a required operand.
  case operandMissing(String, verb: String)
  /// A verb has more operands than it accepts.
  case operandNotTaken(String, verb: String, most: Int)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option that requires another one, which was not given.
  case optionMissing(String, nextTo: String)
  /// No controller is registered under that name.
  case unknownScene(String, allowed: [String])
  /// A value with a specific format that does not match it.
  case malformed(String, of: String, allowed: String)
  /// An event pattern that cannot be parsed; the error.
  case badPattern(String, of: String)
  /// An environment variable that requires another one, which is not set.
  case variableMissing(String, nextTo: String)
}

extension CallError: CustomStringConvertible {
  /// The error and its remedy, in one line.
  var description: String {
    switch self {
    case .unknownVerb(let word, let allowed):
      "there is no verb \(QuotedText.of(word))"
        + Self.repair(word, allowed, "the verbs are \(QuotedText.choice(allowed))")
    case .unknownOption(let name, let verb, let allowed):
      "'\(verb)' has no option \(QuotedText.of(name))"
        + Self.repair(name, allowed, "'help \(verb)' lists those that it has")
    case .valueMissing(let usage):
      "the option needs a value: \(usage)"
    case .valueNotTaken(let name, let value):
      "'\(name)' takes no value, but \(QuotedText.of(value)) was given"
    case .givenTwice(let name):
      "'\(name)' is given twice; give it once"
    case .wordNotAllowed(let word, let name, let allowed):
      "'\(name)' has no value \(QuotedText.of(word)); allowed is \(QuotedText.choice(allowed))"
        + NearestWord.hint(for: word, in: allowed)
    case .numberNotAllowed(let text, let name, let range):
      "'\(name)' is \(QuotedText.of(text)); allowed is a whole number from \(range.lowerBound) to "
        + "\(range.upperBound)"
    case .emptyWord(let text, let name):
      "'\(name)' has an empty value in \(QuotedText.of(text)); separate values by commas"
    case .operandMissing(let usage, let verb):
      "'\(verb)' needs \(usage); 'help \(verb)' shows examples"
    case .operandNotTaken(let word, let verb, let most):
      most == 0
        ? "'\(verb)' takes no arguments, but \(QuotedText.of(word)) was given"
        : "'\(verb)' takes at most \(most) \(most == 1 ? "argument" : "arguments"), "
          + "so \(QuotedText.of(word)) is one too many"
    case .conflict(let one, let other):
      "'\(one)' and '\(other)' exclude each other; give one of them"
    case .optionMissing(let missing, let other):
      "'\(other)' needs '\(missing)' too"
    case .unknownScene(let name, let allowed):
      "no controller is registered as \(QuotedText.of(name))"
        + Self.repair(
          name, allowed,
          allowed.isEmpty
            ? "only an app's own executable registers controllers"
            : "registered is \(QuotedText.choice(allowed))")
    case .malformed(let text, let name, let allowed):
      "'\(name)' is \(QuotedText.of(text)); allowed is \(allowed)"
    case .badPattern(let issue, let name):
      "'\(name)': \(issue)"
    case .variableMissing(let missing, let other):
      "the environment has '\(other)' without '\(missing)'; set both or neither, or give "
        + "'\(Option.shard.name)'"
    }
  }

  private static func repair(_ word: String, _ allowed: [String], _ otherwise: String) -> String {
    let hint = NearestWord.hint(for: word, in: allowed)
    return hint.isEmpty ? "; \(otherwise)" : hint
  }
}
