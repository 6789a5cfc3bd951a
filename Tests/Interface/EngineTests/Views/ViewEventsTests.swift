import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The events of changes of the view hierarchy, in the recorded order.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ViewEventsTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func lines(_ body: () -> Void) -> [String] {
    sim.events { sim.perform(body) }.strings
  }

  @Test func `adding to a view outside a window (R-VIEW-1)`() {
    let s = UIView("S")
    let v = UIView("V")
    v.addSubview(UIView("sub"))
    #expect(
      lines { s.addSubview(v) } == [
        "V willMove(toSuperview:) S", "V didMoveToSuperview() ", "S didAddSubview(_:) V",
      ])
  }

  @Test func `a superview that enters a window includes its subviews (R-VIEW-2)`() {
    let s = UIView("S")
    let v = UIView("V")
    s.addSubview(v)
    let events = sim.events { sim.perform { root.view.addSubview(s) } }.on("V")
    #expect(events.strings == ["V willMove(toWindow:) window", "V didMoveToWindow() "])
  }

  @Test func `adding to a view in a window (R-VIEW-3, R-VIEW-5)`() {
    let v = UIView("V")
    v.addSubview(UIView("sub"))
    #expect(
      lines { root.view.addSubview(v) } == [
        "V willMove(toSuperview:) root.view", "V willMove(toWindow:) window",
        "sub willMove(toWindow:) window", "sub didMoveToWindow() ", "V didMoveToWindow() ",
        "V didMoveToSuperview() ", "root.view didAddSubview(_:) V",
      ])
  }

  @Test func `subviews can receive didMoveToWindow after the view (R-VIEW-5)`() {
    sim.switches.didMoveToWindowPostOrder = false
    let v = UIView("V")
    v.addSubview(UIView("sub"))
    let events = sim.events { sim.perform { root.view.addSubview(v) } }.named("didMoveToWindow")
    #expect(events.lines == ["V didMoveToWindow()", "sub didMoveToWindow()"])
  }

  @Test func `removing from a window (R-VIEW-4)`() {
    let v = UIView("V")
    v.addSubview(UIView("sub"))
    sim.doing { root.view.addSubview(v) }
    #expect(
      lines { v.removeFromSuperview() } == [
        "root.view willRemoveSubview(_:) V", "V willMove(toSuperview:) nil",
        "V willMove(toWindow:) nil", "sub willMove(toWindow:) nil", "sub didMoveToWindow() ",
        "V didMoveToWindow() ", "V didMoveToSuperview() ",
      ])
    #expect(v.window == nil && v.subviews[0].window == nil && v.superview == nil)
  }

  @Test func `removing from a view outside a window`() {
    let s = UIView("S")
    let v = UIView("V")
    s.addSubview(v)
    #expect(
      lines { v.removeFromSuperview() } == [
        "S willRemoveSubview(_:) V", "V willMove(toSuperview:) nil", "V didMoveToSuperview() ",
      ])
  }

  @Test func `moving within a window (R-VIEW-6)`() {
    let old = UIView("old")
    let new = UIView("new")
    let v = UIView("V")
    sim.perform {
      root.view.addSubview(old)
      root.view.addSubview(new)
      old.addSubview(v)
    }
    #expect(
      lines { new.addSubview(v) } == [
        "old willRemoveSubview(_:) V", "V willMove(toSuperview:) new", "V didMoveToSuperview() ",
        "new didAddSubview(_:) V",
      ])
  }

  @Test func `reordering sends and invalidates nothing (R-VIEW-8)`() {
    let a = UIView("a")
    let b = UIView("b")
    sim.doing {
      root.view.addSubview(a)
      root.view.addSubview(b)
    }
    let events = sim.events {
      sim.doing {
        root.view.bringSubviewToFront(a)
        root.view.exchangeSubview(at: 0, withSubviewAt: 1)
        root.view.sendSubviewToBack(b)
        root.view.addSubview(b)
      }
    }
    #expect(events.lines == [])
  }

  @Test func `a controller's view in a window makes it appear without containment (R-VIEW-9)`() {
    let loose = Probe("loose")
    let events = sim.events {
      sim.doing { root.view.addSubview(loose.view) }
    }.on("loose", "loose.view").named(
      "viewWillAppear", "willMove(toWindow:)", "didMoveToWindow", "layoutSubviews", "viewDidAppear")
    #expect(
      events.lines == [
        "loose viewWillAppear(_:)", "loose.view willMove(toWindow:)",
        "loose.view didMoveToWindow()", "loose.view layoutSubviews()", "loose viewDidAppear(_:)",
      ])
  }

  @Test func `callbacks see the view hierarchy of their time`() {
    final class Watching: UIView {
      var seen: [String] = []
      private func record(_ name: String) {
        seen.append("\(name) \(superview != nil) \(window != nil)")
      }
      override func willMove(toSuperview newSuperview: UIView?) { record("willSuper") }
      override func willMove(toWindow newWindow: UIWindow?) { record("willWindow") }
      override func didMoveToWindow() { record("didWindow") }
      override func didMoveToSuperview() { record("didSuper") }
    }
    let view = Watching()
    sim.perform { root.view.addSubview(view) }
    sim.perform { view.removeFromSuperview() }
    #expect(
      view.seen == [
        "willSuper false false", "willWindow false false", "didWindow true true",
        "didSuper true true", "willSuper true true", "willWindow true true",
        "didWindow false false", "didSuper false false",
      ])
  }

  @Test func `a released view loses its subviews last (R-VIEW-7)`() {
    final class NotifyingView: UIView {
      var log: ((String) -> Void)?
      override func willRemoveSubview(_ subview: UIView) { log?("willRemoveSubview") }
      override func didMoveToSuperview() { log?("didMoveToSuperview") }
      isolated deinit { log?("deinit") }
    }
    var log: [String] = []
    let stayingView = UIView("kept")
    sim.perform {
      let view = NotifyingView("V")
      view.addSubview(UIView("sub"))
      view.addSubview(stayingView)
      root.view.addSubview(view)
      view.log = { log.append($0) }
    }
    let events = sim.events {
      sim.perform { root.view.subviews.last?.removeFromSuperview() }
    }.named("willRemoveSubview", "didMoveToSuperview", "didMoveToWindow")
    #expect(
      events.strings == [
        "root.view willRemoveSubview(_:) V", "sub didMoveToWindow() ", "kept didMoveToWindow() ",
        "V didMoveToWindow() ", "V didMoveToSuperview() ", "V willRemoveSubview(_:) kept",
        "kept didMoveToSuperview() ", "V willRemoveSubview(_:) sub",
      ])
    #expect(
      log == ["didMoveToSuperview", "willRemoveSubview", "willRemoveSubview", "deinit"])
    #expect(stayingView.superview == nil)
  }

  @Test func `a retained view keeps its subviews (R-VIEW-7)`() {
    let view = UIView("V")
    view.addSubview(UIView("sub"))
    sim.perform { root.view.addSubview(view) }
    let events = sim.events { sim.perform { view.removeFromSuperview() } }
    #expect(events.on("V").named("willRemoveSubview").isEmpty)
    #expect(view.subviews.count == 1)
  }

  @Test func `views released with it lose their subviews in turn (R-VIEW-7)`() {
    sim.perform {
      let views = ["a", "b", "c", "d"].map { UIView($0) }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      root.view.addSubview(views[0])
    }
    let events = sim.events {
      sim.perform { root.view.subviews.last?.removeFromSuperview() }
    }.named("willRemoveSubview")
    #expect(
      events.strings == [
        "root.view willRemoveSubview(_:) a", "a willRemoveSubview(_:) b",
        "b willRemoveSubview(_:) c", "c willRemoveSubview(_:) d",
      ])
  }

  @Test func `subviews of the subviews of a released view are removed too (R-VIEW-7)`() {
    let innermost = UIView("innermost")
    sim.perform {
      let view = UIView("V")
      let sub = UIView("sub")
      view.addSubview(sub)
      sub.addSubview(innermost)
      root.view.addSubview(view)
    }
    let events = sim.events {
      sim.perform { root.view.subviews.last?.removeFromSuperview() }
    }.named("willRemoveSubview")
    #expect(
      events.strings == [
        "root.view willRemoveSubview(_:) V", "V willRemoveSubview(_:) sub",
        "sub willRemoveSubview(_:) innermost",
      ])
    #expect(innermost.superview == nil)
  }
}
