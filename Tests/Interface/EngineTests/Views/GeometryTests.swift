import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@MainActor @Suite struct GeometryTests {
  private let v1 = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))

  private func agree(
    _ found: CGRect, _ expected: CGRect, _ tolerance: CGFloat = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (found.origin.x, expected.origin.x), (found.origin.y, expected.origin.y),
      (found.size.width, expected.size.width), (found.size.height, expected.size.height),
    ]
    for (a, b) in pairs {
      #expect(abs(a - b) <= tolerance, "\(found), not \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a frame sets center and size (L-GEO-1)`() {
    #expect(v1.center == CGPoint(x: 179, y: 208))
    #expect(v1.bounds == CGRect(x: 0, y: 0, width: 132, height: 194))
  }

  @Test func `larger bounds enlarge the frame about its center (S4, L-GEO-2)`() {
    let v2 = UIView(frame: v1.bounds.insetBy(dx: 10, dy: 10))
    v1.addSubview(v2)
    #expect(v2.frame == CGRect(x: 10, y: 10, width: 112, height: 174))

    v2.bounds.size.width += 20
    v2.bounds.size.height += 20

    #expect(v2.frame == CGRect(x: 0, y: 0, width: 132, height: 194))
    #expect(v2.center == CGPoint(x: 66, y: 97))
  }

  @Test(arguments: [10.0, 20.0])
  func `moving the bounds' origin moves the content in the other direction (S4)`(shift: CGFloat) {
    let v2 = UIView(frame: v1.bounds.insetBy(dx: 10, dy: 10))
    v1.addSubview(v2)
    v1.bounds.origin.x += shift
    v1.bounds.origin.y += shift

    #expect(v1.frame == CGRect(x: 113, y: 111, width: 132, height: 194))
    #expect(v2.frame == CGRect(x: 10, y: 10, width: 112, height: 174))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.addSubview(v1)
    #expect(v2.convert(CGPoint.zero, to: root) == CGPoint(x: 123 - shift, y: 121 - shift))
  }

  @Test func `setting a frame does not change the bounds' origin (L-GEO-2)`() {
    v1.bounds.origin = CGPoint(x: 7, y: 9)
    v1.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(v1.bounds == CGRect(x: 7, y: 9, width: 30, height: 40))
    #expect(v1.center == CGPoint(x: 16, y: 22))
  }

  @Test func `a transform changes the frame to its bounding box and nothing else (S6, L-GEO-3)`() {
    v1.transform = CGAffineTransform(rotationAngle: .pi / 4)
    agree(
      v1.frame,
      CGRect(
        x: 63.7415946665928, y: 92.7415946665928, width: 230.516810666815,
        height: 230.516810666815), 1e-12 * 300)
    v1.transform = CGAffineTransform(rotationAngle: .pi / 2)
    agree(v1.frame, CGRect(x: 82, y: 142, width: 194, height: 132))
    v1.transform = CGAffineTransform(scaleX: 1.8, y: 1)
    agree(v1.frame, CGRect(x: 60.2, y: 111, width: 237.6, height: 194))
    v1.transform = CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)
    agree(v1.frame, CGRect(x: 93.6, y: 111, width: 170.8, height: 194))

    #expect(v1.bounds == CGRect(x: 0, y: 0, width: 132, height: 194))
    #expect(v1.center == CGPoint(x: 179, y: 208))
    v1.transform = .identity
    #expect(v1.frame == CGRect(x: 113, y: 111, width: 132, height: 194))
  }

  @Test func `the order of transforms matters (S6, L-GEO-5)`() {
    let v2 = UIView(frame: CGRect(x: 0, y: 0, width: 132, height: 194))
    let t = CGAffineTransform(translationX: 100, y: 0)
    let r = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 230.516810666815

    v2.transform = t.rotated(by: .pi / 4)
    agree(v2.frame, CGRect(x: 50.741595, y: -18.258405, width: side, height: side), 1e-6)
    v2.transform = r.translatedBy(x: 100, y: 0)
    agree(v2.frame, CGRect(x: 21.452273, y: 52.452273, width: side, height: side), 1e-6)
    let rotateThenTranslate = v2.frame
    v2.transform = t.concatenating(r)
    agree(v2.frame, rotateThenTranslate)
    v2.transform = r.inverted().concatenating(t.concatenating(r))
    agree(v2.frame, CGRect(x: 70.710678, y: 70.710678, width: 132, height: 194), 1e-6)
  }

  @Test func `a frame set under a scale divides the bounds by the scale (L-GEO-4)`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
    #expect(view.center == CGPoint(x: 50, y: 50))

    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.center == CGPoint(x: 40, y: 30))
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.addSubview(view)
    #expect(superview.convert(CGPoint(x: 60, y: 20), to: view) == CGPoint(x: 25, y: 5))
  }

  @Test func `a frame of negative size is standardized (L-GEO-7)`() {
    v1.frame = CGRect(x: 0, y: 0, width: -32, height: -32)
    #expect(v1.frame == CGRect(x: -32, y: -32, width: 32, height: 32))
    v1.bounds = CGRect(x: 0, y: 0, width: -4, height: 6)
    #expect(v1.bounds == CGRect(x: -4, y: 0, width: 4, height: 6))
  }

  @Test func `rectangles of negative size are measured as standardized (L-GEO-7)`() {
    let rect = CGRect(x: 0, y: 0, width: -32, height: -32)
    #expect(rect.standardized == CGRect(x: -32, y: -32, width: 32, height: 32))
    #expect(rect.width == 32 && rect.minX == -32 && rect.maxY == 0)
    #expect(rect.insetBy(dx: 4, dy: 4) == CGRect(x: -28, y: -28, width: 24, height: 24))
    #expect(rect.offsetBy(dx: 16, dy: 16) == CGRect(x: -16, y: -16, width: 32, height: 32))
    #expect(
      CGRect(x: 0.4, y: 0.6, width: -1.2, height: -1).integral
        == CGRect(x: -1, y: -1, width: 2, height: 2))
  }

  @Test func `a view scaled by 1.2 grows by a tenth to all sides (L-GEO-3)`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    agree(view.frame, CGRect(x: 95, y: 95, width: 60, height: 60))
  }

  @Test func `frames set manually are not rounded (L-PIX-1)`() {
    v1.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    agree(v1.frame, CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4), 1e-15)
  }

  @Test func `isOpaque is a hint that neither alpha nor color changes (L-VIS-2)`() {
    let view = UIView()
    #expect(view.isOpaque)
    view.alpha = 0.5
    view.backgroundColor = .clear
    #expect(view.isOpaque)
    view.isOpaque = false
    view.alpha = 1
    #expect(!view.isOpaque)
  }

  @Test func `alpha multiplies down the hierarchy, and a hidden view stays in it (L-VIS-1)`() {
    let inner = UIView()
    v1.addSubview(inner)
    v1.alpha = 0.5
    #expect(inner.effectiveAlpha == 0.5)
    inner.alpha = 0.5
    #expect(inner.effectiveAlpha == 0.25)
    v1.isHidden = true
    #expect(inner.effectiveAlpha == 0)
    #expect(inner.superview === v1)
    #expect(inner.isOpaque && !inner.isHidden)
    inner.alpha = 7
    #expect(inner.alpha == 1)
    inner.alpha = -1
    #expect(inner.alpha == 0 && inner.isOpaque)
  }

  @Test func `sizeToFit does not change the origin`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 42, height: 22) }
    }
    let view = Fitting(frame: CGRect(x: 20, y: 20, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 20, y: 20, width: 42, height: 22))
  }
}
