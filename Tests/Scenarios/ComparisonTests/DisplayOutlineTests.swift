import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import Testing

/// The position of the app's window on the display of a folding device, and what is around it.
@Suite @MainActor struct DisplayOutlineTests {
  private func shown(
    _ device: String, _ orientation: UIDeviceOrientation = .portrait,
    _ window: WindowPosition = .fullScreen, sdk: AppSDK? = nil
  ) throws -> Configuration {
    var request = ComparisonRequest(
      devices: [try DeviceCatalog.standard.device(device)], orientations: [orientation],
      windows: [window])
    request.app.sdk = sdk
    let result = try SceneComparison("screen", request, controller: { UIViewController() }).run()
    return try #require(result.configurations.first)
  }

  @Test func `a device without a hinge has no separate display`() throws {
    #expect(try shown("iphone-17-pro").display == nil)
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, CGRect(x: 455.5, y: 0, width: 40, height: 669)),
    (.landscapeLeft, CGRect(x: 0, y: 455.5, width: 669, height: 40)),
    (.portraitUpsideDown, CGRect(x: 455.5, y: 0, width: 40, height: 669)),
  ])
  func `the fold is a band of 40 points in the middle of the inner display`(
    orientation: UIDeviceOrientation, fold: CGRect
  ) throws {
    let flat = try #require(try shown("iphone-duo@open", orientation).display)
    let book = try #require(try shown("iphone-duo@partlyOpen", orientation).display)

    #expect(flat.fold == fold && flat.activeFold == nil)
    #expect(book.activeFold == fold)
    #expect(try shown("iphone-duo", .portrait).display?.fold == nil)
  }

  /// The hinge is at the left of the closed device in portrait.
  @Test func `the corners at the hinge rotate with the display`() throws {
    #expect(try shown("iphone-duo").display?.corners == [8, 59, 59, 8])
    #expect(try shown("iphone-duo", .landscapeLeft).display?.corners == [59, 59, 8, 8])
    #expect(try shown("iphone-duo", .landscapeRight).display?.corners == [8, 8, 59, 59])
  }

  @Test(arguments: [
    (
      PaneSide.left, CGRect(x: 0, y: 0, width: 469, height: 669),
      CGRect(x: 482, y: 0, width: 469, height: 669)
    ),
    (
      .right, CGRect(x: 482, y: 0, width: 469, height: 669),
      CGRect(x: 0, y: 0, width: 469, height: 669)
    ),
  ])
  func `a pane is on its side of the display, next to the other app's`(
    side: PaneSide, window: CGRect, other: CGRect
  ) throws {
    let pane = try shown("iphone-duo@open", .portrait, .split(.half, side: side))

    #expect(pane.layout.windowOnScreen == window)
    #expect(pane.layout.screenSize == CGSize(width: 951, height: 669))
    #expect(pane.display?.otherPane == other)
  }

  /// The strip of 80 points is at the natural right side.
  @Test(arguments: [
    ("iphone-duo", UIDeviceOrientation.portrait, CGRect(x: 0, y: 0, width: 386, height: 678)),
    ("iphone-duo", .landscapeLeft, CGRect(x: 0, y: 80, width: 678, height: 386)),
    ("iphone-duo", .landscapeRight, CGRect(x: 0, y: 0, width: 678, height: 386)),
    ("iphone-duo@open", .portrait, CGRect(x: 0, y: 0, width: 871, height: 669)),
    ("iphone-duo@open", .landscapeLeft, CGRect(x: 0, y: 80, width: 669, height: 871)),
    ("iphone-duo@open", .portraitUpsideDown, CGRect(x: 80, y: 0, width: 871, height: 669)),
  ])
  func `an app of the SDK of 27 leaves the strip black`(
    device: String, orientation: UIDeviceOrientation, window: CGRect
  ) throws {
    let app = try shown(device, orientation, sdk: .iOS27)

    #expect(app.layout.windowOnScreen == window)
    #expect(app.display?.isLetterboxed == true)
  }

  @Test func `an app of the SDK of 26 has a small window in the middle of the inner display`()
    throws
  {
    let closed = try shown("iphone-duo", sdk: .iOS26)
    let open = try shown("iphone-duo@open", sdk: .iOS26)

    #expect(closed.layout.windowOnScreen == CGRect(x: 0, y: 5.5, width: 375, height: 667))
    #expect(open.layout.windowOnScreen == CGRect(x: 288, y: 1, width: 375, height: 667))
    #expect(open.layout.screenSize == CGSize(width: 951, height: 669))
    #expect(open.layout.orientation == "portrait")
  }

  @Test func `a window keyword is read back`() {
    for word in WindowPosition.keywords + ["507x1024"] {
      #expect(WindowPosition(word: word)?.word == word)
    }
    for word in ["half@", "half@up", "fullScreen@left", "@left", "507x1024@right"] {
      #expect(WindowPosition(word: word) == nil)
    }
  }
}
