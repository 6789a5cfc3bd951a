import Foundation
import Testing

/// The README's commands and examples are those that the continuous integration runs.
enum CommandRule {
  /// The commands in the fenced blocks of a page: lines that begin with `swift`.
  static func commands(in page: RepositoryFile) -> [String] {
    var isCode = false
    var commands: [String] = []
    for line in page.lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode, line.hasPrefix("swift run") || line.hasPrefix("swift test") {
        // Text after a hash is a comment.
        let command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
        commands.append(command)
      }
    }
    return commands
  }

  /// The lines of the fenced blocks that a page marks as an example.
  static func example(in page: RepositoryFile) -> [Substring] {
    var isExample = false
    return page.lines.filter { line in
      if line.hasPrefix("```") { isExample = line == "```swift example" }
      return isExample && !line.hasPrefix("```") && !line.isEmpty
    }
  }

  /// The commands of a page that no line of a script calls.
  static func findings(page: RepositoryFile, script: RepositoryFile) -> [String] {
    let called = Set(script.lines.map { $0.trimmingCharacters(in: .whitespaces) })
    return commands(in: page).filter { !called.contains($0) }
      .map { "\(page.path): '\($0)' is not called by \(script.path)" }
  }
}

@Suite struct ReadmeTests {
  @Test func `the README's first commands are run by the continuous integration`() throws {
    let page = try Repository.file("README.md")
    let commands = CommandRule.commands(in: page)

    #expect(commands.contains("swift run gimbal run Scenarios"))
    #expect(commands.contains("swift test"))
    #expect(CommandRule.findings(page: page, script: try Repository.file(".ci/run")) == [])
  }

  @Test func `the README has the number of devices`() throws {
    let count = Repository.files(ending: ".json", below: ["Devices"])
      .count { $0.split(separator: "/").count == 2 }
    let page = try Repository.file("README.md").lines.joined(separator: " ")

    #expect(page.contains("\(count) real devices"))
  }

  @Test func `the example of the page on testing is a test`() throws {
    let example = CommandRule.example(in: try Repository.file("Documentation/Testing.md"))
    let test = Set(try Repository.file("Tests/Testing/GimbalTestingTests/PlayerTests.swift").lines)

    #expect(example.count > 10)
    #expect(example.filter { !test.contains($0) } == [])
  }

  @Test func `a command that is never run is found`() {
    let page = RepositoryFile(
      path: "R.md", text: "```sh\nswift test   # all\nswift run gimbal fly\n```\nswift test --x\n")
    let script = RepositoryFile(path: "run", text: "  swift test\n")

    #expect(CommandRule.commands(in: page) == ["swift test", "swift run gimbal fly"])
    #expect(
      CommandRule.findings(page: page, script: script)
        == ["R.md: 'swift run gimbal fly' is not called by run"])
  }
}
