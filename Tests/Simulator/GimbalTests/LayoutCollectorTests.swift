import Foundation
import Gimbal
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import TestSupport
import Testing

/// The values of a layout that findings need and no rectangle shows.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct LayoutCollectorTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  /// Returns the snapshot of a view on the screen.
  private func snapshot<View: UIView>(
    _ make: @MainActor () -> View, _ change: @MainActor (View) -> Void
  ) throws -> ViewSnapshot {
    let root = sim.perform { UIViewController() }
    sim.perform {
      let view = make()
      view.frame = CGRect(x: 10, y: 100, width: 100, height: 40)
      change(view)
      root.view.addSubview(view)
    }
    sim.launch(root)
    return try #require(sim.layout.views.first { $0.frame.minX == 10 })
  }

  @Test func `a field without text, placeholder and border is blank`() throws {
    #expect(try snapshot(UITextField.init) { _ in }.isBlankField)
    #expect(try !snapshot(UITextField.init) { $0.text = "a" }.isBlankField)
    #expect(try !snapshot(UITextField.init) { $0.placeholder = "a" }.isBlankField)
    #expect(try !snapshot(UITextField.init) { $0.borderStyle = .line }.isBlankField)
    #expect(try !snapshot(UIView.init) { _ in }.isBlankField)
  }

  @Test func `a mask that divides an axis shares what resizing adds`() throws {
    func shares(_ mask: UIView.AutoresizingMask) throws -> Bool {
      try snapshot(UIView.init) { $0.autoresizingMask = mask }.sharesResizing
    }
    #expect(try !shares([]))
    #expect(try !shares([.flexibleWidth, .flexibleTopMargin]))
    #expect(try shares([.flexibleLeftMargin, .flexibleRightMargin]))
    #expect(try shares([.flexibleHeight, .flexibleBottomMargin]))
  }

  @Test func `a layout that is read makes no layers`() throws {
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    #expect(sim.layout.views.count > 1)
    #expect(root.view.madeLayer == nil)
  }

  @Test func `the radius of the corners is that of the layer`() throws {
    #expect(try snapshot(UIView.init) { $0.layer.cornerRadius = 8 }.cornerRadius == 8)
  }
}
