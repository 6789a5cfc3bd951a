import Synchronization

/// What embedded files hold, each read when it is asked for, once.
///
/// It can be used from several threads.
final class ReadFiles<Value: Sendable>: Sendable {
  private let read: @Sendable (EmbeddedFile) -> Value
  private let values = Mutex<[String: Value]>([:])

  /// Files that are read by a function.
  init(_ read: @escaping @Sendable (EmbeddedFile) -> Value) { self.read = read }

  /// What a file holds.
  func value(of file: EmbeddedFile) -> Value {
    let path = file.path.description
    if let value = values.withLock({ $0[path] }) { return value }
    // Read outside the lock: two threads may do it at once, and both get the same value.
    let value = read(file)
    values.withLock { $0[path] = value }
    return value
  }

  /// What the file at a path holds, or nil where there is none.
  ///
  /// - Complexity: linear in the number of files.
  func value(of path: String) -> Value? {
    if let value = values.withLock({ $0[path] }) { return value }
    return EmbeddedFiles.file(at: path).map { value(of: $0) }
  }
}
