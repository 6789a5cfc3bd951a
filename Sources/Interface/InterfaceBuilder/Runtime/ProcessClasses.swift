import Foundation
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
      guard let count = TypeLists.count else { return true }
      return known.withLock { known in
        // Read again if a library has been loaded meanwhile.
        if known.libraries != count {
          known.libraries = count
          known.names = Set(TypeLists.libraries.flatMap(TypeLists.classNames))
        }
        return known.names.contains(name)
      }
    #endif
  }
}

#if !canImport(Darwin)
  /// The runtime's lists of types, as every library registers them.
  ///
  /// Source: the Swift project, `MetadataSections.h` and `docs/ABI/TypeMetadata.rst`: a list has
  /// relative addresses of descriptors, whose words are flags, the parent's and the name's relative
  /// addresses.
  private enum TypeLists {
    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

    /// The runtime's function that enumerates them; nil if it is missing.
    private static let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections").map {
      unsafeBitCast($0, to: Enumerate.self)
    }

    /// The number of libraries; nil if the runtime does not provide it.
    static var count: Int? {
      guard let enumerate else { return nil }
      var count = 0
      withUnsafeMutablePointer(to: &count) { count in
        enumerate(
          { _, count in
            count?.assumingMemoryBound(to: Int.self).pointee += 1
            return true
          }, count)
      }
      return count
    }

    /// The addresses of the records that the loaded libraries have registered.
    static var libraries: [UnsafeRawPointer] {
      var found: [UnsafeRawPointer] = []
      withUnsafeMutablePointer(to: &found) { found in
        enumerate?(
          { sections, found in
            found?.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(sections)
            return true
          }, found)
      }
      return found
    }

    /// Returns the top-level classes of a library's modules, as `Module.Name`.
    ///
    /// Version, base address and two unused words come first, then a start and a length for each
    /// section. The section of types is the third.
    static func classNames(_ library: UnsafeRawPointer) -> [String] {
      let word = MemoryLayout<UInt>.size
      let position = (4 + 2 * 2) * word
      let start = library.load(fromByteOffset: position, as: UInt.self)
      let length = library.load(fromByteOffset: position + word, as: Int.self)
      guard let list = UnsafeRawPointer(bitPattern: start) else { return [] }
      return stride(from: 0, to: length, by: 4).compactMap { target(list + $0).flatMap(className) }
    }

    /// Resolves a relative address.
    ///
    /// If its lowest bit is set, it points to the address.
    private static func target(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(field.loadUnaligned(as: Int32.self))
      guard offset != 0, offset & 2 == 0 else { return nil }
      let target = field + (offset & ~1)
      return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// Returns `Module.Name` of a top-level class; nil for any other type.
    private static func className(_ type: UnsafeRawPointer) -> String? {
      let kinds = (module: UInt32(0), type: UInt32(16))
      guard type.load(as: UInt32.self) & 0x1f == kinds.type, let parent = target(type + 4),
        parent.load(as: UInt32.self) & 0x1f == kinds.module, let module = name(parent),
        let name = name(type)
      else { return nil }
      return "\(module).\(name)"
    }

    /// Returns a descriptor's name; its address is always direct.
    private static func name(_ descriptor: UnsafeRawPointer) -> String? {
      let field = descriptor + 8
      let offset = Int(field.load(as: Int32.self))
      guard offset != 0 else { return nil }
      return String(cString: (field + offset).assumingMemoryBound(to: CChar.self))
    }
  }
#endif
