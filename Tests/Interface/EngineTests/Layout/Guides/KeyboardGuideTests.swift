import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The position of the keyboard layout guide (L-GUIDE-5).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct KeyboardGuideTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let field = UIView("field", .zero)

  init() throws { sim = try #require(Simulator.bound) }

  private func launch(in view: @escaping (Probe) -> UIView = { $0.view }) {
    field.translatesAutoresizingMaskIntoConstraints = false
    root.onLoad = { [field] in
      let view = view($0)
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    sim.launch(root)
  }

  @Test func `hidden, it begins at the safe area's bottom edge, shown at the keyboard (L-GUIDE-5)`()
  {
    launch()
    #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(root.view.keyboardLayoutGuide.layoutFrame.minY == 810)
    #expect(field.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
    sim.keyboardHeight = 336
    #expect(
      root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(field.frame.maxY == 508)
    sim.keyboardHeight = 0
    #expect(field.frame.maxY == 810)
  }

  @Test func `without the safe area it begins at the view's bottom edge (L-GUIDE-5)`() {
    launch()
    sim.doing { root.view.keyboardLayoutGuide.usesBottomSafeArea = false }
    #expect(field.frame.maxY == 844)
    sim.keyboardHeight = 336
    #expect(field.frame.maxY == 508)
  }

  @Test func `the guide of a view has the covered part of the keyboard (L-GUIDE-5)`() {
    let panel = UIView("panel", CGRect(x: 20, y: 300, width: 200, height: 400))
    launch {
      $0.view.addSubview(panel)
      return panel
    }
    #expect(field.frame.maxY == 400)
    sim.keyboardHeight = 336
    #expect(abs(field.frame.maxY - 208) < 1e-6)
    sim.doing { panel.frame.origin.y = 100 }
    #expect(field.frame.maxY == 400)
    sim.doing { panel.frame.origin.y = 700 }
    #expect(field.frame.maxY == 0)
  }

  @Test func `the guide follows a rotation while the keyboard is shown`() {
    launch()
    sim.keyboardHeight = 200
    sim.rotate(to: .landscapeLeft)
    #expect(field.frame == CGRect(x: 0, y: 390 - 250, width: 844, height: 50))
    sim.keyboardHeight = 0
    #expect(abs(field.frame.maxY - 369) < 1e-6)
  }

  @Test func `the guide has a layout frame without constraints`() {
    sim.launch(root)
    #expect(
      root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    sim.keyboardHeight = 300
    #expect(root.view.keyboardLayoutGuide.layoutFrame.minY == 544)
  }

  @Test func `a keyboard is no higher than the screen and never negative`() {
    launch()
    sim.keyboardHeight = 5000
    #expect(sim.keyboardHeight == 844)
    #expect(root.view.keyboardLayoutGuide.layoutFrame.minY == 0)
    for height in [-5, -Double.infinity, Double.nan] {
      sim.keyboardHeight = height
      #expect(sim.keyboardHeight == 0)
    }
    let events = sim.events { sim.keyboardHeight = 100 }
    #expect(events.first.map { "\($0.receiver) \($0.name)" } == "device keyboard")
    #expect(sim.events { sim.keyboardHeight = 100 }.isEmpty)
  }
}
