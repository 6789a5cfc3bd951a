package import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes results to files.
///
/// A path that a call names is the user's own: it may lead anywhere, by links too. For files of other names
/// in a folder that a call names, use ``Folder``.
package final class FileWriter {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  /// The memory in which many additions gather until they are put into the file; nil where the library's own serves.
  private let memory: UnsafeMutablePointer<CChar>?

  /// Opens a file for writing; what was in it is lost.
  private init(_ path: String) throws(DocumentError) {
    guard !path.utf8.contains(0), let file = fopen(path, "w") else { throw Self.failure(path) }
    self.path = path
    self.file = file
    memory = nil
  }

  /// Opens a file that no other run is writing, and leaves what is in it.
  ///
  /// The lock ends with the writer, and with its process whatever ends that; where `waits` is true, it is waited for.
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

  /// Writes to a staged file; `path` is the name that errors show.
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

  /// True if nothing is in the file.
  package func isEmpty() throws(DocumentError) -> Bool {
    var information = stat()
    guard fstat(fileno(file), &information) == 0 else { throw Self.failure(path) }
    return information.st_size == 0
  }

  /// Takes away what is in the file.
  package func empty() throws(DocumentError) {
    guard ftruncate(fileno(file), 0) == 0 else { throw Self.failure(path) }
  }

  /// Takes away what is in the file from a byte on.
  package func cut(to bytes: Int) throws(DocumentError) {
    guard ftruncate(fileno(file), off_t(bytes)) == 0 else { throw Self.failure(path) }
  }

  /// True if there is a file.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Takes a file away, if it is there.
  package static func remove(_ path: String) throws(DocumentError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Adds bytes, which are in the file after the next ``flush()``.
  package func add(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.withUnsafeBufferPointer(put) else { throw Self.failure(path) }
  }

  /// Adds what a writer has written.
  package func add(_ document: borrowing JSONWriter) throws(DocumentError) {
    guard document.withBytes(put) else { throw Self.failure(path) }
  }

  /// Adds a text.
  package func add(_ text: String) throws(DocumentError) {
    var text = text
    guard text.withUTF8(put) else { throw Self.failure(path) }
  }

  private func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
  }

  /// Puts what was added into the file.
  package func flush() throws(DocumentError) {
    guard fflush(file) == 0 else { throw Self.failure(path) }
  }

  /// Writes a text, so that it is in the file when this returns.
  package func write(_ text: String) throws(DocumentError) {
    try add(text)
    try flush()
  }

  /// Writes a whole file.
  package static func write(_ text: String, to path: String) throws(DocumentError) {
    try FileWriter(path).write(text)
  }

  /// Writes a file that is not there yet.
  package static func create(_ path: String, with text: String) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    // Looking first would let another process write the file meanwhile.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let code = errno
      throw code == EEXIST
        ? DocumentError(file: path, issue: "is there already; take it away, or name another file")
        : failure(path, code)
    }
    close(descriptor)
    try replace(path, with: text)
  }

  /// Puts a whole text at a path: in the place of a file, or into what is no file, such as a pipe.
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

  /// Writes a whole file next to the one that is there, and puts it in its place.
  ///
  /// Whatever happens, the path holds the one or the other. Where it is a link, the file that it leads to is replaced.
  ///
  /// - Parameter isNamed: False for a path whose last name the call does not choose: a link there is replaced itself.
  package static func replace(
    _ path: String, with text: String, isNamed: Bool = true
  ) throws(DocumentError) {
    try replace(path, with: Array(text.utf8), isNamed: isNamed)
  }

  /// The same with bytes.
  package static func replace(
    _ path: String, with bytes: [UInt8], isNamed: Bool = true
  ) throws(DocumentError) {
    let (folder, name) = try destination(of: path, follows: isNamed)
    try Folder(folder).replace(name, with: bytes)
  }

  /// Replaces a file of a folder by what is written piece by piece; a link in its place is replaced itself.
  package static func replace(
    _ name: String, in folder: Folder, writing body: (FileWriter) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    let staged = try folder.stage(name)
    let writer = try FileWriter(staged, FolderTraversal.join(folder.path, name))
    try body(writer)
    try writer.flush()
    try staged.commit()
  }

  /// The folder and the name of the file that a path leads to.
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

  /// True if both paths lead to one file, by links or otherwise.
  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Makes a folder unless it is there; the folder above must exist.
  ///
  /// - Parameter isNamed: False for a folder whose name the call does not choose, which may be no link.
  package static func makeFolder(_ path: String, isNamed: Bool = true) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    guard mkdir(path, 0o777) != 0 else { return }
    // Looking for the folder has an errno of its own.
    let code = errno
    var information = stat()
    if !isNamed, lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
      throw DocumentError(
        file: path,
        issue: "is a link, and a folder is needed that cannot lead elsewhere; remove it")
    }
    guard FileReader.isFolder(path) else { throw failure(path, code) }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> DocumentError {
    guard !path.utf8.contains(0) else {
      return DocumentError(file: path, issue: "no path can hold the character U+0000")
    }
    return DocumentError(
      file: path, issue: "cannot be written: \(String(cString: strerror(code)))")
  }
}
