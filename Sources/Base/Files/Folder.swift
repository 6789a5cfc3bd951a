package import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder in which files are written and removed.
///
/// The path of the folder is the user's and may lead anywhere, also by links. Paths within it are
/// checked by components and opened relative to its descriptor without following links. So no link
/// in the folder can lead a write or a removal out of it.
///
/// Every function that throws reports one line with the path and the reason.
package final class Folder: Sendable {
  /// The path of the folder, as it was given.
  package let path: String
  private let descriptor: Int32

  /// The kind of an entry at a path; links are not followed.
  package enum Entry: Sendable {
    case file, folder, link, other
  }

  /// Opens a folder.
  ///
  /// - Parameter makes: True to create the folder and its parents if they are missing.
  /// - Throws: one line for a folder that cannot be opened or created.
  package convenience init(_ path: String, makes: Bool = false) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw Folder.failure(path, EINVAL) }
    if makes { Folder.make(path) }
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Folder.failure(path, errno) }
    self.init(path, descriptor)
  }

  /// Creates a temporary folder that only the current user can read.
  package static func temporary(_ name: String) throws(DocumentError) -> Folder {
    let home = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let path = (home.isEmpty ? "/tmp" : home) + "/\(name)-\(Folder.unforeseenName)"
    guard mkdir(path, 0o700) == 0 else { throw Folder.failure(path, errno) }
    return try Folder(path)
  }

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Creates a folder and its parents; opening it reports an error.
  private static func make(_ path: String) {
    if mkdir(path, 0o777) == 0 || errno != ENOENT { return }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    make(String(path[..<slash]))
    mkdir(path, 0o777)
  }

  // MARK: Reading

  /// Returns the entry at a path, or nil.
  package func entry(_ path: String) throws(DocumentError) -> Entry? {
    guard let (folder, name) = try parent(of: path) else { return nil }
    return folder.information(name).map { Folder.entry($0) }
  }

  /// Returns the bytes of a file; nil if there is none or another kind of entry.
  package func bytes(of path: String) throws(DocumentError) -> [UInt8]? {
    guard let (folder, name) = try parent(of: path) else { return nil }
    let file = openat(
      folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, Folder.entry(information) == .file else { return nil }
    var result = [UInt8](repeating: 0, count: Int(information.st_size))
    var count = 0
    while count < result.count {
      let read = result.withUnsafeMutableBytes {
        pread(file, $0.baseAddress! + count, $0.count - count, off_t(count))
      }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      count += read
    }
    return result
  }

  /// Returns the names in a subfolder, or else in this folder, sorted by their bytes.
  package func names(in path: String = "") throws(DocumentError) -> [String] {
    let folder = path.isEmpty ? self : try self.folder(path)
    let copy = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let entries = fdopendir(copy) else { throw Folder.failure(folder.path, errno) }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Writing

  /// Opens a subfolder, given by a path within this folder.
  ///
  /// - Parameter makes: True to create the folders of the path that are missing.
  /// - Throws: one line for a link, a file, a missing folder, and a name that leads elsewhere.
  package func folder(_ path: String, makes: Bool = false) throws(DocumentError) -> Folder {
    var folder = self
    for step in try steps(of: path) {
      folder = try folder.child(step, makes: makes)
    }
    return folder
  }

  /// Begins a file that replaces the entry at a path when it is complete.
  package func stage(_ path: String) throws(DocumentError) -> StagedFile {
    guard let (folder, name) = try parent(of: path, makes: true) else {
      throw Folder.failure(join(path), ENOENT)
    }
    let old = folder.information(name)
    guard old.map({ Folder.entry($0) }) != .folder else {
      throw Folder.failure(folder.join(name), EISDIR)
    }
    let isFile = old.map { Folder.entry($0) == .file } ?? false
    return try StagedFile(
      folder, folder.descriptor, name, mode: isFile ? old!.st_mode & 0o777 : nil,
      isThere: old != nil)
  }

  /// Replaces a file or a link at a path by bytes, or creates the file.
  package func replace(_ path: String, with bytes: [UInt8]) throws(DocumentError) {
    let file = try stage(path)
    try file.write(bytes)
    try file.commit()
  }

  /// Copies an executable from any path to a path in the folder.
  package func copyProgram(_ original: String, to path: String) throws(DocumentError) {
    let source = open(original, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw Folder.failure(original, errno) }
    defer { close(source) }
    let file = try stage(path)
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Folder.failure(original, errno) }
      if count == 0 { break }
      try file.write(chunk[..<count])
    }
    try file.commit(mode: 0o755)
  }

  /// Replaces a file or a link by a link; throws an error for a folder.
  package func link(_ path: String, to destination: String) throws(DocumentError) {
    guard let (folder, name) = try parent(of: path, makes: true) else {
      throw Folder.failure(join(path), ENOENT)
    }
    if folder.destination(of: name) == destination { return }
    let new = Folder.unforeseenName
    guard symlinkat(destination, folder.descriptor, new) == 0 else {
      throw Folder.failure(folder.join(name), errno)
    }
    guard renameat(folder.descriptor, new, folder.descriptor, name) == 0 else {
      let code = errno
      unlinkat(folder.descriptor, new, 0)
      throw Folder.failure(folder.join(name), code)
    }
  }

  // MARK: Removing

  /// Removes a file or a link, if it exists.
  package func remove(_ path: String) throws(DocumentError) {
    guard let (folder, name) = try parent(of: path) else { return }
    guard unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT else {
      throw Folder.failure(folder.join(name), errno)
    }
  }

  /// Removes the entry at a path, with the contents of a folder; links are removed themselves.
  ///
  /// - Complexity: O(files).
  package func removeAll(_ path: String) throws(DocumentError) {
    guard let (folder, name) = try parent(of: path) else { return }
    guard folder.information(name).map({ Folder.entry($0) }) == .folder else {
      return try folder.remove(name)
    }
    let inner = try folder.child(name, makes: false)
    for name in try inner.names() { try inner.removeAll(name) }
    guard unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw Folder.failure(folder.join(name), errno)
    }
  }

  /// Removes this folder, which ``temporary(_:)`` created, with all its contents.
  package func removeTemporary() {
    for name in (try? names()) ?? [] { try? removeAll(name) }
    rmdir(path)
  }

  // MARK: Components of paths

  /// Returns the components of a path; none may lead out of the folder.
  private func steps(of path: String) throws(DocumentError) -> [String] {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for step in steps where step.isEmpty || step == "." || step == ".." || step.utf8.contains(0) {
      throw DocumentError(
        file: self.path,
        issue: "\(QuotedText.of(path)) is not a path within the folder; name a file in it")
    }
    return steps
  }

  /// Returns the parent folder of a path, and its last name; nil if the folder does not exist.
  private func parent(
    of path: String, makes: Bool = false
  ) throws(DocumentError) -> (Folder, String)? {
    let steps = try steps(of: path)
    var folder = self
    for step in steps.dropLast() {
      if !makes, folder.information(step) == nil { return nil }
      folder = try folder.child(step, makes: makes)
    }
    return (folder, steps[steps.count - 1])
  }

  private func child(_ name: String, makes: Bool) throws(DocumentError) -> Folder {
    if makes { mkdirat(descriptor, name, 0o777) }
    let child = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard child >= 0 else {
      let code = errno
      if let found = information(name) {
        switch Folder.entry(found) {
        case .link:
          throw DocumentError(
            file: join(name),
            issue: "is a symbolic link where a real folder is required; remove it")
        case .file, .other: throw Folder.failure(join(name), ENOTDIR)
        case .folder: break
        }
      }
      throw Folder.failure(join(name), code)
    }
    return Folder(join(name), child)
  }

  private func join(_ name: String) -> String { FolderTraversal.join(path, name) }

  private func information(_ name: String) -> stat? {
    var information = stat()
    guard fstatat(descriptor, name, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return information
  }

  private func destination(of name: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes {
      readlinkat(descriptor, name, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func entry(_ information: stat) -> Entry {
    switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// A random name, for which no file or link can be prepared.
  static var unforeseenName: String {
    var random = SystemRandomNumberGenerator()
    return ".gimbal-" + String(random.next(), radix: 36) + String(random.next(), radix: 36)
  }

  static func failure(_ path: String, _ code: Int32) -> DocumentError {
    guard !path.utf8.contains(0) else {
      return DocumentError(file: path, issue: "a path must not contain the character U+0000")
    }
    return DocumentError(
      file: path, issue: "cannot be written: \(String(cString: strerror(code)))")
  }
}
