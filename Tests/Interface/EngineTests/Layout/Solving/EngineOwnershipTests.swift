import Foundation
import Gimbal
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// A layout engine whose tree has moved into another is not used, even if it is still retained (F-2).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct EngineOwnershipTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func label(in view: UIView) -> QueriedView {
    let label = QueriedView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  @Test func `a view may move its tree into another in its layoutSubviews (F-2)`() {
    let card = ProbeView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = label(in: card)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    card.onLayout = { [root] card in
      card.onLayout = nil
      width.constant = 60
      card.frame.size.width = 150
      root.view.addSubview(card)
    }
    sim.doing {
      weak var old: LayoutEngine?
      card.setNeedsLayout()
      card.layoutIfNeeded()
      old = card.autoLayout?.hostedEngine
      #expect(old == nil)
      #expect(
        card.node.pointee.variablesEngine.map { $0.object.root } == root.view.node.top)
      for index in 0..<50 {
        label.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(300 + index)).isActive =
          true
      }
    }
    #expect(label.frame.width == 60 && card.frame.width == 150)
  }

  @Test func `a view may move its tree into another in a query for size or alignment`() {
    for onAlignment in [false, true] {
      let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
      let (first, second) = (label(in: card), label(in: card))
      first.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3).isActive = true
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 4).isActive = true
      let move = { [root] (view: QueriedView) in
        (view.onSize, view.onAlignment) = (nil, nil)
        root.view.addSubview(card)
      }
      if onAlignment { first.onAlignment = move } else { first.onSize = move }
      weak let old = card.autoLayout?.hostedEngine
      sim.doing { card.layoutIfNeeded() }
      #expect(card.superview === root.view && old == nil)
      #expect(first.frame.minX == 3 && second.frame.minX == 17)
      sim.doing { card.removeFromSuperview() }
    }
  }

  @Test func `an engine that ends takes no constraints and is not solved (F-2)`() throws {
    let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = label(in: card)
    label.widthAnchor.constraint(equalToConstant: 50).isActive = true
    sim.doing { card.layoutIfNeeded() }
    let old = try #require(card.autoLayout?.hostedEngine)
    let solutions = old.solutions
    sim.perform {
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      #expect(old.needsSolving && card.node.pointee.flags.contains(.needsSolving))
      old.join(label)
      root.view.addSubview(card)
      #expect(!old.needsSolving && !card.node.pointee.flags.contains(.needsSolving))
      #expect(old.joining.isEmpty)
      old.join(card)
      old.setNeedsSolving()
      #expect(old.joining.isEmpty && !old.needsSolving)
    }
    sim.settle()
    #expect(old.solutions == solutions)
    #expect(label.frame.size == CGSize(width: 50, height: 20))
  }

  @Test func `a layout without changes does not solve again`() throws {
    let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = label(in: card)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    sim.doing { card.layoutIfNeeded() }
    let engine = try #require(card.autoLayout?.hostedEngine)
    let solutions = engine.solutions
    #expect(!engine.needsSolving && !card.node.pointee.flags.contains(.needsSolving))
    sim.doing {
      card.setNeedsLayout()
      card.layoutIfNeeded()
    }
    #expect(engine.solutions == solutions)
    sim.doing {
      width.constant = 60
      card.layoutIfNeeded()
    }
    #expect(engine.solutions == solutions + 1 && label.frame.width == 60)
  }

  @Test func `an engine that loses its tree during its work gives no solution (F-2)`() {
    for inActivation in [false, true] {
      let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
      let window = inActivation ? UIWindow(frame: card.frame) : nil
      let top = window ?? card
      if let window { window.addSubview(card) }
      let label = label(in: card)
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3).isActive = true
      sim.doing { top.layoutIfNeeded() }
      let old = top.autoLayout?.hostedEngine
      let solutions = old?.solutions
      label.onSize = { [root] label in
        label.onSize = nil
        root.view.addSubview(top)
      }
      sim.doing {
        label.invalidateIntrinsicContentSize()
        if inActivation {
          label.topAnchor.constraint(equalTo: card.topAnchor, constant: 4).isActive = true
        } else {
          card.layoutIfNeeded()
        }
      }
      #expect(top.superview === root.view && old?.solutions == solutions)
      #expect(label.frame.minX == 3 && label.frame.minY == (inActivation ? 4 : 0))
      sim.doing { top.removeFromSuperview() }
    }
  }

  @Test func `a tree may move into another and back during an alignment query (F-2)`() {
    let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = label(in: card)
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3).isActive = true
    label.onAlignment = { [root] label in
      label.onAlignment = nil
      root.view.addSubview(card)
      card.removeFromSuperview()
    }
    sim.doing { card.layoutIfNeeded() }
    sim.doing {
      card.setNeedsLayout()
      card.layoutIfNeeded()
    }
    #expect(card.superview == nil && label.frame.minX == 3)
  }

  @Test func `a conflict is reported once even if its tree moves into another (F-2)`() throws {
    let (sim, root) = try launched("iphone-6", .iOS(9))
    let card = sim.perform { ResizedView() }
    card.translatesAutoresizingMaskIntoConstraints = false
    for width in [30.0, 40] { card.widthAnchor.constraint(equalToConstant: width).isActive = true }
    card.onBounds = { card in
      card.onBounds = nil
      root.view.addSubview(card)
    }
    let events = sim.events { sim.doing { card.layoutIfNeeded() } }
    #expect(card.superview === root.view)
    #expect(events.named("conflict").count == 1)
  }

  @Test func `a setter may move a tree that its constraints resize`() {
    let card = ResizedView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let label = label(in: card)
    for (one, other) in [
      (label.leadingAnchor, card.leadingAnchor), (card.trailingAnchor, label.trailingAnchor),
    ] { one.constraint(equalTo: other, constant: 5).isActive = true }
    card.onBounds = { [root] card in
      card.onBounds = nil
      root.view.addSubview(card)
    }
    sim.doing { card.layoutIfNeeded() }
    #expect(card.superview === root.view && label.frame.minX == 5 && card.frame.width == 20)
  }

  @Test func `a subview may move its superview while it is laid out`() {
    let card = UIView("card", CGRect(x: 0, y: 0, width: 100, height: 40))
    var resized: [ResizedView] = []
    for index in 0..<40 {
      let view = ResizedView()
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: CGFloat(index + 1)).isActive = true
      resized.append(view)
    }
    resized[3].onBounds = { [root] view in
      view.onBounds = nil
      root.view.addSubview(card)
    }
    sim.doing { card.layoutIfNeeded() }
    #expect(card.superview === root.view)
    #expect(resized.map(\.frame.width) == (1...40).map { CGFloat($0) })
  }

  @Test func `views may be added and removed during alignment queries`() {
    let box = UIView("box", CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<4).map { _ in label(in: box) }
    for (index, view) in views.enumerated() {
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: CGFloat(index))
        .isActive = true
    }
    let added = QueriedView()
    added.translatesAutoresizingMaskIntoConstraints = false
    let other = UIView("other", CGRect(x: 0, y: 0, width: 10, height: 10))
    views[0].onAlignment = { view in
      view.onAlignment = nil
      views[1].removeFromSuperview()
      other.addSubview(views[2])
      views[2].leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 7).isActive = true
      box.addSubview(added)
      added.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 9).isActive = true
    }
    sim.doing {
      root.view.addSubview(other)
      root.view.addSubview(box)
    }
    #expect(views[1].node.pointee.variablesEngine == nil)
    #expect(views[2].frame.minX == 7 && views[3].frame.minX == 3 && added.frame.minX == 9)
  }

  @Test func `a view may leave in its alignment query, and the later ones stay (F-2)`() {
    let box = UIView("box", CGRect(x: 0, y: 0, width: 200, height: 100))
    let other = UIView("other", CGRect(x: 0, y: 0, width: 10, height: 10))
    let views = (0..<4).map { _ in label(in: box) }
    for (index, view) in views.enumerated() {
      view.widthAnchor.constraint(equalToConstant: CGFloat(20 + index)).isActive = true
    }
    // The one that is being queried, and one queried before.
    views[1].onAlignment = { view in
      view.onAlignment = nil
      other.addSubview(views[0])
      other.addSubview(view)
    }
    sim.machine.checker = Checker { Issue.record("\($0)") }
    sim.doing { root.view.addSubview(box) }
    #expect(views[2...].map(\.frame.width) == [22, 23])
    sim.doing { other.layoutIfNeeded() }
    #expect(views[..<2].map(\.frame.width) == [20, 21])
  }

  @Test func `a view that has left before its tree is solved is not included (F-2)`() {
    let box = UIView("box", CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = label(in: box)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let stayingLabel = label(in: root.view)
    stayingLabel.widthAnchor.constraint(equalToConstant: 30).isActive = true
    sim.settle()
    sim.doing {
      root.view.addSubview(box)
      box.removeFromSuperview()
    }
    sim.doing { box.layoutIfNeeded() }
    #expect(view.frame.width == 50 && stayingLabel.frame.width == 30)
  }

  @Test
  func `a fitting size frees the layout variables of leaving views, and leaks none of its own`() {
    let box = UIView("box", CGRect(x: 0, y: 0, width: 200, height: 100))
    root.view.addSubview(box)
    let views = (0..<4).map { _ in label(in: box) }
    for view in views {
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 2).isActive = true
      view.firstBaselineAnchor.constraint(equalTo: views[0].firstBaselineAnchor).isActive = true
    }
    sim.settle()
    sim.machine.checker = Checker { Issue.record("\($0)") }
    let added = QueriedView()
    added.translatesAutoresizingMaskIntoConstraints = false
    var isDone = false
    views[1].onBaseline = { _ in
      guard !isDone, box.node.pointee.variablesEngine?.object.isThrowaway == true else {
        return
      }
      isDone = true
      views[2].removeFromSuperview()
      box.addSubview(added)
      added.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6).isActive = true
      #expect(views[2].node.pointee.variablesEngine == nil)
      #expect(box.layoutEngine?.isThrowaway == false)
    }
    sim.doing { _ = box.systemLayoutSizeFitting(.zero) }
    #expect(isDone && views[2].node.pointee.variablesEngine == nil && added.frame.minX == 6)
    #expect(added.node.pointee.variablesEngine?.object.isThrowaway == false)
  }
}

/// A view of 10 × 10 points that runs a block when layout queries it.
private final class QueriedView: UIView {
  var onSize: ((QueriedView) -> Void)?
  var onAlignment: ((QueriedView) -> Void)?
  var onBaseline: ((QueriedView) -> Void)?

  override var intrinsicContentSize: CGSize {
    onSize?(self)
    return CGSize(width: 10, height: 10)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    onAlignment?(self)
    return .zero
  }
  override var forFirstBaselineLayout: UIView {
    onBaseline?(self)
    return self
  }
}

/// A view that runs a block when its bounds change.
private final class ResizedView: UIView {
  var onBounds: ((ResizedView) -> Void)?
  override var bounds: CGRect { didSet { onBounds?(self) } }
}
