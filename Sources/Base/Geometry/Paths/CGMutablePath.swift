#if !canImport(Darwin)
  public import Foundation

  /// A path of lines and curves that can be changed.
  ///
  /// Elements with infinite or NaN numbers, and lines and curves without a current point, are
  /// ignored. Core Graphics ignores them too, and logs them.
  ///
  /// Source: Apple, CGMutablePath.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init([]) }

    package override init(_ elements: [PathElement], _ transform: CGAffineTransform = .identity) {
      super.init(elements, transform)
    }

    /// Adds an element if there is a current point, or the element is a move.
    private func add(_ element: PathElement, _ transform: CGAffineTransform = .identity) {
      guard element.hasFinitePoints else { return }
      let element = transform == .identity ? element : element.mapped { $0.applying(transform) }
      switch element {
      case .move:
        // Of consecutive moves only the last one counts.
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

    /// Adds a quadratic curve.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add(.quad(control, end), transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      add(.curve(control1, control2, end), transform)
    }

    /// Closes the subpath with a line to its start.
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

    /// Adds a line to the start of an arc, and the arc, with growing angles unless it is clockwise.
    ///
    /// `clockwise` refers to a y axis that points up: on a screen, `clockwise: false` is clockwise.
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

    /// Adds an arc tangent to the line from the current point to a corner and to the line from
    /// there.
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

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      add(path.elements, transform)
    }
  }

  extension CGAffineTransform {
    /// True if the transform can be inverted.
    fileprivate var isInvertible: Bool {
      let determinant = a * d - b * c
      return determinant != 0 && determinant.isFinite
    }
  }
#endif
