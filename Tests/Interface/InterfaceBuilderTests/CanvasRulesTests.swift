import Foundation
import GimbalGeometry
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// The insets and margins of Interface Builder's canvas (R-NIB-11).
@MainActor
@Suite struct CanvasRulesTests {
  private func document(
    _ content: String, tools: Int, device: String = "retina6_1", type: String = "XIB"
  ) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      \(content)</document>
      """
    return try InterfaceDocument(Data(text.utf8), file: "View")
  }

  @Test(arguments: [(23_504, 92.0, 34.0), (23_727, 140, 68), (24_765, 150, 68)])
  func `a view of a nib file has its declared bars`(tools: Int, top: Double, bottom: Double)
    throws
  {
    let root = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></view></objects>
      """
    let result = CanvasLayout(try document(root, tools: tools), .structure).run().first
    #expect(result?.canvas.safeArea.top == CGFloat(top))
    #expect(result?.canvas.safeArea.bottom == CGFloat(bottom))
  }

  /// Returns the size of a label's text on the canvas of a version.
  private func size(
    _ text: String, _ font: String, tools: Int, attributes: String = ""
  ) throws -> CGSize {
    let root = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0.5" y="0" width="41.5" height="20.5"/>
      <fontDescription key="fontDescription" \(font)/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/></constraints></view></objects>
      """
    let result = CanvasLayout(try document(root, tools: tools), .whole).run().first
    return try #require(result?.frames["l"]).size
  }

  @Test(arguments: [
    (13_156, 33.5), (13_196, 31.5), (13_771, 31.5), (14_113, 31.5), (14_868, 31.5), (15_505, 33.5),
  ])
  func `the largest title styles are smaller from Xcode 9 to the first versions of 11`(
    tools: Int, title: Double
  ) throws {
    let (high, low) = ("style=\"UICTFontTextStyleTitle1\"", "style=\"UICTFontTextStyleBody\"")
    for attributes in ["", "adjustsFontForContentSizeCategory=\"YES\" numberOfLines=\"0\""] {
      let size = try size("Label", high, tools: tools, attributes: attributes)
      #expect(size.height == CGFloat(title))
    }
    #expect(try size("Label", low, tools: tools).height == 20.5)
  }

  @Test(arguments: [(7_706, 16.0), (10_117, 16), (11_762, 17), (18_122, 14), (21_701, 17)])
  func `text styles are smaller up to Xcode 7 and in Xcode 13`(tools: Int, points: Double) throws {
    let body = try size("Label", "style=\"UICTFontTextStyleBody\"", tools: tools)
    let plain = try size("Label", "type=\"system\" pointSize=\"\(points)\"", tools: tools)
    #expect(body == plain)
  }

  @Test func `the count of label widths measures text styles like the canvas`() throws {
    // Saved by Xcode 7: 39.5 wide at 16 points, where 17 would give 42.
    let root = """
      <objects><view id="r"><rect key="frame" x="0" y="0" width="600" height="600"/>
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="39.5" height="19.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></objects>
      """
    var widths = LabelWidths()
    widths.add(try document(root, tools: 10_117))
    let found = "earlier: 1 of 1 widths within half a point (100.0 %), 1 of 1 heights exact"
    #expect(widths.text.hasSuffix(found))
  }

  @Test func `up to Xcode 8 text has the font of iOS 10`() throws {
    let font = "type=\"system\" pointSize=\"30\""
    let old = try size("Transitions", font, tools: 12_121).width
    let new = try size("Transitions", font, tools: 13_771).width
    // 26 thousandths of 2.048 of 30 points for each of 11 letters.
    #expect(abs(old - new - 4.19) < 1)
  }

  /// Returns the position of a view at the margins of a cell with a content width, in a table 375 points wide.
  private func cell(_ style: String, width: Int) throws -> CGFloat? {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" id="t" style="\(style)" dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" height="812"/>
      <prototypes><tableViewCell id="p" reuseIdentifier="p"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="k" secondAttribute="leadingMargin" id="k1"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
      """
    let read = try document(
      table, tools: 22_505, device: "retina5_9", type: "Storyboard.XIB")
    return CanvasLayout(read, .structure).run().flatMap(FrameComparison.all)
      .first { $0.view.id == "v" }?.found.minX
  }

  @Test func `a cell's margins are as wide as its group's inset`() throws {
    #expect(try cell("insetGrouped", width: 335) == 20)
    #expect(try cell("insetGrouped", width: 343) == 16)
    #expect(try cell("plain", width: 335) == 16)
  }

  /// Returns the position and size of a view at all margins of a cell's content.
  private func atMargins(
    tools: Int, device: String = "retina4_7", isControllersView: Bool = false, inTable: Bool = true,
    width: Int = 375, preserves: Bool = true
  ) throws -> CGRect? {
    let flag = preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
    let height = tools < 14_800 ? "43.5" : "44"
    let sides = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"k\" secondAttribute=\"\($0)Margin\" id=\"\($0)\"/>"
    }
    let cell = """
      <tableViewCell id="p" reuseIdentifier="p" \(flag)><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" \(flag) id="k"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints>\(sides.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
    let list = """
      <tableView \(isControllersView ? "key=\"view\"" : "") id="t" style="plain" dataMode="prototypes">
      <rect key="frame" x="0" y="0" width="\(width)" height="600"/><prototypes>\(cell)</prototypes></tableView>
      """
    let read =
      inTable
      ? try document(
        isControllersView
          ? "<scenes><scene sceneID=\"s\"><objects><tableViewController id=\"c\">\(list)</tableViewController></objects></scene></scenes>"
          : "<scenes><scene sceneID=\"s\"><objects><viewController id=\"c\"><view key=\"view\" id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"667\"/><subviews>\(list)</subviews></view></viewController></objects></scene></scenes>",
        tools: tools, device: device, type: "Storyboard.XIB")
      : try document("<objects>\(cell)</objects>", tools: tools, device: device)
    return CanvasLayout(read, .structure).run().flatMap(FrameComparison.all)
      .first { $0.view.id == "v" }?.found
  }

  @Test func `a cell's margins follow the version and the canvas device`() throws {
    func side(_ rect: CGRect?) -> CGFloat? { rect?.minX }
    #expect(try atMargins(tools: 12_121) == CGRect(x: 15, y: 11, width: 345, height: 22))
    #expect(try side(atMargins(tools: 12_121, preserves: false)) == 8)
    #expect(try side(atMargins(tools: 13_771)) == 15)
    #expect(try side(atMargins(tools: 13_771, isControllersView: true)) == 16)
    #expect(try side(atMargins(tools: 15_705)) == 15)
    #expect(try side(atMargins(tools: 15_705, isControllersView: true)) == 16)
    #expect(try side(atMargins(tools: 15_705, device: "retina6_1", width: 414)) == 20)
    #expect(try side(atMargins(tools: 15_705, device: "retina6_1", width: 320)) == 16)
    let nib = { (tools: Int, device: String, width: Int) in
      try side(self.atMargins(tools: tools, device: device, inTable: false, width: width))
    }
    #expect(try nib(22_155, "retina6_12", 335) == 20)
    #expect(try nib(22_155, "retina6_12", 320) == 16)
    #expect(try nib(22_155, "retina4_7", 375) == 16)
    #expect(try nib(22_155, "retina6_0", 390) == 20)
    #expect(try nib(23_504, "retina6_0", 390) == 16)
    #expect(try nib(16_097, "retina6_1", 380) == 20)
    #expect(try nib(16_097, "retina6_1", 320) == 16)
    #expect(try side(atMargins(tools: 19_162, device: "retina6_1", width: 300)) == 16)
    let round = try atMargins(tools: 24_412, device: "retina6_1", width: 414)
    #expect(round == CGRect(x: 20, y: 15, width: 374, height: 14))
  }

  /// Returns the frame of a view at the safe area of a root.
  private func safeArea(
    tools: Int, device: String, size: CGSize, controller: String = "", inside: String = ""
  ) throws -> CGRect? {
    let root = """
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="s"/><constraints>\(
        ["leading", "trailing", "top", "bottom"].map {
          "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"s\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }.joined())</constraints></view>
      """
    let read = try document(
      "<scenes><scene sceneID=\"s1\"><objects><viewController id=\"c\">\(root)\(inside)</viewController></objects></scene>\(controller)</scenes>",
      tools: tools, device: device, type: "Storyboard.XIB")
    return CanvasLayout(read, .structure).run().flatMap(FrameComparison.all)
      .first { $0.view.id == "v" }?.found
  }

  @Test(arguments: [
    ("retina6_72", CGSize(width: 430, height: 932), CGFloat(59), CGFloat(34)),
    ("retina6_9", CGSize(width: 440, height: 956), 62, 34),
    ("ipad10_2", CGSize(width: 810, height: 1080), 20, 0),
    ("ipad7_9", CGSize(width: 744, height: 1133), 24, 20),
    ("retina4_7", CGSize(width: 375, height: 667), 20, 0),
  ])
  func `a canvas has its device's insets`(
    device: String, size: CGSize, top: CGFloat, bottom: CGFloat
  ) throws {
    let found = try safeArea(tools: 22_155, device: device, size: size)
    #expect(
      found
        == CGRect(x: 0, y: top, width: size.width, height: size.height - top - bottom))
  }

  @Test func `a phone in landscape has its sensor inset on both sides`() throws {
    let inset = """
      <view id="r"><rect key="frame" x="0" y="0" width="896" height="414"/>
      <viewLayoutGuide key="safeArea" id="s"/></view>
      """
    func area(_ tools: Int, _ device: String) throws -> UIEdgeInsets? {
      let read = try nib(inset, tools: tools, device: device, orientation: "landscape")
      return CanvasLayout(read, .structure).run().first?.canvas.safeArea
    }
    #expect(
      try area(22_505, "retina6_1") == UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
    #expect(
      try area(16_097, "retina6_1") == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    // Narrower than the screen.
    #expect(try area(22_505, "retina6_0")?.left == 0)
  }

  @Test(arguments: [
    (18_122, 54, 34), (19_529, 54, 34), (20_037, 54, 0), (21_507, 58, 0), (22_505, 10, 0),
  ])
  func `a sheet without a bar extends below the home indicator from Xcode 13.3 on`(
    tools: Int, gap: Int, bottom: Int
  ) throws {
    let size = CGSize(width: 414, height: 896 - gap)
    let found = try safeArea(tools: tools, device: "retina6_1", size: size)
    #expect(found?.maxY == size.height - CGFloat(bottom))
  }

  @Test(arguments: [
    (19_529, 700, CGFloat(0)), (21_507, 894, 32), (21_507, 700, 0), (22_154, 700, 34),
    (23_727, 700, 34), (23_727, 896, 68),
  ])
  func `the home indicator covers a view's part of it up to Xcode 14.2, then all of it`(
    tools: Int, height: Int, bottom: CGFloat
  ) throws {
    let size = CGSize(width: 414, height: height)
    let found = try safeArea(tools: tools, device: "retina6_1", size: size)
    #expect(found?.maxY == size.height - bottom)
  }

  @Test(arguments: [
    (21_507, "retina5_9", CGSize(width: 375, height: 812), CGFloat(47)),
    (21_701, "retina5_9", CGSize(width: 375, height: 812), 50),
    (22_505, "retina6_7", CGSize(width: 428, height: 926), 47),
    (24_506, "retina6_7", CGSize(width: 430, height: 932), 118),
  ])
  func `the top inset follows the Xcode version`(
    tools: Int, device: String, size: CGSize, top: CGFloat
  ) throws {
    #expect(try safeArea(tools: tools, device: device, size: size)?.minY == top)
  }

  /// Returns the frame of a view at the safe area of a controller that another one shows.
  private func shown(
    _ source: String, _ segue: String, tools: Int, size: CGSize = CGSize(width: 414, height: 896),
    inside: String = ""
  ) throws -> CGRect? {
    let scene = """
      <scene sceneID="s2"><objects>\(source)<connections><segue destination="c" \(segue) id="g"/></connections></\(
        source.dropFirst().prefix { $0 != " " })></objects></scene>
      """
    return try safeArea(
      tools: tools, device: "retina6_1", size: size, controller: scene,
      inside: inside)
  }

  @Test func `an embedded controller has no status bar up to Xcode 8`() throws {
    let outer = "<viewController id=\"o\">"
    let size = CGSize(width: 300, height: 500)
    #expect(try shown(outer, "kind=\"embed\"", tools: 11_762, size: size)?.minY == 0)
    #expect(try shown(outer, "kind=\"embed\"", tools: 14_490, size: size)?.minY == 44)
  }

  @Test func `bars have fixed heights, and an opaque toolbar is subtracted once`() throws {
    let bar =
      "<navigationController id=\"n\" toolbarHidden=\"NO\"><navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"b\"/>"
    let way = "kind=\"relationship\" relationship=\"rootViewController\""
    #expect(try shown(bar, way, tools: 16_096) == CGRect(x: 0, y: 140, width: 414, height: 673))
    let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    #expect(try shown(bar, way, tools: 16_096, inside: never)?.minY == 88)
    let opaque =
      "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>"
    let size = CGSize(width: 375, height: 623)
    let found = try safeArea(tools: 14_490, device: "retina4_7", size: size, inside: opaque)
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 603))
  }

  @Test func `up to Xcode 7 a content view with another saved height fills its cell`() throws {
    func bottom(_ tools: Int) throws -> CGFloat? {
      let cell = """
        <objects><tableViewCell id="r"><rect key="frame" x="0" y="0" width="320" height="105"/>
        <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="320" height="43"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
        <constraints><constraint firstItem="v" firstAttribute="bottom" secondItem="w" secondAttribute="bottom" id="k"/></constraints>
        </tableViewCellContentView></tableViewCell></objects>
        """
      let read = try document(cell, tools: tools)
      return CanvasLayout(read, .structure).run().first?.frames["v"]?.maxY
    }
    #expect(try bottom(6_254) == 104.5)
    #expect(try bottom(9_059) == 43)
  }

  @Test func `a top view wider than the screen is covered as if it filled the screen`()
    throws
  {
    func bottom(_ width: Int) throws -> CGFloat? {
      let root = """
        <objects><view id="r"><rect key="frame" x="0" y="0" width="\(width)" height="300"/>
        <viewLayoutGuide key="safeArea" id="s"/></view></objects>
        """
      return CanvasLayout(try document(root, tools: 17_701), .structure).run().first?.canvas
        .safeArea.bottom
    }
    #expect(try bottom(414) == 0)
    #expect(try bottom(497) == 34)
  }

  @Test func `a status bar is drawn again from Xcode 14.3 on`() throws {
    let size = CGSize(width: 375, height: 667)
    #expect(try safeArea(tools: 21_701, device: "retina4_7", size: size)?.minY == 20)
    #expect(try safeArea(tools: 21_507, device: "retina4_7", size: size)?.minY == 0)
  }

  /// W-42.
  @Test(arguments: [
    (813, "translucent=\"NO\"", 769), (896, "translucent=\"NO\"", 769), (896, "", 769),
  ])
  func `an opaque tab bar is subtracted once`(height: Int, flag: String, expected: Int) throws {
    let tabs = """
      <scene sceneID="s2"><objects><tabBarController id="tabs"><tabBar key="tabBar" \(flag) id="bar"/>
      <connections><segue destination="c" kind="relationship" relationship="viewControllers" id="g"/></connections>
      </tabBarController></objects></scene>
      """
    let found = try safeArea(
      tools: 15_702, device: "retina6_1", size: CGSize(width: 414, height: height), controller: tabs
    )
    #expect(found == CGRect(x: 0, y: 44, width: 414, height: CGFloat(expected)))
  }

  @Test func `an unknown canvas device is reported`() throws {
    let read = try document("<objects/>", tools: 22_155, device: "retina9_9")
    #expect(CanvasDevice.unknown(in: read)?.markup.id == "retina9_9")
    #expect(
      UnreadElements.all(in: read).map(\.reason) == [
        "the canvas device retina9_9 is unknown: saved frames cannot be compared"
      ])
    #expect(try CanvasDevice.unknown(in: document("<objects/>", tools: 22_155)) == nil)
  }

  /// Returns the height of a stack with margins in a scroll view at the top of a screen with a navigation bar.
  private func stack(automatic: Bool) throws -> CGFloat? {
    let flag = automatic ? "" : "automaticallyAdjustsScrollViewInsets=\"NO\""
    let scene = """
      <scenes><scene sceneID="s"><objects><viewController id="c" \(flag)><view key="view" id="r"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="q"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="414" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="10" y="10" width="394" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews>
      <edgeInsets key="layoutMargins" top="10" left="10" bottom="10" right="10"/></stackView></subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
      <constraints><constraint firstItem="t" firstAttribute="top" secondItem="g" secondAttribute="top" id="k1"/>
      <constraint firstItem="t" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="k2"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="k3"/>
      <constraint firstItem="t" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="k4"/>
      <constraint firstItem="t" firstAttribute="width" secondItem="f" secondAttribute="width" id="k5"/></constraints></scrollView></subviews>
      <constraints><constraint firstItem="q" firstAttribute="top" secondItem="r" secondAttribute="top" id="k6"/>
      <constraint firstItem="q" firstAttribute="bottom" secondItem="r" secondAttribute="bottom" id="k7"/>
      <constraint firstItem="q" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k8"/>
      <constraint firstItem="q" firstAttribute="trailing" secondItem="r" secondAttribute="trailing" id="k9"/></constraints></view>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController></objects></scene></scenes>
      """
    let read = try document(scene, tools: 22_505, type: "Storyboard.XIB")
    return CanvasLayout(read, .structure).run().flatMap(FrameComparison.all)
      .first { $0.view.id == "t" }?.found.height
  }

  @Test func `content of the first scroll view is below a bar, and no margin is added to it`()
    throws
  {
    #expect(try stack(automatic: true) == 60)
    #expect(try stack(automatic: false) == 152)
  }
}
