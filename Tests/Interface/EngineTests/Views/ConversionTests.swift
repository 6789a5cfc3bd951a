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

/// Points and rectangles between views and screens, through the nearest common space (R-COORD-5).
@MainActor @Suite struct ConversionTests {
  private func agree(_ found: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(found.x - x) <= 1e-9 * max(1, abs(x)), "\(found)")
    #expect(abs(found.y - y) <= 1e-9 * max(1, abs(y)), "\(found)")
  }

  private func agree(
    _ found: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    agree(found.origin, x, y)
    agree(CGPoint(x: found.width, y: found.height), width, height)
  }

  /// The views of the recorded values: A and B in a root, G in B.
  @MainActor private struct Recorded {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let a = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
    let b = UIView(frame: CGRect(x: 12, y: 150, width: 400, height: 400))
    let g = UIView(frame: CGRect(x: 40, y: 113, width: 10, height: 10))

    init() {
      a.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
      g.transform = CGAffineTransform(rotationAngle: 42)
      g.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
      root.addSubview(a)
      root.addSubview(b)
      b.addSubview(g)
    }
  }

  private let point = CGPoint(x: 45, y: 115)
  private let rect = CGRect(x: 45, y: 115, width: 13, height: 14)

  @Test func `a point converts into a view of double scale at half its distance (L-CONV-2)`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    child.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    root.addSubview(child)
    agree(root.convert(CGPoint(x: 60, y: 20), to: child), 25, 5)
    agree(child.convert(CGPoint(x: 25, y: 5), to: root), 60, 20)
  }

  @Test func `conversions under rotations equal values recorded from UIKit (L-CONV-2)`() {
    let views = Recorded()
    let (a, b, g) = (views.a, views.b, views.g)
    a.transform = CGAffineTransform(rotationAngle: 110)
    b.transform = CGAffineTransform(rotationAngle: -30)

    agree(g.convert(point, to: a), -72.9941233911901, -114.85495931677)
    agree(g.convert(point, from: a), 80.12346855145998, -140.97315764408575)
    agree(
      g.convert(rect, to: b), 123.17714789769627, 30.274792065592464, 18.031110765667435,
      17.514574532740156)
    agree(
      g.convert(rect, to: a), -91.9808292852884, -126.65734667117412, 19.295318391541684,
      19.58870361060326)
    agree(
      g.convert(rect, from: a), 69.16410886522763, -160.22950933436533, 19.295318391541684,
      19.58870361060326)
  }

  @Test func `conversions under scale and translation equal recorded values (L-CONV-2)`() {
    let views = Recorded()
    let (a, b, g) = (views.a, views.b, views.g)
    a.transform = CGAffineTransform(translationX: 68, y: 419)
    b.transform = CGAffineTransform(scaleX: 7, y: 18)

    agree(g.convert(point, to: a), -334.36130105218615, -2878.791401230013)
    agree(g.convert(point, from: a), -129.11445551798738, 98.14414561159256)
    agree(
      g.convert(rect, to: a), -370.7599647161262, -3194.0537428193356, 126.21777535967215,
      315.26234158932266)
    agree(
      g.convert(rect, from: a), -130.5701354815033, 97.83304592215717, 1.4556799635159337,
      2.0132111355644327)
  }

  @Test func `siblings and centers convert as in the examples (S4, L-CONV-2)`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let first = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
    let second = UIView(frame: CGRect(x: 4, y: 113, width: 254, height: 17))
    let v3 = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))
    for view in [first, second, v3] { root.addSubview(view) }

    #expect(
      first.convert(first.bounds, to: second) == CGRect(x: 0, y: -21, width: 254, height: 17))
    #expect(v3.convert(CGPoint(x: 66, y: 97), to: root) == CGPoint(x: 179, y: 208))
    #expect(v3.convert(v3.center, from: root) == CGPoint(x: 66, y: 97))
  }

  @Test func `nil means the window, and views of different trees share their origins (L-CONV-1)`()
    throws
  {
    let sim = try device()
    let root = Probe("root")
    let view = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))
    root.onLoad = { $0.view.addSubview(view) }
    sim.launch(root)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 113, y: 111))
    #expect(view.convert(CGPoint(x: 113, y: 111), from: nil) == .zero)

    let loose = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    let looseInner = UIView(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    loose.addSubview(looseInner)
    #expect(looseInner.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 6))
    #expect(looseInner.convert(CGPoint.zero, to: view) == CGPoint(x: -108, y: -105))
  }

  @Test func `an app's own coordinate space has no position, and nothing is converted`() throws {
    final class Own: UICoordinateSpace {
      var bounds = CGRect.zero
      func convert(_ point: CGPoint, to: any UICoordinateSpace) -> CGPoint { point }
      func convert(_ point: CGPoint, from: any UICoordinateSpace) -> CGPoint { point }
      func convert(_ rect: CGRect, to: any UICoordinateSpace) -> CGRect { rect }
      func convert(_ rect: CGRect, from: any UICoordinateSpace) -> CGRect { rect }
    }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let own = Own()
    #expect(view.convert(CGPoint(x: 5, y: 5), to: own) == CGPoint(x: 5, y: 5))
    #expect(view.convert(CGPoint(x: 5, y: 5), from: own) == CGPoint(x: 5, y: 5))
  }
}
