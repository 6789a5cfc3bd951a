import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// The positions and sizes that required constraints determine from the size of the root view.
///
/// A saved frame may agree with each constraint of its view although it violates all of them
/// together: it then agrees with saved frames that violate constraints. Such a frame is out of date
/// too, because no layout of the root view that satisfies the required constraints has it.
struct ImpliedFrames {
  private let positions: SavedFrames
  private let root: String
  private var system = LinearEqualities<SavedEdge>()

  /// Solves the required equalities below a root view; a cell's content has the given frame.
  init(_ positions: SavedFrames, of root: ViewDescription, content: CGRect?) {
    self.positions = positions
    self.root = root.id
    give(root.id, CGRect(origin: .zero, size: positions.frames[root.id]?.size ?? .zero))
    if let id = root.content?.id, let content { give(id, content) }
    for (holder, constraint) in positions.constraints {
      if let equation = SavedEquation(holder, constraint, positions) { add(equation) }
    }
    for stack in positions.stacks { addStack(stack) }
    system.spreadContradictions()
  }

  /// Returns the number of a view's saved frame that the constraints exclude, and by how much; nil
  /// if they allow the frame, or if the layout did not satisfy them.
  func error(of item: FrameComparison) -> (name: String, distance: CGFloat)? {
    let id = item.view.id
    guard id != root, let frame = positions.frames[id],
      let parent = positions.ancestors[id]?.last.flatMap({ positions.frames[$0] })
    else { return nil }
    let (saved, found) = (item.saved, item.found)
    // A number is the difference of two edges, each of which is rounded by half a pixel at most.
    let tolerance = positions.pixel + 0.01
    for (name, isVertical, start, end, value, change) in [
      ("x", false, 1, 0, frame.minX - parent.minX, found.minX - saved.minX),
      ("y", true, 1, 0, frame.minY - parent.minY, found.minY - saved.minY),
      ("width", false, -1, 1, frame.width, found.width - saved.width),
      ("height", true, -1, 1, frame.height, found.height - saved.height),
    ] as [(String, Bool, CGFloat, CGFloat, CGFloat, CGFloat)] {
      let terms = [
        (edge(id, isVertical, isEnd: false), start), (edge(id, isVertical, isEnd: true), end),
      ]
      guard let implied = system.value(of: terms), (implied - value).magnitude > tolerance,
        (implied - value - change).magnitude <= tolerance
      else { continue }
      return (name, (implied - value).magnitude)
    }
    return nil
  }

  /// Returns true if required constraints contradict each other along an axis on which the computed
  /// frame differs from the saved one.
  func isContradicted(_ item: FrameComparison) -> Bool {
    let (saved, found) = (item.saved, item.found)
    let differs = [
      false: max((saved.minX - found.minX).magnitude, (saved.width - found.width).magnitude),
      true: max((saved.minY - found.minY).magnitude, (saved.height - found.height).magnitude),
    ]
    return differs.contains { isVertical, difference in
      difference > 0.501
        && [false, true].contains {
          system.isContradicted(edge(item.view.id, isVertical, isEnd: $0))
        }
    }
  }

  private mutating func add(_ equation: SavedEquation) {
    system.add(equation.terms.map { ($0.edge, $0.factor) }, equals: equation.constant)
  }

  private mutating func give(_ id: String, _ frame: CGRect) {
    system.give(edge(id, false, isEnd: false), frame.minX)
    system.give(edge(id, false, isEnd: true), frame.maxX)
    system.give(edge(id, true, isEnd: false), frame.minY)
    system.give(edge(id, true, isEnd: true), frame.maxY)
  }

  /// Adds the equations of a stack view.
  ///
  /// See: L-STACK-1.
  private mutating func addStack(_ stack: SavedStack) {
    guard let frame = positions.frames[stack.stack.id] else { return }
    let traits = positions.traits
    let isVertical = stack.isColumn(in: traits)
    let low = isVertical ? stack.space.minY - frame.minY : stack.space.minX - frame.minX
    let high = isVertical ? frame.maxY - stack.space.maxY : frame.maxX - stack.space.maxX
    let ids = stack.arranged.map(\.id)
    guard let first = ids.first, let last = ids.last else { return }
    add(start: first, low, isVertical)
    add(end: last, high, in: stack, isVertical)
    let distribution = stack.stack.attribute("distribution", in: traits)
    if distribution != "equalSpacing", distribution != "equalCentering",
      stack.stack.markup["spacingType"] == nil,
      stack.stack.markup["baselineRelativeArrangement"] == nil
    {
      let spacing = stack.stack.attribute("spacing", in: traits).flatMap(Double.init) ?? 0
      for (one, next) in zip(ids, ids.dropFirst()) {
        let terms = [
          (edge(next, isVertical, isEnd: false), CGFloat(1)),
          (edge(one, isVertical, isEnd: true), -1),
        ]
        add(SavedEquation([one, next], terms, CGFloat(spacing)))
      }
    }
    if distribution == "fillEqually" {
      for id in ids.dropFirst() {
        add(SavedEquation([first, id], length(first, 1) + length(id, -1), 0))
      }
    }
    func length(_ id: String, _ factor: CGFloat) -> [(edge: SavedEdge, factor: CGFloat)] {
      [(edge(id, isVertical, isEnd: true), factor), (edge(id, isVertical, isEnd: false), -factor)]
    }
    addSides(of: stack, frame)
  }

  /// Adds the equations across a stack's axis.
  private mutating func addSides(of stack: SavedStack, _ frame: CGRect) {
    let isVertical = !stack.isColumn(in: positions.traits)
    let low = isVertical ? stack.space.minY - frame.minY : stack.space.minX - frame.minX
    let high = isVertical ? frame.maxY - stack.space.maxY : frame.maxX - stack.space.maxX
    let alignment = stack.stack.attribute("alignment", in: positions.traits)
    for (id, _) in stack.arranged {
      if alignment == nil || alignment == "top" || alignment == "leading" {
        add(start: id, low, isVertical)
      }
      if alignment == nil || alignment == "bottom" || alignment == "trailing" {
        add(end: id, high, in: stack, isVertical)
      }
      if alignment == "center" {
        let terms = [
          (edge(id, isVertical, isEnd: false), CGFloat(1)),
          (edge(id, isVertical, isEnd: true), 1),
          (edge(stack.stack.id, isVertical, isEnd: true), -1),
          (edge(stack.stack.id, isVertical, isEnd: false), 1),
        ]
        add(SavedEquation([id], terms, low - high))
      }
    }
  }

  private mutating func add(start id: String, _ inset: CGFloat, _ isVertical: Bool) {
    add(SavedEquation([id], [(edge(id, isVertical, isEnd: false), 1)], inset))
  }

  private mutating func add(
    end id: String, _ inset: CGFloat, in stack: SavedStack, _ isVertical: Bool
  ) {
    let terms = [
      (edge(id, isVertical, isEnd: true), CGFloat(1)),
      (edge(stack.stack.id, isVertical, isEnd: true), -1),
      (edge(stack.stack.id, isVertical, isEnd: false), 1),
    ]
    add(SavedEquation([id], terms, -inset))
  }

  private func edge(_ id: String, _ isVertical: Bool, isEnd: Bool) -> SavedEdge {
    SavedEdge(view: id, isVertical: isVertical, isEnd: isEnd)
  }
}
