import Observation
import Synchronization

/// The observable types of this process.
enum ObservableTypes {
  private static let found = Mutex((libraries: 0, any: true))

  /// Returns false if no type of a library that is loaded now conforms to `Observable`.
  ///
  /// No code can then read an observable model, and a device that is powered on observes none:
  /// observation costs a third of a rotation.
  ///
  /// - Complexity: O(c), c conformances, once for each number of libraries.
  static var mayExist: Bool {
    #if canImport(Darwin)
      return true
    #else
      guard let count = LoadedLibraries.count else { return true }
      return found.withLock { found in
        if found.libraries != count {
          found = (count, LoadedLibraries.declareConformance(to: (any Observable).self) ?? true)
        }
        return found.any
      }
    #endif
  }
}
