import Foundation
import GimbalEngine
import GimbalIntake
import GimbalInterfaceBuilder
import GimbalScenarios
import GimbalTraits
import Testing

@testable import GimbalCommandLine

/// The delegate of an app without a storyboard.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let label = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    label.accessibilityIdentifier = "badge"
    root.view.addSubview(label)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A delegate whose view is named for the user's language, at a position for the layout direction.
private final class LanguageDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    let isMirrored = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    let badge = UIView(frame: CGRect(x: isMirrored ? 40 : 20, y: 100, width: 100, height: 50))
    badge.accessibilityIdentifier = "badge-" + LocalizedStrings.locale.identifier
    root.view.addSubview(badge)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// An application class that counts its instances.
@MainActor
private final class WatchfulApplication: UIApplication {
  static var made = 0

  override init() {
    super.init()
    WatchfulApplication.made += 1
  }
}

@MainActor @Suite struct AppVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A call of the program that launches an app.
  private func call(_ callArguments: String...) -> (
    status: GimbalCommandLine.ExitStatus, output: String, errors: String
  ) {
    var output = ""
    var errors = ""
    let console = Console(out: { output += $0 }, err: { errors += $0 })
    let program = GimbalProgram(
      app: HostedApp(folder: folder.path, delegate: { PlainDelegate() }))
    let status = program.run(callArguments, console: console)
    return (status, output, errors)
  }

  @Test func `a verb without a scene shows the app`() {
    let trace = call("trace", "--devices", "iphone-se-3")
    #expect(trace.status == .held)
    #expect(trace.output.contains("application(_:didFinishLaunchingWithOptions:)"))
    let run = call("run", "--devices", "iphone-se-3,ipad-mini-a17-pro")
    #expect(run.status == .held)
    #expect(run.output.contains("2 cases"))
    let comparison = call("compare", "--devices", "iphone-se-3")
    #expect(comparison.output.contains("badge"))
  }

  @Test func `scenarios name the app as a scene`() throws {
    let path = try folder.write(
      "a.scenario.json",
      """
      { "title": "The badge stays.", "devices": ["iphone-se-3"], "scene": { "swift": "App" },
        "steps": [ { "launch": {} }, { "expect": { "view": "badge", "frame": [20, 100, 100, 50] } } ] }
      """)
    let run = call("run", path)
    #expect(run.status == .held, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ("pl", "pl_PL", "", 20.0), ("ar", "ar_EG", "", 40), ("pt-PT", "pt_PT", "", 20),
    ("ar", "ar_EG", #""settings": { "layoutDirection": "leftToRight" },"#, 20),
  ]) func `scenarios of the app are in the language of the run`(
    locale: String, name: String, settings: String, left: Double
  ) throws {
    let path = try folder.write(
      "a.scenario.json",
      """
      { "title": "The badge is in the language.", "devices": ["iphone-se-3"], "scene": { "swift": "App" }, \(settings)
        "steps": [ { "launch": {} }, { "expect": { "view": "badge-\(name)", "frame": [\(left), 100, 100, 50] } } ] }
      """)
    var errors = ""
    let program = GimbalProgram(
      app: HostedApp(folder: folder.path, delegate: { LanguageDelegate() }))
    let status = program.run(
      ["run", path, "--locale", locale], console: Console(out: { _ in }, err: { errors += $0 }))
    #expect(status == .held, "\(errors)")
  }

  @Test func `the application class is that of the Info.plist or main.swift`() throws {
    func presses(_ principal: String?) throws -> Int {
      WatchfulApplication.made = 0
      let program = GimbalProgram(
        app: HostedApp(
          folder: folder.path, delegate: { PlainDelegate() },
          applications: ["WatchfulApplication": WatchfulApplication.self], principal: principal))
      let status = program.run(
        ["trace", "--devices", "iphone-se-3"], console: Console(out: { _ in }, err: { _ in }))
      #expect(status == .held)
      return WatchfulApplication.made
    }
    #expect(try presses(nil) == 0)
    #expect(try presses("WatchfulApplication") == 1)
    try folder.write(
      "Info.plist",
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UILaunchScreen</key><dict/>
      <key>NSPrincipalClass</key><string>Player.WatchfulApplication</string></dict></plist>
      """)
    let named = GimbalProgram(
      app: HostedApp(
        folder: try folder.write(
          "Named/Info.plist",
          try String(contentsOfFile: folder.path + "/Info.plist", encoding: .utf8)
        ).replacingOccurrences(of: "/Info.plist", with: ""),
        delegate: { PlainDelegate() },
        applications: ["WatchfulApplication": WatchfulApplication.self]))
    WatchfulApplication.made = 0
    _ = named.run(
      ["trace", "--devices", "iphone-se-3"], console: Console(out: { _ in }, err: { _ in }))
    #expect(WatchfulApplication.made == 1)
  }

  @Test func `the Info.plist values of the folder apply to the app`() throws {
    try folder.write(
      "Info.plist",
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UILaunchScreen</key><dict/>
      <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
      </dict></plist>
      """)
    #expect(call("trace", "--devices", "iphone-se-3").output.contains("turnRefused"))
  }

  @Test(arguments: [
    ("app", "nothing-there", "there is no such folder"),
    ("test", "nothing-there", "there is no such folder"),
  ])
  func `a missing folder is reported in one line`(verb: String, name: String, text: String) {
    let call = Call([verb, folder.path + "/" + name])
    #expect(call.status == .wrongCall)
    #expect(call.errors.contains(text))
    #expect(call.errorLines.count == 1)
  }

  @Test func `a folder without an app is reported in one line`() throws {
    try folder.write("A.swift", "class A {}")
    let call = Call(["app", folder.path, "--gimbal", repositoryRoot])
    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("found neither a project of Xcode"))
    try folder.write("Package.swift", "let package = Package(name: \"A\")")
    let library = Call(["app", folder.path, "--gimbal", repositoryRoot])
    #expect(library.errors.contains("no class of the package is an app's delegate"))
  }

  @Test func `a wrong settings file is reported in one line`() throws {
    try folder.write("Package.swift", "let package = Package(name: \"A\")")
    try folder.write("Sources/A/A.swift", "class A {}")
    for (text, issue) in [
      ("[", "is not a JSON object"), (#"{"stub": {}}"#, "has a key 'stub'"),
      (#"{"stubs": {"B": "Nowhere"}}"#, "the stub of 'B' is not a folder"),
    ] {
      try folder.write("gimbal-intake.json", text)
      let call = Call(["intake", folder.path, "--gimbal", repositoryRoot])
      #expect(call.status == .wrongCall)
      #expect(call.errors.contains(issue), "\(call.errors)")
    }
  }

  @Test func `an intake prints the build command`() throws {
    try folder.write("Package.swift", "let package = Package(name: \"A\")")
    try folder.write("Sources/A/A.swift", "import Vision\n@objc class A {}")
    let call = Call(["intake", folder.path, "--gimbal", repositoryRoot])
    #expect(call.status == .held)
    #expect(call.output.hasPrefix("cd "))
    #expect(call.errors.contains("Sources/A/A.swift:1: import Vision"))
    #expect(call.errors.contains("1 sources, 1 rewritten"))
  }
}

@Suite struct BuildCausesTests {
  @Test func `a build of tests finds the modules of a prebuilt Gimbal in each target`() {
    let built = GimbalSource.built(URL(fileURLWithPath: "/lib/gimbal"))
    let flags = built.flags(forTests: true)
    #expect(flags.contains("/lib/gimbal/modules") && !flags.contains("--disable-index-store"))
    #expect(built.flags(forTests: false).contains("--disable-index-store"))
    #expect(GimbalSource.package(URL(fileURLWithPath: "/gimbal")).flags(forTests: true).isEmpty)
  }

  @Test(arguments: [
    ("/a/Demo/../Source/A.swift", "/a"), ("/a/b/Demo/../../Source/A.swift", "/a"),
    ("Demo/../Source/A.swift", "."), ("/a/Demo/A.swift", nil),
  ])
  func `the suggested folder contains sources outside of the project's folder`(
    path: String, folder: String?
  ) {
    #expect(IntakeReport.folder(around: path) == folder)
  }

  @Test func `causes are sorted by frequency, with locations and remedies`() {
    let causes = BuildCauses(
      output: """
        /a/B.swift:3:4: error: cannot find type 'VNRequest' in scope
        /a/A.swift:1:2: error: cannot find type 'VNRequest' in scope
        /a/A.swift:1:9: error: cannot find type 'VNRequest' in scope
        /a/A.swift:9:2: error: value of type 'UIView' has no member 'glow'
        /a/A.swift:9:2: warning: never used
        /a/C.swift:1:8: error: no such module 'SnapKit'
        /a/D.swift:1:8: error: cannot find 'MKTileOverlay' in scope
        """, diagnostics: [])
    #expect(causes.causes.map(\.positions.count) == [2, 1, 1, 1])
    #expect(causes.causes[0].remedy.contains("Vision is not simulated"))
    #expect(
      causes.causes[2].remedy
        == "the module 'SnapKit' is not built here: name a folder with its sources, or with stubs, in gimbal-intake.json"
    )
    #expect(causes.causes[1].remedy.contains("name a stub of the whole module"))
    #expect(causes.causes[3].remedy.contains("AppAPI.md"))
    #expect(causes.text(positionLimit: 1).contains("and 1 more"))
  }

  @Test(arguments: [
    ("cannot find 'NSUserDefaults' in scope", true), ("cannot find operator '++' in scope", true),
    ("type 'UIColor' has no member 'whiteColor'", true),
    ("type 'UIColor' has no member 'brandColor'", false),
  ])
  func `names of Swift 2 are reported as such`(message: String, isOld: Bool) {
    let causes = BuildCauses(output: "/a/A.swift:3:4: error: \(message)", diagnostics: []).causes
    #expect(causes.map { $0.remedy.contains("Swift 2") } == [isOld])
  }

  @Test func `an extraneous label is not reported as a parse error`() {
    let causes = BuildCauses(
      output: "/a/A.swift:3:4: error: extraneous argument label 'safe:' in subscript",
      diagnostics: []
    ).causes
    #expect(causes.map { $0.remedy.contains("does not parse") } == [false])
    let member = BuildCauses(
      output: "/a/A.swift:3:4: error: value of type 'AnyObject' has no member 'saved'",
      diagnostics: [])
    #expect(member.causes.first?.remedy.contains("cast the object") == true)
  }

  @Test func `a type of an Objective-C source is reported with its file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("@interface Wheel : UIView\n@end\n".utf8).write(
      to: folder.appending(path: "Wheel.h"))
    let causes = BuildCauses(
      output: """
        /a/A.swift:3:4: error: cannot find type 'Wheel' in scope
        /a/A.swift:4:4: error: cannot find type 'Whee' in scope
        /a/A.swift:5:4: error: cannot find type 'Gone' in scope
        """, diagnostics: [], foreign: [folder.path + "/Wheel.m", folder.path + "/Gone.m"]
    ).causes
    let remedies = causes.map { String($0.remedy.prefix { $0 != "," }) }
    #expect(remedies[0] == "declared in Gone.m" && remedies[2] == "declared in Wheel.h")
    #expect(remedies[1].hasPrefix("from a module that is not built here"))
  }

  @Test func `a parse error is reported at the app's own lines`() {
    let causes = BuildCauses(
      output: """
        /a/A.swift:3:4: error: expected '}' in class
        /b/A.copy.swift:4:1: error: expected '}' in class
        /b/B.copy.swift:9:1: error: unterminated string literal
        """, diagnostics: []
    ).causes
    #expect(causes.map(\.positions) == [["/a/A.swift:3"], ["/b/B.copy.swift:9"]])
    #expect(causes.allSatisfy { $0.remedy.hasPrefix("the file does not parse") })
  }
}

