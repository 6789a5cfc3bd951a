import Foundation
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Layout guides, pixels and status bars of canvases whose documents have no safe areas (R-NIB-11).
@MainActor
@Suite struct CanvasGuideTests {
  /// Returns the frame of a view with a controller's layout guides `t` and `b`.
  private func frame(
    _ constraints: [String], tools: Int, device: String, root: CGSize, metrics: String = ""
  ) throws -> CGRect? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="\(device)" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c">
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      <view key="view" id="r"><rect key="frame" x="0" y="0" width="\(Int(root.width))" height="\(Int(root.height))"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
      <constraints>\(constraints.joined())</constraints></view>\(metrics)</viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Main")
    return try #require(CanvasLayout(document, .structure).run().first).frames["v"]
  }

  private func equal(_ attribute: String, _ second: String, _ to: String) -> String {
    """
    <constraint firstItem="v" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(to)" id="v-\(attribute)"/>
    """
  }

  private let sides = ["leading", "trailing"]

  @Test(arguments: ["top", "bottom", "centerY"])
  func `a layout guide has no height on a canvas, so that all its edges are at the inset`(
    edge: String
  ) throws {
    let found = try frame(
      sides.map { equal($0, "r", $0) } + [equal("top", "t", edge), equal("bottom", "b", edge)],
      tools: 12_118, device: "retina4_7", root: CGSize(width: 375, height: 667))
    #expect(found == CGRect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test(arguments: [(375, 183.0), (374, 182.5), (373, 182)])
  func `a canvas with whole frames has half points on a device with three pixels per point`(
    width: Int, position: Double
  ) throws {
    let size = ["width", "height"].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" constant=\"9\" id=\"v-\($0)\"/>"
    }
    let found = try frame(
      [equal("centerX", "r", "centerX"), equal("top", "r", "top")] + size, tools: 12_118,
      device: "retina5_5", root: CGSize(width: width, height: 736))
    #expect(found?.minX == CGFloat(position))
  }

  @Test(arguments: [("retina6_1", 896, 48.0), ("retina5_5", 736, 0)])
  func `a hidden status bar leaves the inset of the sensor housing`(
    device: String, height: Int, top: Double
  ) throws {
    let below = equal("bottom", "r", "bottom")
    let found = try frame(
      sides.map { equal($0, "r", $0) } + [equal("top", "t", "bottom")] + [below],
      tools: 22_155, device: device, root: CGSize(width: 414, height: height),
      metrics: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(found?.minY == CGFloat(top))
  }
}
