import Checkout
import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// The calls in the articles, whose output must equal what the pages show below them.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter ArticleTests` writes it.
@MainActor @Suite struct ArticleTests {
  private static let root = Checkout.root
  private static let writes = ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1"

  /// The page with the current output of each call: blocks of the language `console`, whose first line is the call.
  private func page(_ lines: [String]) throws -> (lines: [String], calls: Int) {
    var page: [String] = []
    var calls = 0
    var inBlock = false
    for line in lines {
      if inBlock {
        guard line == "```" else { continue }
        inBlock = false
      }
      page.append(line)
      guard line.hasPrefix("$ gimbal "), page.dropLast().last == "```console" else { continue }
      calls += 1
      inBlock = true
      let callArguments = line.split(separator: " ").dropFirst(2).map { word in
        word.hasPrefix("Scenarios/") ? Self.root.path + "/" + word : String(word)
      }
      let call = Call(callArguments)
      #expect(call.errors == "", "\(line)")
      let output = call.output.replacing(Self.root.path + "/", with: "")
      page += output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .reversed().drop { $0.isEmpty }.reversed()
    }
    return (page, calls)
  }

  @Test(arguments: ["Documentation/FoldingPhones.md", "Documentation/Gimbal.docc/FoldingPhones.md"])
  func `the output in an article equals that of its calls`(path: String) throws {
    let file = Self.root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)

    let (lines, calls) = try page(text.components(separatedBy: "\n"))

    #expect(calls > 0)
    let made = lines.joined(separator: "\n")
    if Self.writes { try made.write(to: file, atomically: true, encoding: .utf8) }
    #expect(Self.writes || made == text, "GIMBAL_WRITE_TABLES=1 swift test --filter ArticleTests")
  }
}
