import Checkout
import Foundation
import Testing

/// A text file of the repository.
struct RepositoryFile: Sendable, CustomTestStringConvertible {
  /// The path from the repository's root.
  let path: String
  /// The lines without their ends.
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// A violation in a line, as a test shows it.
  func finding(_ index: Int, _ message: String) -> String { "\(path):\(index + 1): \(message)" }

  var testDescription: String { path }
}

/// The repository that holds these tests.
enum Repository {
  /// The repository's root.
  static let root = Checkout.root

  /// A file by its path from the root.
  static func file(_ path: String) throws -> RepositoryFile {
    RepositoryFile(path: path, text: try text(path))
  }

  /// The text of a file by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// All Swift files of the sources, of the tests, and the manifest, sorted.
  static let swiftFiles = files(ending: ".swift", below: ["Sources", "Tests"]) + ["Package.swift"]

  /// The paths of the files below some folders, sorted, without build products.
  static func files(ending suffix: String, below folders: [String]) -> [String] {
    folders.flatMap { folder in
      let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      let paths = (all?.allObjects as? [String] ?? []).filter { path in
        path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      return paths.sorted().map { folder + "/" + $0 }
    }
  }

  /// The rules that the files with an ending cite, by the files' names without it.
  static func citations(_ ending: String, in folder: String) throws -> [String: Set<String>] {
    var citations: [String: Set<String>] = [:]
    for path in files(ending: ending, below: [folder]) {
      let file = try Repository.file(path)
      let rules = RuleID.all(in: file.lines.joined(separator: "\n"))
      citations[String(file.name.dropLast(ending.count)), default: []].formUnion(rules)
    }
    return citations
  }
}
