import Foundation
import GimbalInterfaceDocuments

/// The ranges of edges before frames were rounded to pixels and saved.
///
/// Each edge is within half a pixel of its saved position in its superview. Required constraints
/// narrow these ranges. If a range becomes empty, no layout that satisfies them was rounded to the
/// saved frames.
struct SavedIntervals {
  /// An edge of a view: the lower or the higher one along an axis.
  private struct Edge: Hashable, Comparable {
    /// The id of the view.
    let view: String
    /// True for the upper or lower edge.
    let isVertical: Bool
    /// True for the higher coordinate: the right or lower edge.
    let isEnd: Bool

    /// Compares by view, axis and end, for a fixed order of messages.
    static func < (left: Edge, right: Edge) -> Bool {
      (left.view, left.isVertical ? 1 : 0, left.isEnd ? 1 : 0)
        < (right.view, right.isVertical ? 1 : 0, right.isEnd ? 1 : 0)
    }
  }

  private struct Equation {
    /// The constraint; nil for an equation of a stack view.
    let constraint: ConstraintDescription?
    /// The ids of the views in the equation.
    let items: [String]
    /// The edges and their factors, whose sum is `constant`.
    let terms: [(edge: Edge, factor: CGFloat)]
    /// The constant, in points.
    let constant: CGFloat
  }

  private let positions: SavedFrames
  private var ranges: [Edge: ClosedRange<CGFloat>] = [:]

  /// Begins with a range of half a pixel on both sides of each saved edge.
  init(_ positions: SavedFrames) {
    self.positions = positions
    for (id, frame) in positions.frames {
      let parent = positions.ancestors[id]?.last
      let origin = parent.flatMap { positions.frames[$0]?.origin } ?? frame.origin
      for (edge, value) in [
        (Edge(view: id, isVertical: false, isEnd: false), frame.minX - origin.x),
        (Edge(view: id, isVertical: false, isEnd: true), frame.maxX - origin.x),
        (Edge(view: id, isVertical: true, isEnd: false), frame.minY - origin.y),
        (Edge(view: id, isVertical: true, isEnd: true), frame.maxY - origin.y),
      ] {
        let spacing = (parent == nil ? 0 : positions.pixel / 2) + SavedIntervals.noise
        ranges[edge] = value - spacing...value + spacing
      }
    }
  }

  /// The rounding of numbers to single precision, in points.
  private static let noise: CGFloat = 0.002

  /// The maximum number of passes over all constraints.
  private static let rounds = 20

  /// Returns the constraints that make ranges empty, one after the other, with the views that they
  /// relate.
  ///
  /// - Complexity: O(constraints) for each round.
  func broken() -> [(constraint: ConstraintDescription, items: [String])] {
    var equations = positions.stacks.flatMap(ends) + positions.constraints.compactMap(equation)
    var found: [(constraint: ConstraintDescription, items: [String])] = []
    while true {
      var current = ranges
      guard let position = conflict(among: equations, &current) else { return found }
      let equation = equations.remove(at: position)
      // A stack's own constraints are checked elsewhere.
      if let constraint = equation.constraint { found.append((constraint, equation.items)) }
    }
  }

  /// Narrows all ranges, and returns the first equation that makes one empty.
  private func conflict(
    among equations: [Equation], _ ranges: inout [Edge: ClosedRange<CGFloat>]
  ) -> Int? {
    for _ in 0..<SavedIntervals.rounds {
      var hasChanged = false
      for (position, equation) in equations.enumerated() {
        for (edge, factor) in equation.terms {
          guard let range = ranges[edge] else { continue }
          let rest = rest(of: equation, without: edge, ranges)
          let ends = [rest.lowerBound / factor, rest.upperBound / factor]
          let low = max(range.lowerBound, min(ends[0], ends[1]))
          let high = min(range.upperBound, max(ends[0], ends[1]))
          guard low <= high + SavedIntervals.noise / 2 else { return position }
          guard low > range.lowerBound + 0.001 || high < range.upperBound - 0.001 else { continue }
          ranges[edge] = min(low, high)...max(low, high)
          hasChanged = true
        }
      }
      if !hasChanged { return nil }
    }
    return nil
  }

