/// The declarations of source files and the explicit references to them, as plain values.
///
/// Files and symbols are numbered.
struct SourceReferences {
  /// A mention of a declaration in a file.
  struct Reference {
    let symbol: Int
    let file: Int
    let line: Int
  }

  /// The references of `Sources` by the index of this build; nil if it has none.
  static let current = CompilerIndex()?.references(
    in: Repository.files(ending: ".swift", below: ["Sources"]), below: Repository.root)

  /// The paths of the files from the repository's root.
  private(set) var files: [String] = []
  /// The names of the symbols.
  private(set) var names: [String] = []
  private(set) var references: [Reference] = []
  /// The file that defines a symbol.
  private(set) var definitions: [Int: Int] = [:]
  /// The protocol of a requirement.
  private(set) var protocols: [Int: Int] = [:]
  /// The files with the conformances of types to a protocol.
  private var conformances: [Int: [Int]] = [:]
  /// The protocols that inherit from a protocol.
  private var refinements: [Int: [Int]] = [:]
  /// The numbers of symbols by the compiler's ids.
  private var symbols: [String: Int] = [:]

  /// The file that declares a type's conformance to a protocol, for protocols with one conforming type.
  var soleConformances: [Int: Int] {
    var found: [Int: Int] = [:]
    for symbol in Set(conformances.keys).union(refinements.keys) {
      let files = conformances(to: symbol)
      if files.count == 1 { found[symbol] = files[0] }
    }
    return found
  }

  private func conformances(to symbol: Int) -> [Int] {
    (conformances[symbol] ?? []) + (refinements[symbol] ?? []).flatMap { conformances(to: $0) }
  }

  /// Adds a file, and returns its number.
  mutating func add(file path: String) -> Int {
    files.append(path)
    return files.count - 1
  }

  /// Returns the number of a symbol, which it adds if it is new.
  mutating func symbol(_ id: String, _ name: @autoclosure () -> String) -> Int {
    if let number = symbols[id] { return number }
    names.append(name())
    symbols[id] = names.count - 1
    return names.count - 1
  }

  /// Adds the file that defines a symbol.
  mutating func add(definition symbol: Int, in file: Int) { definitions[symbol] = file }

  /// Adds a requirement of a protocol.
  mutating func add(requirement symbol: Int, of parent: Int) { protocols[symbol] = parent }

  /// Adds the conformance of a type to a protocol.
  mutating func add(conformanceTo symbol: Int, in file: Int) {
    conformances[symbol, default: []].append(file)
  }

  /// Adds a protocol that inherits from another one.
  mutating func add(refinement symbol: Int, of parent: Int) {
    refinements[parent, default: []].append(symbol)
  }

  /// Adds a reference to a symbol.
  mutating func add(reference symbol: Int, in file: Int, line: Int) {
    references.append(Reference(symbol: symbol, file: file, line: line))
  }
}
