import Foundation

/// The index that the compiler writes in a debug build, read with the toolchain's `libIndexStore`.
///
/// The library passes a string as a pointer and a length, which is the layout of `iovec`.
struct CompilerIndex {
  private typealias Object = UnsafeMutableRawPointer
  private typealias Opening = @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
  private typealias Closing = @convention(c) (Object) -> Void
  private typealias Getter = @convention(c) (Object) -> Object
  private typealias Text = @convention(c) (Object) -> iovec
  private typealias Kind = @convention(c) (Object) -> UInt32
  private typealias Roles = @convention(c) (Object) -> UInt64
  private typealias Numbers = @convention(c) (Object, Object, Object) -> Void
  private typealias Each =
    @convention(c) (Object, Object, @convention(c) (Object, Object) -> Bool) -> Bool
  private typealias EachName =
    @convention(c) (Object, UInt32, Object, @convention(c) (Object, iovec) -> Bool) -> Bool

  /// Roles of an occurrence, and its relations to other symbols, as the library encodes them.
  private enum Role {
    static let definition: UInt64 = 1 << 1
    static let reference: UInt64 = 1 << 2 | 1 << 5
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let baseOf: UInt64 = 1 << 10
  }

  /// The kind of a symbol that is a protocol.
  private static let protocolKind: UInt32 = 8
  /// The kind of a dependency that is the record of a file.
  private static let recordKind: UInt32 = 2

  private let store: Object
  private let openUnit: Opening
  private let closeUnit: Closing
  private let unitTime: Numbers
  private let mainFile: Text
  private let eachUnit: EachName
  private let eachDependency: Each
  private let dependencyKind: Kind
  private let dependencyName: Text
  private let dependencyPath: Text
  private let openRecord: Opening
  private let closeRecord: Closing
  private let eachOccurrence: Each
  private let roles: Roles
  private let symbol: Getter
  private let position: Numbers
  private let eachRelation: Each
  private let relationRoles: Roles
  private let relatedSymbol: Getter
  private let symbolKind: Kind
  private let name: Text
  private let usr: Text

