import Foundation
import GimbalGeometry
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// The insets and margins that Interface Builder's canvas gives what it shows.
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
  func `a view of a nib file has the bars that it states`(tools: Int, top: Double, bottom: Double)
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

  /// The size of a label's own text on the canvas of a version.
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

  @Test(arguments: [(13_771, 33.5), (14_113, 31.5), (14_868, 31.5), (15_505, 33.5)])
  func `the highest titles are smaller in Xcode 10 and the first of 11`(
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

  @Test func `the count of label widths measures styles as the canvas draws them`() throws {
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

  @Test func `up to Xcode 8 texts have the font of iOS 10`() throws {
    let font = "type=\"system\" pointSize=\"30\""
    let old = try size("Transitions", font, tools: 12_121).width
    let new = try size("Transitions", font, tools: 13_771).width
    // 26 thousandths of 2.048 of 30 points for each of 11 letters.
    #expect(abs(old - new - 4.19) < 1)
  }

  /// The place of a view at the margins of a cell whose content is so wide, in a table 375 points wide.
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

  @Test func `a cell's margins are as wide as its group is inset`() throws {
    #expect(try cell("insetGrouped", width: 335) == 20)
    #expect(try cell("insetGrouped", width: 343) == 16)
    #expect(try cell("plain", width: 335) == 16)
  }

  /// The height of a stack with margins in a scroll view at the top of a screen with a navigation bar.
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

  @Test func `content of the first scroll view lies below a bar, and no margin is added to it`()
    throws
  {
    #expect(try stack(automatic: true) == 60)
    #expect(try stack(automatic: false) == 152)
  }
}
