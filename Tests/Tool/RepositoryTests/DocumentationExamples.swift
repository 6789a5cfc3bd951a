import Foundation

/// The examples of doc comments, articles and the README, as a file that compiles them.
///
/// A block that begins with ```` ```swift ```` is an example. One of declarations (after its imports) is
/// compiled as it is; one of statements is a test of its own, which runs. One that ends the process is
/// compiled only.
struct DocumentationExamples {
  /// An example and its source location.
  struct Example {
    let path: String
    /// The number of the example in its file, from 1.
    let number: Int
    let lines: [String]

    /// The lines without imports, and without empty lines before the first.
    var code: [String] {
      let code = lines.filter { !$0.hasPrefix("import ") }
      return Array(code.drop { $0.isEmpty || $0.hasPrefix("//") })
    }
    /// True if it declares types or tests; false for statements.
    var isDeclaration: Bool {
      let first = code.first ?? ""
      return ["@", "struct ", "final class ", "class ", "extension "].contains {
        first.hasPrefix($0)
      }
    }
    /// True if it would end the process.
    var endsProcess: Bool { code.contains { $0.contains("GimbalProgram(") } }
  }

  private(set) var examples: [Example] = []

  init(_ files: [RepositoryFile]) {
    for file in files { read(file) }
  }

  private mutating func read(_ file: RepositoryFile) {
    let isSource = file.path.hasSuffix(".swift")
    var number = 0
    var lines: [String]?
    for line in file.lines {
      var text = String(line)
      if isSource {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        guard trimmed.hasPrefix("///") else {
          lines = nil
          continue
        }
        text = String(trimmed.dropFirst(3))
        if text.hasPrefix(" ") { text.removeFirst() }
      }
      if text == "```swift" {
        lines = []
      } else if text == "```", let block = lines {
        number += 1
        if block.first?.hasPrefix("// swift-tools-version") != true {
          examples.append(Example(path: file.path, number: number, lines: block))
        }
        lines = nil
      } else {
        lines?.append(text)
      }
    }
  }

  /// The modules that examples may use; a client imports the products only.
  private static let imports = [
    "Foundation", "Gimbal", "GimbalCommandLine", "GimbalComparison", "GimbalControls",
    "GimbalDevices", "GimbalEngine", "GimbalGeometry", "GimbalScenarios", "GimbalSnapshots",
    "GimbalTesting", "GimbalTraces", "GimbalTraits", "Testing",
  ]

  /// The file that compiles all examples.
  var text: String {
    var lines = [
      "// swift-format-ignore-file",
      "// Made from the examples of the documentation:",
      "// GIMBAL_WRITE_TABLES=1 swift test --filter DocumentationExamplesTests",
      "",
    ]
    lines += Self.imports.map { "import \($0)" }
    for (index, example) in examples.enumerated() {
      lines += ["", "/// \(example.path), example \(example.number)."]
      func indented(_ depth: Int) -> [String] {
        example.code.map { $0.isEmpty ? "" : String(repeating: "  ", count: depth) + $0 }
      }
      lines.append("@MainActor @Suite struct Example\(index + 1) {")
      if example.isDeclaration {
        lines += indented(1)
      } else if example.endsProcess {
        lines += ["  func compiles() {"] + indented(2) + ["  }"]
      } else {
        lines += ["  @Test func runs() throws {"] + indented(2) + ["  }"]
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
