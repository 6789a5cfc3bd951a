import Foundation
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Sizes, margins and bars that only some versions of Interface Builder's canvas have (R-NIB-11).
@MainActor
@Suite struct CanvasVersionTests {
  /// Returns the frames of a document, by id.
  private func frames(
    _ content: String, tools: Int, device: String = "", mode: CanvasLayout.Mode = .structure
  ) throws -> [String: CGRect] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="\(tools < 13_000 ? "NO" : "YES")">
      \(device)<scenes><scene sceneID="s"><objects>\(content)</objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Main")
    let results = CanvasLayout(document, mode).run()
    return results.reduce(into: [:]) { $0.merge($1.frames) { first, _ in first } }
  }

  private func view(_ id: String, _ name: String = "view") -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></\(name)>
    """
  }

  private func equal(_ first: String, _ attribute: String, _ second: String, _ to: String) -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(to)" id="\(first)-\(attribute)"/>
    """
  }

  @Test(arguments: [(6_221, 16.0), (7_531, 16), (8_121, 20)])
  func `a wide controller's view has side margins of 16 points up to Xcode 7`(
    tools: Int, side: Double
  ) throws {
    let controller = """
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="600" height="600"/>
      <subviews>\(view("v"))</subviews><constraints>\(equal("v", "leading", "r", "leadingMargin"))\(
        equal("v", "trailing", "r", "trailingMargin"))\(equal("v", "top", "r", "topMargin"))</constraints></view></viewController>
      """
    let frame = try #require(frames(controller, tools: tools)["v"])
    #expect(frame.minX == CGFloat(side))
    #expect(frame.maxX == 600 - CGFloat(side))
  }

  @Test func `a view's margins in the document replace those of its canvas`() throws {
    let controller = """
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="600" height="600"/>
      <subviews>\(view("v"))</subviews><constraints>\(equal("v", "leading", "r", "leadingMargin"))</constraints>
      <edgeInsets key="layoutMargins" top="0" left="30" bottom="0" right="0"/></view></viewController>
      """
    #expect(try frames(controller, tools: 7_531)["v"]?.minX == 30)
  }

  /// Returns the frame of a view that fills the content of a cell, in a table 600 points wide.
  private func content(
    _ attributes: String, cell: String = "", rowHeight: Int = 44, tools: Int = 7_702
  ) throws -> CGRect? {
    let sides = ["leading", "trailing", "top", "bottom"].map { equal("v", $0, "k", $0) }
    let controller = """
      <tableViewController id="c"><tableView key="view" style="plain" rowHeight="\(rowHeight)" id="t">
      <rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
      <tableViewCell \(attributes) id="p">\(cell)<tableViewCellContentView key="contentView" id="k">
      <subviews>\(view("v"))</subviews><constraints>\(sides.joined())</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """
    return try frames(controller, tools: tools)["v"]
  }

  @Test func `a cell without a frame is as wide as its table and as high as its row`() throws {
    #expect(try content("rowHeight=\"100\"") == CGRect(x: 0, y: 0, width: 600, height: 99.5))
    #expect(try content("", rowHeight: 70)?.height == 69.5)
    #expect(try content("", rowHeight: -1)?.height == 43.5)
  }

  @Test func `a cell whose content has no frame is as wide as its table, less its accessory`()
    throws
  {
    let narrow = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"60\"/>"
    #expect(try content("", cell: narrow) == CGRect(x: 0, y: 0, width: 600, height: 59.5))
    #expect(try content("accessoryType=\"disclosureIndicator\"", cell: narrow)?.width == 567)
    #expect(try content("accessoryType=\"checkmark\"", cell: narrow)?.width == 561)
  }

  /// Returns the height of a control that only its content determines.
  private func height(_ name: String, tools: Int) throws -> CGFloat? {
    let controller = """
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="600" height="600"/>
      <subviews>\(view("v", name))</subviews><constraints>\(equal("v", "leading", "r", "leading"))\(
        equal("v", "trailing", "r", "trailing"))\(equal("v", "top", "r", "top"))</constraints></view></viewController>
      """
    return try frames(controller, tools: tools, mode: .whole)["v"]?.height
  }

  @Test(arguments: [(6_254, 44.0), (10_117, 44), (12_121, 44), (13_529, 56)])
  func `a search bar is 44 points high up to Xcode 8`(tools: Int, expected: Double) throws {
    #expect(try height("searchBar", tools: tools) == CGFloat(expected))
  }

  @Test(arguments: [(6_254, 162.0), (7_531, 162), (9_532, 216)])
  func `pickers are 162 points high up to Xcode 6`(tools: Int, expected: Double) throws {
    for name in ["pickerView", "datePicker"] {
      #expect(try height(name, tools: tools) == CGFloat(expected))
    }
  }

  /// Returns the top of a view in a navigation controller with large titles.
  private func top(
    _ list: String, tools: Int, before: String = "", bar: String = "", item: String = "",
    orientation: String = "portrait", device: String = "retina6_1"
  ) throws -> CGFloat? {
    let scenes = """
      <navigationController id="n"><navigationBar key="navigationBar" largeTitles="YES" id="b">\(bar)</navigationBar>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
      </navigationController></objects></scene><scene sceneID="s2"><objects>
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(before)\(view("v", list))</subviews><viewLayoutGuide key="safeArea" id="s"/>
      <constraints>\(equal("v", "top", "s", "top"))</constraints></view>\(item)</viewController>
      """
    let device = "<device id=\"\(device)\" orientation=\"\(orientation)\"/>"
    return try frames(scenes, tools: tools, device: device)["v"]?.minY
  }

  @Test(arguments: [(17_701, 88.0), (20_037, 88), (21_507, 92), (21_701, 92), (22_155, 92)])
  func `a large title is not shown above a list that begins below the bar`(
    tools: Int, expected: Double
  ) throws {
    #expect(try top("tableView", tools: tools) == CGFloat(expected))
    #expect(try top("collectionView", tools: tools) == CGFloat(expected))
  }

  @Test func `other views have a large title above, and lists on some phones of Xcode 14.2`() throws
  {
    let island = try top("tableView", tools: 21_507, device: "retina6_12")
    #expect(island == 155)
    #expect(try top("tableView", tools: 21_701, device: "retina6_12") == 103)
    #expect(try top("view", tools: 20_037) == 140)
    #expect(try top("tableView", tools: 20_037, before: view("w")) == 140)
  }

  @Test func `a large title is as high as its bar was saved, if that is more`() throws {
    func bar(_ height: Double) -> String {
      "<rect key=\"frame\" x=\"0\" y=\"44\" width=\"414\" height=\"\(height)\"/>"
    }
    #expect(try top("view", tools: 20_037, bar: bar(104.5)) == 148.5)
    #expect(try top("view", tools: 20_037, bar: bar(44)) == 140)
    #expect(try top("tableView", tools: 20_037, bar: bar(104.5)) == 88)
  }

  @Test(arguments: [
    ("simulatedToolbarMetrics", 132.0), ("nil", 34), ("simulatedTabBarMetrics", 83),
  ])
  func `a simulated toolbar is above the tab bar of a container`(name: String, inset: Double)
    throws
  {
    let scenes = """
      <tabBarController id="n"><tabBar key="tabBar" id="b"/>
      <connections><segue destination="c" kind="relationship" relationship="viewControllers" id="g"/></connections>
      </tabBarController></objects></scene><scene sceneID="s2"><objects>
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(view("v"))</subviews><viewLayoutGuide key="safeArea" id="s"/>
      <constraints>\(equal("v", "bottom", "s", "bottom"))</constraints></view>
      <\(name) key="simulatedBottomBarMetrics"/></viewController>
      """
    let device = "<device id=\"retina6_1\" orientation=\"portrait\"/>"
    let found = try frames(scenes, tools: 21_701, device: device)["v"]
    #expect(found?.maxY == 896 - CGFloat(inset))
  }

  @Test func `a prompt adds 34 points to a navigation bar`() throws {
    let item = "<navigationItem key=\"navigationItem\" prompt=\"Prompt\" id=\"i\"/>"
    #expect(try top("view", tools: 20_037, item: item) == 174)
    #expect(try top("tableView", tools: 22_152, item: item) == 126)
  }

  @Test func `a navigation bar is 32 points high on phones of compact width in landscape`() throws {
    let narrow = try top("view", tools: 16_096, orientation: "landscape", device: "retina5_9")
    #expect(narrow == 32)
    #expect(try top("view", tools: 16_096, orientation: "landscape") == 96)
  }

  @Test func `a collection view's cell in a nib file has the insets of a view in it`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/><objects>
      <collectionViewCell id="r"><rect key="frame" x="0" y="0" width="431" height="391"/>
      <view key="contentView" id="k"><rect key="frame" x="0" y="0" width="431" height="391"/>
      <subviews>\(view("v"))</subviews></view><viewLayoutGuide key="safeArea" id="s"/>
      <constraints>\(equal("v", "top", "s", "top"))\(equal("v", "bottom", "s", "bottom"))</constraints>
      </collectionViewCell></objects></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Cell.xib")
    let frame = try #require(CanvasLayout(document, .structure).run().first?.frames["v"])
    #expect(frame.minY == 59)
    #expect(abs(frame.maxY - (391 - 34)) < 0.01)
  }

  @Test(arguments: [(18_122, 34.0), (19_529, 0), (20_037, 0)])
  func `a sheet with a bar extends below the home indicator from Xcode 13 on`(
    tools: Int, inset: Double
  ) throws {
    let scene = """
      <viewController id="c"><view key="view" id="r"><rect key="frame" x="0" y="0" width="414" height="842"/>
      <subviews>\(view("v"))</subviews><viewLayoutGuide key="safeArea" id="s"/>
      <constraints>\(equal("v", "bottom", "s", "bottom"))</constraints></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController>
      """
    let device = "<device id=\"retina6_1\" orientation=\"portrait\"/>"
    let found = try frames(scene, tools: tools, device: device)["v"]
    #expect(found?.maxY == 842 - CGFloat(inset))
  }
}
