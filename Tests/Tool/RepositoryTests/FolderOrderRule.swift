/// References point downwards: a folder uses only declarations of the folders below it.
///
/// A protocol with one conforming type hides which folder is used. A reference to the protocol or a requirement of it
/// therefore also counts as a reference to the folder with the conformance.
struct FolderOrderRule {
  /// A reference to a declaration of a folder above the file.
  struct Finding {
    let module: String
    let path: String
    let name: String
    let line: Int
    let lower: String
    let upper: String

    var text: String { "\(path):\(line): '\(name)' leads to \(upper), above \(lower)" }
  }

  /// The position of a file in the order of a module; 0 is the highest level.
  private struct Position {
    let module: Int
    let folder: String
    let level: Int
  }

  /// The number of references to declarations of the same module.
  private(set) var count = 0
  /// The upward references, in class bodies and of exceptions too.
  private(set) var findings: [Finding] = []

  /// The rule for modules and their sources.
  init(_ modules: [FolderOrder], _ sources: SourceReferences) {
    let positions = sources.files.map { path -> Position? in
      for (index, module) in modules.enumerated() {
        guard let folder = module.folder(of: path) else { continue }
        let level = module.folders.firstIndex(of: folder) ?? 0
        return Position(module: index, folder: folder, level: level)
      }
      return nil
    }
    let conformances = sources.soleConformances
    for reference in sources.references {
      guard let file = sources.definitions[reference.symbol], let home = positions[file],
        let own = positions[reference.file], home.module == own.module
      else { continue }
      count += 1
      let parent = sources.protocols[reference.symbol] ?? reference.symbol
      var upper = home
      if let file = conformances[parent], let actual = positions[file], actual.module == own.module,
        actual.level < upper.level
      {
        upper = actual
      }
      guard upper.level < own.level else { continue }
      findings.append(
        Finding(
          module: modules[own.module].module, path: sources.files[reference.file],
          name: sources.names[reference.symbol], line: reference.line, lower: own.folder,
          upper: upper.folder))
    }
  }
}
