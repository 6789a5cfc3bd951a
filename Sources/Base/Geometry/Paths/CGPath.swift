#if !canImport(Darwin)
  public import Foundation

  /// Lines and curves, which never change.
  ///
  /// Source: Apple, CGPath.
  public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The steps; only a mutable path changes them.
    package internal(set) final var elements: [PathElement]

    package init(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) {
      self.elements =
        transform == .identity ? elements : elements.map { $0.mapped { $0.applying(transform) } }
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
      self.init(PathShapes.rect(rect), transform?.pointee ?? .identity)
    }

    /// Creates an ellipse in a rectangle.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
      self.init(PathShapes.ellipse(rect), transform?.pointee ?? .identity)
    }

    /// Creates a rectangle whose corners are quarters of ellipses; radii beyond half a side count as that.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
      self.init(
        PathShapes.roundedRect(rect, .allCorners, width: cornerWidth, height: cornerHeight),
        transform?.pointee ?? .identity)
    }

    /// True if there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last step, after a close the start of its subpath; zero in an empty path.
    public var currentPoint: CGPoint {
      if let end = elements.last?.points.last { return end }
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return .zero
    }

    /// The smallest rectangle with all points, control points too; null in an empty path.
    ///
    /// See: L-PATH-1.
    public var boundingBox: CGRect { PathGeometry(elements: elements).controlPointBox }

    /// The smallest rectangle with all that the path passes through; null in an empty path.
    ///
    /// See: L-PATH-1.
    public var boundingBoxOfPath: CGRect { PathGeometry(elements: elements).pathBox }

    /// True if a point, mapped by a transform, would be painted when the path is filled.
    ///
    /// See: L-PATH-2.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      PathGeometry(elements: elements)
        .contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// A copy.
    public func copy() -> CGPath? { CGPath(elements) }

    /// A copy of which each point is mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements, transform?.pointee ?? .identity)
    }

    /// A copy that can change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// A copy that can change, of which each point is mapped.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(elements, transform?.pointee ?? .identity)
    }

    /// Runs a closure with each step; its points are there during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in elements {
        var points = element.points
        points.withUnsafeMutableBufferPointer { buffer in
          // A close has no points, and an empty array no address.
          withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
            var element = CGPathElement(
              type: element.type, points: buffer.baseAddress ?? none.baseAddress!)
            withUnsafePointer(to: &element, block)
          }
        }
      }
    }

    /// True if two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// The steps, such as `moveto (0, 0) lineto (10, 0) closepath`.
    public var description: String {
      elements.map(\.text).joined(separator: " ")
    }
  }

  extension PathElement {
    fileprivate var type: CGPathElementType {
      switch self {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quad: .addQuadCurveToPoint
      case .curve: .addCurveToPoint
      case .close: .closeSubpath
      }
    }

    fileprivate var text: String {
      let name =
        switch self {
        case .move: "moveto"
        case .line: "lineto"
        case .quad: "quadto"
        case .curve: "curveto"
        case .close: "closepath"
        }
      return ([name] + points.map(MeasureText.point)).joined(separator: " ")
    }
  }

  /// The rule for the points that a path encloses.
  public enum CGPathFillRule: Int32, Hashable, Sendable {
    /// Inside are points with a winding number other than 0.
    case winding = 0
    /// Inside are points from which a ray crosses an odd number of lines.
    case evenOdd = 1
  }

  /// The kind of a step of a path.
  ///
  /// Source: Apple, CGPathElementType, with its raw values.
  public enum CGPathElementType: Int32, Hashable, Sendable {
    /// A new subpath begins; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A curve of the second degree; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A curve of the third degree; its control points and its end.
    case addCurveToPoint = 3
    /// Back to the start of the subpath; no point.
    case closeSubpath = 4
  }

  /// A step of a path, as `applyWithBlock(_:)` hands it over.
  public struct CGPathElement {
    /// The kind, which says how many points there are.
    public var type: CGPathElementType
    /// The points, control points first.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a step.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// The form of the ends of a line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// A half circle beyond the end.
    case round = 1
    /// A half square beyond the end.
    case square = 2
  }

  /// The form of the corners of a line.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A point.
    case miter = 0
    /// A part of a circle.
    case round = 1
    /// Cut off.
    case bevel = 2
  }
#endif
