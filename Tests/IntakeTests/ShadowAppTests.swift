import Foundation
import Testing

@testable import GimbalIntake

/// The package that an app's targets become.
@Suite struct ShadowAppTests {
  @Test func `each module is read in the mode of its language, and one of 6 in that of 5`() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("gimbal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("App"), withIntermediateDirectories: true)
    let versions = [nil, "4", "4.0", "4.2", "5.0", "6.0", "3.0"]
    var modules: [ShadowApp.Module] = []
    for (number, version) in versions.enumerated() {
      let file = root.appendingPathComponent("App/M\(number).swift")
      let text = """
        import UIKit
        \(number == 0 ? "@UIApplicationMain " : "")class M\(number): UIResponder, UIApplicationDelegate {}

        """
      try Data(text.utf8).write(to: file)
      modules.append(
        ShadowApp.Module(
          name: "M\(number)", sources: [file.path], dependencies: [], isTests: false,
          language: version))
    }
    let copies = root.appendingPathComponent("Copies")
    _ = try ShadowApp(
      root: root.appendingPathComponent("App"), target: "M0", modules: modules, output: copies,
      gimbal: .package(URL(fileURLWithPath: "/gimbal"))
    ).write()
    let manifest = try String(
      contentsOf: copies.appendingPathComponent("Package.swift"), encoding: .utf8)
    let modes = manifest.matches(of: /swiftLanguageMode\(\.(\w+)\)/).map { String($0.1) }
    #expect(modes == ["v5", "v4", "v4", "v4_2", "v5", "v5", "v4"])
  }
}
