#if !canImport(Darwin)
  import Foundation

  /// The comparison of attribute values that are an app's own structures, enumerations or objects.
  ///
  /// CoreFoundation for Linux reads ten bits of an object's first stored word as its type number.
  /// For two objects with number 0 it calls a function that ends the process. After
  /// ``install()`` it calls `isEqual(_:)` and `hash` of such objects.
  ///
  /// See: R-TEXTKIT-4.
  package enum AttributeValueEquality {
    /// The position of two functions among the words of CoreFoundation's class record.
    ///
    /// Source: the Swift project, `CFRuntime.h`, `CFRuntimeClass`: version, name, initializer, copy
    /// and finalizer come first.
    private enum Word {
      static let name = 1
      static let equal = 5
      static let hash = 6
      static let count = 12
    }

    /// The number of types.
    ///
    /// Source: the Swift project, `CFRuntime.c`, `__CFRuntimeClassTables`: a table of records is
    /// followed by one of classes, each with an entry for a type.
    private static let typeCount = 1024 as UInt

    /// Replaces the functions of type 0, once in a process.
    ///
    /// Every device calls it when it is made, on any thread. Nothing happens if CoreFoundation's
    /// tables are not as they are expected.
    package static func install() { _ = isInstalled }

    private static let isInstalled = {
      guard let record = classRecord(0),
        let name = UnsafePointer<CChar>(bitPattern: record[Word.name]),
        String(cString: name) == "Not A Type", tablesAreAdjacent
      else { return false }
      let equal: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Bool = { first, second in
        object(first).isEqual(object(second))
      }
      let hash: @convention(c) (UnsafeRawPointer) -> Int = { object($0).hash }
      let own = UnsafeMutablePointer<UInt>.allocate(capacity: Word.count)
      own.initialize(from: record, count: Word.count)
      own[Word.equal] = unsafeBitCast(equal, to: UInt.self)
      own[Word.hash] = unsafeBitCast(hash, to: UInt.self)
      // No function sets a record, but the first record is that far before the first class.
      setClass(0 &- typeCount, own)
      return true
    }()

    /// Returns true if the class of the last type, which has none, is found behind the records.
    private static var tablesAreAdjacent: Bool {
      let (last, before) = (typeCount - 1, classRecord(2 * typeCount - 1))
      let probe = UnsafePointer<UInt>(bitPattern: 8)
      setClass(last, probe)
      defer { setClass(last, before) }
      return classRecord(typeCount + last) == probe
    }

    private static func object(_ address: UnsafeRawPointer) -> NSObject {
      Unmanaged<NSObject>.fromOpaque(address).takeUnretainedValue()
    }
  }

  /// Returns an entry of CoreFoundation's table of records.
  @_silgen_name("_CFRuntimeGetClassWithTypeID")
  private func classRecord(_ type: UInt) -> UnsafePointer<UInt>?

  /// Sets an entry of CoreFoundation's table of classes.
  @_silgen_name("_CFRuntimeBridgeTypeToClass")
  private func setClass(_ type: UInt, _ entry: UnsafePointer<UInt>?)
#endif
