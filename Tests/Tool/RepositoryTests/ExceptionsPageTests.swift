import Foundation
import Testing

/// The page of exceptions lists the exceptions of the engine as in the sources (D-11).
@Suite struct ExceptionsPageTests {
  @Test func `every case is on the page with its exception name and the origin of its message`()
    throws
  {
    let files = Repository.files(ending: ".swift", below: ["Sources"])
      .filter { $0.contains("/AppException") }
    let sources = try files.sorted { !$0.contains("+") && $1.contains("+") }
      .map { try Repository.file($0).lines.joined(separator: "\n") }.joined(separator: "\n")
    let kinds = sources.matches(of: #/^    case ([a-zA-Z]+)$/#.anchorsMatchLineEndings())
      .map { String($0.1) }
    let names = Dictionary(
      uniqueKeysWithValues: sources.matches(of: #/case (\w+) = "(\w+)"/#).map {
        (String($0.1), String($0.2))
      })
    let page = try Repository.file("Documentation/Exceptions.md").lines.compactMap {
      $0.wholeMatch(of: #/\| `(\w+)` \| (.+) \| (.+) \| (UIKit|Gimbal)'s \|/#)
    }

    #expect(page.map { String($0.1) } == kinds.filter { $0 != "uikit" && $0 != "gimbal" })
    let exceptions = sources.matches(
      of: #/AppException\(\s*\.(\w+),\s*(nil|\.\w+|features[^,]+),\s*\.(uikit|gimbal),/#)
    #expect(exceptions.count >= page.count)
    for row in page {
      let made = exceptions.filter { $0.1 == row.1 }
      #expect(!made.isEmpty, "\(row.1)")
      for exception in made {
        let exceptions = exception.2.matches(of: #/\.(\w+)/#).compactMap { names[String($0.1)] }
        #expect(exceptions.allSatisfy { row.3.contains("`\($0)`") }, "\(row.1)")
        #expect(exception.2.contains("nil") == row.3.contains("in the log"), "\(row.1)")
        #expect((exception.3 == "uikit") == (row.4 == "UIKit"), "\(row.1)")
      }
    }
  }
}
