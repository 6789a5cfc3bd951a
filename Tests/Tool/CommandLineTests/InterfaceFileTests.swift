import Foundation
import Testing

@testable import GimbalCommandLine

/// Storyboards and nib files as scenes.
@MainActor
@Suite struct InterfaceFileTests {
  private let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" storyboardIdentifier="Login"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="10" y="20" width="30" height="40"/>
    <constraints><constraint firstAttribute="width" constant="60" id="k1"/><constraint firstAttribute="height" constant="40" id="k2"/></constraints></view></subviews>
    <constraints><constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k3"/>
    <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="k4"/></constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test func `a storyboard scene is compared like any scene`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let call = Call("compare", file, "--scene", "Login", "--devices", "iphone-15-pro")

    #expect(call.errors == "")
    #expect(call.output.contains("iphone-15-pro"))
    #expect(call.output.contains("60"))
  }

  /// A file name and a change of the document that make it a document for iPads.
  @Test(arguments: [
    ("Main.storyboard", "targetRuntime=\"iOS.CocoaTouch.iPad\"", ""),
    ("Main_iPad.storyboard", "", ""), ("Main~ipad.storyboard", "", ""),
    ("Main-iPad.storyboard", "", ""), ("iPad.storyboard", "", ""), ("iPadMain.storyboard", "", ""),
    ("Main.storyboard", "", "<size key=\"freeformSize\" width=\"1024\" height=\"768\"/>"),
  ])
  func `a document for iPads is shown on iPads, unless the call names other devices`(
    name: String, attribute: String, element: String
  ) throws {
    let folder = try TemporaryFolder()
    let text = storyboard.replacing(
      "toolsVersion", with: attribute + " toolsVersion", maxReplacements: 1
    )
    .replacing("</viewController>", with: element + "</viewController>")
    let file = try folder.write(name, text)

    let alone = Call("compare", file)
    let named = Call("compare", file, "--devices", "iphone-15-pro")

    #expect(!alone.output.contains("iphone") && alone.output.contains("ipad-mini-a17-pro"))
    #expect(
      alone.errorLines == [
        "gimbal: \(file): shown only on iPads, for which the document is designed; --devices chooses others"
      ])
    #expect(named.output.contains("iphone-15-pro") && named.errors == "")
    let scene = Call("compare", file + "#Login")
    #expect(!scene.output.contains("iphone") && scene.output.contains("ipad-mini-a17-pro"))
  }

  @Test func `an unknown scene is reported with the existing ones`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let call = Call("compare", file, "--scene", "Logout", "--devices", "iphone-15-pro")

    #expect(call.errorLines.first == "gimbal: \(file): has no scene 'Logout'; allowed are Login")
  }

  @Test func `a misplaced view is found on the document's own canvas`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let call = Call("check", file, "--canvas")

    #expect(
      call.output.hasPrefix(
        "\(file):5:11: view w is saved at (10 20; 30 40) and is laid out at (10 20; 60 40)\n"))
  }

  @Test func `unsupported elements of a document are noted in one line each and are no error`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = storyboard.replacing(
      "<subviews>", with: "<subviews><mapView id=\"m\"/><view id=\"q\" customClass=\"Fancy\"/>")
    let file = try folder.write("Main.storyboard", text)

    let call = Call("check", file)

    #expect(
      call.output.split(separator: "\n").map(String.init) == [
        "\(file):5:11: mapView: mapView is not simulated: UIView is used instead",
        "\(file):5:28: view: the class Fancy is unknown: UIView is used instead",
        "1 file, no errors",
      ])
  }

  @Test func `a damaged document is reported in one line with its location`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Main.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")

    let call = Call("check", file)

    #expect(
      call.errorLines == [
        "gimbal: \(file):1:1: this is a document for macOS; Gimbal reads those for iOS"
      ])
  }

  // MARK: Runs

  @Test(arguments: ["Main.storyboard", "Main.storyboard#Login", "."])
  func `a document, its scene or its folder is run without a scenario`(word: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.storyboard", storyboard)

    let call = Call("run", folder.path + "/" + word, "--devices", "iphone-15-pro,ipad-mini-a17-pro")

    #expect(call.errors == "")
    #expect(call.status == .held)
    #expect(call.output.contains("2 cases"))
  }

  @Test func `a document's trace has its launch and four rotations`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let call = Call("trace", file, "--scene", "Login", "--devices", "iphone-15-pro")

    #expect(call.status == .held)
    #expect(call.output.hasPrefix("—— step 1: launch\n"))
    #expect(call.output.contains("  root ") && call.output.contains("viewDidLoad()"))
    #expect(call.output.contains("—— step 5: rotate portrait\n"))
  }

  @Test func `conflicts of a document's constraints fail a strict run`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Main.storyboard",
      storyboard.replacing(
        "<constraint firstAttribute=\"height\"",
        with:
          "<constraint firstAttribute=\"width\" constant=\"70\" id=\"k9\"/><constraint firstAttribute=\"height\""
      ))

    let callArguments = ["run", file, "--devices", "iphone-15-pro"]
    #expect(Call(callArguments).status == .held)
    #expect(Call(callArguments + ["--strict"]).status == .failed)
  }

  @Test func `only storyboards have named scenes`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.scenario.json", ScenarioText.holds)

    #expect(
      Call("run", file, "--scene", "Login").errorLines == [
        "gimbal: \(file): is not a storyboard, so '--scene' has no scenes to choose from"
      ])
  }

  @Test func `a file of another kind is refused with the accepted kinds`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.swift", "")

    for (verb, kind) in [("run", "scenario"), ("trace", "scenario"), ("compare", "scene")] {
      let end = verb == "compare" ? "" : ", or a folder of scenarios"
      #expect(
        Call(verb, file).errorLines == [
          "gimbal: \(file): has a kind that is not accepted here; allowed is a *.\(kind).json, "
            + "a *.storyboard, a *.xib or an app's folder\(end)"
        ])
    }
  }

  @Test func `a scenario shows a storyboard scene and names views by their labels`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Main.storyboard", storyboard.replacing("id=\"w\"", with: "id=\"w\" userLabel=\"Red box\""))
    let file = try folder.write(
      "a.scenario.json",
      """
      { "title": "t", "devices": ["iphone-15-pro"], "scene": "Main.storyboard#Login", "steps": [
        { "launch": {} },
        { "expect": { "view": "Red box", "frame": [10, 20, 60, 40] } },
        { "set": { "view": "Red-box", "alpha": 0.5 } },
        { "expect": { "view": "Red box", "alpha": 0.5 } } ] }
      """)

    let call = Call("run", file)
    #expect(call.errors == "" && call.status == .held, "\(call.output)")
  }

  @Test func `an error of a scenario's document is reported where it is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.storyboard", storyboard)
    func lines(_ scene: String) throws -> [String] {
      let file = try folder.write(
        "a.scenario.json",
        """
        { "title": "t", "devices": ["all"], "steps": [{ "launch": {} }], "scene": "\(scene)" }
        """)
      return Call("check", file).errorLines.map { $0.replacing(folder.path + "/", with: "") }
    }

    #expect(
      try lines("Main.storyboard#Logn").first?.contains(
        "has no scene 'Logn'; allowed are Login") == true)
    #expect(try lines("Man.storyboard").first?.hasPrefix("gimbal: a.scenario.json:1:") == true)
    #expect(try lines("../Main.storyboard").first?.contains("lies outside of the folder") == true)
  }

  // MARK: Correcting

  private func corrected(_ bytes: Data) throws -> Data {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", bytes)
    let call = Call("check", file, "--canvas", "--write")
    #expect(call.status == .held && call.errors == "")
    #expect(Call("check", file, "--canvas").output == "1 file, no errors\n")
    return try #require(FileManager.default.contents(atPath: file))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `corrected frames are written, and nothing else changes`(lineEnd: String) throws {
    let before = (storyboard + "\n<!-- é  -->").replacing("\n", with: lineEnd)
      .replacing(
        "x=\"10\" y=\"20\" width=\"30\" height=\"40\"",
        with: "height = '40' width='30'  y=\"20\"\tx=\"10\"")
    let after = before.replacing("width='30'", with: "width='60'")

    #expect(try corrected(Data(before.utf8)) == Data(after.utf8))
    let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
    #expect(try corrected(byteOrderMark + Data(before.utf8)) == byteOrderMark + Data(after.utf8))
    func wide(_ text: String, isLittle: Bool) -> Data {
      let units = ("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + text).utf16
      return Data(
        units.flatMap { unit in
          let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isLittle ? bytes.reversed() : bytes
        })
    }
    for isLittle in [true, false] {
      #expect(
        try corrected(wide(before, isLittle: isLittle)) == wide(after, isLittle: isLittle))
    }
  }

  @Test func `with an output file the document itself is not changed`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)
    let other = folder.path + "/Other.storyboard"

    #expect(Call("check", file, "--canvas", "--write", "--out", other).status == .held)

    #expect(FileManager.default.contents(atPath: file) == Data(storyboard.utf8))
    #expect(
      FileManager.default.contents(atPath: other)
        == Data(storyboard.replacing("width=\"30\"", with: "width=\"60\"").utf8))
  }

  @Test func `a view that is marked as misplaced is corrected too`() throws {
    let flagged = storyboard.replacing("id=\"w\"", with: "misplaced=\"YES\" id=\"w\"")
    #expect(
      try corrected(Data(flagged.utf8))
        == Data(flagged.replacing("width=\"30\"", with: "width=\"60\"").utf8))
  }

  @Test func `options that require another option are refused without it`() {
    #expect(
      Call("check", "a.storyboard", "--write").errorLines == [
        "gimbal: '--write' needs '--canvas' too"
      ])
    #expect(
      Call("check", "a.storyboard", "--canvas", "--out", "b").errorLines == [
        "gimbal: '--out' needs '--write' too"
      ])
  }

  // MARK: Folders

  private let information = """
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
    <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
    <key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>
    """

  @Test func `an app's folder decides orientations and strings`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", information)
    try folder.write(
      "Base.lproj/Main.storyboard",
      storyboard.replacing(
        "</subviews>",
        with:
          "<label text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\" userLabel=\"hello\"/></subviews>"
      ).replacing(
        "<constraints><constraint firstItem=\"w\"",
        with:
          "<constraints><constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"k7\"/><constraint firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"k8\"/><constraint firstItem=\"w\""
      ))
    try folder.write("de.lproj/Main.strings", "\"l.text\" = \"Einen wunderschönen guten Tag\";")
    try folder.write("ar.lproj/Main.strings", "\"l.text\" = \"x\";")

    func trace(_ callArguments: String...) -> Call {
      Call(["trace", folder.path, "--devices", "iphone-15-pro"] + callArguments)
    }
    #expect(trace("--only", "turnRefused").output.contains("turnRefused"))
    func width(_ locale: String) throws -> Double {
      let line = try #require(
        trace("--only", "hello bounds", "--locale", locale).output.split(separator: "\n")
          .first { $0.contains("hello") })
      return try #require(
        line.split(whereSeparator: { "(), ".contains($0) }).compactMap { Double($0) }.dropLast()
          .last)
    }
    #expect(try width("de-AT") > width("en") + 100)
    #expect(trace("--only", "root.view bounds", "--locale", "ar").status == .held)

    // A comparison uses both too: the app is in portrait, with its strings.
    func compare(_ locale: String, _ orientation: String) -> String {
      Call([
        "compare", folder.path, "--devices", "iphone-15-pro", "--orientations", orientation,
        "--locale", locale, "--json",
      ]).output.replacing("landscapeLeft", with: "portrait")
    }
    #expect(compare("de", "portrait") != compare("en", "portrait"))
    #expect(!compare("de", "landscapeLeft").contains("852"))
  }

  @Test func `a folder without an app is reported in one line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "")

    #expect(
      Call("run", folder.path).errorLines == [
        "gimbal: \(folder.path): the folder contains no *.scenario.json, and no app with a *.storyboard"
      ])
    #expect(Call("compare", folder.path).errorLines.count == 1)
  }

  @Test func `a folder without a main storyboard has a message with what to name instead`() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.write("\(name).storyboard", storyboard) }

    #expect(
      Call("run", folder.path).errorLines == [
        "gimbal: \(folder.path): the folder does not determine the initial storyboard of the app; name one of its 2 "
          + "documents, such as \(folder.path)/A.storyboard"
      ])
    try folder.write(
      "My.xcodeproj/project.pbxproj",
      """
      { objects = { P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """)
    #expect(
      Call("run", folder.path).errorLines == [
        "gimbal: \(folder.path): the app 'My App' starts without a storyboard, in code, which is not run; "
          + "name one of its 2 documents, such as \(folder.path)/A.storyboard"
      ])
  }

  @Test func `a conflict has the locations of the document's constraints`() throws {
    let folder = try TemporaryFolder()
    let again = "<constraint firstAttribute=\"width\" constant=\"70\" id=\"k9\"/>"
    let file = try folder.write(
      "Main.storyboard",
      storyboard.replacing(
        "<constraints><constraint firstAttr", with: "<constraints>\(again)<constraint firstAttr"))

    let call = Call("run", file, "--devices", "iphone-15-pro", "--systems", "18", "--strict")

    #expect(call.status == .failed)
    #expect(call.output.contains("width == 70 (\(file):6:14)"))
    #expect(call.output.contains("width == 60 (\(file):6:\(14 + again.count))"))
  }

  @Test func `a folder's documents and Info.plist are checked`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Main.storyboard", storyboard)
    try folder.write("App/Cell.xib", "<a>")
    try folder.write("package.json", "{}")

    #expect(Call("check", folder.path).errorLines.count == 1)
    try folder.write("Info.plist", "<plist>")
    let call = Call("check", folder.path)
    #expect(call.status == .wrongCall)
    #expect(call.errorLines.first?.contains("Info.plist:") == true)
  }
}
