import Checkout
import Foundation
import Testing

/// The layers, modules and folders of `Sources` in their order, as `Sources/layers.json` states it.
struct SourceLayers: Decodable, Sendable {
  /// A folder of `Sources` that groups modules.
  struct Layer: Decodable, Sendable {
    let folder: String
    /// The purpose of the layer, one sentence.
    let purpose: String
    /// The modules, the highest first: each may import those that follow, and those of lower layers.
    let modules: [Module]
  }

  /// A module of the package.
  struct Module: Decodable, Sendable {
    /// The folder below that of the layer.
    let folder: String
    let module: String
    let purpose: String
    /// Lower modules that it must not import.
    var forbidden: [String]?
    /// The concepts that the module does not depend on, for readers.
    var never: String?
    /// The folders, the highest first: each may use declarations of those that follow.
    ///
    /// `.` stands for the module's top-level files.
    var folders: [Folder]?
    var exceptions: [OrderException]?
    /// Files that may use declarations of any folder: only members in the body of a class can be overridden or stored.
    var bodies: [String]?
  }

  /// A folder of a module.
  struct Folder: Decodable, Sendable {
    let folder: String
    let purpose: String
  }

  /// Two folders that depend on each other.
  struct OrderException: Decodable, Sendable {
    let lower: String
    let upper: String
    /// The reason why the lower one uses the upper one too.
    let reason: String
  }

  /// The layers, the highest first.
  let layers: [Layer]
  /// The reasons for names that only the linker resolves, by the name in `@_silgen_name`.
  let linked: [String: String]

  /// The layers of this repository.
  static let current: SourceLayers = {
    let file = Checkout.root.appending(path: "Sources/layers.json")
    do {
      return try JSONDecoder().decode(SourceLayers.self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }()

  /// The names of all modules, the lowest first.
  var moduleNames: [String] { layers.reversed().flatMap { $0.modules.reversed().map(\.module) } }

  /// The table of modules for the documentation, the highest first.
  var table: [String] {
    ["| module | purpose | must not know |", "| --- | --- | --- |"]
      + layers.flatMap { layer in
        ["| **\(layer.folder)** | \(layer.purpose) | |"]
          + layer.modules.map { "| \($0.folder) | \($0.purpose) | \($0.never ?? "") |" }
      }
  }

  /// All modules, the highest first, with the order of their folders.
  var modules: [FolderOrder] {
    layers.flatMap { layer in
      layer.modules.map { FolderOrder($0, path: "Sources/\(layer.folder)/\($0.folder)") }
    }
  }

  /// The modules that order folders.
  var orders: [FolderOrder] { modules.filter { $0.folders.count > 1 } }

  /// The module that holds a source file, or nil outside of `Sources`.
  func module(of path: String) -> Module? {
    let parts = path.split(separator: "/")
    guard parts.count > 3, parts[0] == "Sources",
      let layer = layers.first(where: { $0.folder == parts[1] })
    else { return nil }
    return layer.modules.first { path.hasPrefix("Sources/\(layer.folder)/\($0.folder)/") }
  }
}

/// The folders of a module, each of which uses only declarations of those below it.
struct FolderOrder: Sendable, CustomTestStringConvertible {
  let module: String
  /// The module's folder from the root of the repository.
  let path: String
  /// The folders, the highest first; `.` stands for the module's top-level files.
  let folders: [String]
  var exceptions: [SourceLayers.OrderException] = []
  var bodies: [String] = []

  /// The number of pairs of folders that may depend on each other, in all modules.
  static let exceptionLimit = 28

  /// The largest share of a module's lines in one folder: a quarter, and some space to grow before the folder is split.
  static let largestShare = 0.27

  var testDescription: String { module }

  /// The folder of a file of the module, or nil for one of another module.
  func folder(of file: String) -> String? {
    guard file.hasPrefix(path + "/") else { return nil }
    let parts = name(of: file).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }

  /// True if the module lists a name from one folder in another as an exception.
  func allows(_ finding: FolderOrderRule.Finding) -> Bool {
    exceptions.contains { $0.lower == finding.lower && $0.upper == finding.upper }
  }

  /// The path below the module's folder.
  func name(of file: String) -> String { String(file.dropFirst(path.utf8.count + 1)) }
}

extension FolderOrder {
  /// The order of a module, without folders if it lists none.
  init(_ module: SourceLayers.Module, path: String) {
    self.init(
      module: module.module, path: path, folders: module.folders?.map(\.folder) ?? [],
      exceptions: module.exceptions ?? [], bodies: module.bodies ?? [])
  }
}
