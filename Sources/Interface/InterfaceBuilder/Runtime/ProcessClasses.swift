import Foundation
import GimbalEngine
import Synchronization

/// The Swift classes of this process by module and name.
///
/// A document may name hundreds of missing classes, and for each the runtime would search all types
/// of all libraries. If the runtime provides its lists of types, the top-level classes are read
/// once, and names are looked up among these.
enum ProcessClasses {
  private static let known = Mutex(Known())

  private struct Known {
    /// The number of libraries that were registered when the names were read.
    var libraries = 0
    /// The names of all top-level classes, as `Module.Class`.
    var names: Set<String> = []
  }

  /// Returns the class with a name in a module; nil if there is none.
  static func find(_ name: String, in module: String) -> AnyClass? {
    let whole = "\(module).\(name)"
    return mayExist(whole) ? NSClassFromString(whole) : nil
  }

  private static func mayExist(_ name: String) -> Bool {
    #if canImport(Darwin)
      return true
    #else
      guard let count = LoadedLibraries.count else { return true }
      return known.withLock { known in
        // Read again if a library has been loaded meanwhile.
        if known.libraries != count {
          known.libraries = count
          known.names = Set(LoadedLibraries.all.flatMap(\.classNames))
        }
        return known.names.contains(name)
      }
    #endif
  }
}