@Suite struct TestMatrixTests {
  private static let passing = """
    Test Case 'NotesTests.testA' started at 2026-11-23 08:00:00.000
    Test Case 'NotesTests.testA' passed (0.1 seconds)
    ✔ Test showsNotes() passed after 0.001 seconds.
    ✔ Test run with 1 test in 0 suites passed after 0.001 seconds.
    gimbal: iPhone 15 Pro, iOS 18.0: 1 conflict, 0 layout loops, 0 exceptions
    """
  private static let failing = """
    Test Case 'NotesTests.testA' started at 2026-11-23 08:00:00.000
    /a/NotesTests.swift:12: error: NotesTests.testA : XCTAssertTrue failed - narrow
    Test Case 'NotesTests.testA' failed (0.1 seconds)
    ✘ Test showsNotes() recorded an issue at NotesTests.swift:40:3: Expectation failed: a == b
    ✘ Test showsNotes() failed after 0.001 seconds with 1 issue.
    """

  @Test func `results of XCTest and Swift Testing are read`() {
    let results = TestResults(Self.failing)
    #expect(results.tests.keys.sorted() == ["NotesTests.testA", "showsNotes()"])
    #expect(results.tests.values.allSatisfy { !$0.passed })
    #expect(
      results.tests["NotesTests.testA"]?.failures
        == ["/a/NotesTests.swift:12: XCTAssertTrue failed - narrow"])
    #expect(TestResults(Self.passing).tests.values.allSatisfy { $0.passed })
  }

  @Test func `a test whose process ends fails with the last printed line`() {
    let names = TestResults.names(
      listedBy:
        "Listing 2 tests in debug.xctest:\n\nNotesTests.NotesTests/testA\nNotesTests.NotesTests/testB\n"
    )
    #expect(names == ["NotesTests.NotesTests/testA", "NotesTests.NotesTests/testB"])
    var results = TestResults(Self.passing)
    results.end(names[1], "Test Case 'NotesTests.testB' started\nFatal error: gone\n\n")
    #expect(results.tests["NotesTests.testA"]?.passed == true)
    #expect(
      results.tests["NotesTests.testB"]
        == TestResults.Test(passed: false, failures: ["the process ended: Fatal error: gone"]))
  }

  @Test func `a test bundle that ends early reports the test and the reason`() {
    let output = """
      \(Self.passing)
      Test Case 'NotesTests.testB' started at 2026-11-23 08:00:00.000
      NotesTests/B.swift:3: Fatal error: gone
      Backtrace took 0.59s
      """
    #expect(
      TestResults.end(in: output) == "in NotesTests.testB: NotesTests/B.swift:3: Fatal error: gone")
    #expect(TestResults.end(in: Self.passing) == nil)
    let crash = output.replacing(
      "NotesTests/B.swift:3: Fatal error: gone", with: "*** Program crashed: Aborted at 0x1 ***")
    #expect(
      TestResults.end(in: crash) == "in NotesTests.testB: *** Program crashed: Aborted at 0x1 ***")
    let failure = "/a/B.swift:2: error: NotesTests.testB : XCTAssertTrue failed - "
    let lines = output.replacing("08:00:00.000", with: "08:00:00.000\n" + failure)
    #expect(TestResults.end(in: lines) == TestResults.end(in: output))
  }

  @Test func `differences between devices are reported`() {
    let matrix = TestMatrix(columns: [
      TestMatrix.Column(name: "one", results: TestResults(Self.passing)),
      TestMatrix.Column(name: "two", results: TestResults(Self.failing)),
      TestMatrix.Column(name: "three", results: nil, end: "in NotesTests.testB: trap"),
    ])
    #expect(!matrix.holds)
    #expect(
      matrix.text == """
        one: 2 passed, 0 failed; 1 conflict, 0 layout loops, 0 exceptions
        two: 0 passed, 2 failed
        three: the bundle ended early in NotesTests.testB: trap
        ✘ NotesTests.testA fails on two
          differs: it passes on one
          /a/NotesTests.swift:12: XCTAssertTrue failed - narrow
        ✘ showsNotes() fails on two
          differs: it passes on one
          NotesTests.swift:40:3: Expectation failed: a == b
        2 of 2 tests failed on 3 devices

        """)
  }
}
