public import Foundation
public import GimbalGeometry

/// Lines and curves, and how they would be drawn.
///
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  private final var path: CGMutablePath
  private final var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Creating

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners: quarters of circles, where UIKit rounds a little more than the
  /// corner.
  ///
  /// See: L-PATH-3.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        PathShapes.roundedRect(
          rect, corners, width: cornerRadii.width, height: cornerRadii.height)))
  }

  /// Creates an arc, clockwise as it is seen on a screen; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the steps of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// A copy with the same steps and the same way to draw them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    return copy
  }

  // MARK: Adding

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line; ignored without a current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points; ignored without a current point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point; ignored without a current point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a line to the start of an arc, and the arc; clockwise as it is seen on a screen.
  ///
  /// See: L-PATH-3.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Goes back to the start of the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// The path from its end to its beginning.
  ///
  /// See: L-PATH-4.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(PathGeometry(elements: path.elements).reversed))
  }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.elements, transform)
  }

  // MARK: Asking

  /// The steps; setting copies them.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// True if there are no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle with all points, control points too; null in an empty path.
  ///
  /// See: L-PATH-1.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last step, after a close the start of its subpath; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// True if a point would be painted when the path is filled by its own rule.
  ///
  /// See: L-PATH-2.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The width of lines, in points; stored only.
  @Settable open var lineWidth: CGFloat = 1
  /// The form of the ends of lines; stored only.
  @Settable open var lineCapStyle: CGLineCap = .butt
  /// The form of corners; stored only.
  @Settable open var lineJoinStyle: CGLineJoin = .miter
  /// The longest point of a corner, in widths of the line; stored only.
  @Settable open var miterLimit: CGFloat = 10
  /// The distance by which drawn curves may differ from true ones, in points; stored only.
  @Settable open var flatness: CGFloat = 0.6
  /// True if what is enclosed goes by the even-odd rule.
  @Settable open var usesEvenOddFillRule = false

  /// Stores lengths of dashes and gaps, in points; they have no effect.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Writes the lengths of dashes and gaps, their number and where they begin.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  /// True if two paths have the same steps.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath).map { $0.path == path } ?? false
  }

  /// A hash of the steps.
  open override var hash: Int { path.hashValue }
}
