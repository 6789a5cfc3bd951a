import Foundation
import Testing

@Suite struct ImportsTests {
  @Test(arguments: Repository.swiftFiles)
  func `imports point downwards`(path: String) throws {
    #expect(ImportRule.findings(in: try Repository.file(path)) == [])
  }

  private static func declared() throws -> [DeclaredModule] {
    DeclaredModule.all(
      in: try Repository.file("Package.swift").lines.joined(separator: "\n"))
  }

  @Test func `the manifest declares exactly the imports of the modules`() throws {
    for module in try Self.declared() {
      var imported: Set<String> = []
      for path in Repository.swiftFiles
      where SourceLayers.current.module(of: path)?.module == module.name {
        imported.formUnion(ImportRule.imports(in: try Repository.file(path)).map(\.module))
      }
      #expect(module.findings(importing: imported.subtracting(ImportRule.toolchain)) == [])
    }
  }

  @Test func `the manifest lists the modules in the order of the layers`() throws {
    let names = try Self.declared().map(\.name)
    #expect(names.contains("GimbalEngine") && names.contains("GimbalCommandLine"))
    #expect(SourceLayers.current.moduleNames.filter(names.contains) == names)
  }

  @Test func `files of scenarios are read and checked without an engine`() throws {
    let imports = Dictionary(
      uniqueKeysWithValues: try Self.declared().map { ($0.name, $0.imports) })
    var below: Set<String> = []
    var open = ["GimbalScenarioFiles"]
    while let module = open.popLast() {
      for imported in try #require(imports[module], "\(module)")
      where below.insert(imported).inserted { open.append(imported) }
    }
    #expect(below.contains("GimbalDocuments"))
    let reader = try #require(
      SourceLayers.current.module(of: "Sources/Scenarios/ScenarioFiles/Cases/X.swift"))
    let engine = try #require(reader.forbidden)
    #expect(engine.contains("GimbalEngine") && below.isDisjoint(with: engine))
    let check = try Repository.file("Sources/Tool/CommandLine/Checks/CheckVerb.swift").lines
    #expect(Set(check.compactMap(ImportRule.module)).isDisjoint(with: engine))
  }

  @Test(arguments: [
    ("Sources/Interface/Traits/X.swift", "public import GimbalDevices", "GimbalTraits is below"),
    ("Sources/Scenarios/Reports/X.swift", "import GimbalEngine", "must not import"),
    ("Sources/Interface/Traits/X.swift", "import Alamofire", "neither of the package"),
    ("Sources/Interface/Traits/X.swift", "import GimbalTraits", "is below GimbalTraits"),
    ("Sources/Testing/GimbalTesting/X.swift", "import UIKit", "GimbalTesting is below UIKit"),
    ("Sources/Shims/QuartzCore/X.swift", "import UIKit", "QuartzCore is below UIKit"),
    ("Sources/Interface/Traits/X.swift", "@testable import struct GimbalEngine.UIView", "is below"),
  ])
  func `an import in the wrong direction is found`(path: String, line: String, message: String) {
    let findings = ImportRule.findings(in: RepositoryFile(path: path, text: "\n" + line))
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("\(path):2: ") == true)
    #expect(findings.first?.contains(message) == true, "\(findings)")
  }

  @Test func `Apple's UIKit is imported where the condition selects it only`() {
    let text = """
      #if APPLE_UIKIT
        public import UIKit
      #else
        import Gimbal
        import UIKit
      #endif
      #if !APPLE_UIKIT
        #if canImport(Testing)
          import UIKit
        #endif
      #endif
      """
    let file = RepositoryFile(path: "Sources/Testing/GimbalTesting/X.swift", text: text)

    #expect(ImportRule.imports(in: file).map(\.module) == ["Gimbal", "UIKit", "UIKit"])
    #expect(ImportRule.findings(in: file).count == 2)
  }

  @Test func `modules that are built for Apple's UIKit import only each other`() throws {
    let manifest = try Repository.file("Package.swift").lines.joined(separator: "\n")
    let declaration = try #require(
      manifest.firstMatch(of: /"Testing\/GimbalTesting",\s*imports: \[([^\]]*)\]/))
    let built = Set(
      declaration.1.split(separator: "\"").filter { $0.hasPrefix("Gimbal") }.map(String.init))
    #expect(built.contains("GimbalSnapshots") && !built.contains("GimbalEngine"))
    var below: Set<String> = []
    let imports = Dictionary(
      uniqueKeysWithValues: try Self.declared().map { ($0.name, $0.imports) })
    for module in built { below.formUnion(imports[module] ?? ["an unknown module"]) }
    #expect(below.isSubset(of: built))
  }

  @Test func `a declaration that differs from the imports is found`() throws {
    let manifest = """
      module("Interface/Traits", imports: ["GimbalGeometry"], plugins: [f("x")]), module(
        "Simulator/Gimbal", imports: [
          "GimbalTraits", "GimbalTraces",
        ]), shim("UIKit", imports: ["CoreGraphics"])
      """
    let modules = DeclaredModule.all(in: manifest)

    #expect(modules.map(\.name) == ["GimbalTraits", "Gimbal", "UIKit"])
    #expect(modules[2].imports == ["CoreGraphics"])
    #expect(
      modules[1].findings(importing: ["GimbalTraits", "GimbalEngine"])
        == [
          "Gimbal declares GimbalTraces and never imports it",
          "Gimbal imports GimbalEngine, undeclared",
        ])
  }
}
