import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import Testing

/// Views whose effect is stored and never drawn.
@MainActor @Suite(.simulator("iphone-15-pro")) struct VisualEffectTests {
  @Test func `the content view fills the effect view, whatever its size`() throws {
    let sim = try #require(Simulator.bound)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    #expect(view.subviews == [view.contentView])
    let root = UIViewController()
    sim.perform {
      root.view.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    }
    sim.launch(root)
    #expect(view.contentView.frame == view.bounds)
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.translatesAutoresizingMaskIntoConstraints = false
    sim.perform {
      view.contentView.addSubview(probe)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 80),
        probe.rightAnchor.constraint(equalTo: view.contentView.rightAnchor),
        probe.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        probe.widthAnchor.constraint(equalToConstant: 10),
        probe.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    sim.settle()
    #expect(probe.frame == CGRect(x: 190, y: 70, width: 10, height: 10))
  }

  @Test func `effects are equal by value`() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    let view = UIVisualEffectView(effect: nil)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .label)
    #expect(view.effect is UIVibrancyEffect)
  }
}
