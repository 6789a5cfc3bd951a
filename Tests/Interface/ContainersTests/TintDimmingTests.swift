import Foundation
import Gimbal
import GimbalContainers
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Tints below a presentation (L-TINT-4).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TintDimmingTests {
  private final class RecordingView: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  private let sim: Simulator
  private let root = UIViewController()
  private let received = RecordingView()
  private let sheet = UIViewController()

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(received)
    sim.launch(root)
    received.count = 0
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet dims the views below it, but not itself (L-TINT-4)`(style: UIModalPresentationStyle)
  {
    sheet.modalPresentationStyle = style
    let before = received.tintColor
    sim.perform { root.present(sheet, animated: true) }
    sim.settle()
    #expect(received.tintAdjustmentMode == .dimmed && received.count == 1)
    #expect(received.tintColor != before)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    sim.begin { root.dismiss(animated: true) }
    #expect(received.tintAdjustmentMode == .normal && received.count == 2)
    sim.settle()
    #expect(received.tintColor == before && received.count == 2)
  }

  @Test func `a full-screen presentation dims nothing, and a view can set its own mode (L-TINT-4)`()
  {
    sheet.modalPresentationStyle = .overFullScreen
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    #expect(received.tintAdjustmentMode == .normal)
    sim.perform { root.dismiss(animated: false) }
    sim.settle()
    received.tintAdjustmentMode = .normal
    sheet.modalPresentationStyle = .pageSheet
    received.count = 0
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    #expect(root.view.tintAdjustmentMode == .dimmed && received.tintAdjustmentMode == .normal)
    #expect(received.count == 0)
    sim.perform { root.dismiss(animated: false) }
    sim.settle()
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
