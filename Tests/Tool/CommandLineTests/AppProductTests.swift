import Foundation
import Testing

@testable import GimbalCommandLine

/// The folder of an app's program, with the resources of `Bundle.main` next to it.
@Suite struct AppProductTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A, S, V, M); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = states.txt; sourceTree = "<group>"; };
      V = { isa = PBXFileReference; path = en.lproj/Words.strings; sourceTree = "<group>"; };
      M = { isa = PBXFileReference; path = ../outside.txt; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Player; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (A); buildPhases = (R); buildConfigurationList = L; };
      R = { isa = PBXResourcesBuildPhase; files = (B1, B2, B3); };
      B1 = { isa = PBXBuildFile; fileRef = S; };
      B2 = { isa = PBXBuildFile; fileRef = V; };
      B3 = { isa = PBXBuildFile; fileRef = M; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = "org.example.player"; MARKETING_VERSION = "1.2"; }; };
    }; rootObject = P; }
    """

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "gimbal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [
      "app/App.xcodeproj/project.pbxproj": Self.project, "app/App/A.swift": "",
      "app/App/Deep/sound.json": "{}", "app/App/Main.storyboard": "", "app/states.txt": "Ohio",
      "app/App/Assets.xcassets/Contents.json": "{}", "app/en.lproj/Words.strings": "en",
      "app/de.lproj/Words.strings": "de", "outside.txt": "", "build/Player": "program",
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root)
  }

  @Test func `resources are next to the program by name, and none are from outside`() throws {
    try withFolder { root in
      let product = AppProduct(
        name: "Player", folder: root.path + "/out", project: root.path + "/app", target: nil)
      // Twice, so that the second replaces the first.
      for _ in 1...2 { try product.make(of: root.path + "/build/Player") }
      let home = root.path + "/out/.product/Player.app"
      #expect(product.program == home + "/Player")
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: home).sorted() == [
          "Info.plist", "Player", "de.lproj", "de.lproj/Words.strings", "en.lproj",
          "en.lproj/Words.strings", "sound.json", "states.txt",
        ])
      #expect(try String(contentsOfFile: home + "/states.txt", encoding: .utf8) == "Ohio")
      let bundle = try #require(Bundle(path: home))
      #expect(bundle.bundleIdentifier == "org.example.player")
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.2")
      #expect(bundle.path(forResource: "sound", ofType: "json") != nil)
    }
  }

  @Test func `a link in place of the folder is not followed (F-72)`() throws {
    try withFolder { root in
      let (files, victim) = (FileManager.default, root.path + "/victim")
      try files.createDirectory(
        atPath: victim + "/Player.app", withIntermediateDirectories: true)
      try Data("own".utf8).write(to: URL(fileURLWithPath: victim + "/Player.app/own"))
      try files.createDirectory(atPath: root.path + "/out", withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: root.path + "/out/.product", withDestinationPath: victim)
      let product = AppProduct(
        name: "Player", folder: root.path + "/out", project: root.path + "/app", target: nil)
      #expect(throws: (any Error).self) { try product.make(of: root.path + "/build/Player") }
      #expect(
        try files.subpathsOfDirectory(atPath: victim).sorted() == ["Player.app", "Player.app/own"])
    }
  }

  @Test func `a package's program has no resources next to it`() throws {
    try withFolder { root in
      let product = AppProduct(
        name: "Player", folder: root.path + "/out", project: nil, target: nil)
      try product.make(of: root.path + "/build/Player")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: root.path + "/out/.product/Player.app")
          == ["Player"])
    }
  }
}
