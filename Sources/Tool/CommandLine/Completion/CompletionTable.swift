import GimbalDevices
import GimbalScenarioFiles

/// The words that a shell can offer at a place of a call.
enum Completion: Hashable {
  /// Files and folders.
  case files
  /// Folders.
  case folders
  /// One of some words.
  case keywords([String])
  /// Some of these words, with commas between them.
  case list([String])
  /// Nothing that is known before.
  case nothing

  /// The devices that words can choose.
  static let devices = DeviceFamily.allCases.map(\.rawValue) + DeviceCatalog.standard.slugs
}

extension Option {
  /// The words that a shell can offer as the option's value; nil for a flag.
  var completion: Completion? {
    switch valueKind {
    case .flag: nil
    case .number: .nothing
    case .word(let keywords): .keywords(keywords)
    case .keywords(let keywords): .list(keywords)
    case .list where name == Option.devices.name: .list(Completion.devices)
    case .list where name == Option.runSystems.name: .list(SystemSelector.keywords)
    case .list: .nothing
    case .text(let placeholder): Completion(placeholder: placeholder)
    }
  }
}

extension Operands {
  /// The words that a shell can offer as an operand.
  var completion: Completion {
    if usage.isEmpty { return .nothing }
    if usage.utf8.allSatisfy({ $0 == UInt8(ascii: "|") || (97...122).contains($0) }) {
      return .keywords(usage.split(separator: "|").map(String.init))
    }
    return usage == "[NAME…]" ? .keywords(Completion.devices) : .files
  }
}

extension Completion {
  /// The meaning of the word that stands for a value in the help.
  fileprivate init(placeholder: String) {
    let keywords = Set(placeholder.split { !$0.isLetter }.map(String.init))
    if keywords == ["DIR"] {
      self = .folders
    } else if keywords.isDisjoint(with: ["DIR", "FILE", "FOLDER", "PATH"]) {
      self = .nothing
    } else {
      self = .files
    }
  }
}

/// All that the completions of a shell are made from: the same verbs and options as the help.
struct CompletionTable {
  /// The word with which people call the program.
  let program: String
  /// The verbs in the order of the help.
  let verbs: [Verb]

  /// The words that can stand first, each with its effect.
  var topLevelEntries: [(name: String, summary: String)] {
    verbs.map { ($0.name, $0.summary) } + [
      ("help", "Explains a verb, with examples."), ("--version", "Tells the version."),
    ]
  }

  /// The name of a function of a shell's script.
  var function: String {
    "_" + String(program.unicodeScalars.map { Self.letters.contains($0) ? Character($0) : "_" })
  }

  private static let letters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_".unicodeScalars)

  /// A word or sentence in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("\n", with: " ").replacing("'", with: "’") + "'"
  }
}
