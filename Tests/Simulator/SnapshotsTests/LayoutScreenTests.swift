import Foundation
import GimbalGeometry
import GimbalSnapshots
import Testing

@Suite("LayoutSnapshot on the screen")
struct LayoutScreenTests {
  private func layout(_ orientation: String, window: CGRect, fixed: CGRect) -> LayoutSnapshot {
    let view = ViewSnapshot(
      name: "window", className: "UIWindow", parent: nil, depth: 0, frame: window, bounds: window,
      center: .zero, transform: nil, windowFrame: window, fixedFrame: fixed,
      safeAreaInsets: .zero, isHidden: false, effectiveAlpha: 1, clipsToBounds: false,
      isControllerView: false, background: nil)
    return LayoutSnapshot(
      screenSize: CGSize(width: 480, height: 320), fixedSize: CGSize(width: 320, height: 480),
      orientation: orientation, windowFrame: window,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 5), traits: "",
      views: [view])
  }

  // R-COORD-2: with the home edge at the right, the interface's x runs down the device.
  @Test func `a rectangle of the portrait device rotates with the interface`() {
    let rotated = layout(
      "landscapeRight", window: CGRect(x: 0, y: 0, width: 480, height: 320),
      fixed: CGRect(x: 300, y: 0, width: 20, height: 100))

    #expect(rotated.windowOnScreen == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(rotated.screenFrames == [rotated.windowOnScreen])
  }

  @Test func `the safe area is inside the window on the screen`() {
    let portrait = layout(
      "portrait", window: CGRect(x: 0, y: 0, width: 200, height: 480),
      fixed: CGRect(x: 120, y: 0, width: 200, height: 480))

    #expect(portrait.safeAreaOnScreen == CGRect(x: 130, y: 20, width: 185, height: 460))
  }

  @Test func `without views the window is the whole screen`() {
    var empty = layout("portrait", window: .zero, fixed: .zero)
    empty.views = []
    empty.safeAreaInsets = .zero

    #expect(empty.safeAreaOnScreen == CGRect(x: 0, y: 0, width: 480, height: 320))
  }
}