  /// Returns the range of an edge's term, from those of all others.
  private func rest(
    of equation: Equation, without edge: Edge, _ ranges: [Edge: ClosedRange<CGFloat>]
  ) -> ClosedRange<CGFloat> {
    var (low, high) = (equation.constant, equation.constant)
    for (other, factor) in equation.terms where other != edge {
      guard let range = ranges[other] else { continue }
      let ends = [-factor * range.lowerBound, -factor * range.upperBound]
      low += min(ends[0], ends[1])
      high += max(ends[0], ends[1])
    }
    return low...high
  }

  /// Returns the equations by which the first and the last view of a stack are at its ends.
  private func ends(of stack: SavedStack) -> [Equation] {
    guard let frame = positions.frames[stack.stack.id],
      let views = stack.inOrder(in: positions.traits), let first = views.first,
      let last = views.last
    else { return [] }
    let isVertical = stack.isColumn(in: positions.traits)
    func tie(_ view: String, isEnd: Bool, _ value: CGFloat) -> Equation {
      Equation(
        constraint: nil, items: [view],
        terms: [(Edge(view: view, isVertical: isVertical, isEnd: isEnd), 1)], constant: value)
    }
    let start = isVertical ? stack.space.minY - frame.minY : stack.space.minX - frame.minX
    guard start.magnitude < SavedIntervals.noise else { return [] }
    let size = Equation(
      constraint: nil, items: [last],
      terms: [
        (Edge(view: last, isVertical: isVertical, isEnd: true), 1),
        (Edge(view: stack.stack.id, isVertical: isVertical, isEnd: true), -1),
        (Edge(view: stack.stack.id, isVertical: isVertical, isEnd: false), 1),
      ], constant: 0)
    return [tie(first, isEnd: false, 0), size]
  }

  /// Returns a required equality as a sum of edges; nil if it does not follow from edges alone.
  private func equation(
    _ holder: String, _ constraint: ConstraintDescription
  ) -> Equation? {
    guard constraint.relation == .equal,
      constraint.priority.value(in: positions.traits) >= 1000
    else { return nil }
    let first = constraint.firstItem ?? holder
    var terms: [Edge: CGFloat] = [:]
    guard add(constraint.firstAttribute, of: first, from: holder, 1, &terms) else { return nil }
    if let attribute = constraint.secondAttribute {
      let second = constraint.secondItem ?? holder
      guard !positions.isContent(first, of: second), !positions.isContent(second, of: first),
        add(attribute, of: second, from: holder, -CGFloat(constraint.multiplier), &terms)
      else { return nil }
    }
    let known = terms.filter { $0.value.magnitude > 0.0001 }
    guard !known.isEmpty else { return nil }
    return Equation(
      constraint: constraint, items: [first, constraint.secondItem].compactMap(\.self),
      terms: known.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 },
      constant: CGFloat(constraint.constant.value(in: positions.traits)))
  }

  /// Adds an attribute of a view, in the coordinates of the view that contains the constraint.
  private func add(
    _ attribute: ConstraintDescription.Attribute, of item: String, from holder: String,
    _ factor: CGFloat, _ terms: inout [Edge: CGFloat]
  ) -> Bool {
    let id = positions.clearSides(attribute, item) ?? item
    guard positions.frames[id] != nil, positions.frames[holder] != nil,
      !positions.mirrored.contains(id)
    else { return false }
    func add(_ isVertical: Bool, start: CGFloat, end: CGFloat) {
      func addFactor(_ id: String, isEnd: Bool, _ factor: CGFloat) {
        terms[Edge(view: id, isVertical: isVertical, isEnd: isEnd), default: 0] += factor
      }
      addFactor(id, isEnd: false, factor * start)
      addFactor(id, isEnd: true, factor * end)
      // Only relative to the holder's origin, because the positions of common ancestors cancel out.
      for view in positions.ancestors[id] ?? [] {
        addFactor(view, isEnd: false, factor * (start + end))
      }
      for view in (positions.ancestors[holder] ?? []) + [holder] {
        addFactor(view, isEnd: false, -factor * (start + end))
      }
    }
    switch attribute {
    case .left, .leading: add(false, start: 1, end: 0)
    case .right, .trailing: add(false, start: 0, end: 1)
    case .centerX: add(false, start: 0.5, end: 0.5)
    case .width: add(false, start: -1, end: 1)
    case .top: add(true, start: 1, end: 0)
    case .bottom: add(true, start: 0, end: 1)
    case .centerY: add(true, start: 0.5, end: 0.5)
    case .height: add(true, start: -1, end: 1)
    default: return false
    }
    return true
  }
}
