import Foundation
import Testing

@testable import GimbalIntake

/// The package that is generated for an app's targets.
@Suite struct ShadowAppTests {
  private let root: URL

  init() {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
  }

  /// Writes a source of the app.
  private func write(_ name: String, _ text: String) throws -> String {
    let file = root.appendingPathComponent("App/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes the copies of modules; the manifest.
  private func manifest(
    of modules: [ShadowApp.Module], target: String? = nil, isForTests: Bool = false
  ) throws -> String {
    _ = try ShadowApp(
      root: root.appendingPathComponent("App"), project: root.appendingPathComponent("App"),
      target: target, modules: modules, isForTests: isForTests,
      output: root.appendingPathComponent("Copies"),
      gimbal: .package(URL(fileURLWithPath: "/gimbal"))
    ).write()
    return try copy("Package.swift")
  }

  private func copy(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Copies/" + path), encoding: .utf8)
  }

  private static let delegate =
    "import UIKit\n@UIApplicationMain class D: UIResponder, UIApplicationDelegate {}\n"

  @Test func `each module compiles in its language mode`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let versions = [nil, "4", "4.0", "4.2", "5.0", "6.0", "3.0"]
    let modules = try versions.enumerated().map { number, version in
      ShadowApp.Module(
        name: "M\(number)", kind: number == 0 ? .app : .library,
        sources: [try write("M\(number).swift", number == 0 ? Self.delegate : "class M {}")],
        dependencies: [], settings: version.map { ["SWIFT_VERSION": $0] } ?? [:])
    }
    let modes = try manifest(of: modules, target: "M0").matches(of: /swiftLanguageMode\(\.(\w+)\)/)
      .map { String($0.1) }
    #expect(modes == ["v5", "v4", "v4", "v4_2", "v5", "v6", "v4"])
  }

  @Test func `the names of asset catalogs are a source of their module`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let source = try write("A.swift", Self.delegate)
    let module = ShadowApp.Module(
      name: "A", kind: .app, sources: [source], dependencies: [], assetNames: "extension A {}\n")
    _ = try manifest(of: [module], target: "A")
    #expect(try copy("Sources/A/GimbalAssets.swift") == "extension A {}\n")
  }

