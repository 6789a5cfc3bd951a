#if !canImport(Darwin)
  public import Foundation

  /// Lines and curves to which more can be added.
  ///
  /// Elements with numbers that are not finite, and lines and curves without a current point, are ignored, as Core
  /// Graphics does; it logs them too.
  ///
  /// Source: Apple, CGMutablePath.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init([]) }

    package override init(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) {
      super.init(elements, transform)
    }

    /// Adds a step, if there is a place from which it can go on.
    private func add(_ element: PathElement, _ transform: CGAffineTransform = .identity) {
      guard element.hasFinitePoints else { return }
      let element = transform == .identity ? element : element.mapped { $0.applying(transform) }
      switch element {
      case .move:
        // Of moves that follow each other the last holds.
        if case .move = elements.last { elements.removeLast() }
      case .close:
        if isEmpty || elements.last == .close { return }
      case .line, .quad, .curve:
        if isEmpty { return }
      }
      elements.append(element)
    }

    private func add(_ steps: [PathElement], _ transform: CGAffineTransform) {
      for step in steps { add(step, transform) }
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.move(point), transform)
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.line(point), transform)
    }

    /// Begins a subpath and adds lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      add(.move(first), transform)
      for point in points.dropFirst() { add(.line(point), transform) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add(.quad(control, end), transform)
    }

    /// Adds a curve with two control points.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      add(.curve(control1, control2, end), transform)
    }

    /// Goes back to the start of the subpath.
    public func closeSubpath() { add(.close) }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      add(PathShapes.rect(rect), transform)
    }

    /// Adds rectangles as subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse as a subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      add(PathShapes.ellipse(rect), transform)
    }

    /// Adds a rectangle with round corners as a subpath.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(
        PathShapes.roundedRect(rect, .allCorners, width: cornerWidth, height: cornerHeight),
        transform)
    }

    /// Adds a line to the start of an arc, and the arc, by growing angles unless it is clockwise.
    ///
    /// Clockwise is meant where y points up: on a screen `clockwise: false` turns clockwise.
    ///
    /// See: L-PATH-3.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      add(
        PathShapes.arc(
          center: center, radius: radius, start: startAngle, end: endAngle, increasing: !clockwise,
          hasCurrentPoint: !isEmpty), transform)
    }

    /// Adds a line to the start of an arc, and the arc, by an angle from its start.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      add(
        PathShapes.arc(
          center: center, radius: radius, start: startAngle, end: startAngle + delta,
          increasing: delta >= 0, hasCurrentPoint: !isEmpty), transform)
    }

    /// Adds an arc that touches the line from the current point to a corner and the one on from there.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      guard !isEmpty, transform.isInvertible else { return }
      let current = currentPoint.applying(transform.inverted())
      add(
        PathShapes.tangentArc(
          from: current, corner: tangent1End, to: tangent2End, radius: radius)
          ?? [.line(tangent1End)], transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      add(path.elements, transform)
    }
  }

  extension CGAffineTransform {
    /// True if every point comes from one.
    fileprivate var isInvertible: Bool {
      let determinant = a * d - b * c
      return determinant != 0 && determinant.isFinite
    }
  }
#endif
