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

  /// Opens a file for writing; what was in it is lost.
  init(_ path: String) throws(DocumentError) {
    guard let file = fopen(path, "w") else { throw Self.failure(path) }
    self.path = path
    self.file = file
  }

  /// Opens a file that no other run is writing, and leaves what is in it.
  ///
  /// The lock ends with the writer, and with its process whatever ends that.
  init(locking path: String) throws(DocumentError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      close(descriptor)
      throw isTaken
        ? DocumentError(file: path, problem: "another run is writing it; name another folder")
        : Self.failure(path)
    }
    guard let file = fdopen(descriptor, "a") else {
      close(descriptor)
      throw Self.failure(path)
    }
    self.path = path
    self.file = file
  }

  deinit { fclose(file) }

  /// Whether nothing is in the file.
  func isEmpty() throws(DocumentError) -> Bool {
    var information = stat()
    guard fstat(fileno(file), &information) == 0 else { throw Self.failure(path) }
    return information.st_size == 0
  }

  /// Takes away what is in the file.
  func empty() throws(DocumentError) {
    guard ftruncate(fileno(file), 0) == 0 else { throw Self.failure(path) }
  }

  /// Whether there is a file.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Takes a file away, if it is there.
  static func remove(_ path: String) throws(DocumentError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  /// Adds bytes, which are in the file after the next ``flush()``.
  func add(_ bytes: [UInt8]) throws(DocumentError) {
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Self.failure(path) }
  }

  /// Puts what was added into the file.
  func flush() throws(DocumentError) {
    guard fflush(file) == 0 else { throw Self.failure(path) }
  }

  /// Writes a text, so that it is in the file when this returns.
  func write(_ text: String) throws(DocumentError) {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
    }
    guard isWritten, fflush(file) == 0 else { throw Self.failure(path) }
  }

  /// Writes a whole file.
  static func write(_ text: String, to path: String) throws(DocumentError) {
    try FileWriter(path).write(text)
  }

  /// Makes a folder unless it is there; the folder above must exist.
  static func makeFolder(_ path: String) throws(DocumentError) {
    guard mkdir(path, 0o777) == 0 || FileReader.isFolder(path) else { throw failure(path) }
  }

  private static func failure(_ path: String) -> DocumentError {
    DocumentError(file: path, problem: "cannot be written: \(String(cString: strerror(errno)))")
  }
}
