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

@MainActor @Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// The three bits of an axis, and the near edge and size at widths 200, 150 and 75 of a view 10/30/60 in 100.
  private static let table: [(bits: UInt, at: [(near: CGFloat, size: CGFloat)])] = [
    (0b000, [(10, 30), (10, 30), (10, 30)]),
    (0b100, [(10, 30), (10, 30), (10, 30)]),
    (0b001, [(110, 30), (60, 30), (-15, 30)]),
    (0b101, [(170.0 / 7, 30), (120.0 / 7, 30), (45.0 / 7, 30)]),
    (0b010, [(10, 130), (10, 80), (10, 5)]),
    (0b110, [(10, 190.0 / 3), (10, 140.0 / 3), (10, 65.0 / 3)]),
    (0b011, [(35, 105), (22.5, 67.5), (3.75, 11.25)]),
    (0b111, [(20, 60), (15, 45), (7.5, 22.5)]),
  ]

  @Test func `masks have UIKit's raw values, and a new view has none (L-MASK-1)`() {
    let masks: [Mask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UIView().autoresizingMask == [] && UIView().autoresizesSubviews)
  }

  @Test(arguments: 0..<8, 0..<8)
  func `every mask in both axes follows the table (L-MASK-3, L-MASK-6)`(x: Int, y: Int) {
    let horizontal = Self.table[x]
    let vertical = Self.table[y]
    for (index, side) in [CGFloat(200), 150, 75].enumerated() {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
      inner.autoresizingMask = Mask(rawValue: horizontal.bits | vertical.bits << 3)
      outer.addSubview(inner)

      outer.frame.size = CGSize(width: side, height: side)

      let frame = inner.frame
      #expect(abs(frame.minX - horizontal.at[index].near) < 1e-9)
      #expect(abs(frame.width - horizontal.at[index].size) < 1e-9)
      #expect(abs(frame.minY - vertical.at[index].near) < 1e-9)
      #expect(abs(frame.height - vertical.at[index].size) < 1e-9)
    }
  }

  @Test func `springs of length 0 share equally (L-MASK-3)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.bounds.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 100, height: 50))

    let empty = UIView()
    let filling = UIView()
    filling.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    empty.addSubview(filling)
    empty.frame.size.width = 90
    #expect(filling.frame == CGRect(x: 30, y: 0, width: 30, height: 0))
  }

  @Test func `the example of springs and struts (S9)`() {
    for widens in [true, false] {
      let v1 = UIView(frame: CGRect(x: 100, y: 111, width: 132, height: 194))
      let v2 = UIView(frame: CGRect(x: 0, y: 0, width: 132, height: 10))
      let v3 = UIView(frame: CGRect(x: 112, y: 174, width: 20, height: 20))
      if widens { v2.autoresizingMask = .flexibleWidth }
      v3.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      v1.addSubview(v2)
      v1.addSubview(v3)

      v1.bounds.size.width += 40
      v1.bounds.size.height -= 50

      #expect(v1.frame == CGRect(x: 80, y: 136, width: 172, height: 144))
      #expect(v1.center == CGPoint(x: 166, y: 208))
      #expect(v2.frame == CGRect(x: 0, y: 0, width: widens ? 172 : 132, height: 10))
      #expect(v3.frame == CGRect(x: 152, y: 124, width: 20, height: 20))
    }
  }

  @Test func `the masks recommended in S9`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let growing = UIView(frame: CGRect(x: 40, y: 100, width: 240, height: 368))
    growing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let fixed = UIView(frame: CGRect(x: 110, y: 234, width: 100, height: 100))
    fixed.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let button = UIView(frame: CGRect(x: 220, y: 508, width: 80, height: 40))
    button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let field = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
    field.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    for view in [growing, fixed, button, field] { root.addSubview(view) }

    root.frame = CGRect(x: 0, y: 0, width: 568, height: 320)

    #expect(growing.frame == CGRect(x: 40, y: 100, width: 488, height: 120))
    #expect(fixed.center == CGPoint(x: 284, y: 160))
    #expect(fixed.bounds.size == CGSize(width: 100, height: 100))
    #expect(button.frame == CGRect(x: 468, y: 260, width: 80, height: 40))
    #expect(field.frame == CGRect(x: 20, y: 20, width: 528, height: 30))
  }

  @Test
  func `a new origin, disabled autoresizing or a late mask resizes nothing (L-MASK-2)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)

    outer.bounds.origin = CGPoint(x: 5, y: 5)
    outer.center.x += 50
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 200
    #expect(inner.frame.width == 30)
    outer.autoresizesSubviews = true
    #expect(inner.frame.width == 30)
    inner.autoresizingMask = []
    outer.bounds.size.width = 300
    inner.autoresizingMask = .flexibleWidth
    #expect(inner.frame.width == 30)
  }

  @Test func `autoresizing does not round to pixels (L-MASK-4)`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubview(child)

    parent.bounds.size.width = 200

    #expect(abs(child.frame.minX - 170.0 / 7) < 1e-9)
    #expect(child.frame.minX != child.frame.minX.rounded())
  }

  @Test func `no size becomes negative (L-MASK-5)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 100))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.bounds.size.width = 20
    #expect(inner.frame == CGRect(x: 40, y: 0, width: 0, height: 100))
  }

  @Test func `a transformed view is resized about its untransformed frame`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = CGAffineTransform(rotationAngle: 1)
    outer.addSubview(inner)
    outer.bounds.size = CGSize(width: 160, height: 120)
    #expect(inner.bounds.size == CGSize(width: 90, height: 60))
    #expect(inner.center == CGPoint(x: 55, y: 50))
  }

  @Test func `subviews are resized before their superview is laid out (R-LAY-7, L-CYC-4)`() throws {
    let sim = try device()
    let outer = ProbeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    let root = Probe("root")
    root.onLoad = { $0.view.addSubview(outer) }
    sim.launch(root)
    var widths: [CGFloat] = []
    outer.onLayout = { _ in widths.append(inner.frame.width) }

    sim.perform { outer.frame.size.width = 250 }
    #expect(inner.frame.width == 250)
    sim.settle()
    #expect(widths == [250])
  }

  @Test func `frames are set through the setters of subclasses`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = ProbeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    var frames: [CGRect] = []
    inner.onFrame = { frames.append($0.frame) }
    outer.bounds.size.width = 200
    #expect(frames == [CGRect(x: 0, y: 0, width: 150, height: 50)])
  }

  @Test func `a subview may leave while it is resized`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<5).map { _ in ProbeView(frame: outer.bounds) }
    for view in views {
      view.autoresizingMask = .flexibleWidth
      outer.addSubview(view)
    }
    views[1].onFrame = { $0.removeFromSuperview() }
    views[2].onFrame = { _ in views[3].removeFromSuperview() }

    outer.bounds.size.width = 200

    #expect(views.map(\.frame.width) == [200, 200, 200, 100, 200])
    #expect(outer.subviews == [views[0], views[2], views[4]])
  }
}
