import Foundation
import Gimbal
import GimbalContainers
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Tints below what is presented (L-TINT-4).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TintDimmingTests {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  private let sim: Simulator
  private let root = UIViewController()
  private let told = Told()
  private let sheet = UIViewController()

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(told)
    sim.launch(root)
    told.count = 0
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `a sheet dims what lies below, and not itself (L-TINT-4)`(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    let before = told.tintColor
    sim.perform { root.present(sheet, animated: true) }
    sim.settle()
    #expect(told.tintAdjustmentMode == .dimmed && told.count == 1)
    #expect(told.tintColor != before)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    sim.begin { root.dismiss(animated: true) }
    #expect(told.tintAdjustmentMode == .normal && told.count == 2)
    sim.settle()
    #expect(told.tintColor == before && told.count == 2)
  }

  @Test func `a full screen dims nothing, nor a view that sets its own mode (L-TINT-4)`() {
    sheet.modalPresentationStyle = .overFullScreen
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    #expect(told.tintAdjustmentMode == .normal)
    sim.perform { root.dismiss(animated: false) }
    sim.settle()
    told.tintAdjustmentMode = .normal
    sheet.modalPresentationStyle = .pageSheet
    told.count = 0
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    #expect(root.view.tintAdjustmentMode == .dimmed && told.tintAdjustmentMode == .normal)
    #expect(told.count == 0)
    sim.perform { root.dismiss(animated: false) }
    sim.settle()
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
