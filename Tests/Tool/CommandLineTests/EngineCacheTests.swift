import Foundation
import SlowTests
import Testing

@testable import GimbalCommandLine

/// The shared builds of Gimbal, and releases.
@MainActor @Suite struct EngineCacheTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      "app/Package.swift",
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"App\")\n"
    )
    _ = try folder.write("app/Sources/App/A.swift", "class A { @objc func a() {} }\n")
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func call(_ callArguments: String...) -> Call {
    let cache = path("cache")
    return Call(
      callArguments, executable: path("gimbal/.build/debug/gimbal"),
      environment: {
        ["XDG_CACHE_HOME": cache, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
      })
  }

  /// A package with the built targets of Gimbal, each with one line.
  private func writeGimbal(_ source: String = "public let one = 1\n") throws {
    let names = [
      "UIKit", "os", "_Testing_UIKit", "_Testing_CoreGraphics", "GimbalTesting", "GimbalHost",
      "GimbalCommandLine",
    ]
    let targets = names.map {
      ".target(name: \"\($0)\"\($0 == "GimbalHost" ? ", dependencies: [\"GimbalTesting\"]" : "")),"
    }
    _ = try folder.write(
      "gimbal/Package.swift",
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n  name: \"gimbal\",\n  targets: [\(targets.joined(separator: "\n"))])\n"
    )
    for name in names { _ = try folder.write("gimbal/Sources/\(name)/S.swift", source) }
  }

  @Test func `a release of another toolchain is refused with both names`() throws {
    _ = try folder.write("release/modules/Gimbal.swiftmodule", "")
    _ = try folder.write(
      "release/toolchain", "Swift version 4.0 (swift-4.0-RELEASE)\nTarget: none\n")
    let found = call("intake", path("app"), "--gimbal", path("release"))
    #expect(found.status == .wrongCall)
    #expect(
      found.errors.contains(
        "was built with 'Swift version 4.0 (swift-4.0-RELEASE)', and 'swiftc' is '"))
    #expect(found.errors.contains("use the same toolchain"))
    #expect(!FileManager.default.fileExists(atPath: path("app/.gimbal")))
  }

  @Test func `a folder without Gimbal is refused`() throws {
    let found = call("intake", path("app"), "--gimbal", path("app"))
    #expect(found.status == .wrongCall)
    #expect(found.errors.contains("found neither Gimbal's Package.swift nor its modules"))
  }

  @Test func `a cache that is writable by others is not used`() throws {
    _ = try folder.write("cache/gimbal/engines/a/b", "1234")
    #expect(call("cache").output == "\(path("cache/gimbal/engines/a"))  0 MB\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: path("cache/gimbal/engines"))
    let found = call("cache")
    #expect(found.status == .wrongCall)
    #expect(found.errors.contains("and others cannot write"))
  }

  @Test func `unused builds are removed`() throws {
    _ = try folder.write("cache/gimbal/engines/a/b/c", "1234")
    #expect(call("cache", "--clear").output.hasSuffix("/a  removed\n"))
    #expect(!FileManager.default.fileExists(atPath: path("cache/gimbal/engines/a")))
    #expect(call("cache").output == "")
  }

  @Test func `an intake without a command builds nothing`() throws {
    try writeGimbal()
    #expect(call("intake", path("app")).status == .held)
    let manifest = try String(
      contentsOfFile: path("app/.gimbal/intake/Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".package(name: \"gimbal\""))
    #expect(
      !FileManager.default.fileExists(atPath: path("cache/gimbal/engines"))
        || call("cache").output == "")
  }

  @Test(arguments: [".gimbal", ".gimbal/intake"])
  func `an intake does not write through a link (F-72)`(link: String) throws {
    try writeGimbal()
    let files = FileManager.default
    try files.createDirectory(atPath: path("victim"), withIntermediateDirectories: true)
    if link != ".gimbal" {
      try files.createDirectory(atPath: path("app/.gimbal"), withIntermediateDirectories: true)
    }
    try files.createSymbolicLink(
      atPath: path("app/" + link), withDestinationPath: path("victim"))
    let found = call("intake", path("app"))
    #expect(found.status == .wrongCall)
    #expect(found.errors.contains("is a symbolic link where a real folder is required"))
    #expect(try files.contentsOfDirectory(atPath: path("victim")).isEmpty)
  }

  @Test(.long)
  func `Gimbal is built once, again after a change of its sources, and an error is one line`()
    throws
  {
    try writeGimbal()
    let first = call("intake", path("app"), "--", "true")
    #expect(first.status == .held, "\(first.errors)")
    #expect(first.errors.contains("Gimbal is built once for all projects, in \(path("cache"))"))
    let manifest = try String(
      contentsOfFile: path("app/.gimbal/intake/Package.swift"), encoding: .utf8)
    #expect(manifest.contains("-lGimbal") && !manifest.contains(".package("))
    let builds = call("cache").output
    #expect(builds.split(separator: "\n").count == 1)
    #expect(!call("intake", path("app"), "--", "true").errors.contains("is built once"))
    try writeGimbal("public let two = 22\n")
    #expect(call("intake", path("app"), "--", "true").errors.contains("is built once"))
    try writeGimbal("public let wrong: Int = \"text\"\n")
    let broken = call("intake", path("app"), "--", "true")
    #expect(broken.status == .wrongCall)
    #expect(
      broken.errors.contains("Gimbal's own build failed: ")
        && broken.errors.contains("cannot convert value"))
  }
}
