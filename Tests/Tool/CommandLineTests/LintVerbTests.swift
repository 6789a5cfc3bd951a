import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct LintVerbTests {
  /// A button under the status bar, and one that is too small.
  private func scene(_ more: String = "", close: String = "[170, 300, 20, 20]") -> String {
    """
    {
      \(more)
      "controller": {
        "view": {
          "subviews": [
            { "id": "back", "class": "UIButton", "title": "Back", "frame": [30, 30, 60, 44] },
            { "id": "close", "class": "UIButton", "frame": \(close) }
          ]
        }
      }
    }
    """
  }

  private let choice = [
    "--devices", "iphone-15-pro", "--orientations", "portrait", "--text-sizes", "large",
  ]

  @Test func `a finding has its location, severity and id`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene())

    let call = Call(["lint", file] + choice)

    #expect(call.status == .held)
    #expect(
      call.output == """
        \(file):6:9: warning: back leaves the safe area by 29 at the top on iphone-15-pro · iOS 26 · portrait \
        · text large [offSafeArea:back]
        \(file):7:9: warning: close is 20 × 20; a touch target needs 44 × 44 on iphone-15-pro · iOS 26 · \
        portrait · text large [touchTarget:close]
        \(file): 2 warnings on 1 of 1 configuration

        """)
    #expect(Call(["lint", file, "--fail-on", "warning"] + choice).status == .failed)
  }

  /// The document of one scene with a label, and in it a button under the status bar.
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
      <scenes><scene sceneID="s"><objects>
        <viewController id="one"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <button opaque="NO" id="but-on-one"><rect key="frame" x="30" y="30" width="60" height="44"/>
              <autoresizingMask key="autoresizingMask"/><state key="normal" title="Back"/></button>
          </subviews></view></viewController>
      </objects></scene></scenes>
    </document>

    """

  @Test func `a finding in a document has the line and the object id of its element (F-85)`() throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let text = Call(["lint", file] + choice).output
    #expect(
      text.hasPrefix("\(file):6:9: warning: UIButton#1 leaves the safe area by 29"), "\(text)")
    #expect(text.contains("[offSafeArea:UIButton#1] object but-on-one\n"), "\(text)")

    let json = Call(["lint", file, "--json"] + choice).output
    #expect(
      json.contains("\"line\": 6, \"column\": 9") || json.contains("\"line\": 6,\n"), "\(json)")
    #expect(json.contains("\"object\": \"but-on-one\""), "\(json)")
    let sarif = Call(["lint", file, "--format", "sarif"] + choice).output
    #expect(sarif.contains("\"startLine\": 6"), "\(sarif)")

    let compared = Call(["compare", file, "--devices", "iphone-15-pro"]).output
    #expect(compared.contains("at \(file):6:9, object but-on-one\n"), "\(compared)")
  }

  @Test func `all scenes that no other scene shows are checked, the initial one first`() throws {
    let folder = try TemporaryFolder()
    func controller(_ id: String, _ more: String = "", content: String = "") -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController \(more) id="\(id)"><view key="view" id="root-\(id)">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button opaque="NO" id="but-\(id)"><rect key="frame" x="100" y="300" width="20" height="20"/>
      <autoresizingMask key="autoresizingMask"/></button></subviews></view>\(content)</viewController></objects></scene>

      """
    }
    let root = controller("one", #"customClass="RootController" customModule="App""#)
    let scenes =
      controller("other", #"storyboardIdentifier="Other" userLabel="Other label""#)
        + """
        <scene sceneID="s-nav"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="seg"/></connections>
        </navigationController></objects></scene>

        """
      + root
    let file = try folder.write(
      "Main.storyboard",
      storyboard.split(separator: "\n").prefix(2).joined(separator: "\n")
        .replacing("initialViewController=\"one\"", with: "initialViewController=\"nav\"")
        + "<scenes>\n" + scenes + "</scenes></document>\n")

    let lines = Call(["lint", file] + choice).output.split(separator: "\n")
    #expect(lines.map { $0.contains("object but-one") } == [true, false, false, false])
    #expect(lines[1].hasPrefix("\(file): 1 warning"), "\(lines)")
    #expect(lines[2].contains("object but-other"), "\(lines)")
    #expect(lines[3].hasPrefix("\(file)#Other: 1 warning"), "\(lines)")
    for name in ["Other", "other", "Other label"] {
      let text = Call(["lint", file, "--scene", name] + choice).output
      #expect(text.contains("object but-other") && !text.contains("object but-one"), "\(text)")
    }
    let named = Call(["lint", file, "--scene", "RootController"] + choice).output
    #expect(named.contains("object but-one") && !named.contains("object but-other"), "\(named)")

    // The first controller of a storyboard without an initial one is in a container.
    let text = try String(contentsOfFile: file, encoding: .utf8)
      .replacing("initialViewController=\"nav\"", with: "")
      .replacing(scenes, with: controller("one") + scenes.replacing(root, with: ""))
    let second = try folder.write("Second.storyboard", text)
    let output = Call(["lint", second] + choice).output
    #expect(output.components(separatedBy: "object but-one").count == 2, "\(output)")
  }

  @Test func `findings allowed by the scene or the call are only counted`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "form.scene.json", scene(#""allow": ["offSafeArea:back", "overlap"],"#))

    let call = Call(["lint", file, "--allow", "touchTarget:close", "--fail-on", "note"] + choice)

    #expect(call.status == .held)
    #expect(
      call.output == """
        \(file): note: 'overlap' no longer allows any finding; remove it
        \(file): no findings, 2 allowed on 1 configuration

        """)
  }

  @Test func `by default the largest text and a full rotation are checked`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene())

    let call = Call("lint", file)

    #expect(call.output.contains("on 20 of 20 configurations"))
    #expect(call.output.contains("and 19 more"))
  }

  @Test func `SARIF has a rule for each kind and a location for each result`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "a form.scene.json", scene(#""allow": ["touchTarget"],"#))

    let call = Call(["lint", file, "--format", "sarif"] + choice)

    let log = try #require(
      JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0")
    #expect(results.compactMap { $0["ruleId"] as? String } == ["offSafeArea", "touchTarget"])
    #expect(results.map { $0["suppressions"] != nil } == [false, true])
    #expect(call.output.contains(#""startLine": 6"#))
    #expect(call.output.contains("/a%20form.scene.json"))
    #expect(call.output.contains(#""id": "notRestored""#))
  }

  @Test func `a bad file does not stop the others`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("good.scene.json", scene())
    let bad = try folder.write("bad.scene.json", scene(#""allow": ["tuchTarget"],"#))

    let call = Call(["lint", bad, good] + choice)

    #expect(call.status == .wrongCall)
    #expect(
      call.errors
        == "gimbal: \(bad):2:13: 'tuchTarget' is not a finding; allowed is KIND, KIND:VIEW or "
        + "KIND:VIEW:OTHER; did you mean 'touchTarget'?\n")
    #expect(call.output.contains("good.scene.json: 2 warnings"))
  }

  @Test func `a kind is explained without a scene`() {
    let call = Call("lint", "--explain", "touchTarget")

    #expect(call.status == .held)
    #expect(call.output.hasPrefix("touchTarget: a view too small to touch (note)\n\nA control"))
  }

  @Test(arguments: [
    ([], "'lint' needs SCENE; 'help lint' shows examples"),
    (
      ["swift:Plain", "--allow", "tuchTarget"],
      "'--allow' is 'tuchTarget'; allowed is a finding's kind or id"
    ),
    (["swift:Plain", "--json", "--format", "sarif"], "'--json' and '--format' exclude each other"),
    (["--explain", "tuchTarget"], "'--explain' has no value 'tuchTarget'"),
    (
      ["swift:Plain", "--devices", "iphone-15-pro", "--sizes", "half"],
      "swift:Plain: no device can show"
    ),
  ])
  func `a wrong call is reported in one line`(callArguments: [String], line: String) {
    let call = Call(["lint"] + callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.errors.hasPrefix("gimbal: \(line)"), "\(call.errors)")
  }

  /// A nib file with a view of 100 points' width, and in it a view with more constraints.
  private func nib(_ constraints: String, _ outer: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="10" y="20" width="80" height="40"/>
    <constraints><constraint firstAttribute="height" constant="40" id="k1"/>\(constraints)</constraints></view></subviews>
    <constraints><constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k2"/>
    <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="k3"/>\(outer)</constraints>
    </view></objects></document>
    """
  }

  @Test func `conflicts of a nib file with the size of the screen are not reported`() throws {
    let folder = try TemporaryFolder()
    let width = #"<constraint firstAttribute="width" constant="80" id="k4"/>"#
    let other = #"<constraint firstAttribute="width" constant="90" id="k5"/>"#
    let edge =
      #"<constraint firstAttribute="trailing" secondItem="w" secondAttribute="trailing" constant="10" id="k6"/>"#
    func findings(_ text: String) throws -> String {
      Call(["lint", try folder.write("Card.xib", text)] + choice).output
    }

    #expect(try findings(nib(width + other)).contains("[conflict:UIView#2]"))
    #expect(try findings(nib(width, edge)).contains(": no findings"))
  }

  @Test func `the edges of a scene that only code shows are checked if the call names it`() throws {
    let folder = try TemporaryFolder()
    func scene(_ id: String, _ connections: String = "") -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)"><view key="view" id="root-\(id)">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><label text="Low" id="label-\(id)">
      <rect key="frame" x="100" y="5" width="80" height="21"/></label></subviews></view>
      <connections>\(connections)</connections></viewController></objects></scene>

      """
    }
    let head = storyboard.split(separator: "\n").prefix(2).joined(separator: "\n")
    let segue = #"<segue destination="two" kind="show" id="seg"/>"#
    let file = try folder.write(
      "Main.storyboard",
      head + "<scenes>\n" + scene("one", segue) + scene("two") + scene("three")
        + "</scenes></document>\n")

    let output = Call(["lint", file] + choice).output
    #expect(output.contains("\(file): 1 warning"), "\(output)")
    #expect(output.contains("\(file)#two: 1 warning"), "\(output)")
    #expect(output.contains("\(file)#three: no findings"), "\(output)")
    #expect(Call(["lint", file + "#three"] + choice).output.contains(": 1 warning"))
    #expect(Call(["lint", file, "--scene", "three"] + choice).output.contains(": 1 warning"))
  }

  @Test(arguments: [
    ("", true), (#"<size key="freeformSize" width="375" height="1000"/>"#, true),
    (#"<size key="freeformSize" width="320" height="77"/>"#, false),
    (#"<size key="freeformSize" width="300" height="667"/>"#, false),
  ])
  func `a scene smaller than any screen is not checked for positions`(
    size: String, isScreen: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="77"/>
      <subviews><label text="Carbs" id="w"><rect key="frame" x="60" y="5" width="80" height="21"/></label></subviews>
      </view>\(size)</viewController></objects></scene></scenes></document>
      """)

    let call = Call(["lint", file] + choice)

    #expect(call.errors == "")
    #expect(call.output.contains(isScreen ? "[offSafeArea:UILabel#1]" : ": no findings"))
  }
}