  /// Opens the index of the build that contains the running program, or returns nil if it has none.
  init?() {
    let program = URL(filePath: CommandLine.arguments[0])
    let folder = program.deletingLastPathComponent().appending(path: "index/store").path
    // `dladdr` writes four pointers, of which the first is the path of the symbol's library.
    var location = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    typealias Locate = @convention(c) (Object, Object) -> Int32
    guard FileManager.default.fileExists(atPath: folder),
      let locate = dlsym(nil, "dladdr"), let known = dlsym(nil, "swift_retain"),
      unsafeBitCast(locate, to: Locate.self)(known, &location) != 0, let runtime = location[0]
    else { return nil }
    let libraries = URL(filePath: String(cString: runtime)).appending(path: "../../..")
    let path = libraries.appending(path: "libIndexStore.so").standardized.path
    guard let library = dlopen(path, RTLD_NOW) else { return nil }
    func function<Function>(_ name: String) -> Function {
      guard let symbol = dlsym(library, "indexstore_" + name) else {
        fatalError("libIndexStore has no function indexstore_\(name)")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    let create: @convention(c) (UnsafePointer<CChar>, Object?) -> Object? = function("store_create")
    guard let store = create(folder, nil) else { return nil }
    self.store = store
    openUnit = function("unit_reader_create")
    closeUnit = function("unit_reader_dispose")
    unitTime = function("unit_reader_get_modification_time")
    mainFile = function("unit_reader_get_main_file")
    eachUnit = function("store_units_apply_f")
    eachDependency = function("unit_reader_dependencies_apply_f")
    dependencyKind = function("unit_dependency_get_kind")
    dependencyName = function("unit_dependency_get_name")
    dependencyPath = function("unit_dependency_get_filepath")
    openRecord = function("record_reader_create")
    closeRecord = function("record_reader_dispose")
    eachOccurrence = function("record_reader_occurrences_apply_f")
    roles = function("occurrence_get_roles")
    symbol = function("occurrence_get_symbol")
    position = function("occurrence_get_line_col")
    eachRelation = function("occurrence_relations_apply_f")
    relationRoles = function("symbol_relation_get_roles")
    relatedSymbol = function("symbol_relation_get_symbol")
    symbolKind = function("symbol_get_kind")
    name = function("symbol_get_name")
    usr = function("symbol_get_usr")
  }

  /// Returns the declarations and references of some files, whose paths begin at a folder.
  func references(in files: [String], below root: URL) -> SourceReferences {
    let records = records(below: root.path + "/")
    var all = SourceReferences()
    for path in files {
      guard let name = records[path], let record = openRecord(store, name, nil) else { continue }
      read(record, of: path, into: &all)
      closeRecord(record)
    }
    return all
  }

  /// The name of the newest record of each file below a folder, by the path from there.
  private func records(below root: String) -> [String: String] {
    var units: [String] = []
    withUnsafeMutablePointer(to: &units) {
      _ = eachUnit(store, 0, $0) { list, name in
        list.assumingMemoryBound(to: [String].self).pointee.append(CompilerIndex.string(name))
        return true
      }
    }
    var newest: [String: (time: Int64, record: String)] = [:]
    for name in units {
      guard let unit = openUnit(store, name, nil) else { continue }
      defer { closeUnit(unit) }
      let file = CompilerIndex.string(mainFile(unit))
      guard file.hasPrefix(root) else { continue }
      let path = String(file.dropFirst(root.count))
      var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
      unitTime(unit, &seconds, &nanoseconds)
      let time = seconds * 1_000_000_000 + nanoseconds
      if let other = newest[path], other.time > time { continue }
      forEach(eachDependency, of: unit) { dependency in
        guard dependencyKind(dependency) == CompilerIndex.recordKind,
          CompilerIndex.string(dependencyPath(dependency)) == file
        else { return }
        newest[path] = (time, CompilerIndex.string(dependencyName(dependency)))
      }
    }
    return newest.mapValues(\.record)
  }

  private func read(_ record: Object, of path: String, into all: inout SourceReferences) {
    let file = all.add(file: path)
    var known: [Object: Int] = [:]
    func number(_ symbol: Object) -> Int {
      if let number = known[symbol] { return number }
      let number = all.symbol(CompilerIndex.string(usr(symbol)), CompilerIndex.string(name(symbol)))
      known[symbol] = number
      return number
    }
    func related(_ occurrence: Object, by role: UInt64, _ body: (Object) -> Void) {
      forEach(eachRelation, of: occurrence) {
        if relationRoles($0) & role != 0 { body(relatedSymbol($0)) }
      }
    }
    func isProtocol(_ symbol: Object) -> Bool { symbolKind(symbol) == CompilerIndex.protocolKind }

    forEach(eachOccurrence, of: record) { occurrence in
      let (roles, symbol) = (roles(occurrence), symbol(occurrence))
      guard roles & Role.implicit == 0 else { return }
      if roles & Role.definition != 0 {
        all.add(definition: number(symbol), in: file)
        related(occurrence, by: Role.childOf) {
          if isProtocol($0) { all.add(requirement: number(symbol), of: number($0)) }
        }
      } else if roles & Role.reference != 0 {
        var (line, column): (UInt32, UInt32) = (0, 0)
        position(occurrence, &line, &column)
        all.add(reference: number(symbol), in: file, line: Int(line))
        guard roles & Role.baseOf != 0, isProtocol(symbol) else { return }
        related(occurrence, by: Role.baseOf) {
          if isProtocol($0) {
            all.add(refinement: number($0), of: number(symbol))
          } else {
            all.add(conformanceTo: number(symbol), in: file)
          }
        }
      }
    }
  }

  /// Calls a closure with each element that a function of the library enumerates.
  private func forEach(_ each: Each, of object: Object, _ body: (Object) -> Void) {
    withoutActuallyEscaping(body) { escaping in
      var closure = escaping
      withUnsafeMutablePointer(to: &closure) {
        _ = each(object, $0) { context, element in
          context.assumingMemoryBound(to: ((Object) -> Void).self).pointee(element)
          return true
        }
      }
    }
  }

  private static func string(_ text: iovec) -> String {
    let bytes = UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len)
    return String(decoding: bytes, as: UTF8.self)
  }
}
