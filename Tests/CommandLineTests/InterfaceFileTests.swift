import Foundation
import Testing

@testable import GimbalCommandLine

/// Storyboards and nib files in the place of scenes.
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

  @Test func `a storyboard's scene is compared as any scene is`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Main.storyboard", storyboard)

    let call = Call("compare", file, "--scene", "Login", "--devices", "iphone-15-pro")

    #expect(call.errors == "")
    #expect(call.output.contains("iphone-15-pro"))
    #expect(call.output.contains("60"))
  }

  @Test func `a scene that is not there is told with those that are`() throws {
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

  @Test func `what a document holds and Gimbal does not simulate is a line each, and no problem`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = storyboard.replacing(
      "<subviews>", with: "<subviews><mapView id=\"m\"/><view id=\"q\" customClass=\"Fancy\"/>")
    let file = try folder.write("Main.storyboard", text)

    let call = Call("check", file)

    #expect(
      call.output.split(separator: "\n").map(String.init) == [
        "\(file):5:11: mapView: mapView is not simulated: UIView stands for it",
        "\(file):5:28: view: the class Fancy is not known: UIView stands for it",
        "1 file, no problem",
      ])
  }

  @Test func `a damaged document is one line with its place`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Main.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")

    let call = Call("check", file)

    #expect(
      call.errorLines == [
        "gimbal: \(file):1:1: this is a document for macOS; Gimbal reads those for iOS"
      ])
  }
}
