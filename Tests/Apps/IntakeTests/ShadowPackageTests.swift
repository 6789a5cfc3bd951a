import Foundation
import Testing

@testable import GimbalIntake

@Suite struct ShadowPackageTests {
  /// A package in its own folder, and a folder for its copies.
  private final class Folder {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
    var package: URL { root.appendingPathComponent("App") }
    var copies: URL { root.appendingPathComponent("Copies") }

    init(_ files: [String: String]) throws {
      for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ text: String, to path: String) throws {
      let url = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func shadow() throws -> ShadowPackage {
      try ShadowPackage(
        package: package, output: copies, gimbal: .package(URL(fileURLWithPath: "/gimbal")))
    }

    func copy(_ path: String) -> String? {
      try? String(contentsOf: copies.appendingPathComponent(path), encoding: .utf8)
    }
  }

  private static let files = [
    "Package.swift": "// swift-tools-version: 5.9\nlet package = Package(name: \"App\")\n",
    "Sources/App/A.swift": "class A { @objc func a() {} }\n",
    "Sources/App/B.swift": "class B {}\n",
    "Sources/App/Main.storyboard": "<document/>",
    ".build/debug/C.swift": "class C {}\n",
  ]

  @Test func `copies state their source location, and all other files are links`() throws {
    let folder = try Folder(Self.files)
    let report = try folder.shadow().write()
    #expect(report.sources == 2)
    #expect(report.rewritten == 1)
    let path = folder.package.path + "/Sources/App/A.swift"
    #expect(
      folder.copy("Sources/App/A.copy.swift")
        == "#sourceLocation(file: \"\(path)\", line: 1)\nclass A {       func a() {} }\n")
    #expect(folder.copy("Sources/App/Main.storyboard") == "<document/>")
    #expect(folder.copy("Package.swift")?.contains("path: \"/gimbal\"") == true)
    #expect(folder.copy(".build/debug/C.copy.swift") == nil)
  }

  @Test
  func `with a release, targets use its modules and libraries without a package dependency`()
    throws
  {
    let folder = try Folder(Self.files)
    _ = try ShadowPackage(
      package: folder.package, output: folder.copies,
      gimbal: .built(URL(fileURLWithPath: "/opt/gim\"bal"))
    ).write()
    let manifest = try #require(folder.copy("Package.swift"))
    #expect(!manifest.contains(".package("))
    // SwiftPM passes on only the word that begins with the flag to the targets that it generates.
    #expect(manifest.contains(#"["-I/opt/gim\"bal/modules"]"#))
    #expect(manifest.contains(#"["-L", "/opt/gim\"bal"]"#))
  }