  @Test
  func `isolation, features and conditions reach the compiler, other settings do not`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let settings = [
      "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "\"), .unsafeFlags([\"",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA \")])",
    ]
    let module = ShadowApp.Module(
      name: "A", kind: .app, sources: [try write("A.swift", Self.delegate)], dependencies: [],
      settings: settings)
    let text = try manifest(of: [module], target: "A")
    #expect(
      text.contains(
        "swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), "
          + ".enableUpcomingFeature(\"InferIsolatedConformances\"), "
          + ".enableUpcomingFeature(\"MemberImportVisibility\"), "
          + ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\"), .define(\"BETA\")]),"),
      "\(text)")
    #expect(!text.contains("unsafeFlags"))
    #expect(
      CompilerSettings(settings, isForTests: true).calls.contains { $0.contains("Isolation(") }
        == false)
  }

  @Test func `default values in tests of Swift 5 have the actor of the test case`() {
    let feature = ".enableUpcomingFeature(\"IsolatedDefaultValues\")"
    #expect(CompilerSettings(["SWIFT_VERSION": "5.0"], isForTests: true).calls.contains(feature))
    #expect(!CompilerSettings(["SWIFT_VERSION": "5.0"]).calls.contains(feature))
    #expect(!CompilerSettings(["SWIFT_VERSION": "6.0"], isForTests: true).calls.contains(feature))
  }

  @Test func `tests run in the app as a library, and a stand-in is rewritten`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let text = try manifest(
      of: [
        .init(
          name: "App", kind: .app, sources: [try write("A.swift", Self.delegate)],
          dependencies: ["Kit"]),
        .init(
          name: "AppTests", kind: .tests,
          sources: [
            try write("T.swift", "import XCTest\nclass T: XCTestCase { func testA() {} }\n")
          ], dependencies: ["App", "Gone"]),
        .init(
          name: "Kit", kind: .library,
          sources: [try write("Kit/K.swift", "class K { @objc func k() {} }\n")], dependencies: [],
          isOfProject: true),
      ], target: "The App", isForTests: true)
    #expect(text.contains(".target(\n      name: \"App\""))
    #expect(text.contains(".testTarget(\n      name: \"AppTests\""))
    #expect(!text.contains("executableTarget"))
    #expect(!text.contains("Gone"))
    let start = try copy("Sources/App/GimbalStart.swift")
    #expect(start.contains("extension TestHost: @retroactive TestHosting"))
    #expect(start.contains("delegate: { D() }"))
    #expect(start.contains("target: \"The App\""))
    #expect(try copy("Sources/App/A.copy.swift").contains("@UIApplicationMain") == false)
    #expect(
      try copy("Sources/Kit/Kit/K.copy.swift").contains("import UIKit; class K {       func k()"))
  }

  @Test func `tests without an app have their own host, and duplicate module names are refused`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: root) }
    let tests = ShadowApp.Module(
      name: "KitTests", kind: .tests,
      sources: [try write("T.swift", "import XCTest\nclass T: XCTestCase { func testA() {} }\n")],
      dependencies: [])
    _ = try manifest(of: [tests], isForTests: true)
    #expect(
      try copy("Tests/KitTests/GimbalStart.swift").contains("static var app: HostedApp? {\n    nil")
    )
    let error = #expect(throws: IntakeError.self) {
      try manifest(of: [tests, tests], isForTests: true)
    }
    #expect(
      error?.description.hasSuffix(
        "two targets make the module 'KitTests'; choose one with --target") == true)
    let none = #expect(throws: IntakeError.self) { try manifest(of: [], isForTests: true) }
    #expect(none?.description.contains("no test was run") == true)
  }

  @Test func `a package's target finds its resources by Bundle.module`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let module = ShadowApp.Module(
      name: "Kit", kind: .library, sources: [try write("K.swift", "let k = 1\n")],
      dependencies: [], bundle: ["a.json": try write("Deep/a.json", "{}")])
    let app = ShadowApp.Module(
      name: "App", kind: .app, sources: [try write("A.swift", Self.delegate)],
      dependencies: ["Kit"])
    _ = try manifest(of: [app, module], target: "App")
    #expect(try copy("Bundles/Kit/a.json") == "{}")
    #expect(
      try copy("Sources/Kit/GimbalBundle.swift").contains(root.path + "/Copies/Bundles/Kit\""))
  }

  @Test func `subclasses override connections and tests of a class in another module`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let base = """
      import UIKit
      import XCTest
      open class Cell: UIView { @IBOutlet public var title: UILabel! }
      open class Case: XCTestCase {}
      """
    _ = try manifest(
      of: [
        .init(
          name: "App", kind: .app,
          sources: [
            try write("A.swift", Self.delegate),
            try write(
              "C.swift", "import Kit\nclass Own: Cell { @IBOutlet var detail: UILabel! }\n"),
          ], dependencies: ["Kit"]),
        .init(
          name: "AppTests", kind: .tests,
          sources: [try write("T.swift", "import Kit\nclass T: Case { func testA() {} }\n")],
          dependencies: ["App", "Kit"]),
        .init(
          name: "Kit", kind: .library, sources: [try write("K.swift", base)], dependencies: []),
      ], target: "App", isForTests: true)
    #expect(
      try copy("Sources/Kit/K.copy.swift").contains(
        " open func connectOutlet(_ name: String, to object: Any) -> Bool"))
    let own = try copy("Sources/App/C.copy.swift")
    #expect(own.contains(" override func connectOutlet(_ name: String, to object: Any) -> Bool"))
    #expect(!own.contains("InterfaceConnectable"))
    #expect(
      try copy("Tests/AppTests/T.copy.swift").contains(
        "nonisolated func testA() { MainActor.assumeIsolated"))
  }
}
