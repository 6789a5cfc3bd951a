import Foundation

/// Names by which the linker joins a declaration with a definition elsewhere, without an import or a reference.
enum LinkedNames {
  /// Returns the linked names in source files, which are given as texts by their paths.
  ///
  /// A name that one folder both declares and defines is not returned, unless it is a mangled name of Swift.
  static func all(in texts: [String: String]) -> Set<String> {
    var folders: [String: Set<Substring>] = [:]
    for (path, text) in texts {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
      for rest in text.components(separatedBy: "@_silgen_name(").dropFirst() {
        let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        if parts.count == 3 { folders[String(parts[1]), default: []].insert(folder) }
      }
    }
    return Set(folders.filter { $0.key.hasPrefix("$s") || $0.value.count > 1 }.keys)
  }
}
