import Foundation
import Gimbal
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalEngine

/// The constraint of a set that is broken (L-CONF-5), by the rows of its table.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ConflictChoiceTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  /// Activates constraints in this order, and returns the broken one and the set in its list's order.
  private func solve(
    _ constraints: [NSLayoutConstraint]
  ) throws -> (broken: NSLayoutConstraint, set: [NSLayoutConstraint]) {
    let sim = try #require(Simulator.bound)
    var found: [UnsatisfiableConstraints] = []
    sim.onUnsatisfiableConstraints = { found.append($0) }
    defer { sim.onUnsatisfiableConstraints = nil }
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    try #require(found.count == 1)
    return (found[0].broken, found[0].constraints)
  }

  @Test func `of two direct sizes the first listed is broken`() throws {
    let sizes = [44, 0].map { view.heightAnchor.constraint(equalToConstant: $0) }
    let found = try solve(sizes)
    #expect(found.broken === sizes[0])
    #expect(found.set == sizes)
    #expect(view.bounds.height == 0)
  }

  @Test func `of widths 200 and 84 the first listed is broken`() throws {
    let sizes = [200, 84].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let found = try solve(sizes)
    #expect(found.broken === sizes[0])
    #expect(view.bounds.width == 84)
  }

  @Test func `in a frame of height 0 the bottom gap is broken`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    container.addSubview(box)
    box.addSubview(view)
    let bottom = box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    let top = view.topAnchor.constraint(equalTo: box.topAnchor, constant: 8)
    let found = try solve([bottom, top])
    #expect(found.broken === bottom)
    #expect(found.set.count == 3)
    #expect(found.set[0] is NSAutoresizingMaskLayoutConstraint)
    #expect(Array(found.set[1...]) == [bottom, top])
  }

  @Test func `between leading, trailing and a width of 0 the trailing gap is broken`() throws {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    box.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4)
    let trailing = view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10)
    let width = box.widthAnchor.constraint(equalToConstant: 0)
    let found = try solve([leading, trailing, width])
    #expect(found.broken === trailing)
    #expect(found.set == [leading, trailing, width])
  }

  @Test func `in an encapsulated height of 0 the bottom gap is broken`() throws {
    container.frame.size.height = 0
    let top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8)
    let bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    let found = try solve([top, bottom])
    #expect(found.broken === bottom)
    #expect(found.set.last?.identifier == "UIView-Encapsulated-Layout-Height")
  }

  @Test func `a direct width is broken before an encapsulated one`() throws {
    container.frame.size.width = 50
    let width = view.widthAnchor.constraint(equalToConstant: 768)
    let trailing = view.trailingAnchor.constraint(equalTo: container.trailingAnchor)
    let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    let found = try solve([width, trailing, leading])
    #expect(found.broken === width)
    #expect(found.set.count == 4)
    #expect(found.set.last?.identifier == "UIView-Encapsulated-Layout-Width")
    #expect(view.bounds.width == 50)
  }

  @Test func `a direct height among gaps is broken before an encapsulated one`() throws {
    container.frame.size.height = 139.5
    let top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10)
    let height = view.heightAnchor.constraint(equalToConstant: 80)
    let bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10)
    let found = try solve([top, height, bottom])
    #expect(found.broken === height)
    #expect(abs(view.bounds.height - 119.5) < 0.2)
  }

  @Test func `of two far edges the last listed is broken, of sets without one the first`() throws {
    let edges = [0, -5].map {
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: $0)
    }
    #expect(try solve(edges).broken === edges[1])
    #expect(view.frame.maxX == 320)
    let near = ConflictChoice.Member()
    let far = ConflictChoice.Member(isFarEdge: true)
    #expect(ConflictChoice.broken(of: [near, far, near, far, near]) == 3)
    #expect(ConflictChoice.broken(of: [near, near]) == 0)
    #expect(ConflictChoice.broken(of: []) == nil)
  }

  @Test func `of a guide's top and bottom the bottom is broken`() {
    let top = ConflictChoice.Member(isExplicit: false)
    let bottom = ConflictChoice.Member(isExplicit: false, isFarEdge: true)
    let mask = ConflictChoice.Member(isExplicit: false, isSize: true, isFrameSize: true)
    #expect(ConflictChoice.broken(of: [top, bottom]) == 1)
    #expect(ConflictChoice.broken(of: [mask, top, bottom]) == 2)
  }

  @Test func `a mask constraint is never broken while an explicit one is in the set`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    container.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    let found = try solve([leading])
    #expect(found.broken === leading)
    #expect(box.frame.minX == 0)
  }

  @Test func `without far edges and sizes the first listed is broken`() throws {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(other)
    let first = view.leftAnchor.constraint(equalTo: container.leftAnchor)
    let second = view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5)
    let found = try solve([first, second])
    #expect(found.broken === first)
    #expect(view.frame.minX == 5)
  }

  @Test func `a broken constraint stays active and holds again when another of the set is removed`()
    throws
  {
    let sizes = [200, 84].map { view.widthAnchor.constraint(equalToConstant: $0) }
    #expect(try solve(sizes).broken === sizes[0])
    #expect(sizes[0].isActive)
    #expect(view.constraints == sizes)
    sizes[1].isActive = false
    container.layoutIfNeeded()
    #expect(view.bounds.width == 200)
  }

  @Test func `ten thousand contradictions end`() throws {
    let sim = try #require(Simulator.bound)
    var count = 0
    sim.onUnsatisfiableConstraints = { _ in count += 1 }
    defer { sim.onUnsatisfiableConstraints = nil }
    let views = (0..<10_000).map { _ in UIView() }
    for view in views { container.addSubview(view) }
    NSLayoutConstraint.activate(
      views.map { $0.widthAnchor.constraint(equalToConstant: 10) })
    container.layoutIfNeeded()
    #expect(count == 10_000)
  }
}
