import GimbalDocuments
import GimbalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file with the configuration of a command line: its location and its values.
enum ConfigurationFile {
  /// The maximum number of folders that are searched.
  private static let limit = 100

  /// Returns the path of the file for the working directory, or nil if there is none.
  ///
  /// It searches this folder and, inside a repository, its ancestors up to the one with `.git`.
  /// Outside of a repository no other folder is searched: a user's folders do not belong to a
  /// project.
  static func path() -> String? {
    var depth = 0
    // The path that the system returns contains no links and no dots.
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

  /// Reads the configuration of a command line's project and applies it to the command line.
  static func apply(to arguments: inout Arguments, of verb: Verb) throws(DocumentError) {
    guard verb.options.contains(where: { $0.name == Option.configuration.name }) else { return }
    let given = arguments.text(.configuration)
    guard given != none, let path = given ?? path() else { return }
    try Configuration(path, catalog: arguments.text(.catalog)).fill(&arguments, of: verb)
  }

  /// The value that means that no file is read.
  static let none = "none"
}
