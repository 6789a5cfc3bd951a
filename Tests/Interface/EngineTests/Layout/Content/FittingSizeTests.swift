import Foundation
import Gimbal
import GimbalSolver
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalEngine

/// The fitting size of a view's constraints (L-SIZE-7).
@MainActor @Suite(.simulator("iphone-15-pro")) struct FittingSizeTests {
  private final class Stand: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 30) }
  }

  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func fill(_ box: UIView) {
    let stand = Stand()
    stand.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stand)
    NSLayoutConstraint.activate([
      stand.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      stand.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
      stand.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      stand.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
  }

  @Test(
    arguments: [
      ("iphone-15-pro", 173.5, 521.0 / 3), ("iphone-15-pro", 173.25, 520.0 / 3),
      ("iphone-8", 173.25, 173.5), ("iphone-8", 173.5, 173.5), ("iphone-8", 173, 173),
    ] as [(String, CGFloat, CGFloat)])
  func `the fitting size is rounded up to the pixel grid (V-42)`(
    _ slug: String, _ length: CGFloat, _ expected: CGFloat
  ) throws {
    let sim = try device(slug)
    let fitting = sim.perform { () -> CGSize in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: length).isActive = true
      view.heightAnchor.constraint(equalToConstant: length).isActive = true
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(abs(fitting.width - expected) < 1e-9 && fitting.width == fitting.height)
  }

  @Test func `the fitting size of a constrained view ignores its surroundings (L-SIZE-7)`() throws {
    let sim = try #require(Simulator.bound)
    let root = Probe("root")
    root.onLoad = { [box] in
      fill(box)
      $0.view.addSubview(box)
    }
    sim.launch(root)

    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size(120, 50))
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == size(120, 50))
    #expect(
      box.systemLayoutSizeFitting(
        size(200, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == size(200, 50))
    // The query does not change the layout.
    root.view.layoutIfNeeded()
    #expect(box.subviews[0].frame == CGRect(x: 10, y: 10, width: 300, height: 460))
  }

  @Test func `a zero length is 0, never -0 (L-SIZE-7)`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: inner.topAnchor),
      box.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: -1),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: -1),
    ])
    let fitting = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == .zero)
    #expect(fitting.width.sign == .plus && fitting.height.sign == .plus)
  }

  /// A view whose content size is the fitting size of another view.
  private final class QueryingView: UIView {
    var other: UIView?
    override var intrinsicContentSize: CGSize {
      other?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
    }
  }

  @Test
  func
    `consecutive and nested fitting queries have independent results (L-SIZE-7)`()
    throws
  {
    let sim = try #require(Simulator.bound)
    fill(box)
    let querying = QueryingView()
    querying.other = box
    let outer = UIView()
    querying.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(querying)
    NSLayoutConstraint.activate([
      querying.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1),
      querying.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -1),
      querying.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2),
      querying.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2),
    ])
    for _ in 0..<3 {
      let sizes = sim.perform {
        [outer, box].map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      }
      #expect(sizes == [size(122, 54), size(120, 50)])
    }
    #expect(box.subviews[0].frame == .zero)
    let spare = box.machine.solving.spareSolver
    #expect(spare.constraintCount == 0 && spare.variableCount == 0)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `a constraint that cannot be solved is reported when a detached view is measured`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let events = sim.events {
      sim.perform {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1e20).isActive = true
        _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }.named("warning")
    #expect(!events.isEmpty)
    #expect(events.allSatisfy { $0.argumentsText.contains("Auto Layout cannot work in") })
  }
}
