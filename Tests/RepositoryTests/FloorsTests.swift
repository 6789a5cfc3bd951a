import Foundation
import Testing

@Suite struct FloorsTests {
  @Test(arguments: Floors.all)
  func `a folder names what stands below it`(floors: Floors) throws {
    let place = try #require(Rooms.inOrder.firstIndex(of: "Gimbal" + floors.room))
    let lower = Set(Rooms.inOrder[..<place])
    var own: [String: [SourceWord]] = [:]
    var below: Set<String> = []
    // The embedded files are data, whose words are no names.
    for path in Repository.swiftFiles where !path.hasSuffix("/EmbeddedFiles+All.swift") {
      guard let module = Rooms.module(of: path) else { continue }
      let isOwn = module == "Gimbal" + floors.room
      guard isOwn || lower.contains(module) else { continue }
      let words = SourceWords.all(
        in: try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8))
      if isOwn { own[path] = words } else { below.formUnion(FloorRule.members(words)) }
    }
    let rule = FloorRule(floors, files: own, below: below)

    let findings = own.flatMap { rule.findings(in: $0.key, $0.value) }
    #expect(findings.filter { !floors.ties($0) }.map(\.text).sorted() == [])
    for tie in floors.ties {
      #expect(
        findings.contains { $0.lower == tie.lower && $0.upper == tie.upper },
        "\(tie.lower) does not name \(tie.upper) any more: the tie can go")
    }
    #expect(Set(own.keys.compactMap(floors.folder)) == Set(floors.folders), "folders of the room")
    for name in floors.bodies {
      #expect(own["Sources/\(floors.room)/\(name)"] != nil, "\(name) does not exist")
    }
  }

  @Test func `few folders depend both ways, and only bodies of three classes name all`() {
    #expect(Floors.all.map(\.ties.count).reduce(0, +) <= Floors.tieLimit)
    #expect(
      Floors.all.flatMap(\.bodies).sorted()
        == ["Classes/CALayer.swift", "Classes/UIView.swift", "Classes/UIViewController.swift"])
  }

  /// A folder is an entry in a room's table of contents; a room of a thousand lines is one by itself.
  @Test(arguments: Floors.all)
  func `no folder holds most of its room`(floors: Floors) throws {
    var lines: [String: Int] = [:]
    for path in Repository.swiftFiles {
      guard let folder = floors.folder(of: path) else { continue }
      lines[folder, default: 0] += try Repository.file(path).lines.count
    }
    let all = lines.values.reduce(0, +)
    guard all > 1_000 else { return }

    for (folder, count) in lines {
      #expect(
        Double(count) <= Floors.largestShare * Double(all),
        "\(floors.room)/\(folder) has \(count) of \(all) lines: look for a second subject")
    }
  }

  @Test func `a name from above is found, with its line`() {
    let floors = Floors(
      room: "House", folders: ["Roof", "Cellar"], bodies: ["Cellar/Stairs.swift"])
    let roof = SourceWords.all(
      in: "final class Chimney {\n  func sweepTop() {}\n  private func hideIn() {}\n}\n")
    let cellar = SourceWords.all(
      in:
        "// Chimney\nlet text = \"Chimney \\(\"sweepTop\")\"\nfunc warm() { sweepTop() }\nfunc cool(hideIn: Int) {}\n"
    )
    let files = ["Sources/House/Roof/A.swift": roof, "Sources/House/Cellar/B.swift": cellar]
    let rule = FloorRule(floors, files: files, below: [])

    #expect(
      rule.findings(in: "Sources/House/Cellar/B.swift", cellar).map(\.text)
        == ["Sources/House/Cellar/B.swift:3: 'sweepTop' stands in Roof, above Cellar"])
    #expect(rule.findings(in: "Sources/House/Roof/A.swift", roof).isEmpty)
    #expect(rule.findings(in: "Sources/House/Cellar/Stairs.swift", cellar).isEmpty)
  }

  @Test(arguments: [
    "    let sweepTop = 1; use(sweepTop)", "func up(by sweepTop: Int) { use(sweepTop) }",
    "  list.forEach { index, sweepTop in use(sweepTop) }",
    "  for sweepTop in list { use(sweepTop) }",
  ])
  func `a file's own names are none from above`(line: String) {
    let floors = Floors(room: "House", folders: ["Roof", "Cellar"])
    let roof = SourceWords.all(in: "func sweepTop() {}\n")
    let cellar = SourceWords.all(in: line)
    let path = "Sources/House/Cellar/B.swift"
    let rule = FloorRule(
      floors, files: ["Sources/House/Roof/A.swift": roof, path: cellar], below: [])

    #expect(rule.findings(in: path, cellar).isEmpty)
  }

  @Test func `numbers of versions are compared where features get their names`() throws {
    let findings = try Repository.swiftFiles.flatMap {
      VersionRule.findings(in: try Repository.file($0))
    }
    #expect(findings == [])
  }

  @Test(arguments: [
    ("Sources/Engine/X.swift", "  guard machine.system.major >= 11 else { return }", 1),
    ("Sources/Controls/X.swift", "    (7...9).contains(system.major)", 1),
    ("Sources/Containers/X.swift", "  if system >= .iOS(17) {", 1),
    ("Sources/Engine/X.swift", "  // Since system.major >= 11 it is so.", 0),
    ("Sources/Scenarios/X.swift", "  isMajor ? system.major == version.major : false", 0),
    ("Sources/Traits/Environment/SystemFeatures.swift", "    hasSafeArea = version.major >= 11", 0),
  ])
  func `a compared number is found`(path: String, line: String, count: Int) {
    #expect(VersionRule.findings(in: RepositoryFile(path: path, text: line)).count == count)
  }
}
