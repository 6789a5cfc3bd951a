import GimbalDevices
import GimbalScenarioFiles

/// The completions that a shell can offer for an argument.
enum Completion: Hashable {
  /// Files and folders.
  case files
  /// Folders.
  case folders
  /// One of some keywords.
  case keywords([String])
  /// Some of these keywords, separated by commas.
  case list([String])
  /// No known values.
  case nothing

  /// The families and names with which an argument can choose devices.
  static let devices = DeviceFamily.allCases.map(\.rawValue) + DeviceCatalog.standard.slugs
}

extension Option {
  /// The completions for the option's value; nil for a flag.
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
  /// The completions for an operand: keywords, devices or files.
  var completion: Completion {
    if usage.isEmpty { return .nothing }
    if usage.utf8.allSatisfy({ $0 == UInt8(ascii: "|") || (97...122).contains($0) }) {
      return .keywords(usage.split(separator: "|").map(String.init))
    }
    return usage == "[NAME…]" ? .keywords(Completion.devices) : .files
  }
}

extension Completion {
  /// Creates the completion for a placeholder of the help.
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

/// The source of a shell's completions: the same verbs and options as in the help.
struct CompletionTable {
  /// The name under which the program is called.
  let program: String
  /// The verbs in the order of the help.
  let verbs: [Verb]

  /// The possible first arguments, each with its summary.
  var topLevelEntries: [(name: String, summary: String)] {
    verbs.map { ($0.name, $0.summary) } + [
      ("help", "Explains a verb, with examples."), ("--version", "Prints the version."),
    ]
  }

  /// The name of a function in a shell's script.
  var function: String {
    "_" + String(program.unicodeScalars.map { Self.letters.contains($0) ? Character($0) : "_" })
  }

  private static let letters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_".unicodeScalars)

  /// Returns text in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("\n", with: " ").replacing("'", with: "’") + "'"
  }
}
