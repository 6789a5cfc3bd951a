import Foundation

/// An observer of the traits that are read on a thread, and of their collections.
///
/// The engine records which traits app code reads in a phase of the update cycle. Reads of a
/// collection's properties and its subscript are recorded; comparisons of collections are not.
///
/// See: R-TRAIT-9.
package final class TraitReader {
  private let recordRead: (UITrait, UITraitCollection) -> Void

  /// Creates a reader that calls a closure at every read.
  package init(_ recordRead: @escaping (UITrait, UITraitCollection) -> Void) {
    self.recordRead = recordRead
  }

  /// The thread-local slot of the reader.
  ///
  /// The caller on the reading thread retains the reader.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "no slot for the reader of traits of a thread: error \(status)")
    return key
  }()

  /// Makes this the reader of the thread while a closure runs, and restores the previous reader.
  @inline(__always)
  package func reading<Result>(_ body: () -> Result) -> Result {
    let former = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, former) }
    return body()
  }

  /// Notifies the thread's reader, if there is one.
  @inline(__always)
  static func record(_ trait: UITrait, of collection: UITraitCollection) {
    guard let reader = pthread_getspecific(key) else { return }
    Unmanaged<TraitReader>.fromOpaque(reader).takeUnretainedValue().recordRead(trait, collection)
  }
}
