import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Popovers in a rotation (R-PRES-11).
@MainActor @Suite(.simulator("ipad-10")) struct PopoverRotationTests {
  /// W-33.
  @Test(arguments: [("ipad-air-2", 9), ("ipad-pro-11-1", 17)], ["view", "rectangle", "button"])
  func `a rotation lets the delegate move a popover with a source view (R-PRES-11)`(
    device: (String, Int), anchor: String
  ) throws {
    final class Mover: UIPopoverPresentationControllerDelegate {
      var rects: [CGRect] = []
      func popoverPresentationController(
        _ controller: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: UnsafeMutablePointer<UIView>
      ) {
        rects.append(rect.pointee)
        rect.pointee = CGRect(x: 40, y: 60, width: 20, height: 20)
      }
    }
    let mover = Mover()
    let scene = try PresentedScene(device, style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    popover.delegate = mover
    let source = CGRect(x: 300, y: 100, width: 20, height: 20)
    switch anchor {
    case "button":
      popover.barButtonItem = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
    case "view": popover.sourceView = scene.root.view
    default: (popover.sourceView, popover.sourceRect) = (scene.root.view, source)
    }
    _ = scene.present()
    scene.sim.settle()
    scene.sim.rotate(to: .landscapeLeft)
    guard anchor != "button" else { return #expect(mover.rects.isEmpty) }
    #expect(mover.rects.count == 1)
    if anchor == "rectangle" { #expect(mover.rects.first == source) }
    #expect(popover.sourceRect == CGRect(x: 40, y: 60, width: 20, height: 20))
  }
}
