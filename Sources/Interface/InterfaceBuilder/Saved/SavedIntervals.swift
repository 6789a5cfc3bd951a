import Foundation
import GimbalInterfaceDocuments

/// The ranges of edges before frames were rounded to pixels and saved.
///
/// Each edge is within half a pixel of its saved position in its superview. Required constraints
/// narrow these ranges. If a range becomes empty, no layout that satisfies them was rounded to the
/// saved frames.
struct SavedIntervals {
  private let positions: SavedFrames
  private var ranges: [SavedEdge: ClosedRange<CGFloat>] = [:]

  /// Begins with a range of half a pixel on both sides of each saved edge.
  init(_ positions: SavedFrames) {
    self.positions = positions
    for (id, frame) in positions.frames {
      let parent = positions.ancestors[id]?.last
      let origin = parent.flatMap { positions.frames[$0]?.origin } ?? frame.origin
      for (edge, value) in [
        (SavedEdge(view: id, isVertical: false, isEnd: false), frame.minX - origin.x),
        (SavedEdge(view: id, isVertical: false, isEnd: true), frame.maxX - origin.x),
        (SavedEdge(view: id, isVertical: true, isEnd: false), frame.minY - origin.y),
        (SavedEdge(view: id, isVertical: true, isEnd: true), frame.maxY - origin.y),
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
    var equations =
      positions.stacks.flatMap(ends)
      + positions.constraints.compactMap { SavedEquation($0.holder, $0.constraint, positions) }
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
    among equations: [SavedEquation], _ ranges: inout [SavedEdge: ClosedRange<CGFloat>]
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
    of equation: SavedEquation, without edge: SavedEdge, _ ranges: [SavedEdge: ClosedRange<CGFloat>]
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
  private func ends(of stack: SavedStack) -> [SavedEquation] {
    guard let frame = positions.frames[stack.stack.id],
      let views = stack.inOrder(in: positions.traits), let first = views.first,
      let last = views.last
    else { return [] }
    let isVertical = stack.isColumn(in: positions.traits)
    func tie(_ view: String, isEnd: Bool, _ value: CGFloat) -> SavedEquation {
      SavedEquation(
        [view], [(SavedEdge(view: view, isVertical: isVertical, isEnd: isEnd), 1)], value)
    }
    let start = isVertical ? stack.space.minY - frame.minY : stack.space.minX - frame.minX
    guard start.magnitude < SavedIntervals.noise else { return [] }
    let size = SavedEquation(
      [last],
      [
        (SavedEdge(view: last, isVertical: isVertical, isEnd: true), 1),
        (SavedEdge(view: stack.stack.id, isVertical: isVertical, isEnd: true), -1),
        (SavedEdge(view: stack.stack.id, isVertical: isVertical, isEnd: false), 1),
      ], 0)
    return [tie(first, isEnd: false, 0), size]
  }
}
