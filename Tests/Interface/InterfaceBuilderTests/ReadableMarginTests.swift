import Foundation
import Gimbal
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Margins that follow the readable width, as documents declare it (L-MARG-9).
@MainActor @Suite struct ReadableMarginTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c"><view key="view" layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    <view preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k1"/>
    <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="k2"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="k3"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k4"/>
    <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="k5"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="k6"/>
    </constraints></view></viewController>
    </objects></scene></scenes></document>
    """

  private func launch(
    _ device: String, _ system: SystemVersion, text: String = text
  ) throws -> (Simulator, UIView) {
    let sim = try Simulator(
      DeviceCatalog.standard.device(device), system: system, orientation: .landscapeLeft)
    let document = try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
    let board = UIStoryboard(name: "Main", source: StoryboardScenes(document))
    let controller = try #require(
      sim.perform { board.instantiateInitialViewController() })
    sim.launch(controller)
    return (sim, try #require(controller.view))
  }

  @Test(arguments: [SystemVersion.iOS(10, 3), .iOS(12), .iOS(16)])
  func `an iPad splits the extra width between both sides, and again after a rotation`(
    _ system: SystemVersion
  ) throws {
    let (sim, view) = try launch("ipad-5", system)
    let content = view.subviews[0]
    #expect(content.frame.minX == 176 && content.frame.maxX == 848)
    sim.rotate(to: .portrait)
    #expect(content.frame.minX == 48 && content.frame.maxX == 720)
    sim.rotate(to: .landscapeRight)
    #expect(content.frame.minX == 176 && view.layoutMargins.left == 176)
  }

  @Test func `a subview that preserves superview margins has them too`() throws {
    let (_, view) = try launch("ipad-5", .iOS(12))
    #expect(view.subviews[1].layoutMargins.left == 176)
    #expect(view.subviews[1].layoutMargins.right == 176)
  }

  @Test func `a phone has its usual margins where the screen is narrower`() throws {
    let (sim, view) = try launch("iphone-15", .iOS(17))
    #expect(view.subviews[0].frame.width == 672 && view.subviews[0].frame.minX == 90)
    sim.rotate(to: .portrait)
    #expect(view.subviews[0].frame.minX == 16 && view.subviews[0].frame.maxX == 377)
  }

  /// Canvases of Xcode 8 and earlier have no safe area, but apps that are built from them have.
  @Test(arguments: [12_121, 21_701])
  func `in an app the safe area insets the margins of a controller's view`(tools: Int) throws {
    let text = Self.text.replacing("21701", with: "\(tools)")
      .replacing(#"useSafeAreas="YES""#, with: "")
      .replacing(#"layoutMarginsFollowReadableWidth="YES""#, with: "")
    let (sim, view) = try launch("iphone-15", .iOS(17), text: text)
    let margins = withExtendedLifetime(sim) { view.layoutMargins }
    #expect(margins.left == 75 && margins.right == 75, "\(margins)")
  }
}
