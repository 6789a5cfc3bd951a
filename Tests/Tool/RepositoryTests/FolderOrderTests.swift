import Foundation
import Testing

@Suite struct FolderOrderTests {
  /// The upward references by the index of this build; nil if it has none.
  private static let rule = SourceReferences.current.map {
    FolderOrderRule(SourceLayers.current.modules, $0)
  }
  private static let noIndex: Comment =
    "this build has no compiler index; release builds and --disable-index-store write none"

  @Test(.enabled(if: rule != nil, noIndex), arguments: SourceLayers.current.orders)
  func `a folder uses only declarations of the folders below it`(order: FolderOrder) throws {
    let findings = try #require(Self.rule).findings.filter {
      $0.module == order.module && !order.bodies.contains(order.name(of: $0.path))
    }
    #expect(findings.filter { !order.allows($0) }.map(\.text).sorted() == [])
    for exception in order.exceptions {
      #expect(
        findings.contains { $0.lower == exception.lower && $0.upper == exception.upper },
        "\(exception.lower) no longer uses \(exception.upper): remove the exception")
    }
  }

  @Test(arguments: SourceLayers.current.orders)
  func `the folders and class bodies in the list exist`(order: FolderOrder) {
    let files = Repository.swiftFiles.filter { $0.hasPrefix(order.path + "/") }
    #expect(Set(files.compactMap(order.folder)) == Set(order.folders))
    #expect(Set(order.bodies).isSubset(of: files.map(order.name)))
  }

  @Test(.enabled(if: rule != nil, noIndex))
  func `at most one reference in a hundred inside modules leads upward`() throws {
    let rule = try #require(Self.rule)
    #expect(rule.count > 50_000)
    #expect(100 * rule.findings.count <= rule.count, "\(rule.findings.count) of \(rule.count)")
  }

  @Test(.enabled(if: rule != nil, noIndex))
  func `the index has every file, and a reference that leads downward`() throws {
    let sources = try #require(SourceReferences.current)
    let modules = SourceLayers.current.modules
    let missing = Set(Repository.swiftFiles).subtracting(sources.files).filter { path in
      modules.contains { $0.folder(of: path) != nil }
    }
    #expect(missing.sorted() == [], "build all targets with an index")
    let file = "Sources/Interface/Engine/Solving/NSLayoutConstraint+Activation.swift"
    #expect(
      sources.references.contains { reference in
        guard sources.files[reference.file] == file,
          let home = sources.definitions[reference.symbol]
        else { return false }
        return sources.files[home].hasPrefix("Sources/Interface/Engine/Constraints/")
      })
  }

  @Test func `each name that only the linker resolves is listed with a reason`() throws {
    let paths = Repository.swiftFiles.filter { $0.hasPrefix("Sources/") }
    let texts = try paths.map { try Repository.text($0) }
    let found = LinkedNames.all(in: Dictionary(uniqueKeysWithValues: zip(paths, texts)))
    let listed = SourceLayers.current.linked

    #expect(found.subtracting(listed.keys).sorted() == [], "state a reason in layers.json")
    #expect(Set(listed.keys).subtracting(found).sorted() == [], "remove it from layers.json")
    #expect(!listed.values.contains(""))
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

  private static let sample = FolderOrder(
    module: "House", path: "Sources/House", folders: ["Roof", "Hall", "Cellar"])

  /// Files in the three folders of a module, and one in another module.
  private static func sources(_ add: (inout SourceReferences, [Int]) -> Void) -> SourceReferences {
    var sources = SourceReferences()
    let paths = ["House/Roof/A", "House/Hall/B", "House/Cellar/C", "Garden/D"]
    let files = paths.map { sources.add(file: "Sources/\($0).swift") }
    add(&sources, files)
    return sources
  }

  @Test func `a reference to a declaration of a higher folder is found with its line`() {
    let sources = Self.sources { sources, files in
      for (index, name) in ["sweep", "greet", "dig", "mow"].enumerated() {
        let symbol = sources.symbol(name, name)
        sources.add(definition: symbol, in: files[index])
        for file in files { sources.add(reference: symbol, in: file, line: 7) }
      }
    }
    let rule = FolderOrderRule([Self.sample], sources)

    #expect(rule.count == 9)
    #expect(
      rule.findings.map(\.text) == [
        "Sources/House/Hall/B.swift:7: 'sweep' leads to Roof, above Hall",
        "Sources/House/Cellar/C.swift:7: 'sweep' leads to Roof, above Cellar",
        "Sources/House/Cellar/C.swift:7: 'greet' leads to Hall, above Cellar",
      ])
  }

  /// The conformances are in the files with these numbers.
  @Test(arguments: [
    ([0], ["Climbing", "climb"]), ([2], []), ([3], []), ([0, 1], []), ([0, 3], []), ([], []),
  ])
  func `a protocol leads to the folder of its only conformance`(files: [Int], names: [String]) {
    for isInherited in [false, true] {
      let sources = Self.sources { sources, _ in
        let climbing = sources.symbol("P", "Climbing")
        let climb = sources.symbol("P.f", "climb")
        let higher = sources.symbol("Q", "ClimbingHigher")
        for symbol in [climbing, climb, higher] { sources.add(definition: symbol, in: 2) }
        sources.add(requirement: climb, of: climbing)
        if isInherited { sources.add(refinement: higher, of: climbing) }
        for file in files {
          sources.add(conformanceTo: isInherited ? higher : climbing, in: file)
        }
        for symbol in [climbing, climb] { sources.add(reference: symbol, in: 2, line: 1) }
      }

      #expect(FolderOrderRule([Self.sample], sources).findings.map(\.name) == names)
    }
  }

  @Test func `linked names of other folders and mangled names are found`() {
    let one = "@_silgen_name(\"joined\") func f()\n@_silgen_name(\"own\") func g()\n"
    let texts = [
      "A/A.swift": one + "@_silgen_name(\"own\") func h() {}\n",
      "B/B.swift": "@_silgen_name(\"joined\") func f() {}\n@_silgen_name(\n  \"$sA\")\nfunc i()",
    ]

    #expect(LinkedNames.all(in: texts) == ["joined", "$sA"])
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
