import Foundation
import GimbalInterfaceDocuments
import GimbalProjects
import Testing

@Suite struct AppSourcesTests {
  /// An app with a framework and tests: one target of files, one of a synchronized folder.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, K, U, O); };
      G = { isa = PBXGroup; children = (A, F, X, Y, Z); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, EK); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift); target = T; };
      EK = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/B.swift, words.json); target = U; };
      F = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
      Y = { isa = PBXFileReference; path = "/elsewhere/Far.swift"; sourceTree = "<absolute>"; };
      Z = { isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (A); dependencies = (DK); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (C);
        buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (LR); };
      LR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2;
        ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;
        ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES; }; };
      U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; dependencies = (DT); };
      O = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.app-extension"; };
      C = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4); };
      B1 = { isa = PBXBuildFile; fileRef = F; };
      B2 = { isa = PBXBuildFile; fileRef = X; };
      B3 = { isa = PBXBuildFile; fileRef = Y; };
      B4 = { isa = PBXBuildFile; fileRef = Z; };
      DK = { isa = PBXTargetDependency; target = K; };
      DT = { isa = PBXTargetDependency; target = T; };
    }; rootObject = P; }
    """

  private func withFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "gimbal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [
      "App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "", "App/Deep/B.swift": "",
      "App/Left.swift": "", "App/words.json": "{}", "App/Deep/Old.m": "", "Kit.swift": "",
      "App/Images.xcassets/Sun.imageset/Contents.json": "{}",
      "Pods/P.xcodeproj/project.pbxproj": "",
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root.path)
  }

  @Test func `targets have their files, and those of synchronized folders without exceptions`()
    throws
  {
    try withFolder { folder in
      let file = try #require(try AppSources.project(in: folder))
      let sources = try AppSources(project: file)
      #expect(sources.modules.map(\.name) == ["My_App", "Kit"])
      #expect(
        sources.modules[0].sources == [folder + "/App/A.swift", folder + "/App/Deep/B.swift"])
      #expect(sources.modules[0].dependencies == ["Kit"])
      #expect(sources.modules[1].sources == [folder + "/Kit.swift"])
      #expect(sources.modules.map(\.kind) == [.app, .library])
      #expect(sources.modules.map { $0.settings["SWIFT_VERSION"] } == [nil, "4.2"])
      #expect(
        sources.missing == [
          folder + "/Gone.swift", "/elsewhere/Far.swift",
          folder + "/$(BUILT_PRODUCTS_DIR)/Made.swift",
        ])
      #expect(sources.modules[0].resources == [folder + "/App/words.json"])
      #expect(sources.modules.map(\.catalogs) == [[folder + "/App/Images.xcassets"], []])
      #expect(sources.modules.map(\.hasAssetExtensions) == [false, true])
      #expect(sources.modules[0].others == [folder + "/App/Deep/Old.m"])
    }
  }

  @Test func `tests include their app, and targets of other platforms and UI tests are excluded`()
    throws
  {
    try withFolder { folder in
      let file = folder + "/App.xcodeproj/project.pbxproj"
      let sources = try AppSources(project: file, for: .tests)
      #expect(sources.target == "My App")
      #expect(sources.modules.map(\.name) == ["My_App", "Kit", "Tests"])
      #expect(sources.leftOut == [])
      var text = Self.project.replacingOccurrences(
        of: "name = Other; productType = \"com.apple.product-type.app-extension\"",
        with: "name = Other; productType = \"com.apple.product-type.bundle.ui-testing\"")
      try Data(text.utf8).write(to: URL(filePath: file))
      let others = try AppSources(project: file, for: .tests).leftOut
      #expect(others.count == 1)
      #expect(others.first?.hasPrefix("Other: UI tests drive an app from another process") == true)
      text = text.replacingOccurrences(
        of: "name = Tests; productType",
        with: "name = Tests; buildConfigurationList = ML; productType"
      ).replacingOccurrences(
        of: "DK = { isa",
        with: """
          ML = { isa = XCConfigurationList; buildConfigurations = (MR); };
          MR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
          DK = { isa
          """)
      try Data(text.utf8).write(to: URL(filePath: file))
      let error = #expect(throws: InterfaceDocumentError.self) {
        try AppSources(project: file, for: .tests)
      }
      #expect(error?.description.contains("no test was run on phones: Tests") == true)
    }
  }

  @Test func `an app is found by the test host, a framework by the linked product`() throws {
    try withFolder { folder in
      let file = folder + "/App.xcodeproj/project.pbxproj"
      let text = Self.project.replacingOccurrences(
        of: "dependencies = (DT)", with: "buildConfigurationList = HL"
      )
      .replacingOccurrences(of: "dependencies = (DK)", with: "buildPhases = (FP)")
      .replacingOccurrences(
        of: "name = Kit; productType", with: "name = Kit; productReference = KP; productType"
      )
      .replacingOccurrences(
        of: "DK = { isa",
        with: """
          FP = { isa = PBXFrameworksBuildPhase; files = (FB); };
          FB = { isa = PBXBuildFile; fileRef = KP; };
          HL = { isa = XCConfigurationList; buildConfigurations = (HR); };
          HR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
            TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
          DK = { isa
          """)
      try Data(text.utf8).write(to: URL(filePath: file))
      let sources = try AppSources(project: file, for: .tests)
      #expect(sources.target == "My App")
      #expect(sources.modules.map(\.name) == ["My_App", "Kit", "Tests"])
    }
  }

  @Test func `an unknown test target is reported with the existing ones`() throws {
    try withFolder { folder in
      let error = #expect(throws: InterfaceDocumentError.self) {
        try AppSources(
          project: folder + "/App.xcodeproj/project.pbxproj", target: "Test", for: .tests)
      }
      #expect(
        error?.description.contains(
          "no target 'Test' has unit tests; allowed are Tests, My App; did you mean 'Tests'?")
          == true,
        "\(String(describing: error))")
    }
  }

  @Test func `a project of an app takes precedence over one of a library`() throws {
    try withFolder { folder in
      let outer = URL(fileURLWithPath: folder).appending(path: "Lib.xcodeproj/project.pbxproj")
      let inner = URL(fileURLWithPath: folder).appending(path: "Demo/App.xcodeproj/project.pbxproj")
      try FileManager.default.removeItem(atPath: folder + "/App.xcodeproj")
      for (file, text) in [
        (outer, Self.project.replacing("product-type.application", with: "product-type.framework")),
        (inner, Self.project.replacing("\"My App\"", with: "\"2048\"")),
      ] {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.moveItem(atPath: folder + "/App", toPath: folder + "/Demo/App")
      let found = try #require(try AppSources.project(in: folder))
      #expect(found.hasSuffix("Demo/App.xcodeproj/project.pbxproj"))
      #expect(try AppProject(folder).target?.name == "2048")
      #expect(try AppSources(project: found, in: folder).modules.first?.name == "_048")
    }
  }

  @Test func `a target takes files of another target's synchronized folder`() throws {
    try withFolder { folder in
      let file = try #require(try AppSources.project(in: folder))
      let tests = try AppSources(project: file, for: .tests).modules.first { $0.kind == .tests }
      #expect(tests?.sources == [folder + "/App/Deep/B.swift"])
      #expect(tests?.resources.contains(folder + "/App/words.json") == true)
    }
  }

  @Test func `the other projects with apps of a folder are found`() throws {
    try withFolder { folder in
      let file = try #require(try AppSources.project(in: folder))
      #expect(AppSources.others(in: folder, than: file, for: .app).isEmpty)
      let other = folder + "/More/B.xcodeproj"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      try Data(Self.project.utf8).write(to: URL(fileURLWithPath: other + "/project.pbxproj"))
      #expect(
        AppSources.others(in: folder, than: file, for: .app) == [other + "/project.pbxproj"])
      #expect(AppSources.others(in: other, than: file, for: .app).isEmpty)
    }
  }

  @Test func `an unknown target is reported with the nearest name`() throws {
    try withFolder { folder in
      let file = folder + "/App.xcodeproj/project.pbxproj"
      let error = #expect(throws: InterfaceDocumentError.self) {
        try AppSources(project: file, target: "My Ap")
      }
      #expect(error?.description.contains("My App") == true)
    }
  }

  /// A source in a synchronized folder, one that the project names, and the synchronized folder itself.
  @Test(arguments: ["App/Linked.swift", "Gone.swift", "App"])
  func `a source that links to a file outside of the folder is refused (F-75)`(name: String) throws
  {
    try withFolder { other in
      try withFolder { folder in
        let position = folder + "/" + name
        try? FileManager.default.removeItem(atPath: position)
        try FileManager.default.createSymbolicLink(
          atPath: position, withDestinationPath: other + (name == "App" ? "/App" : "/Kit.swift"))
        let error = #expect(throws: InterfaceDocumentError.self) {
          try AppSources(project: folder + "/App.xcodeproj/project.pbxproj")
        }
        #expect(
          error?.description
            == position + ": is a link that leads out of the folder; put the file itself there")
      }
    }
  }

  @Test func `a truncated project is reported in one line with its location`() throws {
    try withFolder { folder in
      let file = folder + "/App.xcodeproj/project.pbxproj"
      try Data(Self.project.utf8.prefix(400)).write(to: URL(filePath: file))
      let error = #expect(throws: InterfaceDocumentError.self) { try AppSources(project: file) }
      #expect(error?.description.contains("project.pbxproj:") == true)
    }
  }
}
