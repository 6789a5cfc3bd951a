import Foundation
import Testing

@Suite struct FolderOrderTests {
  @Test(arguments: SourceLayers.current.orders)
  func `a folder uses only declarations of the folders below it`(order: FolderOrder) throws {
    let names = SourceLayers.current.moduleNames
    let lower = Set(names.prefix { $0 != order.module })
    var own: [String: [SourceWord]] = [:]
    var below: Set<String> = []
    // The embedded files are data without names.
    for path in Repository.swiftFiles where !path.hasSuffix("/EmbeddedFiles+All.swift") {
      guard let module = SourceLayers.current.module(of: path)?.module else { continue }
      let isOwn = module == order.module
      guard isOwn || lower.contains(module) else { continue }
      let words = SourceTokens.all(
        in: try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8))
      if isOwn { own[path] = words } else { below.formUnion(FolderOrderRule.members(words)) }
    }
    let rule = FolderOrderRule(order, files: own, below: below)

    let findings = own.flatMap { rule.findings(in: $0.key, $0.value) }
    #expect(findings.filter { !order.allows($0) }.map(\.text).sorted() == [])
    for exception in order.exceptions {
      #expect(
        findings.contains { $0.lower == exception.lower && $0.upper == exception.upper },
        "\(exception.lower) no longer names \(exception.upper): remove the exception")
    }
    #expect(Set(own.keys.compactMap(order.folder)) == Set(order.folders), "folders of the module")
    for name in order.bodies {
      #expect(own["\(order.path)/\(name)"] != nil, "\(name) does not exist")
    }
  }

  @Test func `few folders depend on each other, and only three class bodies use all folders`() {
    let orders = SourceLayers.current.orders
    #expect(orders.map(\.exceptions.count).reduce(0, +) <= FolderOrder.exceptionLimit)
    #expect(
      orders.flatMap(\.bodies).sorted()
        == ["Classes/CALayer.swift", "Classes/UIView.swift", "Classes/UIViewController.swift"])
  }

  /// Modules below a thousand lines are exempt.
  @Test(arguments: SourceLayers.current.orders)
  func `no folder contains most of its module`(order: FolderOrder) throws {
    var lines: [String: Int] = [:]
    for path in Repository.swiftFiles {
      guard let folder = order.folder(of: path) else { continue }
      lines[folder, default: 0] += try Repository.file(path).lines.count
    }
    let all = lines.values.reduce(0, +)
    guard all > 1_000 else { return }

    for (folder, count) in lines {
      #expect(
        Double(count) <= FolderOrder.largestShare * Double(all),
        "\(order.module)/\(folder) has \(count) of \(all) lines: look for a second subject")
    }
  }

  @Test func `a name of a higher folder is found with its line`() {
    let order = FolderOrder(
      module: "House", path: "Sources/House", folders: ["Roof", "Cellar"],
      bodies: ["Cellar/Stairs.swift"])
    let roof = SourceTokens.all(
      in: "final class Chimney {\n  func sweepTop() {}\n  private func hideIn() {}\n}\n")
    let cellar = SourceTokens.all(
      in:
        "// Chimney\nlet text = \"Chimney \\(\"sweepTop\")\"\nfunc warm() { sweepTop() }\nfunc cool(hideIn: Int) {}\n"
    )
    let files = ["Sources/House/Roof/A.swift": roof, "Sources/House/Cellar/B.swift": cellar]
    let rule = FolderOrderRule(order, files: files, below: [])

    #expect(
      rule.findings(in: "Sources/House/Cellar/B.swift", cellar).map(\.text)
        == ["Sources/House/Cellar/B.swift:3: 'sweepTop' is declared in Roof, above Cellar"])
    #expect(rule.findings(in: "Sources/House/Roof/A.swift", roof).isEmpty)
    #expect(rule.findings(in: "Sources/House/Cellar/Stairs.swift", cellar).isEmpty)
  }

  @Test(arguments: [
    "    let sweepTop = 1; use(sweepTop)", "func up(by sweepTop: Int) { use(sweepTop) }",
    "  list.forEach { index, sweepTop in use(sweepTop) }",
    "  for sweepTop in list { use(sweepTop) }",
  ])
  func `names that a file declares itself are not names of a higher folder`(line: String) {
    let order = FolderOrder(
      module: "House", path: "Sources/House", folders: ["Roof", "Cellar"])
    let roof = SourceTokens.all(in: "func sweepTop() {}\n")
    let cellar = SourceTokens.all(in: line)
    let path = "Sources/House/Cellar/B.swift"
    let rule = FolderOrderRule(
      order, files: ["Sources/House/Roof/A.swift": roof, path: cellar], below: [])

    #expect(rule.findings(in: path, cellar).isEmpty)
  }

  @Test func `only features of a system compare version numbers`() throws {
    let findings = try Repository.swiftFiles.flatMap {
      VersionRule.findings(in: try Repository.file($0))
    }
    #expect(findings == [])
  }

  @Test(arguments: [
    ("Sources/Interface/Engine/X.swift", "  guard machine.system.major >= 11 else { return }", 1),
    ("Sources/Interface/Controls/X.swift", "    (7...9).contains(system.major)", 1),
    ("Sources/Interface/Containers/X.swift", "  if system >= .iOS(17) {", 1),
    ("Sources/Interface/Lists/X.swift", "  isFlat = features.offers(from: 13)", 1),
    ("Sources/Interface/Lists/X.swift", "  (current?.system.major ?? 14) >= 14", 1),
    ("Sources/Interface/Engine/X.swift", "  features.offers(from: version)", 0),
    ("Sources/Interface/Engine/X.swift", "  // Since system.major >= 11 it is so.", 0),
    ("Sources/Scenarios/Scenarios/X.swift", "  isMajor ? system.major == version.major : false", 0),
    (
      "Sources/Interface/Traits/Environment/SystemFeatures.swift",
      "    hasSafeArea = version.major >= 11", 0
    ),
  ])
  func `a compared number is found`(path: String, line: String, count: Int) {
    #expect(VersionRule.findings(in: RepositoryFile(path: path, text: line)).count == count)
  }
}
