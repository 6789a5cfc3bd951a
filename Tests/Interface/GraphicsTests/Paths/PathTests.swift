import Foundation
import GimbalGeometry
import GimbalGraphics
import SeededGenerator
import Testing

private func isNear(_ left: CGRect, _ right: CGRect, _ limit: CGFloat = 1e-9) -> Bool {
  abs(left.minX - right.minX) <= limit && abs(left.minY - right.minY) <= limit
    && abs(left.maxX - right.maxX) <= limit && abs(left.maxY - right.maxY) <= limit
}

@Suite("Paths") struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// L-PATH-1.
  @Test func `boundingBoxOfPath encloses the curve, boundingBox its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(CGMutablePath().boundingBox.isNull && UIBezierPath().bounds.isNull)
  }

  @Test func `the box of a curve is that of a thousand points on it`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let points = (0..<4).map { _ in
        CGPoint(
          x: CGFloat.random(in: -100...100, using: &random),
          y: CGFloat.random(in: -100...100, using: &random))
      }
      let path = CGMutablePath()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      var low = points[0]
      var high = points[0]
      for step in 0...1_000 {
        let t = CGFloat(step) / 1_000
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        let x = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x }
        let y = zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }
        low = CGPoint(x: min(low.x, x), y: min(low.y, y))
        high = CGPoint(x: max(high.x, x), y: max(high.y, y))
      }
      let sampled = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      #expect(isNear(path.boundingBoxOfPath, sampled, 1e-3))
    }
  }

  /// L-PATH-3.
  @Test func `ovals and arcs are accurate to three parts in ten thousand`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(isNear(oval.cgPath.boundingBoxOfPath, CGRect(x: -50, y: -50, width: 100, height: 100)))
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      }
      #expect(oval.contains(point(49.98)) && !oval.contains(point(50.02)))
    }
  }

  @Test func `an arc is drawn clockwise on the screen, and counterclockwise on request`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(quarter.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(rest.cgPath.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(abs(rest.currentPoint.x) < 1e-9 && abs(rest.currentPoint.y - 10) < 1e-9)
    let whole = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1 + 20 * .pi, clockwise: true)
    #expect(whole.contains(CGPoint(x: -9.9, y: 0)))
  }

  @Test func `an arc tangent to two lines leaves the first and reaches the second`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 20)))
  }

  /// L-PATH-2.
  @Test func `an area that two circles in one direction enclose twice is inside only by winding`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 10, y: 50)))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    hole.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
    #expect(!hole.contains(middle) && hole.contains(CGPoint(x: 10, y: 50)))
  }

  @Test func `an open path encloses the same area as if it were closed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func `points inside a star polygon agree with a slow count of crossings`() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let corners = (0..<7).map { _ in
        CGPoint(
          x: CGFloat.random(in: 0...100, using: &random),
          y: CGFloat.random(in: 0...100, using: &random))
      }
      let path = CGMutablePath()
      path.addLines(between: corners)
      path.closeSubpath()
      let point = CGPoint(
        x: CGFloat.random(in: 0...100, using: &random),
        y: CGFloat.random(in: 0...100, using: &random))
      // The angles subtended by the sides add up to whole revolutions.
      var rotations = 0.0
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let before = atan2(from.y - point.y, from.x - point.x)
        var sweep = atan2(to.y - point.y, to.x - point.x) - before
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        rotations += Double(sweep)
      }
      let winding = Int((rotations / (2 * .pi)).rounded())
      #expect(path.contains(point) == (winding != 0))
      #expect(path.contains(point, using: .evenOdd) == (winding % 2 != 0))
    }
  }

  @Test func `a rounded rectangle excludes the corners that are rounded`() {
    let all = UIBezierPath(roundedRect: square, cornerRadius: 20)
    #expect(all.bounds == square)
    #expect(!all.contains(CGPoint(x: 11, y: 21)) && all.contains(CGPoint(x: 17, y: 27)))
    let top = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!top.contains(CGPoint(x: 109, y: 21)) && top.contains(CGPoint(x: 109, y: 69)))
    #expect(top.contains(CGPoint(x: 11, y: 69)) && !top.contains(CGPoint(x: 11, y: 21)))
    // Radii longer than half a side are limited to half a side.
    let pill = UIBezierPath(roundedRect: square, cornerRadius: 500)
    #expect(pill.bounds == square && pill.contains(CGPoint(x: 10.5, y: 45)))
  }

  /// L-PATH-4.
  @Test func `a reversed path is traversed in the opposite direction`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5))
    #expect(
      path.reversing().cgPath.description
        == "moveto (20, 10) curveto (20, 5) (15, 0) (10, 0) lineto (0, 0)")
    #expect(path.reversing().reversing() == path)
    #expect(path.reversing().currentPoint == .zero)
  }

  @Test func `a transform applies to all points`() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.bounds == CGRect(x: 20, y: 60, width: 200, height: 150))
    var move = CGAffineTransform(translationX: 5, y: 6)
    #expect(
      CGPath(rect: square, transform: &move).boundingBox
        == CGRect(x: 15, y: 26, width: 100, height: 50))
  }

  @Test func `steps without a start and numbers that are not finite are ignored`() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
  }

  @Test func `after a close the path continues from the start of the subpath`() {
    let path = UIBezierPath(rect: square)
    #expect(path.currentPoint == square.origin)
    path.addLine(to: .zero)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 110, height: 70))
    var kinds: [CGPathElementType] = []
    path.cgPath.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
        .addLineToPoint,
      ])
  }

  @Test func `a copy is independent of its path`() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 4
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    #expect(path.isEmpty && copy?.bounds == square && copy?.lineWidth == 4)
    let cgPath = copy?.cgPath
    copy?.addLine(to: CGPoint(x: 500, y: 0))
    #expect(cgPath?.boundingBox == square)
  }
}
