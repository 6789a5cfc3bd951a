package import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A writer of results to files.
///
/// A path that a caller names is the user's: it may lead anywhere, also by links. For files of
/// other names in such a folder, use ``Folder``.
///
/// Every function that throws reports one line with the path and the reason.
package final class FileWriter {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  /// The buffer of many additions; nil for the default of the C library.
  private let memory: UnsafeMutablePointer<CChar>?

  /// Opens a file for writing and truncates it.
  private init(_ path: String) throws(DocumentError) {
    guard !path.utf8.contains(0), let file = fopen(path, "w") else { throw Self.failure(path) }
    self.path = path
    self.file = file
    memory = nil
  }

  /// Opens a file with an exclusive lock, and keeps its content.
  ///
  /// The lock ends with the writer, or with its process. If `waits` is true, the call waits for it.
  package init(locking path: String, waits: Bool = false) throws(DocumentError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      guard errno != ELOOP else {
        throw DocumentError(file: path, issue: "is a link; remove it, or name another folder")
      }
      throw Self.failure(path)
    }
    guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK
        ? DocumentError(file: path, issue: "another run is writing it; name another folder")
        : Self.failure(path, code)
    }
    guard let file = fdopen(descriptor, "a") else {
      let code = errno
      close(descriptor)
      throw Self.failure(path, code)
    }
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: Self.space)
    setvbuf(file, memory, _IOFBF, Self.space)
    self.path = path
    self.file = file
    self.memory = memory
  }

  /// Writes to a staged file; `path` is the name in errors.
  package init(_ staged: StagedFile, _ path: String) throws(DocumentError) {
    let copy = dup(staged.descriptor)
    guard copy >= 0, let file = fdopen(copy, "w") else { throw Self.failure(path) }
    self.path = path
    self.file = file
    memory = nil
  }

  deinit {
    fclose(file)
    memory?.deallocate()
  }

  private static let space = 64 << 10

  /// Returns true if the file is empty.
  package func isEmpty() throws(DocumentError) -> Bool {
    var information = stat()
    guard fstat(fileno(file), &information) == 0 else { throw Self.failure(path) }
    return information.st_size == 0
  }

  /// Truncates the file to no bytes.
  package func empty() throws(DocumentError) {
    guard ftruncate(fileno(file), 0) == 0 else { throw Self.failure(path) }
  }

  /// Truncates the file to a number of bytes.
  package func cut(to bytes: Int) throws(DocumentError) {
    guard ftruncate(fileno(file), off_t(bytes)) == 0 else { throw Self.failure(path) }
  }

  /// Returns true if the path exists.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Removes a file, if it exists.
  package static func remove(_ path: String) throws(DocumentError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Adds the bytes of a writer, which are in the file after the next ``flush()``.
  package func add(_ document: borrowing JSONWriter) throws(DocumentError) {
    guard document.withBytes(put) else { throw Self.failure(path) }
  }

  /// Adds a string.
  package func add(_ text: String) throws(DocumentError) {
    var text = text
    guard text.withUTF8(put) else { throw Self.failure(path) }
  }

  private func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
  }

  /// Writes all additions to the file.
  package func flush() throws(DocumentError) {
    guard fflush(file) == 0 else { throw Self.failure(path) }
  }

  /// Writes a string, so that it is in the file on return.
  package func write(_ text: String) throws(DocumentError) {
    try add(text)
    try flush()
  }

  /// Writes a whole file.
  package static func write(_ text: String, to path: String) throws(DocumentError) {
    try FileWriter(path).write(text)
  }

  /// Creates a file that does not exist yet.
  package static func create(_ path: String, with text: String) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    // Checking first would let another process create the file in between.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let code = errno
      throw code == EEXIST
        ? DocumentError(file: path, issue: "exists already; remove it, or name another file")
        : failure(path, code)
    }
    close(descriptor)
    try replace(path, with: text)
  }

  /// Writes a string to a path: replaces a file, or writes into a pipe or device.
  package static func put(_ path: String, _ text: String) throws(DocumentError) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      return try write(text, to: path)
    }
    do throws(DocumentError) {
      try replace(path, with: text)
    } catch {
      throw DocumentError(file: path, issue: error.issue)
    }
  }

  /// Writes a new file next to an existing one, and replaces that.
  ///
  /// The path always has the old or the new content. If the path is a link, its target is replaced.
  ///
  /// - Parameter isNamed: False for a path whose last name the caller does not choose: a link there
  ///   is replaced itself.
  package static func replace(
    _ path: String, with text: String, isNamed: Bool = true
  ) throws(DocumentError) {
    try replace(path, with: Array(text.utf8), isNamed: isNamed)
  }

  /// Replaces a file by bytes, as ``replace(_:with:isNamed:)`` does.
  package static func replace(
    _ path: String, with bytes: [UInt8], isNamed: Bool = true
  ) throws(DocumentError) {
    let (folder, name) = try destination(of: path, follows: isNamed)
    try Folder(folder).replace(name, with: bytes)
  }

  /// Replaces a file of a folder by pieces of content; a link at the path is replaced itself.
  package static func replace(
    _ name: String, in folder: Folder, writing body: (FileWriter) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    let staged = try folder.stage(name)
    let writer = try FileWriter(staged, FolderTraversal.join(folder.path, name))
    try body(writer)
    try writer.flush()
    try staged.commit()
  }

  /// Returns the folder and the name of the file that a path leads to.
  private static func destination(
    of path: String, follows: Bool
  ) throws(DocumentError) -> (String, String) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    var information = stat()
    var path = path
    if follows, lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
      guard let real = realpath(path, nil) else {
        throw DocumentError(
          file: path, issue: "is a link that leads to no file; remove it, or name another file")
      }
      defer { free(real) }
      path = String(cString: real)
    }
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// Returns true if both paths lead to the same file.
  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Creates a folder unless it exists; its parent must exist.
  ///
  /// - Parameter isNamed: False for a folder whose name the caller does not choose, which must not
  ///   be a link.
  package static func makeFolder(_ path: String, isNamed: Bool = true) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    guard mkdir(path, 0o777) != 0 else { return }
    // The check for the folder changes errno.
    let code = errno
    var information = stat()
    if !isNamed, lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
      throw DocumentError(
        file: path,
        issue: "is a symbolic link where a real folder is required; remove it")
    }
    guard FileReader.isFolder(path) else { throw failure(path, code) }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> DocumentError {
    guard !path.utf8.contains(0) else {
      return DocumentError(file: path, issue: "a path must not contain the character U+0000")
    }
    return DocumentError(
      file: path, issue: "cannot be written: \(String(cString: strerror(code)))")
  }
}
