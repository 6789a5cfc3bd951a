package import Foundation

/// A traversal along the lines and curves of a path, from corner to corner, without gaps of
/// subpaths.
///
/// See: L-ANIM-10.
package struct PathTraversal {
  private let pieces: [PathPiece]
  /// The lengths of the pieces, in points.
  package let lengths: [CGFloat]
  /// The lengths from each piece's start to the ends of its parts.
  private let sums: [[CGFloat]]

  /// The number of parts by which a curve's length is measured.
  private static let partCount = 64

  package init(_ elements: [PathElement]) {
    pieces = PathGeometry(elements: elements).pieces(closing: false)
    sums = pieces.map { piece in
      var (sum, last, list) = (CGFloat(0), piece.start, [CGFloat(0)])
      let count = piece.isLine ? 1 : PathTraversal.partCount
      for part in 1...count {
        let next = piece.point(CGFloat(part) / CGFloat(count))
        sum += hypot(next.x - last.x, next.y - last.y)
        list.append(sum)
        last = next
      }
      return list
    }
    lengths = sums.map { $0[$0.count - 1] }
  }

  /// The number of lines and curves.
  package var count: Int { pieces.count }

  /// Returns the corner where a piece begins, or with `count` where the last one ends.
  package func corner(_ index: Int) -> CGPoint {
    index < pieces.count ? pieces[index].start : pieces[pieces.count - 1].end
  }

  /// Returns the point at a share of a piece's length.
  package func point(_ index: Int, _ share: CGFloat) -> CGPoint {
    let piece = pieces[index]
    // The parameter of a line is proportional to its length only if it is not evaluated as a curve.
    guard piece.isLine else { return piece.point(parameter(index, share)) }
    return CGPoint(
      x: piece.start.x + (piece.end.x - piece.start.x) * share,
      y: piece.start.y + (piece.end.y - piece.start.y) * share)
  }

  /// Returns the direction at the point, clockwise from the right, in radians.
  package func direction(_ index: Int, _ share: CGFloat) -> CGFloat {
    let (piece, t) = (pieces[index], parameter(index, share))
    let step: CGFloat = 1e-4
    let (from, to) = (piece.point(max(t - step, 0)), piece.point(min(t + step, 1)))
    return atan2(to.y - from.y, to.x - from.x)
  }

  /// Returns the curve's parameter at a share of its length.
  private func parameter(_ index: Int, _ share: CGFloat) -> CGFloat {
    let (list, count) = (sums[index], sums[index].count - 1)
    if count == 1 { return share }
    let expected = share * lengths[index]
    guard expected > 0 else { return 0 }
    guard let next = list.firstIndex(where: { $0 >= expected }), next > 0 else { return 1 }
    let part = list[next] - list[next - 1]
    return (CGFloat(next - 1) + (part > 0 ? (expected - list[next - 1]) / part : 0))
      / CGFloat(count)
  }
}

extension PathElement {
  /// Returns the interpolation to another element of the same kind; nil for other kinds.
  package func between(_ other: PathElement, _ share: CGFloat) -> PathElement? {
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    switch (self, other) {
    case (.move(let from), .move(let to)): return .move(mix(from, to))
    case (.line(let from), .line(let to)): return .line(mix(from, to))
    case (.quad(let c, let from), .quad(let d, let to)): return .quad(mix(c, d), mix(from, to))
    case (.curve(let a, let b, let from), .curve(let c, let d, let to)):
      return .curve(mix(a, c), mix(b, d), mix(from, to))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
