import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalScenarioFiles
import GimbalScenarios
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

@testable import GimbalReports

/// Control and direction characters in each output (F-84).
@Suite struct EscapingTests {
  /// The control characters and the marks of direction, by Unicode's own tables.
  static let characters = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
    $0.properties.generalCategory == .control || isDirection($0)
      || $0.properties.generalCategory == .lineSeparator
      || $0.properties.generalCategory == .paragraphSeparator
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Unicode Standard Annex #9, 2: explicit directional formatting characters and implicit marks.
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }

  /// Names that contain all of them, ten each, and begin lines with text that programs read as commands.
  static let names: [String] = stride(from: 0, to: characters.count, by: 10).map { start in
    "n" + characters[start...].prefix(10).map { "\($0)x" }.joined() + "\n::error::y\nnot ok 9"
  }

  static let run = RunResult(
    cases: names.map { name in
      let failure = CaseFailure(
        file: name, position: SourcePosition(line: 1, column: 1), step: 1, message: name,
        artifacts: name, reproduce: name)
      return CaseResult(
        id: CaseID(scenario: name, device: name, system: .iOS(17)), title: name,
        failures: [failure], assumptions: [name])
    }, issues: names)

  static let comparison = LayoutComparison(
    scene: names[0],
    configurations: [
      LayoutBuilder.configuration(
        names.enumerated().map { index, name in
          LayoutBuilder.Box(
            name: name, frame: CGRect(x: 10, y: 70 + 40 * index, width: 300, height: 45),
            className: name)
        })
    ], skipped: names.map { SkippedConfiguration(name: $0, reason: $0) })

  static let lint = LintResult(scenes: [LintResult.Scene(file: names[1], comparison: comparison)])

  static let strings: [(String, String)] = [
    ("text", RunText.report(run)), ("assumptions", RunText.report(run, listsAssumptions: true)),
    ("markdown", RunMarkdown.report(run)), ("tap", RunTAP.report(run)),
    ("annotations", RunAnnotations.report(run)), ("junit", RunJUnit.report(run)),
    ("run page", RunPage.report(run)), ("comparison", ComparisonText.report(comparison)),
    ("comparison markdown", ComparisonMarkdown.report(comparison)),
    ("comparison page", ComparisonPage.report(comparison)), ("lint", LintText.report(lint)),
    ("svg", ConfigurationSVG.file(comparison.configurations[0])),
    ("drawing", TerminalDrawing.text(comparison.configurations[0])),
  ]

  static let documents: [(String, String)] = [
    ("json", RunJSON.report(run)), ("sarif", RunSARIF.report(run, version: "1")),
    ("comparison json", ComparisonJSON.report(comparison)), ("lint json", LintJSON.report(lint)),
    ("lint sarif", LintSARIF.report(lint, version: "1")),
  ]

  @Test func `all control and direction characters are known`() {
    #expect(Self.characters.count == 65 + 12 + 2)
    #expect(Self.characters.allSatisfy { $0.isSteering && $0.isInvisible })
  }

  @Test(arguments: strings)
  func `a text shows control and direction characters as escapes`(name: String, text: String) {
    let found = text.unicodeScalars.filter { Self.characters.contains($0) && $0 != "\n" }
    #expect(found.isEmpty, "\(found.map { String($0.value, radix: 16) })")
    // A drawing in characters has only the beginnings of names.
    #expect(text.contains("\\u{202e}") || name == "drawing")
    // Pages are written to files, where no program reads their lines.
    #expect(!text.contains("\n::error::y") || name.hasSuffix("page"))
    #expect(!text.contains("\nnot ok 9\n") || name != "tap")
  }

  @Test(arguments: documents)
  func `a JSON document has names unchanged`(name: String, text: String) throws {
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    let value = try JSONReader.read(Array(text.utf8), file: name)
    #expect(text.contains("\\u001b"))
    withExtendedLifetime(value) {}
  }

  @Test(arguments: names) func `shell words and quoted strings contain no control characters`(
    name: String
  ) {
    for text in [ShellWord.of(name), QuotedText.of(name), VisibleText.of(name)] {
      #expect(!text.unicodeScalars.contains { Self.characters.contains($0) })
    }
  }
}
