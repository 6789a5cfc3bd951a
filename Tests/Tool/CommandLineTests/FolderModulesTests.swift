import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalProjects
import Testing

@testable import GimbalCommandLine

/// Modules in an app's folder that its sources import.
@Suite struct FolderModulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "App.xcodeproj/project.pbxproj", Self.project("App", "application", "App.swift"))
    try folder.write(
      "Pods/Pods.xcodeproj/project.pbxproj", Self.project("Pod", "framework", "Pod/Pod.swift"))
    try folder.write("Pods/Pod/Pod.swift", "import Local\n")
    try folder.write(
      "Packages/Local/Package.swift",
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Local", targets: [
        .target(name: "Local", exclude: ["Left.swift"], resources: [.process("Data")]),
        .target(name: "Part", path: "All", sources: ["Part", "One.swift"]),
        .testTarget(name: "LocalTests"),
      ])
      """)
    try folder.write("Packages/Local/Sources/Local/A.swift", "")
    try folder.write("Packages/Local/Sources/Local/Left.swift", "")
    try folder.write("Packages/Local/Sources/Local/Data/words.json", "{}")
    try folder.write("Packages/Local/All/Part/P.swift", "")
    try folder.write("Packages/Local/All/One.swift", "")
    try folder.write("Packages/Local/All/Two.swift", "")
    try folder.write("Packages/Local/Tests/LocalTests/T.swift", "")
  }

  /// A project with one target of one source.
  private static func project(_ name: String, _ kind: String, _ source: String) -> String {
    """
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "\(source)"; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)"; buildPhases = (C); };
      C = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = A; };
    }; rootObject = P; }
    """
  }

  /// The modules of the app, whose source has some imports.
  private func modules(importing imports: String, stubs: [String: String] = [:]) throws
    -> [ShadowApp.Module]
  {
    try folder.write("App.swift", imports)
    let sources = try AppSources(
      project: folder.path + "/App.xcodeproj/project.pbxproj", in: folder.path)
    var search = FolderModules(sources, in: folder.path, stubs: stubs)
    return try search.all()
  }

  @Test func `a pod and the local package that it imports are included`() throws {
    let found = try modules(importing: "import UIKit\nimport Pod\n@testable import struct Gone.A\n")
    #expect(found.map(\.name) == ["App", "Pod", "Local"])
    #expect(found.map(\.dependencies) == [["Pod"], ["Local"], []])
    #expect(found[1].sources == [folder.path + "/Pods/Pod/Pod.swift"])
    #expect(found[2].sources == [folder.path + "/Packages/Local/Sources/Local/A.swift"])
    #expect(found[2].settings == ["SWIFT_VERSION": "6"])
    #expect(found[2].bundle?["words.json"]?.hasSuffix("Data/words.json") == true)
  }

  @Test func `a package target has the sources of its manifest, and tests are not included`()
    throws
  {
    let found = try modules(importing: "import Part\nimport LocalTests\n")
    #expect(found.map(\.name) == ["App", "Part"])
    #expect(
      found[1].sources.map { $0.dropFirst(folder.path.count) }
        == ["/Packages/Local/All/One.swift", "/Packages/Local/All/Part/P.swift"])
  }

  @Test func `a stub takes precedence over a module in the folder`() throws {
    try folder.write("Stubs/Pod/P.swift", "")
    let found = try modules(importing: "import Pod\n", stubs: ["Pod": folder.path + "/Stubs/Pod"])
    #expect(
      found.map(\.sources.last) == [folder.path + "/App.swift", folder.path + "/Stubs/Pod/P.swift"])
  }

  @Test func `a source of a local package that links to a file outside is refused`() throws {
    let other = try TemporaryFolder()
    let link = folder.path + "/Packages/Local/Sources/Local/L.swift"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: try other.write("Secret.swift", ""))
    let error = #expect(throws: DocumentError.self) { try modules(importing: "import Local\n") }
    #expect(error?.description.contains("is a link that leads out of the folder") == true)
  }
}
