import Foundation
import Gimbal
import GimbalEngine
import GimbalGestures
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Selectors, and the objects that they call.
@MainActor @Suite(.simulator("iphone-15-pro")) struct SelectorTests {
  private class Base: UIResponder {
    var calls: [String] = []
    func act() { calls.append("base") }
    private func hidden(_ sender: Any?) {
      calls.append("hidden \(sender.map { "\($0)" } ?? "nil")")
    }
    static var hiddenMethod: Selector { Selector(of: Base.hidden) }
    func received(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  private final class Derived: Base {
    override func act() { calls.append("derived") }
  }

  private let name = Notification.Name("SelectorTests")
  private let other = Notification.Name("SelectorTests.other")

  @Test func `an object passed for a Bool counts as true, like a recognizer for endEditing`() {
    final class Typing: UIView {
      var forced: [Bool] = []
      func close(_ force: Bool) { forced.append(force) }
    }
    let view = Typing()
    let tap = UITapGestureRecognizer()
    #expect(Selector(of: Typing.close).call(on: view, tap))
    #expect(Selector(of: Typing.close).call(on: view, false))
    #expect(view.forced == [true, false])
  }

  @Test func `a selector calls the override, on objects that have the method`() {
    let derived = Derived()
    let action = Selector(of: Base.act)
    #expect(action.isMethod(of: derived) && !action.isMethod(of: NSObject()))
    let application = UIApplication.shared
    #expect(application.sendAction(action, to: derived, from: nil, for: nil))
    #expect(application.sendAction(Base.hiddenMethod, to: derived, from: nil, for: nil))
    #expect(application.sendAction(Base.hiddenMethod, to: derived, from: 5, for: nil))
    #expect(derived.calls == ["derived", "hidden nil", "hidden 5"])
  }

  @Test func `repeated additions from one source line are one action, as in cells`() {
    let control = UIControl()
    let listener = Base()
    for _ in 0..<3 {
      control.addTarget(listener, action: Selector(of: Base.act), for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["base"])
    let selectors = (0..<2).map { _ in Selector(of: Base.act) }
    #expect(selectors[0] == selectors[1] && Set(selectors).count == 1)
  }

  @Test func `a removal that fails without a name warns, and names correct it`() throws {
    let sim = try #require(Simulator.bound)
    let control = UIControl()
    let tap = UITapGestureRecognizer()
    let listener = Base()
    var warnings: [TraceEvent] { sim.trace.events.filter { $0.name == "warning" } }
    control.addTarget(listener, action: Selector(of: Base.act), for: .touchUpInside)
    control.removeTarget(listener, action: Selector(of: Base.act), for: .touchDown)
    #expect(warnings.isEmpty, "it is another event")
    control.removeTarget(listener, action: Selector(of: Base.act), for: .touchUpInside)
    tap.addTarget(listener, action: Selector(of: Base.act))
    tap.removeTarget(listener, action: Selector(of: Base.act))
    listener.perform(Selector(of: Base.act), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector(of: Base.act), object: nil)
    #expect(warnings.count == 3 && "\(warnings[0])".contains("named:"))
    control.addTarget(listener, action: Selector(of: Base.act, named: "act"), for: .touchDown)
    control.removeTarget(listener, action: Selector(of: Base.act, named: "act"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(listener.calls.isEmpty && warnings.count == 3)
  }

  @Test func `a selector equals its copies, and others by name`() {
    let one = Selector(of: Base.act)
    let copy = one
    #expect(one == copy && one != Selector(of: Base.act))
    let named = Selector(of: Base.act, named: "act")
    #expect(named == Selector(of: Base.act, named: "act") && named != one)
    #expect(named.hashValue == Selector(of: Base.act, named: "act").hashValue)
    #expect(named != Selector(of: Derived.act, named: "act"))
    #expect("\(named)" == "Base.act")
  }

  @Test func `an observer's method is called until it is removed or released`() {
    let center = NotificationCenter()
    let observer = Base()
    center.addObserver(observer, selector: Selector(of: Base.received), name: name, object: nil)
    center.addObserver(
      observer, selector: Selector(of: Base.received), name: other, object: self.object)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(observer.calls == ["SelectorTests"])
    center.post(name: other, object: object)
    #expect(observer.calls.count == 2)
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: object)
    #expect(observer.calls.count == 3)
    center.removeObserver(observer)
    center.post(name: other, object: object)
    #expect(observer.calls.count == 3)
    weak var gone: Base?
    do {
      let released = Base()
      gone = released
      center.addObserver(released, selector: Selector(of: Base.received), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  private let object = NSObject()

  @Test func `a bar button stores its target and action`() {
    let base = Base()
    let action = Selector(of: Base.act)
    let item = UIBarButtonItem(title: "Go", style: .done, target: base, action: action)
    #expect(item.target === base && item.action == action && item.title == "Go")
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: action)
    #expect(add.target == nil && add.action == action)
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in }).title == "Act")
  }
}
