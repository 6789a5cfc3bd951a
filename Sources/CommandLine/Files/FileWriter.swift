import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes results to files.
final class FileWriter {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  /// The memory in which many additions gather until they are put into the file; nil where the library's own serves.
  private let memory: UnsafeMutablePointer<CChar>?

  /// Opens a file for writing; what was in it is lost.
  init(_ path: String) throws(DocumentError) {
    guard !path.utf8.contains(0), let file = fopen(path, "w") else { throw Self.failure(path) }
    self.path = path
    self.file = file
    memory = nil
  }

  /// Opens a file that no other run is writing, and leaves what is in it.
  ///
  /// The lock ends with the writer, and with its process whatever ends that.
  init(locking path: String) throws(DocumentError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      throw code == EWOULDBLOCK
        ? DocumentError(file: path, problem: "another run is writing it; name another folder")
        : Self.failure(path, code)
    }
    guard let file = fdopen(descriptor, "a") else {
      let code = errno
      close(descriptor)
      throw Self.failure(path, code)
    }
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: Self.room)
    setvbuf(file, memory, _IOFBF, Self.room)
    self.path = path
    self.file = file
    self.memory = memory
  }

  deinit {
    fclose(file)
    memory?.deallocate()
  }

  private static let room = 64 << 10

  /// True if nothing is in the file.
  func isEmpty() throws(DocumentError) -> Bool {
    var information = stat()
    guard fstat(fileno(file), &information) == 0 else { throw Self.failure(path) }
    return information.st_size == 0
  }

  /// Takes away what is in the file.
  func empty() throws(DocumentError) {
    guard ftruncate(fileno(file), 0) == 0 else { throw Self.failure(path) }
  }

  /// Takes away what is in the file from a byte on.
  func cut(to bytes: Int) throws(DocumentError) {
    guard ftruncate(fileno(file), off_t(bytes)) == 0 else { throw Self.failure(path) }
  }

  /// True if there is a file.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Takes a file away, if it is there.
  static func remove(_ path: String) throws(DocumentError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Adds bytes, which are in the file after the next ``flush()``.
  func add(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.withUnsafeBufferPointer(put) else { throw Self.failure(path) }
  }

  /// Adds what a writer has written.
  func add(_ document: borrowing JSONWriter) throws(DocumentError) {
    guard document.withBytes(put) else { throw Self.failure(path) }
  }

  /// Adds a text.
  func add(_ text: String) throws(DocumentError) {
    var text = text
    guard text.withUTF8(put) else { throw Self.failure(path) }
  }

  private func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
  }

  /// Puts what was added into the file.
  func flush() throws(DocumentError) {
    guard fflush(file) == 0 else { throw Self.failure(path) }
  }

  /// Writes a text, so that it is in the file when this returns.
  func write(_ text: String) throws(DocumentError) {
    try add(text)
    try flush()
  }

  /// Writes a whole file.
  static func write(_ text: String, to path: String) throws(DocumentError) {
    try FileWriter(path).write(text)
  }

  /// Writes a file that is not there yet.
  static func create(_ path: String, with text: String) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    // Looking first would let another process write the file meanwhile.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let code = errno
      throw code == EEXIST
        ? DocumentError(file: path, problem: "is there already; take it away, or name another file")
        : failure(path, code)
    }
    close(descriptor)
    try write(text, to: path)
  }

  /// Puts a whole text at a path: in the place of a file, or into what is no file, such as a pipe.
  static func put(_ path: String, _ text: String) throws(DocumentError) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      return try write(text, to: path)
    }
    do throws(DocumentError) {
      try replace(path, with: text)
    } catch {
      throw DocumentError(file: path, problem: error.problem)
    }
  }

  /// Writes a whole file beside the one that is there and puts it in its place, so that whatever
  /// happens the path holds the one or the other.
  static func replace(_ path: String, with text: String) throws(DocumentError) {
    try replace(path, with: Array(text.utf8))
  }

  /// The same with bytes.
  static func replace(_ path: String, with bytes: [UInt8]) throws(DocumentError) {
    try replace(path) { (writer) throws(DocumentError) in try writer.add(bytes) }
  }

  /// The same with what is written piece by piece.
  static func replace(
    _ path: String, writing body: (FileWriter) throws(DocumentError) -> Void
  ) throws(DocumentError) {
    let new = path + ".new"
    do throws(DocumentError) {
      let writer = try FileWriter(new)
      try body(writer)
      try writer.flush()
    } catch {
      unlink(new)
      throw error
    }
    guard rename(new, path) == 0 else {
      let code = errno
      unlink(new)
      throw failure(path, code)
    }
  }

  /// Refuses to write a picture or page over a folder, over a file that the call reads, of which a word may name a part
  /// (`Main.storyboard#Login`), and over any other scene, scenario or document.
  static func refuse(_ path: String, over words: [String]) throws(DocumentError) {
    if FileReader.isFolder(path) {
      throw DocumentError(file: path, problem: "is a folder; name a file in it")
    }
    let files = words + words.compactMap { $0.split(separator: "#").first.map(String.init) }
    if files.contains(where: { isSameFile(path, $0) }) {
      throw DocumentError(file: path, problem: "is the scene itself; name another file")
    }
    guard exists(path), let kind = FileKind(path: path), kind != .device else { return }
    throw DocumentError(
      file: path,
      problem: "is a *\(kind.rawValue), which nothing is written over; name another file")
  }

  /// Refuses two results in one file.
  static func refuseTwice(_ paths: [(option: Option, path: String)]) throws(DocumentError) {
    for (place, one) in paths.enumerated() {
      guard let other = paths[..<place].first(where: { $0.path == one.path }) else { continue }
      throw DocumentError(
        file: one.path,
        problem: "is named by both '\(other.option.name)' and '\(one.option.name)'; name two files")
    }
  }

  /// True if both paths lead to one file, by links or otherwise.
  static func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0
      && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Makes a folder unless it is there; the folder above must exist.
  static func makeFolder(_ path: String) throws(DocumentError) {
    guard !path.utf8.contains(0) else { throw failure(path) }
    guard mkdir(path, 0o777) != 0 else { return }
    // Looking for the folder has an errno of its own.
    let code = errno
    guard FileReader.isFolder(path) else { throw failure(path, code) }
  }

  private static func failure(_ path: String, _ code: Int32 = errno) -> DocumentError {
    guard !path.utf8.contains(0) else {
      return DocumentError(file: path, problem: "no path can hold the character U+0000")
    }
    return DocumentError(
      file: path, problem: "cannot be written: \(String(cString: strerror(code)))")
  }
}
