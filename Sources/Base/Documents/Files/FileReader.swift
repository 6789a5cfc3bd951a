#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader of whole files and lists of folders, with a message for each possible failure.
public enum FileReader {
  /// Returns the bytes of a file.
  ///
  /// These are rejected with an error: missing files, folders, unreadable files, pipes and devices,
  /// which could block forever, and files with more than `limit` bytes.
  ///
  /// - Throws: one line with the path, if the file cannot be read or is too large.
  public static func read(
    _ path: String, limit: Int = JSONLimits.standard.bytes
  ) throws(DocumentError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw DocumentError(file: path, issue: "a path must not contain the character U+0000")
    }
    // Without blocking: opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else { throw failure(path, errno) }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw failure(path, EISDIR)
    default: throw DocumentError(file: path, issue: "is a pipe or a device, not a file")
    }
    let size = Int(information.st_size)
    guard size <= limit else {
      throw DocumentError(file: path, issue: "has \(size) bytes; at most \(limit) are read")
    }
    return try bytes(of: file, path: path, expected: size, limit: limit)
  }

  /// Returns the names of the files in a folder with a suffix, sorted by their bytes.
  ///
  /// Hidden files and subfolders are left out.
  ///
  /// - Throws: the reason why the folder cannot be read.
  /// - Complexity: O(n log n) for n entries.
  public static func names(
    inFolder path: String, ending suffix: String
  ) throws(DocumentError) -> [String] {
    guard !path.utf8.contains(0), let folder = opendir(path) else { throw failure(path, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), name.hasSuffix(suffix), !isFolder(path + "/" + name) else {
        continue
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns all names in a folder, hidden ones included, sorted by their bytes.
  ///
  /// - Throws: the reason why the folder cannot be read.
  /// - Complexity: O(n log n) for n entries.
  package static func entries(inFolder path: String) throws(DocumentError) -> [String] {
    guard !path.utf8.contains(0), let folder = opendir(path) else { throw failure(path, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the text of a file in UTF-8.
  ///
  /// - Throws: one line with the path, if the file cannot be read or is too large.
  package static func text(of path: String) throws(DocumentError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Returns true if the path exists, with links resolved.
  package static func isThere(_ path: String) -> Bool {
    !path.utf8.contains(0) && access(path, F_OK) == 0
  }

  /// Returns true if the path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns true if the path exists and is no folder.
  package static func isFile(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFDIR
  }

  /// Returns true if a path is in a folder or a subfolder, as written or with links resolved.
  ///
  /// For a path that does not exist, its nearest existing ancestor is resolved.
  public static func isInside(_ path: String, folder: String) -> Bool {
    func leads(_ path: [Substring], into folder: [Substring]) -> Bool {
      path.count > folder.count && path.starts(with: folder)
    }
    guard leads(steps(to: path), into: steps(to: folder)) else { return false }
    guard let realFolder = target(of: folder) else { return true }
    if let real = target(of: path) { return leads(steps(to: real), into: steps(to: realFolder)) }
    // A dangling link may lead outside once its target exists.
    var information = stat()
    if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK { return false }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return true }
    let above = String(path[..<slash])
    let (real, inner) = (target(of: above).map(steps), steps(to: realFolder))
    return real.map { $0.starts(with: inner) } ?? isInside(above, folder: folder)
  }

  /// Returns true if a path is in a folder as written, but a link on it leads out of the folder.
  package static func isLinkedOut(_ path: String, of folder: String) -> Bool {
    let (own, around) = (steps(to: path), steps(to: folder))
    return own.count > around.count && own.starts(with: around) && isThere(path)
      && !isInside(path, folder: folder)
  }

  /// Returns the components of the absolute path, without `.` and `..`.
  private static func steps(to path: String) -> [Substring] {
    var steps: [Substring] = []
    let whole = path.hasPrefix("/") ? path : (target(of: ".") ?? "") + "/" + path
    for step in whole.split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return steps
  }

  /// Returns the path of a file or folder with links resolved; nil if it does not exist.
  private static func target(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func bytes(
    of file: Int32, path: String, expected: Int, limit: Int
  ) throws(DocumentError) -> [UInt8] {
    var result: [UInt8] = []
    // One byte more than expected, so that the end is found without a second buffer.
    var chunk = [UInt8](repeating: 0, count: max(expected + 1, 1 << 12))
    while true {
      let count = chunk.withUnsafeMutableBytes {
        pread(file, $0.baseAddress, $0.count, off_t(result.count))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, errno) }
      if count == 0 { return result }
      result.append(contentsOf: chunk.prefix(count))
      guard result.count <= limit else {
        throw DocumentError(file: path, issue: "has more than \(limit) bytes, which is the limit")
      }
    }
  }

  /// Returns the entry of the same folder that is nearest to a mistyped path.
  private static func nearest(to path: String) -> String {
    let location = path.lastIndex(of: "/")
    let folder = location.map { String(path[...$0]) } ?? ""
    let name = location.map { String(path[path.index(after: $0)...]) } ?? path
    guard let entries = opendir(folder.isEmpty ? "." : folder) else { return "" }
    defer { closedir(entries) }
    var names: [String] = []
    while names.count < comparedEntries, let entry = readdir(entries) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    let known = names.filter { !$0.hasPrefix(".") }.sorted()
    return NearestWord.suggestion(for: name, in: known).map {
      "; did you mean \(QuotedText.of(folder + $0))?"
    } ?? ""
  }

  /// The limit of entries that a mistyped name is compared with.
  private static let comparedEntries = 2_000

  private static func failure(_ path: String, _ code: Int32) -> DocumentError {
    let issue =
      switch code {
      case ENOENT: "there is no such file or folder" + nearest(to: path)
      case EISDIR: "is a folder, not a file"
      case ENOTDIR: "is not in a folder, or is not a folder itself"
      case EACCES, EPERM: "may not be read: permission denied"
      default: "cannot be read: \(String(cString: strerror(code)))"
      }
    return DocumentError(file: path, issue: issue)
  }
}
