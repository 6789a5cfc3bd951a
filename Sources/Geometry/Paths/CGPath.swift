#if !canImport(Darwin)
  public import Foundation

  /// A shape of straight and curved lines: what shape layers keep.
  ///
  /// Source: Apple, CGPath.
  public final class CGPath: Hashable, Sendable {
    /// The corners and control points, in their order.
    package let points: [CGPoint]

    package init(points: [CGPoint]) { self.points = points }

    /// Creates the outline of a rectangle, through a transform where one is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      let map = transform?.pointee ?? .identity
      self.init(points: corners.map { $0.applying(map) })
    }

    /// True if the path has no points.
    public var isEmpty: Bool { points.isEmpty }

    /// The box around all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
      guard let first = points.first else { return .null }
      return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }

    /// True if two paths have the same points.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.points == right.points }

    /// Hashes the points.
    public func hash(into hasher: inout Hasher) {
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }
  }
#endif
