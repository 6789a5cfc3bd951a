import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct CompareVerbTests {
  @Test func `a registered scene is compared on the selected devices`() throws {
    let call = Call(
      "compare", "swift:Plain", "--devices", "iphone-15-pro,iphone-se-3", "--orientations",
      "portrait", "--json")

    #expect(call.status == .held)
    #expect(call.errors == "")
    let result = try JSONReader.read(Array(call.output.utf8), file: "output").value
    guard case .array(let configurations)? = result["configurations"]?.value else {
      Issue.record("\(call.output)")
      return
    }
    #expect(configurations.count == 2)
  }

  @Test func `the page is written into the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/page.html"

    let call = Call("compare", "swift:Plain", "--devices", "iphone-15-pro", "--html", path)

    #expect(call.status == .held)
    #expect(String(decoding: try FileReader.read(path), as: UTF8.self).contains("<svg"))
  }

  /// A reader such as `head` can end the program while the report is printed.
  @Test func `pages, images and baselines are written before the report is printed`() throws {
    let folder = try TemporaryFolder()
    let (page, testImage) = (folder.path + "/page.html", folder.path + "/sheet.png")
    let one = try folder.write("one.scene.json", Self.scene)
    let other = try folder.write("other.scene.json", Self.scene)
    func filesReported(_ callArguments: [String]) -> [[String]] {
      var found: [[String]] = []
      let console = Console(
        out: { _ in found.append(FileManager.default.subpaths(atPath: folder.path) ?? []) },
        err: { _ in })
      _ = GimbalProgram().run(callArguments + ["--devices", "iphone-se-3"], console: console)
      return found
    }

    let compared = filesReported(["compare", one, "--html", page, "--png", testImage])
    #expect(compared.first?.contains("page.html") == true)
    #expect(compared.first?.contains("sheet.png") == true)
    let approved = filesReported(["approve", one, other, "--baseline", folder.path + "/base"])
    #expect(approved.first?.filter { $0.hasSuffix(".baseline.json") }.count == 2)
  }

  @Test func `an SDK unknown to the system is reported in one line`() {
    let call = Call(
      "compare", "swift:Plain", "--devices", "iphone-15-pro", "--systems", "17", "--sdk", "27.0")

    #expect(call.status == .wrongCall)
    #expect(
      call.errorLines
        == ["gimbal: iOS 17 does not support the SDK 27.0; the newest that it supports is 18"])
  }

  @Test func `a page that cannot be written does not suppress the report`() {
    let call = Call(
      "compare", "swift:Plain", "--devices", "iphone-se-3", "--html", "/no/such/folder/page.html")

    #expect(call.status == .wrongCall)
    #expect(call.output.contains("iphone-se-3"))
  }

  private static let scene =
    #"{ "controller": { "view": { "subviews": [{ "id": "a", "frame": [20, 200, 300, 50] }] } } }"#

  @Test(arguments: [
    (["swift:Palin"], "no controller is registered as 'Palin'; did you mean 'Plain'?"),
    (
      ["swift:Plain", "--systems", "soon"],
      "'--systems' is 'soon'; allowed is 'newest' or a version such as '17' or '15.4'"
    ),
    (
      ["swift:Plain", "--sizes", "hlaf"],
      "'--sizes' is 'hlaf'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', a side such as 'half@right', or WIDTHxHEIGHT, each from 1 to 10000 points; did you mean 'half'?"
    ),
    (
      ["swift:Plain", "--sizes", "100x0"],
      "'--sizes' is '100x0'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', a side such as 'half@right', or WIDTHxHEIGHT, each from 1 to 10000 points"
    ),
    (
      ["swift:Plain", "--sizes", "1e308x1"],
      "'--sizes' is '1e308x1'; allowed is 'fullScreen', 'slideOver', 'third', 'half' or "
        + "'twoThirds', a side such as 'half@right', or WIDTHxHEIGHT, each from 1 to 10000 points"
    ),
    (
      ["swift:Plain", "--orientations", "landscape"],
      "'--orientations' has no value 'landscape'; allowed is 'portrait', 'portraitUpsideDown', "
        + "'landscapeLeft' or 'landscapeRight'; did you mean 'landscapeLeft'?"
    ),
    (["/no/such.scene.json"], "/no/such.scene.json: there is no such file or folder"),
    (
      ["swift:Plain", "--devices", "iphone-15-pro", "--sizes", "half"],
      "no device can show the scene in the requested configurations: iphone-15-pro · iOS 26 · portrait · Split View half: a "
        + "phone's window always fills the screen"
    ),
    (
      ["swift:Plain", "--devices", "iphone-15-pro", "--html", "/no/such/folder/page.html"],
      "/no/such/folder/page.html: cannot be written: No such file or directory"
    ),
  ])
  func `a wrong comparison is reported in one line`(callArguments: [String], line: String) {
    let call = Call(["compare"] + callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errors == "gimbal: \(line)\n")
  }

  @Test func `a scene of a storyboard that is only pushed is shown below the bar of its stack`()
    throws
  {
    let folder = try TemporaryFolder()
    func output(_ kind: String, toSecond: String = "show") throws -> String {
      let file = try folder.write(
        "Main.storyboard",
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" initialViewController="n">
        <scenes><scene sceneID="s1"><objects><navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="g1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="a"><view key="view" id="v1"/>
        <connections><segue destination="b" kind="\(toSecond)" id="g2"/></connections></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="b"><view key="view" id="v2"/>
        <connections><segue destination="c" kind="\(kind)" id="g3"/><segue destination="b" kind="show" id="g4"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="c"><view key="view" id="v3"><subviews>
        <slider opaque="NO" id="w"><rect key="frame" x="0" y="300" width="90" height="30"/></slider></subviews></view>
        </viewController></objects></scene></scenes></document>
        """)
      return Call("compare", file, "--scene", "c", "--devices", "iphone-15-pro").output
    }
    for kind in ["show", "push"] {
      let pushed = try output(kind)
      #expect(pushed.contains("UINavigationBar#1") && pushed.contains("UISlider#1"), "\(pushed)")
    }
    for other in [try output("presentation"), try output("show", toSecond: "presentation")] {
      #expect(!other.contains("UINavigationBar#1") && other.contains("UISlider#1"), "\(other)")
    }
  }

  @Test(arguments: [
    ("form.scene.json", #"{ "title": "Sign in", "controller": {} }"#, "Sign in"),
    ("form.scene.json", #"{ "controller": {} }"#, nil),
    (
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Login" id="c"><view key="view" id="v"/>
      <navigationItem key="navigationItem" title="Log in" id="n"/></viewController></objects></scene></scenes></document>
      """, "Log in"
    ),
  ])
  func `a page is headed by the scene's title`(name: String, text: String, title: String?) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(name, text)
    let page = folder.path + "/page.html"
    let call = Call("compare", file, "--devices", "iphone-15-pro", "--html", page)

    #expect(call.status == .held, "\(call.errors)")
    let html = String(decoding: try FileReader.read(page), as: UTF8.self)
    #expect(html.contains("<h1>\(title ?? file)</h1>"))
    #expect(html.contains("<span>\(file)</span>") == (title != nil))
  }
}