  @Test func `a stub is rewritten like the sources, and classes inherit across targets`() throws {
    let folder = try Folder(Self.files)
    try folder.write(#"{"stubs": {"Gone": "Stubs/Gone"}}"#, to: "gimbal-intake.json")
    try folder.write("public class G { @objc public func g() {} }\n", to: "Stubs/Gone/G.swift")
    try folder.write(
      "import App\nimport XCTest\nclass T: Case { func testA() {} }\n", to: "Tests/AppTests/T.swift"
    )
    try folder.write("import XCTest\nopen class Case: XCTestCase {}\n", to: "Sources/App/C.swift")
    let report = try folder.shadow().write()
    #expect(report.sources == 5)
    #expect(
      folder.copy("GimbalStubs/Gone/G.copy.swift")?.hasSuffix(
        "public class G {       public func g() {} }\n") == true)
    #expect(folder.copy("Package.swift")?.contains("path: \"GimbalStubs/Gone\"") == true)
    #expect(
      folder.copy("Tests/AppTests/T.copy.swift")?.contains("nonisolated func testA()") == true)
  }

  @Test func `unchanged files are not written again, and copies of deleted files are removed`()
    throws
  {
    let folder = try Folder(Self.files)
    _ = try folder.shadow().write()
    #expect(try folder.shadow().write().written == 0)
    try folder.write("class A {}\n", to: "Sources/App/A.swift")
    try FileManager.default.removeItem(
      at: folder.package.appendingPathComponent("Sources/App/B.swift"))
    #expect(try folder.shadow().write().written == 1)
    #expect(folder.copy("Sources/App/B.copy.swift") == nil)
  }

  @Test func `main.swift and files named in the manifest retain their names`() throws {
    var files = Self.files
    files["Package.swift"] =
      "let package = Package(targets: [.target(name: \"App\", exclude: [\"B.swift\"])])\n"
    files["Sources/App/main.swift"] = "print(1)\n"
    let folder = try Folder(files)
    _ = try folder.shadow().write()
    #expect(folder.copy("Sources/App/main.swift") != nil)
    #expect(folder.copy("Sources/App/B.swift") != nil)
  }

  @Test func `subfolders of a target belong to its module`() throws {
    var files = Self.files
    files["Package.swift"] =
      "// swift-tools-version:5.0\nlet package = Package(targets: [.target(name: \"App\", path: \"./Sources/\")])\n"
    files["Sources/SwiftUI/C.swift"] = "import SwiftUI\nextension A { override func b() {} }\n"
    let folder = try Folder(files)
    #expect(try folder.shadow().write().diagnostics.map(\.diagnostic.cause) == [.unknownModule])
    #expect(folder.copy("Sources/App/A.copy.swift")?.contains("override func b()") == true)
    // The first tools version in which a dependency on Gimbal can be declared.
    #expect(folder.copy("Package.swift")?.hasPrefix("// swift-tools-version:5.2\nlet") == true)
  }

  @Test func `sources of any form are read and never written`() throws {
    var files = Self.files
    files["Sources/App/A.swift"] = "@objc class A {\r\n  @objc func a( {\r}\n\n@IBOutlet var"
    files["Sources/App/C.swift"] = String(repeating: "let a = \"@objc\" // @objc\n", count: 44_000)
    files["Sources/App/D.swift"] = "class B {}\nclass B { @objc func b() {} }\n"
    files["Elsewhere/E.txt"] = "@objc class E {}\n"
    let folder = try Folder(files)
    let source = folder.package.appendingPathComponent("Sources/App")
    try FileManager.default.createSymbolicLink(
      atPath: source.path + "/E.swift", withDestinationPath: "../../Elsewhere/E.txt")
    let before = try files.keys.map {
      try Data(contentsOf: folder.package.appendingPathComponent($0))
    }
    let report = try folder.shadow().write()
    #expect(report.sources == 5 && report.rewritten == 3)
    #expect(
      folder.copy("Sources/App/C.copy.swift")?.hasSuffix(files["Sources/App/C.swift"]!) == true)
    #expect(folder.copy("Sources/App/E.copy.swift")?.hasSuffix("      class E {}\n") == true)
    let after = try files.keys.map {
      try Data(contentsOf: folder.package.appendingPathComponent($0))
    }
    #expect(before == after)
    try FileManager.default.createSymbolicLink(
      atPath: source.path + "/F.swift", withDestinationPath: "nowhere.swift")
    let error = #expect(throws: IntakeError.self) { try folder.shadow().write() }
    #expect(error?.description.hasPrefix("\(source.path)/F.swift: there is no such file") == true)
  }

  @Test(arguments: [
    #"{"stubs": {"../../victim": "Stub"}}"#, #"{"stubs": {"a/b": "Stub"}}"#,
    #"{"stubs": {"A\", evil(), \"": "Stub"}}"#, #"{"stubs": {"": "Stub"}}"#,
    #"{"stubs": {"A": "../victim"}}"#, #"{"stubs": {"A": "Out"}}"#, #"{"stubs": {"A": "/tmp"}}"#,
  ])
  func `a stub must have a module name and be inside the package (F-70)`(settings: String) throws {
    var files = Self.files
    files["gimbal-intake.json"] = settings
    files["Stub/S.swift"] = ""
    let folder = try Folder(files)
    let victim = folder.root.appendingPathComponent("victim")
    try FileManager.default.createDirectory(at: victim, withIntermediateDirectories: true)
    try Data().write(to: victim.appendingPathComponent("own"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.package.path + "/Out", withDestinationPath: victim.path)
    let error = #expect(throws: IntakeError.self) { try folder.shadow().write() }
    #expect(error?.description.contains("allowed is") == true)
    #expect(FileManager.default.fileExists(atPath: victim.path + "/own"))
    #expect(!FileManager.default.fileExists(atPath: folder.copies.path))
  }

  @Test func `links in a folder of copies are replaced and not followed (F-72)`() throws {
    let folder = try Folder(Self.files)
    let files = FileManager.default
    let victim = folder.root.appendingPathComponent("victim")
    try files.createDirectory(at: victim, withIntermediateDirectories: true)
    try Data("own".utf8).write(to: victim.appendingPathComponent("Package.swift"))
    try files.createDirectory(at: folder.copies, withIntermediateDirectories: true)
    try Data().write(to: folder.copies.appendingPathComponent(".gimbal-intake"))
    try files.createSymbolicLink(
      atPath: folder.copies.path + "/Sources", withDestinationPath: victim.path)
    try files.createSymbolicLink(
      atPath: folder.copies.path + "/Package.swift",
      withDestinationPath: victim.path + "/Package.swift")
    _ = try folder.shadow().write()
    #expect(folder.copy("Sources/App/A.copy.swift") != nil)
    #expect(try files.contentsOfDirectory(atPath: victim.path) == ["Package.swift"])
    #expect(
      try String(contentsOf: victim.appendingPathComponent("Package.swift"), encoding: .utf8)
        == "own")
    try files.createSymbolicLink(
      atPath: folder.copies.path + "/.build", withDestinationPath: victim.path)
    #expect(throws: IntakeError.self) { try folder.shadow() }
  }

  @Test(arguments: ["S.swift", "S.txt"])
  func `a link that leads out of the package is refused, and nothing is written (F-75)`(
    name: String
  ) throws {
    let folder = try Folder(Self.files)
    let secret = folder.root.appendingPathComponent("secret.swift")
    try Data("let secret = 1\n".utf8).write(to: secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.package.path + "/Sources/App/" + name, withDestinationPath: secret.path)
    #expect {
      try folder.shadow().write()
    } throws: {
      "\($0)".hasSuffix(
        "/Sources/App/\(name): is a link that leads out of the package; put the file itself there")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.copies.path))
  }

  @Test(arguments: ["Package.swift", "gimbal-intake.json"])
  func `a manifest or settings outside of the package are not read (F-75)`(name: String) throws {
    var files = Self.files
    files[name] = nil
    files["A.swift"] = ""
    let folder = try Folder(files)
    let secret = folder.root.appendingPathComponent("secret")
    try Data("{}".utf8).write(to: secret)
    try FileManager.default.createSymbolicLink(
      atPath: folder.package.path + "/" + name, withDestinationPath: secret.path)
    #expect {
      try folder.shadow()
    } throws: {
      "\($0)".contains("is a link that leads out of the ")
    }
  }

  @Test func `copies never overwrite a folder with other content`() throws {
    let folder = try Folder(Self.files)
    let shadow = { (output: URL) in
      try ShadowPackage(package: folder.package, output: output, gimbal: .package(folder.root))
    }
    #expect(throws: IntakeError.self) { _ = try shadow(folder.package) }
    #expect(throws: IntakeError.self) { _ = try shadow(folder.root) }
    #expect(throws: IntakeError.self) {
      _ = try shadow(folder.package.appendingPathComponent("Sources"))
    }
  }

  @Test func `a folder without a package is refused`() throws {
    let folder = try Folder(["Sources/A.swift": ""])
    #expect(throws: IntakeError.noManifest(folder.package.relativePath)) { try folder.shadow() }
    let empty = try Folder(["Package.swift": ""])
    #expect(throws: IntakeError.noSources(empty.package.relativePath)) {
      try empty.shadow().write()
    }
  }
}
