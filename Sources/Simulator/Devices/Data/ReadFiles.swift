import Synchronization

/// The values of embedded files, each read once, when it is first asked for.
///
/// It can be used from several threads.
final class ReadFiles<Value: Sendable>: Sendable {
  private let read: @Sendable (EmbeddedFile) -> Value
  private let values = Mutex<[String: Value]>([:])

  /// Files that are read by a function.
  init(_ read: @escaping @Sendable (EmbeddedFile) -> Value) { self.read = read }

  /// The value of a file.
  func value(of file: EmbeddedFile) -> Value {
    let path = file.path.description
    if let value = values.withLock({ $0[path] }) { return value }
    // Read outside the lock: two threads may do it at once, and both get the same value.
    let value = read(file)
    values.withLock { $0[path] = value }
    return value
  }

  /// The value of the file at a path; nil where there is none.
  ///
  /// - Complexity: linear in the number of files.
  func value(of path: String) -> Value? {
    if let value = values.withLock({ $0[path] }) { return value }
    return EmbeddedFiles.file(at: path).map { value(of: $0) }
  }
}
