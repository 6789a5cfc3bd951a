import GimbalDocuments
import GimbalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file with the configuration of a call: where it is, and what it sets.
enum ConfigurationFile {
  /// The most folders that are looked into.
  private static let limit = 100

  /// The path of the file for the folder in which the program runs, or nil when there is none.
  ///
  /// Looked into are this folder and, inside a repository, those above it up to the one with `.git`;
  /// outside of a repository no other: what lies in a person's folders is no project's.
  static func path() -> String? {
    var depth = 0
    // The path that the system gives has no links and no dots in it.
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    let deepest = String(cString: folder).utf8.count { $0 == UInt8(ascii: "/") }
    var found: String?
    while depth < min(limit, deepest) {
      let prefix = String(repeating: "../", count: depth)
      if found == nil, FileWriter.exists(prefix + Configuration.fileName) {
        found = prefix + Configuration.fileName
        if depth == 0 { return found }
      }
      if FileWriter.exists(prefix + ".git") { return found }
      depth += 1
    }
    return nil
  }

  /// Reads what a call's project says, and fills the call with it.
  static func apply(to arguments: inout Arguments, of verb: Verb) throws(DocumentError) {
    guard verb.options.contains(where: { $0.name == Option.configuration.name }) else { return }
    let given = arguments.text(.configuration)
    guard given != none, let path = given ?? path() else { return }
    try Configuration(path, catalog: arguments.text(.catalog)).fill(&arguments, of: verb)
  }

  /// The word that stands for no file.
  static let none = "none"
}
