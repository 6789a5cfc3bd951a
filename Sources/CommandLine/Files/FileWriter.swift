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

  deinit { fclose(file) }

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
