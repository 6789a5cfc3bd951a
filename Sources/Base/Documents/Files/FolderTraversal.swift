#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds files by suffix in a folder and its subfolders.
package enum FolderTraversal {
  /// The limit of nested folders.
  static let depthLimit = 64
  /// The limit of found files.
  static let fileLimit = 100_000

  /// Returns the paths of all files with one of some suffixes, sorted by their bytes, without
  /// hidden ones.
  ///
  /// Links to folders are not followed, so that the traversal ends.
  ///
  /// - Complexity: O(n log n) for n entries.
  package static func files(
    below folder: String, ending suffixes: [String]
  ) throws(DocumentError) -> [String] {
    var found: [String] = []
    var waiting = [(path: trimmed(folder), depth: 0)]
    while let next = waiting.popLast() {
      guard next.depth <= depthLimit else {
        throw DocumentError(file: next.path, issue: "lies more than \(depthLimit) folders deep")
      }
      for name in try FileReader.names(inFolder: next.path, ending: "")
      where suffixes.contains(where: name.hasSuffix) {
        found.append(join(next.path, name))
      }
      for name in folders(in: next.path) {
        waiting.append((join(next.path, name), next.depth + 1))
      }
      guard found.count <= fileLimit else {
        throw DocumentError(file: folder, issue: "has more than \(fileLimit) files")
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a path inside a folder; the current folder's name is left out.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." {
      name
    } else if folder.hasSuffix("/") {
      folder + name
    } else {
      folder + "/" + name
    }
  }

  private static func trimmed(_ folder: String) -> String {
    var folder = folder[...]
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return String(folder)
  }

  private static func folders(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var information = stat()
      guard !name.hasPrefix("."), lstat(join(path, name), &information) == 0,
        information.st_mode & S_IFMT == S_IFDIR
      else { continue }
      names.append(name)
    }
    return names
  }
}
