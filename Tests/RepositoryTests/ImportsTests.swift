import Foundation
import Testing

@Suite struct ImportsTests {
  @Test(arguments: Repository.swiftFiles)
  func `imports point downwards`(path: String) throws {
    #expect(ImportRule.findings(in: try Repository.file(path)) == [])
  }

  @Test func `the manifest declares what the rooms import, no more and no less`() throws {
    let manifest = try Repository.file("Package.swift").lines.joined(separator: "\n")
    let rooms = DeclaredRoom.all(in: manifest)
    #expect(rooms.map(\.module).contains("GimbalCommandLine"))

    for room in rooms {
      var imported: Set<String> = []
      for path in Repository.swiftFiles where Rooms.module(of: path) == room.module {
        imported.formUnion(try Repository.file(path).lines.compactMap(ImportRule.module))
      }
      #expect(room.findings(importing: imported.subtracting(Rooms.toolchain)) == [])
    }
  }

  @Test func `every room of the manifest stands in the table`() throws {
    let manifest = try Repository.file("Package.swift").lines.joined(separator: "\n")
    for room in DeclaredRoom.all(in: manifest) {
      #expect(Rooms.inOrder.contains(room.module), "\(room.module) has no place in Rooms.inOrder")
    }
  }

  @Test func `files of scenarios are read and checked without an engine`() throws {
    let manifest = try Repository.file("Package.swift").lines.joined(separator: "\n")
    let rooms = Dictionary(
      uniqueKeysWithValues: DeclaredRoom.all(in: manifest).map { ($0.module, $0.imports) })
    var below: Set<String> = []
    var open = ["GimbalScenarioFiles"]
    while let room = open.popLast() {
      for imported in try #require(rooms[room], "\(room)") where below.insert(imported).inserted {
        open.append(imported)
      }
    }
    #expect(below.contains("GimbalDocuments"))
    #expect(below.intersection(Rooms.engine) == [])
    let check = try Repository.file("Sources/CommandLine/Checks/CheckVerb.swift").lines
    #expect(Set(check.compactMap(ImportRule.module)).intersection(Rooms.engine) == [])
  }

  @Test(arguments: [
    ("Sources/Traits/X.swift", "public import GimbalDevices", "GimbalTraits stands below"),
    ("Sources/Reports/X.swift", "import GimbalEngine", "stands a wall"),
    ("Sources/Traits/X.swift", "import Alamofire", "neither to the house"),
    ("Sources/Traits/X.swift", "import GimbalTraits", "stands below GimbalTraits"),
    ("Sources/GimbalTesting/X.swift", "import UIKit", "GimbalTesting stands below UIKit"),
    ("Sources/Shims/QuartzCore/X.swift", "import UIKit", "QuartzCore stands below UIKit"),
    ("Sources/Traits/X.swift", "@testable import struct GimbalEngine.UIView", "stands below"),
  ])
  func `an import in the wrong direction is found`(path: String, line: String, sentence: String) {
    let findings = ImportRule.findings(in: RepositoryFile(path: path, text: "\n" + line))
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("\(path):2: ") == true)
    #expect(findings.first?.contains(sentence) == true, "\(findings)")
  }

  @Test func `a declaration that differs from the imports is found`() throws {
    let manifest = """
      room("Traits", imports: ["GimbalGeometry"], plugins: [f("x")]), room(
        "", folder: "Gimbal", imports: [
          "GimbalTraits", "GimbalTraces",
        ]), shim("UIKit", imports: ["CoreGraphics"])
      """
    let rooms = DeclaredRoom.all(in: manifest)

    #expect(rooms.map(\.module) == ["GimbalTraits", "Gimbal", "UIKit"])
    #expect(rooms[2].imports == ["CoreGraphics"])
    #expect(
      rooms[1].findings(importing: ["GimbalTraits", "GimbalEngine"])
        == [
          "Gimbal declares GimbalTraces and never imports it",
          "Gimbal imports GimbalEngine, undeclared",
        ])
  }
}
