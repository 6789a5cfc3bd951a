#if !canImport(Darwin)
  public import Foundation

  /// An immutable path of lines and curves.
  ///
  /// Source: Apple, CGPath.
  public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The elements; only a mutable path changes them.
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

    /// Creates a rectangle with corners of quarter ellipses; radii are limited to half a side.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
      self.init(
        PathShapes.roundedRect(rect, .allCorners, width: cornerWidth, height: cornerHeight),
        transform?.pointee ?? .identity)
    }

    /// True if there are no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element, or the subpath's start after a close; zero in an empty path.
    public var currentPoint: CGPoint {
      if let end = elements.last?.points.last { return end }
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return .zero
    }

    /// The bounding box of all points and control points; null in an empty path.
    ///
    /// See: L-PATH-1.
    public var boundingBox: CGRect { PathGeometry(elements: elements).controlPointBox }

    /// The bounding box of the path itself; null in an empty path.
    ///
    /// See: L-PATH-1.
    public var boundingBoxOfPath: CGRect { PathGeometry(elements: elements).pathBox }

    /// Returns true if filling the path paints a point, after the point is transformed.
    ///
    /// See: L-PATH-2.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      PathGeometry(elements: elements)
        .contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(elements) }

    /// Returns a copy with each point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements, transform?.pointee ?? .identity)
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    /// Returns a mutable copy with each point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(elements, transform?.pointee ?? .identity)
    }

    /// Calls a closure with each element; its points are valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in elements {
        var points = element.points
        points.withUnsafeMutableBufferPointer { buffer in
          // A close has no points, and an empty array has no address.
          withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
            var element = CGPathElement(
              type: element.type, points: buffer.baseAddress ?? none.baseAddress!)
            withUnsafePointer(to: &element, block)
          }
        }
      }
    }

    /// Returns true if two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// The elements, such as `moveto (0, 0) lineto (10, 0) closepath`.
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

  /// The rule that determines the inside of a path.
  public enum CGPathFillRule: Int32, Hashable, Sendable {
    /// Inside are points with a winding number other than 0.
    case winding = 0
    /// Inside are points from which a ray crosses an odd number of lines.
    case evenOdd = 1
  }

  /// The kind of a path element.
  ///
  /// Source: Apple, CGPathElementType, with its raw values.
  public enum CGPathElementType: Int32, Hashable, Sendable {
    /// A new subpath begins; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; its control points and its end.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no point.
    case closeSubpath = 4
  }

  /// A path element, as `applyWithBlock(_:)` passes it.
  public struct CGPathElement {
    /// The kind, which determines the number of points.
    public var type: CGPathElementType
    /// The points, control points first.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// The shape of the ends of a line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line is cut off at its end.
    case butt = 0
    /// A half circle extends beyond the line's end.
    case round = 1
    /// A half square extends beyond the line's end.
    case square = 2
  }

  /// The shape of the corners of a line.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are extended until they meet in a point.
    case miter = 0
    /// The corner is rounded with a part of a circle.
    case round = 1
    /// The corner is cut off with a straight line.
    case bevel = 2
  }
#endif
