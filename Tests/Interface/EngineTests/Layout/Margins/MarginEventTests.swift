import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The receivers and the time of margin callbacks (L-MARG-7, L-MARG-8, R-SAFE-1, R-LAUNCH-4 row 11).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct MarginEventTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let view = UIView("v", CGRect(x: 50, y: 200, width: 200, height: 200))

  init() throws { sim = try #require(Simulator.bound) }

  private func launch() {
    root.onLoad = { [view] in $0.view.addSubview(view) }
    sim.launch(root)
  }

  private func margins(_ events: [TraceEvent]) -> [String] {
    events.named("layoutMarginsDidChange", "viewLayoutMarginsDidChange")
      .filter { $0.receiver != "window" }.strings
  }

  private func insets(_ all: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: all, left: all, bottom: all, right: all)
  }

  @Test func `at launch the root receives margins after its safe area (R-LAUNCH-4 rows 10 and 11)`()
    throws
  {
    let lines = sim.events { sim.launch(root) }.lines
    let first = try #require(lines.firstIndex(of: "root.view safeAreaInsetsDidChange()"))
    #expect(
      lines[first...].prefix(7) == [
        "root.view safeAreaInsetsDidChange()", "root viewSafeAreaInsetsDidChange()",
        "root.view layoutMarginsDidChange()", "root viewLayoutMarginsDidChange()",
        "root viewIsAppearing(_:)", "root updateViewConstraints()", "root viewWillLayoutSubviews()",
      ])
    #expect(lines.count { $0.hasPrefix("root") && $0.contains("ayoutMarginsDidChange") } == 2)
  }

  @Test func `views are notified from iOS 8 on, controllers from iOS 11 on (R-LAUNCH-4 row 11)`()
    throws
  {
    for (slug, system, expected) in [
      ("iphone-5", SystemVersion.iOS(7), []),
      ("iphone-6", .iOS(8), ["root.view layoutMarginsDidChange()"]),
      ("iphone-7", .iOS(10), ["root.view layoutMarginsDidChange()"]),
      (
        "iphone-7", .iOS(11),
        ["root.view layoutMarginsDidChange()", "root viewLayoutMarginsDidChange()"]
      ),
    ] {
      let sim = try device(slug, system)
      let events = sim.events { sim.launch(Probe("root")) }
      #expect(
        events.named("layoutMarginsDidChange", "viewLayoutMarginsDidChange")
          .filter { $0.receiver != "window" }.lines == expected)
    }
  }

  @Test func `setting margins notifies at once, and layout follows (L-MARG-7)`() {
    launch()
    var during: [String] = []
    let events = sim.events {
      sim.doing {
        during = sim.events { view.layoutMargins = insets(20) }.lines
      }
    }
    #expect(during == ["v layoutMargins", "v layoutMarginsDidChange()"])
    #expect(
      events.lines == [
        "v layoutMargins", "v layoutMarginsDidChange()", "v layoutSubviews()",
      ])
    #expect(margins(events) == ["v layoutMarginsDidChange() {20, 20, 20, 20}"])
    #expect(
      sim.events { sim.doing { view.layoutMargins = insets(20) } }.isEmpty)
  }

  @Test func `margins that cannot change notify no one (L-MARG-1, L-MARG-3)`() throws {
    launch()
    #expect(
      sim.events {
        sim.perform {
          root.view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        }
      }.isEmpty)
    let old = try device("iphone-6", .iOS(9))
    let probe = Probe("root")
    old.launch(probe)
    #expect(old.events { old.perform { probe.view.layoutMargins.left = 64 } }.isEmpty)
  }

  @Test func `flags notify like margins, controllers after their views (L-MARG-7)`() {
    launch()
    sim.perform { root.view.layoutMargins = insets(4) }
    let events = sim.events {
      sim.doing {
        root.viewRespectsSystemMinimumLayoutMargins = false
        root.view.insetsLayoutMarginsFromSafeArea = false
        view.preservesSuperviewLayoutMargins = true
      }
    }
    #expect(
      margins(events) == [
        "root.view layoutMarginsDidChange() {63, 4, 38, 4}", "root viewLayoutMarginsDidChange() ",
        "root.view layoutMarginsDidChange() {4, 4, 4, 4}", "root viewLayoutMarginsDidChange() ",
      ])
  }

  @Test func `a safe area's change is notified before the margins' and before layout (R-SAFE-1)`() {
    launch()
    let events = sim.events { sim.doing { root.additionalSafeAreaInsets.top = 10 } }
    #expect(
      events.lines == [
        "root additionalSafeAreaInsets", "root.view safeAreaInsetsDidChange()",
        "root viewSafeAreaInsetsDidChange()", "root.view layoutMarginsDidChange()",
        "root viewLayoutMarginsDidChange()", "root viewWillLayoutSubviews()",
        "root.view layoutSubviews()", "root viewDidLayoutSubviews()",
      ])
    #expect(margins(events).first == "root.view layoutMarginsDidChange() {69, 16, 34, 16}")
  }

  @Test func `a rotation changes margins with the safe area, parents first (L-MARG-7, D-3, V-70)`()
  {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    launch()
    var events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      margins(events) == [
        "root.view layoutMarginsDidChange() {0, 75, 21, 75}", "root viewLayoutMarginsDidChange() ",
        "v layoutMarginsDidChange() {8, 67, 8, 8}",
      ])
    events = sim.events { sim.rotate(to: .portrait) }
    #expect(
      margins(events) == [
        "root.view layoutMarginsDidChange() {59, 16, 34, 16}",
        "root viewLayoutMarginsDidChange() ", "v layoutMarginsDidChange() {67, 8, 8, 8}",
      ])
  }

  @Test func `a view whose guides are used is notified like any other (L-MARG-7)`() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = (view.layoutMarginsGuide, view.safeAreaLayoutGuide, view.readableContentGuide)
    launch()
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(margins(events).last == "v layoutMarginsDidChange() {8, 67, 8, 8}")
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 67, y: 8, width: 25, height: 84))
  }

  @Test func `a half rotation changes no margins (R-ROT-5)`() {
    launch()
    sim.rotate(to: .landscapeLeft)
    #expect(margins(sim.events { sim.rotate(to: .landscapeRight) }).isEmpty)
  }

  @Test func `a preserved margin follows position and superview (L-MARG-5, L-MARG-7)`() {
    view.layoutMargins = insets(4)
    view.preservesSuperviewLayoutMargins = true
    launch()
    func received(_ body: () -> Void) -> [String] {
      margins(
        sim.events { sim.doing(body) })
    }
    #expect(received { view.frame.origin.x = 10 } == ["v layoutMarginsDidChange() {4, 6, 4, 4}"])
    #expect(
      received {
        root.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      } == [
        "root.view layoutMarginsDidChange() {59, 30, 34, 16}",
        "root viewLayoutMarginsDidChange() ", "v layoutMarginsDidChange() {4, 20, 4, 4}",
      ])
    #expect(received { view.center.x += 15 } == ["v layoutMarginsDidChange() {4, 5, 4, 4}"])
    #expect(
      received { view.bounds.size.width = 180 } == ["v layoutMarginsDidChange() {4, 4, 4, 4}"])
    #expect(
      received { root.view.bounds.origin.x = 20 } == ["v layoutMarginsDidChange() {4, 15, 4, 4}"])
    #expect(received { view.transform = CGAffineTransform(scaleX: 2, y: 1) }.count == 1)
  }

  @Test func `a returning view is notified of margins and safe area (L-SAFE-1, L-MARG-7)`() {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutMargins = insets(10)
    launch()
    sim.perform { view.removeFromSuperview() }
    #expect(view.layoutMargins == insets(10))
    let events = sim.events { sim.doing { root.view.addSubview(view) } }
    #expect(
      events.named("safeAreaInsetsDidChange", "layoutMarginsDidChange").strings == [
        "v safeAreaInsetsDidChange() {59, 0, 0, 0}", "v layoutMarginsDidChange() {69, 10, 10, 10}",
      ])
  }

  @Test func `a view that changes its margins without end is stopped (R-LAY-9)`() {
    let restless = RestlessView("restless", CGRect(x: 0, y: 0, width: 100, height: 100))
    launch()
    let events = sim.events {
      sim.doing {
        restless.preservesSuperviewLayoutMargins = true
        restless.isRestless = true
        root.view.addSubview(restless)
      }
    }
    #expect(events.named("layoutLoop").count == 1)
    #expect(events.named("layoutMarginsDidChange").on("restless").count <= 11)
  }

  private final class Widening: UIView {
    override func layoutMarginsDidChange() { layoutMargins.top += 1 }
  }

  @Test(.simulator("iphone-15-pro", system: .iOS(17), reportsExceptions: false))
  func `a view that widens its margins in layoutMarginsDidChange is stopped`() throws {
    let sim = try #require(Simulator.bound)
    sim.launch(root)
    let view = Widening(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    let raised = sim.exceptions {
      root.view.addSubview(view)
      view.layoutMargins.top = 9
    }
    #expect(
      raised.map(\.reason)
        == ["layoutMarginsDidChange is called from within itself more than 200 times"])
    #expect(view.layoutMargins.top == 209)
    sim.settle()
    #expect(sim.trace.events(named: "layoutMarginsDidChange", on: view).count < 4_000)
  }

  @Test func `margin attributes follow the margins without a new constraint (L-MARG-8)`() {
    let inner = UIView("inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leftMargin,
      multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
      constraint, inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    launch()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 10, height: 10))
    sim.doing { view.layoutMargins = insets(20) }
    #expect(inner.frame == CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(constraint.constant == 0)
    sim.doing { view.frame.origin = CGPoint(x: 0, y: 0) }
    #expect(inner.frame.origin == CGPoint(x: 20, y: 79))
  }
}

/// A view that moves whenever its margins change.
private final class RestlessView: UIView {
  var isRestless = false

  override func layoutMarginsDidChange() {
    if isRestless { center.x -= 1 }
  }
}
