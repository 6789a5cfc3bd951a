import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import TestSupport
import Testing

/// The responder chain and the first responder.
@MainActor @Suite(.simulator("iphone-8", system: .iOS(12))) struct ResponderChainTests {
  private final class Field: UIView {
    var letsGo = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { letsGo }
  }

  private let sim: Simulator
  private let root = Probe("root")
  private let child = Probe("child")
  private let one = Field("one")
  private let two = Field("two")

  init() throws {
    sim = try #require(Simulator.bound)
    root.onLoad = { [child] in $0.embed(child) }
    sim.launch(root)
    child.view.addSubview(one)
    child.view.addSubview(two)
  }

  @Test func `the responder chain goes from a view over controllers to the app`() {
    var chain: [UIResponder] = []
    var next: UIResponder? = one
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    let expected: [UIResponder?] = [
      one, child.view, child, root.view, root, sim.window, sim.application,
    ]
    #expect(chain.elementsEqual(expected) { $0 === $1 })
  }

  @Test func `one responder is first responder, and the former one resigns`() {
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder && !two.isFirstResponder)
    let events = sim.events { sim.perform { #expect(two.becomeFirstResponder()) } }
    #expect(!one.isFirstResponder && two.isFirstResponder)
    #expect(events.on("one").named("resignFirstResponder").count == 1)
    #expect(two.becomeFirstResponder(), "it is first already")
  }

  @Test func `a responder that does not resign stays first responder`() {
    one.becomeFirstResponder()
    one.letsGo = false
    #expect(!two.becomeFirstResponder())
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
    #expect(!child.view.endEditing(false))
    #expect(child.view.endEditing(true))
    #expect(!one.isFirstResponder)
  }

  @Test func `only a visible responder that can become first responder does`() {
    #expect(!child.view.becomeFirstResponder())
    #expect(!Field("loose").becomeFirstResponder())
    #expect(!sim.application.becomeFirstResponder())
  }

  @Test func `a responder that leaves its window ceases to be first responder`() {
    one.becomeFirstResponder()
    one.letsGo = false
    child.view.removeFromSuperview()
    #expect(!one.isFirstResponder)
    #expect(sim.window?.endEditing(false) == true)
  }

  @Test func `from iOS 13 on the scene is between window and app`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    sim.launch(Probe("other"))
    let window = try #require(sim.window)
    #expect(window.next === window.windowScene && window.next?.next === sim.application)
    #expect(sim.perform { UIWindow() }.next != nil)
  }
}
