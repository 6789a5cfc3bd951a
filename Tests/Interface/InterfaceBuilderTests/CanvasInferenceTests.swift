import Foundation
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Bars, margins and frames that a canvas infers from other parts of a document (R-NIB-11).
@MainActor
@Suite struct CanvasInferenceTests {
  /// Returns the frames of a storyboard's views, by id.
  private func frames(
    _ scenes: [String], tools: Int, device: String, orientation: String = "portrait",
    ties: [String] = [], mode: CanvasLayout.Mode = .structure
  ) throws -> [String: CGRect] {
    let objects = scenes.enumerated().map { number, content in
      "<scene sceneID=\"scene\(number)\"><objects>\(content)</objects></scene>"
    }
    let named = ties.map { "<segue reference=\"\($0)\"/>" }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="\(orientation)"/><scenes>\(objects.joined())</scenes>
      <inferredMetricsTieBreakers>\(named.joined())</inferredMetricsTieBreakers></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Main")
    let results = CanvasLayout(document, mode).run()
    return results.reduce(into: [:]) { $0.merge($1.frames) { first, _ in first } }
  }

  /// Returns a view with the id `v` and a saved frame.
  private func view(_ name: String = "view", _ frame: String = "0 0 9 9") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/></\(name)>
      """
  }

  /// Returns constraints of `v` to attributes of another item, which end with a suffix.
  private func equal(_ sides: [String], _ second: String, _ suffix: String = "") -> String {
    sides.map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"\(second)\" secondAttribute=\"\($0)\(suffix)\" id=\"v-\($0)\"/>"
    }.joined()
  }

  /// Returns a controller whose view contains `v` with constraints to the safe area `s`.
  private func controller(
    _ id: String, frame: String = "0 0 375 667", sides: [String] = ["top"], inner: String? = nil,
    other: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <viewController id="\(id)"><view key="view" id="r\(id)"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      <subviews>\(inner ?? view())</subviews><viewLayoutGuide key="safeArea" id="s"/>
      <constraints>\(equal(sides, "s"))</constraints></view>\(other)</viewController>
      """
  }

  /// Returns a container with one segue to another controller.
  private func container(_ kind: String, _ id: String, to other: String, _ inner: String = "")
    -> String
  {
    let relationship = kind == "tabBarController" ? "viewControllers" : "rootViewController"
    return """
      <\(kind) id="\(id)">\(inner)<connections><segue destination="\(other)" kind="relationship" relationship="\(relationship)" id="g\(id)"/></connections></\(kind)>
      """
  }

  /// Returns a controller without `v` from which a segue leads to the controller `c`.
  private func source(_ kind: String, item: String = "") -> String {
    """
    <viewController id="m"><view key="view" id="rm"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\(item)
    <connections><segue destination="c" kind="\(kind)" id="detail"/></connections></viewController>
    """
  }

  @Test(arguments: [
    ("0 64 375 667", "", 603.0), ("0 64 414 672", "", 672), ("0 64 375 887", "freeform", 887),
  ])
  func `a view below an opaque bar ends with the screen, unless it has a size of its own`(
    frame: String, metrics: String, height: Double
  ) throws {
    let other =
      metrics.isEmpty
      ? "" : "<\(metrics)SimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let found = try frames(
      [controller("c", frame: frame, sides: ["top", "bottom"], other: other)], tools: 12_118,
      device: "retina4_7")
    #expect(found["v"].map { Double($0.height) } == height)
  }

  @Test(arguments: [(13_196, 8.0, 8.0), (13_529, 16, 11)])
  func `up to Xcode 9.0 the content of a cell has margins of 8 points at all sides`(
    tools: Int, side: Double, top: Double
  ) throws {
    let cell = """
      <tableViewCell id="p"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="375" height="43.5"/>
      <subviews>\(view())</subviews><constraints>\(
        equal(["leading", "trailing", "top", "bottom"], "k", "Margin"))</constraints></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableViewController id="c"><tableView key="view" style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(cell)</prototypes></tableView></tableViewController>
      """
    let found = try frames([table], tools: tools, device: "retina4_7")["v"]
    let content = CGRect(x: 0, y: 0, width: 375, height: 43.5)
    #expect(found == content.insetBy(dx: CGFloat(side), dy: CGFloat(top)))
  }

  @Test(arguments: [(13_529, 64.0), (14_113, 70)])
  func `a navigation bar of a tablet is 44 points high up to Xcode 9`(tools: Int, top: Double)
    throws
  {
    let scenes = [
      container("navigationController", "n", to: "c"), controller("c", frame: "0 0 768 1024"),
    ]
    #expect(try frames(scenes, tools: tools, device: "ipad9_7")["v"]?.minY == CGFloat(top))
  }

  @Test func `a phone in landscape has insets in Xcode 9 and 10 too`() throws {
    let scene = controller("c", frame: "0 0 896 414", sides: ["leading", "trailing", "bottom"])
    let found = try frames(
      [scene], tools: 14_490, device: "retina6_1", orientation: "landscape")["v"]
    #expect(found?.minX == 44)
    #expect(found?.maxX == 852)
    #expect(found?.maxY == 393)
  }

  @Test func `a title that is always large is so after one that never is`() throws {
    func item(_ mode: String) -> String {
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"item-\(mode)\"/>"
    }
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"b\"/>"
    func top(_ mode: String, bar: String) throws -> CGFloat? {
      let scenes = [
        container("navigationController", "n", to: "m", bar), source("show", item: item("never")),
        controller("c", frame: "0 0 414 896", other: item(mode)),
      ]
      return try frames(scenes, tools: 17_506, device: "retina6_5")["v"]?.minY
    }
    #expect(try top("always", bar: bar) == 140)
    #expect(try top("automatic", bar: bar) == 88)
    #expect(try top("always", bar: "<navigationBar key=\"navigationBar\" id=\"b\"/>") == 88)
  }

  @Test func `the detail of a split view has the bars of the controller that shows it, if named`()
    throws
  {
    let scenes = [
      container("tabBarController", "t", to: "n"), container("navigationController", "n", to: "m"),
      source("showDetail"), controller("c", sides: ["top", "bottom"]),
    ]
    func area(_ ties: [String], device: String = "retina4_7") throws -> CGRect? {
      try frames(scenes, tools: 14_113, device: device, ties: ties)["v"]
    }
    #expect(try area(["detail"])?.minY == 64)
    #expect(try area(["detail"])?.maxY == 618)
    #expect(try area([])?.minY == 20)
    #expect(try area(["detail"], device: "ipad9_7")?.minY == 20)
  }

  @Test(arguments: [CanvasLayout.Mode.structure, .whole])
  func `an axis that constraints do not determine keeps its saved position and size`(
    mode: CanvasLayout.Mode
  ) throws {
    let list = view("collectionView", "0 95 375 767")
    let scene = controller("c", sides: ["leading", "trailing", "top"], inner: list)
    let found = try frames([scene], tools: 22_155, device: "retina4_7", mode: mode)["v"]
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 767))
    let empty = controller("c", sides: [], inner: view("view", "17 11 20 30"))
    let free = try frames([empty], tools: 22_155, device: "retina4_7", mode: mode)["v"]
    #expect(free == CGRect(x: 17, y: 11, width: 20, height: 30))
  }

  @Test func `a saved size has no effect on an axis that constraints determine`() throws {
    let scene = controller(
      "c", sides: ["leading", "trailing", "top", "bottom"], inner: view("view", "5 5 20 30"))
    let found = try frames([scene], tools: 22_155, device: "retina4_7")["v"]
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 647))
  }
}
