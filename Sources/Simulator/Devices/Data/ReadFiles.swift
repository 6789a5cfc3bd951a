import Synchronization

/// The values of embedded files, each read once, on first use.
///
/// It can be used from several threads.
final class ReadFiles<Value: Sendable>: Sendable {
  private let read: @Sendable (EmbeddedFile) -> Value
  private let values = Mutex<[String: Value]>([:])

  /// Creates a cache of values that a function reads.
  init(_ read: @escaping @Sendable (EmbeddedFile) -> Value) { self.read = read }

  /// Returns the value of a file, which is read at the first call.
  func value(of file: EmbeddedFile) -> Value {
    let path = file.path.description
    if let value = values.withLock({ $0[path] }) { return value }
    // Reading happens outside the lock: two threads may read the same file and get equal values.
    let value = read(file)
    values.withLock { $0[path] = value }
    return value
  }

  /// Returns the value of the file at a path, or nil.
  ///
  /// - Complexity: linear in the number of files.
  func value(of path: String) -> Value? {
    if let value = values.withLock({ $0[path] }) { return value }
    return EmbeddedFiles.file(at: path).map { value(of: $0) }
  }
}
