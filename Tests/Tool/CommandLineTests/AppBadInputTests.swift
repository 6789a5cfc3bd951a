import Foundation
import GimbalIntake
import Testing

@testable import GimbalCommandLine

/// Apps and packages that cannot be read: one line each, with the location, the cause and what to do.
@MainActor
@Suite struct AppBadInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (C); };
      C = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = A; };
    }; rootObject = P; }
    """

  /// The only line that a call prints, which fails as a wrong call.
  private func line(_ callArguments: String..., beginning: String) -> String {
    let call = Call(callArguments + ["--gimbal", repositoryRoot])
    #expect(call.status == .wrongCall, "\(call.output)")
    #expect(call.errorLines.count == 1, "\(call.errors)")
    #expect(call.errors.hasPrefix("gimbal: " + beginning), "\(call.errors)")
    return call.errors
  }

  @Test(arguments: [40, 100, 300, 470])
  func `a truncated project is reported with its line`(length: Int) throws {
    try folder.write("A.swift", "")
    let path = try folder.write(
      "App.xcodeproj/project.pbxproj", Data(Self.project.utf8.prefix(length)))
    let output = line("app", folder.path, beginning: path + ":")
    #expect(output.contains(/project\.pbxproj:\d+:\d+:/), "\(output)")
  }

  @Test func `a project whose sources are missing has nothing to build`() throws {
    let path = try folder.write("App.xcodeproj/project.pbxproj", Self.project)
    _ = path
    #expect(
      line("app", folder.path, beginning: folder.path).contains(
        "the target 'App' has no Swift sources"))
  }

  @Test func `a folder without an app or a package has a message about what is missing`() {
    #expect(line("app", folder.path, beginning: folder.path).contains("*.xcodeproj"))
    #expect(line("intake", folder.path, beginning: folder.path).contains("Package.swift"))
    #expect(line("app", folder.path + "/no", beginning: folder.path).contains("no such folder"))
    #expect(line("intake", folder.path + "/no", beginning: folder.path).contains("Package.swift"))
  }

  @Test func `tests that are not in the manifest are those of the project next to it`() throws {
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])\n"
    )
    try folder.write("Sources/App/B.swift", "let b = 1\n")
    let none = Call("intake", folder.path, "--gimbal", repositoryRoot)
    #expect(
      none.errors.contains("\(folder.path): no test was run: Package.swift declares no tests\n"))
    let tests = Self.project.replacingOccurrences(
      of: "product-type.application", with: "product-type.bundle.unit-test")
    try folder.write("Other.xcodeproj/project.pbxproj", Self.project)
    try folder.write("Tests.xcodeproj/project.pbxproj", tests)
    try folder.write("A.swift", "import XCTest\nclass A: XCTestCase { func testA() {} }\n")
    let some = Call("intake", folder.path, "--gimbal", repositoryRoot)
    #expect(
      some.errors.contains("declares no tests; 'gimbal test' runs those of Tests.xcodeproj\n"))
    let call = Call("test", folder.path, "--no-build", "--gimbal", repositoryRoot)
    #expect(call.status == .held)
    #expect(
      call.output
        == "\(folder.path): the build runs no code of this folder, and its tests' code runs after it\n"
    )
    #expect(
      FileManager.default.fileExists(
        atPath: folder.path + "/.gimbal/tests/Tests/App/GimbalStart.swift"))
    try folder.write(
      "Inner/Named.xcodeproj/project.pbxproj",
      tests.replacingOccurrences(of: "name = App", with: "name = Named"))
    try folder.write("Inner/A.swift", "import XCTest\nclass B: XCTestCase { func testB() {} }\n")
    let named = Call(
      "test", folder.path, "--target", "Named", "--no-build", "--gimbal", repositoryRoot)
    #expect(named.status == .held, "\(named.errors)")
    #expect(
      FileManager.default.fileExists(
        atPath: folder.path + "/.gimbal/tests/Tests/Named/Inner/A.copy.swift"))
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"App\", targets: [.testTarget(name: \"App\")])\n"
    )
    let own = Call("intake", folder.path, "--gimbal", repositoryRoot)
    #expect(!own.errors.contains("no test was run"))
  }

  @Test func `a package without sources is reported`() throws {
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n")
    #expect(line("intake", folder.path, beginning: folder.path).contains("Swift sources"))
  }

  @Test func `a call with no-build lists the code that a build would run`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      #error("this manifest has run")
      let package = Package(
        name: "App", dependencies: [.package(url: "https://example.org/lint", from: "1.0.0")],
        targets: [
          .target(name: "App", plugins: [.plugin(name: "Lint", package: "lint")]),
          .macro(name: "Words"), .plugin(name: "Lint", capability: .buildTool()),
        ])
      """)
    try folder.write(
      "Sources/App/A.swift", "@main class A: UIResponder, UIApplicationDelegate {}\n")
    let code =
      "the build runs Package.swift, package 'https://example.org/lint', plugin 'Lint', macro 'Words', and "
    for (verb, product) in [("app", "the app"), ("test", "its tests' code")] {
      let call = Call([verb, folder.path, "--no-build", "--gimbal", repositoryRoot])
      #expect(call.status == .held, "\(call.errors)")
      #expect(call.output == "\(folder.path): \(code)\(product) runs after it\n")
    }
    let call = Call(["intake", folder.path, "--gimbal", repositoryRoot, "--", "false"])
    #expect(call.status == .failed)
    #expect(!call.errors.contains("the build runs"), "only the first call says it")
    try FileManager.default.removeItem(atPath: folder.path + "/.gimbal")
    let first = Call(["intake", folder.path, "--gimbal", repositoryRoot, "--", "false"])
    #expect(
      first.errors.contains("\(folder.path): \(code)'false' runs after it\n"))
  }

  @Test func `building an Xcode project runs no code of its folder`() throws {
    try folder.write("App.xcodeproj/project.pbxproj", Self.project)
    try folder.write("A.swift", "@main class A: UIResponder, UIApplicationDelegate {}\n")
    let call = Call(["app", folder.path, "--no-build", "--gimbal", repositoryRoot])
    #expect(
      call.output
        == "\(folder.path): the build runs no code of this folder, and the app runs after it\n")
  }

  @Test func `a missing toolchain is reported`() throws {
    let error = #expect(throws: IntakeError.self) {
      try ToolRun(["swift", "build"], environment: ["PATH": folder.path])
    }
    #expect(
      error?.description
        == "swift: no such command on the path; Swift's toolchain is needed to build an app")
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n")
    try folder.write("Sources/App/A.swift", "let a = 1\n")
    let call = Call(
      "intake", folder.path, "--gimbal", repositoryRoot, "--", "swift-of-nobody", "build")
    #expect(call.status == .wrongCall)
    #expect(call.errorLines.last == "gimbal: swift-of-nobody: no such command on the path")
  }

  @Test func `an outlet to a missing view is reported with its line`() throws {
    let path = try folder.write(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"/>
      <connections><outlet property="label" destination="gone" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """)
    let call = Call("check", path)
    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1, "\(call.errors)")
    #expect(call.errors.hasPrefix("gimbal: \(path):3:"), "\(call.errors)")
    #expect(call.errors.contains("gone"), "\(call.errors)")
  }
}
