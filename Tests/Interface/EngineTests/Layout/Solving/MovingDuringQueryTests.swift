import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import TestSupport
import Testing

/// Views that change the view tree while layout queries their intrinsic content size.
@MainActor struct MovingDuringQueryTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try device()
    sim.launch(root)
  }

  /// A view that runs a block when its intrinsic content size is queried.
  private final class QueriedView: UIView {
    var onQuestion: ((QueriedView) -> Void)?
    var constraintToGo: NSLayoutConstraint?
    override var intrinsicContentSize: CGSize {
      onQuestion?(self)
      return CGSize(width: 30, height: 20)
    }
  }

  private func box(in superview: UIView? = nil) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(box)
    return box
  }

  private func queriedView(in superview: UIView, left: CGFloat = 0) -> QueriedView {
    let view = QueriedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left).isActive = true
    return view
  }

  @Test func `a tree that moves into another one while that is solved is laid out there`() {
    let top = box()
    let views = [queriedView(in: top, left: 5), queriedView(in: top, left: 7)]
    views[0].onQuestion = { [root] _ in
      if top.superview == nil { root.view.addSubview(top) }
    }
    sim.doing { top.layoutIfNeeded() }
    #expect(views.map(\.frame.minX) == [5, 7])
    #expect(views.map(\.frame.width) == [30, 30])
  }

  @Test func `a view that leaves during its query has no part in the solution`() {
    let (leaving, staying) = (queriedView(in: root.view), queriedView(in: root.view, left: 9))
    leaving.onQuestion = { $0.removeFromSuperview() }
    let events = sim.events { sim.settle() }
    #expect(events.named("warning").isEmpty)
    #expect(staying.frame == CGRect(x: 9, y: 0, width: 30, height: 20))
  }

  @Test func `a constraint activated during a query holds at the end of the same turn`() {
    let (first, second) = (queriedView(in: root.view), queriedView(in: root.view, left: 9))
    sim.settle()
    let wider = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 70)
    sim.perform {
      second.constraintToGo = root.view.constraints.first { $0.firstItem === second }
      first.onQuestion = { _ in
        second.constraintToGo?.isActive = false
        wider.isActive = true
      }
      first.invalidateIntrinsicContentSize()
    }
    sim.settle()
    #expect(wider.isActive && second.frame.minX == 100)
  }

  @Test func `views after one that removes another are still queried`() {
    let views = (0..<6).map { queriedView(in: root.view, left: CGFloat($0)) }
    sim.settle()
    views[2].onQuestion = { _ in views[0].removeFromSuperview() }
    sim.perform { for view in views { view.invalidateIntrinsicContentSize() } }
    var questions = 0
    for view in views[3...] { view.onQuestion = { _ in questions += 1 } }
    sim.settle()
    #expect(questions == 3)
  }

  @Test func `views may leave during a fitting size (L-SIZE-7)`() {
    let container = box(in: root.view)
    var views = (0..<4).map { _ in queriedView(in: container) }
    for view in views {
      view.rightAnchor.constraint(equalTo: container.rightAnchor).isActive = true
    }
    sim.settle()
    views[0].onQuestion = { _ in if views.count > 1 { views.removeLast().removeFromSuperview() } }
    sim.perform {
      #expect(container.systemLayoutSizeFitting(.zero).width == 30)
      #expect(container.subviews.count == 3)
    }
    sim.doing { views[0].leftAnchor.constraint(equalTo: root.view.leftAnchor).isActive = true }
    #expect(views[0].frame.width == 30)
  }

  @Test func `views may move to another superview during a fitting size (L-SIZE-7)`() {
    let (container, other) = (box(in: root.view), box(in: root.view))
    let view = queriedView(in: container)
    sim.settle()
    view.onQuestion = { view in
      view.onQuestion = nil
      other.addSubview(view)
      view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 4).isActive = true
    }
    sim.doing { _ = container.systemLayoutSizeFitting(.zero) }
    #expect(view.frame.minX == 4)
  }

  @Test func `a content size that is its container's fitting size ends at a limit`() {
    let container = box(in: root.view)
    let view = queriedView(in: container)
    view.onQuestion = { _ in _ = container.systemLayoutSizeFitting(.zero) }
    let exceptions = sim.exceptions { _ = container.systemLayoutSizeFitting(.zero) }
    #expect(
      exceptions == [
        RaisedException(
          name: "GimbalLimitExceeded",
          reason: "systemLayoutSizeFitting is called from within itself more than 200 times")
      ])
    view.onQuestion = nil
    sim.perform { #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 0, height: 0)) }
  }

  @Test func `an endless recursion of constraints phases ends at a limit`() {
    let probe = ProbeView("probe", .zero)
    root.view.addSubview(probe)
    _ = queriedView(in: probe)
    sim.settle()
    var calls = 0
    probe.onConstraints = { probe in
      for _ in 0..<2 {
        calls += 1
        probe.setNeedsUpdateConstraints()
        probe.updateConstraintsIfNeeded()
      }
    }
    let exceptions = sim.exceptions {
      probe.setNeedsUpdateConstraints()
      probe.updateConstraintsIfNeeded()
      probe.onConstraints = nil
    }
    #expect(exceptions.map(\.name) == ["GimbalLimitExceeded"])
    #expect(calls <= 400)
  }
}
