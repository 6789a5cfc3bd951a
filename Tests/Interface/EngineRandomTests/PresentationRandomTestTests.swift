import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// Presenting and dismissing at random, during transitions and rotations: events stay paired, and
/// nothing is retained after the end.
@MainActor @Suite struct PresentationRandomTestTests {
  private struct Weak {
    weak var controller: UIViewController?
  }

  private nonisolated static let devices: [(String, Int)] = [
    ("iphone-4s", 7), ("iphone-6", 9), ("iphone-8", 12), ("iphone-8", 15), ("iphone-15-pro", 17),
    ("iphone-15-pro", 26), ("ipad-air-2", 12), ("ipad-air-2", 15),
  ]
  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover, .automatic,
  ]
  private nonisolated static let holds: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]

  /// Runs one randomized test; returns the violations.
  ///
  /// A presented controller must not outlive its dismissal, while the app goes on.
  private func randomTest(_ seed: Int) throws -> [String] {
    var random = SplitMix64(seed: UInt64(seed))
    let device = Self.devices.randomElement(using: &random)!
    let sim = try Simulator(
      DeviceCatalog.standard.device(device.0), system: .iOS(device.1))
    sim.exceptionHandler = { _, _ in }
    let base = Probe("base")
    let root = UINavigationController(rootViewController: base)
    sim.launch(root)
    var presented: [Weak] = []
    for step in 0..<14 {
      let top = presented.last { $0.controller?.presentingViewController != nil }?.controller
      let from = [base, top, root].compactMap { $0 }.randomElement(using: &random)!
      let animated = Bool.random(using: &random)
      let kind = Int.random(in: 0..<10, using: &random)
      sim.begin {
        switch kind {
        case 0...3:
          sim.perform {
            let modal = Probe("modal\(step)")
            modal.modalPresentationStyle = Self.styles.randomElement(using: &random)!
            modal.definesPresentationContext = Bool.random(using: &random)
            modal.popoverPresentationController?.sourceView = base.viewIfLoaded
            presented.append(Weak(controller: modal))
            from.present(modal, animated: animated)
          }
        case 4...5: sim.perform { from.dismiss(animated: animated) }
        case 6: sim.rotate(to: Self.holds.randomElement(using: &random)!)
        case 7:
          if let top, top.beginSwipeDown() {
            top.updateSwipeDown(0.5)
            top.endSwipeDown(cancelled: Bool.random(using: &random))
          }
        case 8:
          if device.0.hasPrefix("ipad") {
            try? sim.resize(to: animated ? .split(.third) : .fullScreen)
          }
        default: break
        }
      }
      sim.advance(by: [0.1, 0.2, 1].randomElement(using: &random)!)
    }
    sim.settle()
    for _ in 0..<3 {
      sim.doing { root.dismiss(animated: false) }
    }
    sim.settle()
    var exceptions = RandomTestInvariants.exceptions(in: sim.trace.events)
    if root.presentedViewController != nil { exceptions.append("the root still presents") }
    if sim.window?.subviews.count != 1 || root.view.superview !== sim.window {
      exceptions.append("the window shows \(sim.window?.subviews.description ?? "")")
    }
    if root.view.bounds.size != sim.window?.bounds.size, device.1 >= 8 {
      exceptions.append("the root's view is \(root.view.frame)")
    }
    for held in presented.compactMap(\.controller) { exceptions.append("held: \(held)") }
    return exceptions
  }

  @Test(arguments: 0..<20) func `callback pairs, order and release hold`(block: Int) throws {
    for seed in block * 10..<block * 10 + 10 {
      let exceptions = try randomTest(seed)
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
    }
  }
}
