import Foundation
import Testing

/// The file that compiles the documentation's examples contains them line by line.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter DocumentationExamplesTests` writes it.
@Suite struct DocumentationExamplesTests {
  private static let path = "Tests/Testing/ExamplesTests/Examples.swift"

  private static func examples() throws -> DocumentationExamples {
    let paths =
      ["README.md"] + Repository.files(ending: ".md", below: ["Documentation/Gimbal.docc"])
      + Repository.files(ending: ".swift", below: ["Sources"])
    return DocumentationExamples(try paths.map(Repository.file))
  }

  @Test func `the compiled examples equal those of the documentation`() throws {
    let text = try Self.examples().text
    let url = Repository.root.appendingPathComponent(Self.path)
    if ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      return
    }

    let present = try Repository.file(Self.path).lines.map(String.init)
    let expected = text.components(separatedBy: "\n")
    let stale = zip(present, expected).enumerated().first { $1.0 != $1.1 }?.offset
    let isCurrent = present == expected

    #expect(
      isCurrent,
      """
      \(Self.path):\((stale ?? min(present.count, expected.count)) + 1): not the example of the \
      documentation; run GIMBAL_WRITE_TABLES=1 swift test --filter DocumentationExamplesTests
      """)
  }

  @Test(arguments: [
    "Simulator", "DeviceProfile", "DeviceCatalog", "Trace", "EventExpectation", "EventPattern",
    "BehaviourSwitches", "AppDescription", "UserSettings", "WindowLayout", "VirtualClock",
    "LayoutSnapshot", "LocatedView", "LayoutExpectation", "SceneComparison", "SceneRegistry",
    "ScenarioRunner", "SimulatorTrait", "GimbalProgram",
  ])
  func `a type that users use has an example`(type: String) throws {
    let examples = try Self.examples().examples.filter { $0.path.hasPrefix("Sources/") }

    #expect(
      examples.contains {
        $0.lines.joined(separator: "\n").contains(type) || $0.path.contains(type)
      })
  }

  @Test func `statements run, and declarations and exits are only compiled`() {
    let text = DocumentationExamples([
      RepositoryFile(
        path: "A.swift",
        text: """
          /// ```swift
          /// print(1)
          ///
          /// print(2)
          /// ```
          func a() {}
          /// ```swift
          /// import Gimbal
          ///
          /// @Test func b() {}
          /// ```
          /// ```swift
          /// GimbalProgram().run()
          /// ```
          """)
    ]).text

    #expect(text.contains("  @Test func runs() throws {\n    print(1)\n\n    print(2)\n  }\n}\n"))
    #expect(text.contains("struct Example2 {\n  @Test func b() {}\n}\n"))
    #expect(text.contains("  func compiles() {\n    GimbalProgram().run()\n  }\n"))
  }
}
