public import Foundation
public import GimbalGeometry

/// A path of lines and curves, and its drawing properties.
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

  /// Creates a rectangle with rounded corners.
  ///
  /// The corners are quarter circles, where UIKit rounds a little more than the corner.
  ///
  /// See: L-PATH-3.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      cgPath: CGPath(
        PathShapes.roundedRect(
          rect, corners, width: cornerRadii.width, height: cornerRadii.height)))
  }

  /// Creates an arc; clockwise is as seen on a screen, angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// Returns a copy with the same elements and drawing properties.
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

  /// Adds a line to the start of an arc, and the arc; clockwise is as seen on a screen.
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

  /// Closes the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the path from its end to its beginning.
  ///
  /// See: L-PATH-4.
  open func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: CGPath(PathGeometry(elements: path.elements).reversed))
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(path.elements, transform)
  }

  // MARK: Queries

  /// The Core Graphics path; setting it copies the elements.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// True if there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, including control points; null for an empty path.
  ///
  /// See: L-PATH-1.
  open var bounds: CGRect { path.boundingBox }

  /// The end of the last element, after a close the start of its subpath; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns true if filling the path by its own rule would paint a point.
  ///
  /// See: L-PATH-2.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// The line width, in points; stored only.
  @Settable open var lineWidth: CGFloat = 1
  /// The shape of line ends; stored only.
  @Settable open var lineCapStyle: CGLineCap = .butt
  /// The shape of line joins; stored only.
  @Settable open var lineJoinStyle: CGLineJoin = .miter
  /// The miter limit, in line widths; stored only.
  @Settable open var miterLimit: CGFloat = 10
  /// The flatness of drawn curves, in points; stored only.
  @Settable open var flatness: CGFloat = 0.6
  /// True if the even-odd rule is used.
  @Settable open var usesEvenOddFillRule = false

  /// Stores the dash pattern, in points; without effect.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Writes the dash pattern, its count and its phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  /// Returns true for paths with the same elements.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBezierPath).map { $0.path == path } ?? false
  }

  /// A hash of the elements.
  open override var hash: Int { path.hashValue }
}
