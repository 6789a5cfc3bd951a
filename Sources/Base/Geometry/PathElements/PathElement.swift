package import Foundation

/// One step of a path.
package enum PathElement: Hashable, Sendable {
  /// A new subpath begins.
  case move(CGPoint)
  case line(CGPoint)
  /// A quadratic curve; its control point comes first.
  case quad(CGPoint, CGPoint)
  /// A cubic curve; its control points come first.
  case curve(CGPoint, CGPoint, CGPoint)
  /// A line back to the start of the subpath.
  case close

  /// The points, control points first; none for `close`.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// Returns the element with its points mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let end): .move(map(end))
    case .line(let end): .line(map(end))
    case .quad(let control, let end): .quad(map(control), map(end))
    case .curve(let first, let second, let end): .curve(map(first), map(second), map(end))
    case .close: .close
    }
  }

  /// True if all numbers are finite; Core Graphics ignores other elements.
  var hasFinitePoints: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

/// A piece of a path between two points: a line or a cubic curve.
struct PathPiece {
  /// The point at which the piece begins.
  let start: CGPoint
  /// The first control point; of a line, its start.
  let first: CGPoint
  /// The second control point; of a line, its end.
  let second: CGPoint
  /// The point at which the piece ends.
  let end: CGPoint
  /// True for a line, false for a curve.
  let isLine: Bool

  init(from start: CGPoint, to end: CGPoint) {
    self.init(start, start, end, end, isLine: true)
  }

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isLine: Bool = false)
  {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
    self.isLine = isLine
  }

  /// Creates the cubic curve that equals a quadratic one.
  init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    self.init(start, toward(start), toward(end), end)
  }

  /// Returns the point at a parameter from 0 to 1.
  func point(_ t: CGFloat) -> CGPoint { CGPoint(x: value(t, \.x), y: value(t, \.y)) }

  private func value(_ t: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    let s = 1 - t
    return s * s * s * start[keyPath: axis] + 3 * s * s * t * first[keyPath: axis]
      + 3 * s * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
  }

  /// Returns the parameters between 0 and 1 of the extrema on an axis.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    if isLine { return [] }
    let p0 = start[keyPath: axis]
    let p1 = first[keyPath: axis]
    let p2 = second[keyPath: axis]
    let p3 = end[keyPath: axis]
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // Adding two numbers of the same sign avoids the cancellation of a difference.
      let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      roots = sum == 0 ? [0] : [sum / a, c / sum]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the signed crossings of the piece with the ray from a point to the right: 1 down, -1
  /// up.
  ///
  /// A piece includes its upper end and not its lower one, so that a corner counts once.
  func winding(around point: CGPoint) -> Int {
    if isLine { return crossing(point, 0, 1) }
    let bounds = [0] + extrema(\.y) + [1]
    return zip(bounds, bounds.dropFirst()).reduce(0) { $0 + crossing(point, $1.0, $1.1) }
  }

  /// Returns the crossing of a part of the piece on which y is monotonic.
  private func crossing(_ point: CGPoint, _ from: CGFloat, _ to: CGFloat) -> Int {
    let top = value(from, \.y)
    let bottom = value(to, \.y)
    guard (top <= point.y) != (bottom <= point.y) else { return 0 }
    let goesDown = top <= point.y
    var x: CGFloat
    if isLine {
      x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    } else {
      var low = from
      var high = to
      // Sixty bisections exhaust the precision of a double.
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (value(middle, \.y) <= point.y) == goesDown { low = middle } else { high = middle }
      }
      x = value((low + high) / 2, \.x)
    }
    return x > point.x ? (goesDown ? 1 : -1) : 0
  }
}

/// The geometry of a sequence of path elements.
package struct PathGeometry {
  /// The elements in their order.
  package let elements: [PathElement]

  package init(elements: [PathElement]) { self.elements = elements }

  /// Returns the lines and curves; with `closing` each subpath is closed, as for a fill.
  func pieces(closing: Bool) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func close() {
      if current != start { pieces.append(PathPiece(from: current, to: start)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closing { close() }
        start = point
        current = point
      case .line(let end):
        pieces.append(PathPiece(from: current, to: end))
        current = end
      case .quad(let control, let end):
        pieces.append(PathPiece(current, quad: control, end))
        current = end
      case .curve(let first, let second, let end):
        pieces.append(PathPiece(current, first, second, end))
        current = end
      case .close:
        close()
        current = start
      }
    }
    if closing { close() }
    return pieces
  }

  /// The bounding box of all points and control points; null without points.
  ///
  /// See: L-PATH-1.
  var controlPointBox: CGRect { Self.box(elements.flatMap(\.points)) }

  /// The bounding box of the lines and curves, without control points (`boundingBoxOfPath`); null
  /// without points.
  ///
  /// Rule: L-PATH-1.
  var pathBox: CGRect {
    var points = elements.compactMap(\.points.last)
    for piece in pieces(closing: false) {
      points += (piece.extrema(\.x) + piece.extrema(\.y)).map(piece.point)
    }
    return Self.box(points)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns true if filling the path by a rule paints a point.
  ///
  /// Points on the top and left borders count as inside, points on the other borders do not.
  ///
  /// - Complexity: O(elements).
  ///
  /// Rule: L-PATH-2.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let winding = pieces(closing: true).reduce(0) { $0 + $1.winding(around: point) }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The elements of the same lines and curves in reverse, the last subpath first.
  ///
  /// Rule: L-PATH-4.
  package var reversed: [PathElement] {
    var subpaths: [[PathElement]] = []
    for element in elements {
      if case .move = element {
        subpaths.append([element])
      } else if subpaths.last?.last == .close {
        // An element after `close` without `move` continues from the start of the subpath.
        subpaths.append([subpaths[subpaths.count - 1][0], element])
      } else if !subpaths.isEmpty {
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths.reversed().flatMap(Self.reversed)
  }

  private static func reversed(_ subpath: [PathElement]) -> [PathElement] {
    let steps = subpath.filter { $0 != .close }
    let ends = steps.compactMap(\.points.last)
    guard let last = ends.last else { return [] }
    var result = [PathElement.move(last)]
    for index in steps.indices.dropFirst().reversed() {
      let end = ends[index - 1]
      switch steps[index] {
      case .quad(let control, _): result.append(.quad(control, end))
      case .curve(let first, let second, _): result.append(.curve(second, first, end))
      case .line, .move, .close: result.append(.line(end))
      }
    }
    if subpath.last == .close { result.append(.close) }
    return result
  }
}
