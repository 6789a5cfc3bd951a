package import Foundation

/// The path elements of shapes, as Core Graphics creates them.
package enum PathShapes {
  /// Returns a rectangle, from its origin along the top, the right and the bottom.
  static func rect(_ rect: CGRect) -> [PathElement] {
    let rect = rect.standardized
    return [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns an ellipse in a rectangle: four curves, from the middle of the right side downwards.
  ///
  /// See: L-PATH-3.
  static func ellipse(_ rect: CGRect) -> [PathElement] {
    let rect = rect.standardized
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let steps = arc(
      center: .zero, radius: 1, start: 0, end: 2 * .pi, increasing: true, hasCurrentPoint: false)
    return (steps + [.close]).map { $0.mapped { $0.applying(map) } }
  }

  /// Returns an arc of a circle: a line to its start, or a move without a current point, then
  /// curves.
  ///
  /// A curve spans at most a quarter circle; its handles are 4/3 tan(angle / 4) radii long. Angles
  /// are in radians. With `increasing` the angle grows from `start` to `end`, clockwise where y
  /// points down. If the end is on the other side, full circles are added until it follows. An arc
  /// is at most one circle.
  ///
  /// Rule: L-PATH-3.
  static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, increasing: Bool,
    hasCurrentPoint: Bool
  ) -> [PathElement] {
    guard start.isFinite, end.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else {
      return []
    }
    let fullCircle = 2 * CGFloat.pi
    var sweep = increasing ? end - start : start - end
    if sweep < 0 { sweep += fullCircle * (-sweep / fullCircle).rounded(.up) }
    sweep = min(sweep, fullCircle)
    if !increasing { sweep = -sweep }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var steps: [PathElement] = [hasCurrentPoint ? .line(point(start)) : .move(point(start))]
    let count = Int((abs(sweep) / (fullCircle / 4) - 1e-9).rounded(.up))
    guard count > 0 else { return steps }
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + step * CGFloat(index)
      let to = from + step
      let first = point(from)
      let last = point(to)
      steps.append(
        .curve(
          CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
          CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)), last))
    }
    return steps
  }

  /// Returns an arc tangent to two lines: from the current point to a corner, and on from the
  /// corner.
  ///
  /// The result is nil if the two lines form no corner. The caller then adds a straight line to the
  /// point of the corner.
  static func tangentArc(
    from current: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> [PathElement]? {
    let before = CGVector(dx: current.x - corner.x, dy: current.y - corner.y)
    let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = hypot(before.dx, before.dy) * hypot(after.dx, after.dy)
    let cross = before.dx * after.dy - before.dy * after.dx
    guard lengths > 0, radius > 0, abs(cross) > 1e-12 * lengths else { return nil }
    let angle = acos(max(-1, min(1, (before.dx * after.dx + before.dy * after.dy) / lengths)))
    let extent = radius / tan(angle / 2)
    func along(_ way: CGVector, _ length: CGFloat) -> CGPoint {
      let scale = length / hypot(way.dx, way.dy)
      return CGPoint(x: corner.x + way.dx * scale, y: corner.y + way.dy * scale)
    }
    let first = along(before, extent)
    let last = along(after, extent)
    let half = CGVector(
      dx: (first.x + last.x) / 2 - corner.x, dy: (first.y + last.y) / 2 - corner.y)
    let center = along(half, radius / sin(angle / 2))
    return arc(
      center: center, radius: radius, start: atan2(first.y - center.y, first.x - center.x),
      end: atan2(last.y - center.y, last.x - center.x), increasing: cross < 0, hasCurrentPoint: true
    )
  }

  /// Returns a rectangle with some corners as quarters of ellipses, from the end of the top left
  /// one along the top.
  ///
  /// Radii are at most half a side.
  ///
  /// See: L-PATH-3.
  package static func roundedRect(
    _ rect: CGRect, _ corners: UIRectCorner, width: CGFloat, height: CGFloat
  ) -> [PathElement] {
    let rect = rect.standardized
    let width = width > 0 ? min(width, rect.width / 2) : 0
    let height = height > 0 ? min(height, rect.height / 2) : 0
    if corners.isEmpty || width == 0 || height == 0 { return Self.rect(rect) }
    // The part of a radius beyond a handle: 1 - 4/3 tan(π / 8).
    let rest = 1 - 4.0 / 3 * tan(CGFloat.pi / 8)
    var steps: [PathElement] = []
    func corner(_ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
      let isRound = corners.contains(which)
      let across = CGPoint(x: x + (isRound ? toX * width : 0), y: y)
      let down = CGPoint(x: x, y: y + (isRound ? toY * height : 0))
      // At the top right and the bottom left corner the path arrives along x.
      let entersAlongX = toX * toY < 0
      let start = entersAlongX ? across : down
      let end = entersAlongX ? down : across
      steps.append(.line(start))
      guard isRound else { return }
      let alongX = CGPoint(x: x + toX * width * rest, y: y)
      let alongY = CGPoint(x: x, y: y + toY * height * rest)
      steps.append(
        .curve(entersAlongX ? alongX : alongY, entersAlongX ? alongY : alongX, end))
    }
    corner(.topRight, rect.maxX, rect.minY, -1, 1)
    corner(.bottomRight, rect.maxX, rect.maxY, -1, -1)
    corner(.bottomLeft, rect.minX, rect.maxY, 1, -1)
    corner(.topLeft, rect.minX, rect.minY, 1, 1)
    let begin = corners.contains(.topLeft) ? rect.minX + width : rect.minX
    return [.move(CGPoint(x: begin, y: rect.minY))] + steps + [.close]
  }
}
