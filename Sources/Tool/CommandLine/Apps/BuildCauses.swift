import Foundation
import GimbalDocuments
import GimbalIntake

/// The causes of a failed build, by frequency.
struct BuildCauses {
  /// A cause of compiler errors, with the locations of all of them.
  struct Cause {
    /// The message: what is missing.
    var message: String
    /// What the user can do about it.
    var remedy: String
    /// The source locations, as `file:line`, each once.
    var positions: [String]
  }

  /// The causes, the most frequent first.
  let causes: [Cause]

  /// Reads the output of a build and the diagnostics of the intake.
  ///
  /// - Complexity: O(n log n) for n lines.
  ///
  /// - Parameter foreign: The sources in other languages, which are not built.
  init(
    output: String, diagnostics: [(path: String, diagnostic: IntakeDiagnostic)],
    foreign: [String] = []
  ) {
    let foreign = BuildCauses.contents(of: foreign)
    var found: [String: Cause] = [:]
    func addCause(_ message: String, _ remedy: String, _ location: String) {
      var cause = found[message] ?? Cause(message: message, remedy: remedy, positions: [])
      if !cause.positions.contains(location) { cause.positions.append(location) }
      found[message] = cause
    }
    for (path, diagnostic) in diagnostics
    where
      diagnostic.cause != .unknownModule && diagnostic.cause != .standInModule
    {
      addCause(diagnostic.cause.rawValue, diagnostic.text, "\(path):\(diagnostic.line)")
    }
    for line in output.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("error: "), !line.contains("command failed with exit code") {
        addCause(
          String(line.dropFirst("error: ".count)),
          "SwiftPM reports this before it compiles any source: check the manifest",
          "Package.swift")
      }
      guard let divider = line.firstRange(of: ": error: ") else { continue }
      let parts = line[..<divider.lowerBound].split(separator: ":")
      guard parts.count >= 3, parts[0].hasSuffix(".swift") else { continue }
      let message = String(line[divider.upperBound...])
      addCause(message, BuildCauses.remedy(of: message, foreign), "\(parts[0]):\(parts[1])")
    }
    for (message, cause) in found {
      // The compiler reports the end of a file at the copy again.
      let originals = cause.positions.filter { !$0.contains(".copy.swift:") }
      if !originals.isEmpty { found[message]?.positions = originals }
    }
    causes = found.values.sorted {
      ($1.positions.count, $0.message) < ($0.positions.count, $1.message)
    }
  }

  /// Returns the text: each cause with its remedy and its first locations.
  func text(positionLimit: Int = 5) -> String {
    var text = ""
    for cause in causes {
      text += "\(cause.positions.count)× \(cause.message)\n"
      text += "   \(cause.remedy)\n"
      for location in cause.positions.prefix(positionLimit) { text += "   \(location)\n" }
      let rest = cause.positions.count - positionLimit
      if rest > 0 { text += "   and \(rest) more\n" }
    }
    return text
  }

  /// The beginnings of the compiler's messages about sources that do not parse.
  private static let parseErrors = [
    "expected ", "unterminated ", "consecutive ", "extraneous '", "extraneous code",
    "invalid character",
  ]

  /// Returns true if a text in Objective-C declares a class, a protocol or a type of C.
  private static func declares(_ text: String, _ name: String) -> Bool {
    let starts = ["@interface ", "@protocol ", "enum ", "struct "].map { $0 + name }
    return starts.contains {
      text.firstRange(of: $0).map {
        !(text[$0.upperBound...].first?.isLetter ?? false)
      } ?? false
    } || text.contains(", \(name))") || text.contains("} \(name);")
  }

  /// Returns the texts of sources in other languages and of their headers, by file name.
  private static func contents(of files: [String]) -> [(name: String, text: String)] {
    files.sorted().flatMap { file in
      let stem = (file as NSString).deletingPathExtension
      return [stem + ".h", file].compactMap { path in
        let name = (path as NSString).lastPathComponent
        guard let text = try? FileReader.text(of: path) else {
          // A missing source is assumed to declare the class with its name.
          let type = (stem as NSString).lastPathComponent
          return path == file ? (name, "@interface \(type) ") : nil
        }
        return (name, text)
      }
    }
  }

  /// Returns true for a message about a name or a form that only Swift 1 and 2 have.
  private static func isOfSwift2(_ message: String) -> Bool {
    let forms = [
      "cannot find 'println'", "cannot find operator '++'", "cannot find operator '--'",
      "cannot find 'NSTimer'", "cannot find type 'NSTimer'", "cannot find type 'NSTimeInterval'",
      "cannot find 'NSUserDefaults'", "cannot find 'NSBundle'", "cannot find type 'NSBundle'",
      "cannot find type 'NSURLSession'", "cannot find 'NSURLSession'",
      "cannot find type 'NSURLSessionDataTask'", "cannot find 'NSNotificationCenter'",
      "cannot find 'NSFileManager'", "cannot find 'presentViewController'",
      "function types cannot have argument labels",
      "C-style for statement has been removed", "has no member 'destinationViewController'",
      "has no member 'mainScreen'", "cannot find 'dispatch_async'",
      "cannot find 'dispatch_get_main_queue'",
    ]
    let colors = [
      "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "yellow", "orange",
      "purple", "brown", "cyan", "magenta", "clear",
    ]
    return forms.contains(where: message.contains)
      || colors.contains { message == "type 'UIColor' has no member '\($0)Color'" }
  }

  private static func remedy(
    of message: String, _ foreign: [(name: String, text: String)]
  ) -> String {
    if parseErrors.contains(where: message.hasPrefix) {
      return "the file does not parse, here or on Apple platforms: correct this line"
    }
    let names = message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = names.indices.filter { $0 % 2 == 1 }.map { String(names[$0]) }
    if message.hasPrefix("editor placeholder") {
      return "the file is unfinished, an error on Apple platforms too: replace the placeholder"
    }
    if message.hasPrefix("no such module"), let name = quoted.last {
      return "the module '\(name)' is not built here: name a folder with its sources, "
        + "or with stubs, in \(IntakeSettings.fileName)"
    }
    if message.hasPrefix("value of type 'AnyObject' has no member") {
      return "the Objective-C runtime would find the member: cast the object to a type that has it"
    }
    if isOfSwift2(message) {
      return "written in Swift 2, which Xcode 9 and later do not compile either: convert the source"
    }
    let isMissing = message.contains("cannot find") || message.contains("has no member")
    guard isMissing, let name = quoted.last else {
      return "if Xcode builds this line, Gimbal lacks something: see Documentation/Intake.md"
    }
    if let file = foreign.first(where: { BuildCauses.declares($0.text, name) }) {
      return "declared in \(file.name), and only sources in Swift are built: write it in Swift"
    }
    let modules = FrameworkNames.modules(of: name)
    if let module = modules.first(where: FrameworkNames.hasStandIns) {
      return "only the most frequent names of \(module) exist here (Documentation/AppAPI.md): "
        + "name a stub of the whole module in \(IntakeSettings.fileName)"
    }
    if !modules.isEmpty {
      return "\(modules.joined(separator: " or ")) is not simulated: put the code that needs it in "
        + "'#if canImport(\(modules[0]))', or name a stub in \(IntakeSettings.fileName)"
    }
    if ["UI", "NS", "CA", "CG"].contains(where: name.hasPrefix) || message.contains("'UI") {
      return "not simulated: Documentation/AppAPI.md lists what is not supported and why"
    }
    return
      "from a module that is not built here, or not declared: name a stub in \(IntakeSettings.fileName)"
  }
}
