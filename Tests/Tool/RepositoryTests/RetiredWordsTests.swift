import Foundation
import Testing

@Suite struct RetiredWordsTests {
  @Test func `identifiers of the sources contain no retired word`() throws {
    var findings: [String] = []
    // The embedded files are data without names, and former names are deprecated.
    for path in Repository.files(ending: ".swift", below: ["Sources"])
    where !path.hasSuffix("/EmbeddedFiles+All.swift") && !path.hasSuffix("/RenamedNames.swift") {
      let text = try String(
        contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      findings += RetiredWords.current.findings(in: path, SourceTokens.all(in: text))
    }
    #expect(findings == [])
  }

  @Test(arguments: [
    ("keptTraceID", ["kept", "trace", "id"]), ("JSONPlace", ["json", "place"]),
    ("UIView", ["ui", "view"]), ("x2", ["x", ""]), ("_seat", ["seat"]), ("told", ["told"]),
  ])
  func `an identifier is divided at its capitals`(name: String, parts: [String]) {
    #expect(RetiredWords.parts(of: name) == parts)
  }

  @Test func `a retired word is found with its line and replacement`() {
    let words = RetiredWords(
      retired: ["seat": "layout variables"], documents: [:], kept: ["seatBelt"])
    let text = SourceTokens.all(in: "let a = 1\nlet newSeat = seatBelt  // seat\n")

    #expect(
      words.findings(in: "A.swift", text)
        == ["A.swift:2: 'newSeat': for 'seat' write layout variables"])
  }
}
