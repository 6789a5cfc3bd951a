#if !canImport(Darwin)
  import Foundation

  /// The Swift libraries of this process, as the runtime lists them; the executable is one of them.
  package enum LoadedLibraries {
    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

    /// The runtime's function that enumerates them; nil if it is missing.
    private static let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections").map {
      unsafeBitCast($0, to: Enumerate.self)
    }

    /// The number of libraries; nil if the runtime does not provide it.
    package static var count: Int? {
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

    /// All libraries; none if the runtime does not provide them.
    package static var all: [LoadedLibrary] {
      var found: [LoadedLibrary] = []
      withUnsafeMutablePointer(to: &found) { found in
        enumerate?(
          { sections, found in
            found?.assumingMemoryBound(to: [LoadedLibrary].self).pointee
              .append(LoadedLibrary(sections: sections))
            return true
          }, found)
      }
      return found
    }

    /// Returns true if a library declares a conformance to a protocol, given as `(any P).self`; nil
    /// for a type of another kind.
    ///
    /// - Complexity: O(c), c conformances of all libraries.
    package static func declareConformance(to type: Any.Type) -> Bool? {
      // Kind, flags and the number of protocols come first, then the protocols' descriptors.
      let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UInt>.size
      let existential = 0x303 as UInt
      guard type.load(as: UInt.self) == existential,
        type.load(fromByteOffset: word + 4, as: UInt32.self) == 1,
        let descriptor = type.load(fromByteOffset: 2 * word, as: UnsafeRawPointer?.self)
      else { return nil }
      return all.contains { $0.declaresConformance(to: descriptor) }
    }
  }

  /// The lists of types and conformances that a library has registered.
  ///
  /// Source: the Swift project, `MetadataSections.h` and `docs/ABI/TypeMetadata.rst`: a list has
  /// relative addresses of descriptors, whose words are flags, the parent's and the name's relative
  /// addresses; the first word of a conformance is the protocol's.
  package struct LoadedLibrary {
    /// The address of the library's record.
    fileprivate let sections: UnsafeRawPointer

    /// The names of the top-level classes of its modules, as `Module.Name`.
    ///
    /// - Complexity: O(t), t types.
    package var classNames: [String] {
      list(at: 2).compactMap { Self.target($0).flatMap(Self.className) }
    }

    /// Returns true if a type conforms to a protocol by a declaration in this library.
    ///
    /// - Complexity: O(c), c conformances.
    fileprivate func declaresConformance(to descriptor: UnsafeRawPointer) -> Bool {
      list(at: 1).contains { entry in
        // Every start of a program runs this loop over thousands of entries.
        let conformance = entry + Int(entry.load(as: Int32.self))
        let offset = Int(conformance.load(as: Int32.self))
        if offset & 1 == 0 { return conformance + offset == descriptor }
        return (conformance + (offset & ~1)).load(as: UnsafeRawPointer?.self) == descriptor
      }
    }

    /// Returns the addresses of the entries of a list.
    ///
    /// Version, base address and two unused words come first, then a start and a length for each
    /// list: of protocols, conformances, types and more.
    private func list(at index: Int) -> StrideTo<UnsafeRawPointer> {
      let word = MemoryLayout<UInt>.size
      let position = (4 + 2 * index) * word
      let start = sections.load(fromByteOffset: position, as: UnsafeRawPointer?.self)
      let length = sections.load(fromByteOffset: position + word, as: Int.self)
      return stride(from: start ?? sections, to: start.map { $0 + length } ?? sections, by: 4)
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
