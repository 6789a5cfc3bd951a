import Foundation
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import Testing

/// Contexts that record drawing as geometry (L-DRAW-1).
@Suite struct DrawingTests {
  private func drawn(_ size: CGFloat = 100, _ body: (CGContext) -> Void) -> [DrawingOperation] {
    let context = CGContext(size: CGSize(width: size, height: size), scale: 2)
    body(context)
    return context.operations
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [(0, 4), (4, 0), (-1, 4), (4, -1)])
  func `a bitmap context needs a width and a height above 0`(width: Int, height: Int) {
    func context(_ width: Int, _ height: Int) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    }
    #expect(context(width, height) == nil)
    #expect(context(3, 4)?.width == 3 && context(3, 4)?.height == 4)
  }

  @Test func `drawings are transformed by the current transform (L-DRAW-1)`() {
    let operations = drawn { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 3)
      context.fill(rect(1, 1, 5, 5))
      context.rotate(by: .pi / 2)
      context.fill(rect(0, 0, 4, 2))
    }
    #expect(operations.map(\.kind) == [.fill, .fill])
    #expect(operations[0].bounds == rect(12, 23, 10, 15))
    let rotated = operations[1].bounds
    #expect(abs(rotated.minX - 6) < 1e-9 && abs(rotated.maxX - 10) < 1e-9)
    #expect(abs(rotated.minY - 20) < 1e-9 && abs(rotated.maxY - 32) < 1e-9)
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 2)
    context.translateBy(x: 1, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 4, y: 6)) == CGPoint(x: 1, y: 1))
    #expect(context.width == 20 && context.makeImage()?.height == 20)
  }

  @Test func `graphics states are saved and restored (L-DRAW-1)`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let operations = drawn { context in
      context.saveGState()
      context.setFillColor(red)
      context.setAlpha(0.5)
      context.clip(to: rect(0, 0, 10, 10))
      context.translateBy(x: 5, y: 5)
      context.fill(rect(0, 0, 1, 1))
      context.restoreGState()
      context.fill(rect(0, 0, 1, 1))
      context.restoreGState()
      context.stroke(rect(10, 10, 20, 20), width: 4)
    }
    #expect(operations[0].color == red && operations[0].alpha == 0.5)
    #expect(operations[0].clip == rect(0, 0, 10, 10) && operations[0].bounds.minX == 5)
    #expect(operations[1].color == CGColor(gray: 0, alpha: 1) && operations[1].alpha == 1)
    #expect(operations[1].bounds == rect(0, 0, 1, 1))
    #expect(operations[2].bounds == rect(8, 8, 24, 24))
  }

  @Test func `paths are drawn, clipped and ended (L-DRAW-1)`() {
    let operations = drawn { context in
      context.addEllipse(in: rect(10, 10, 20, 30))
      #expect(context.boundingBoxOfPath == rect(10, 10, 20, 30))
      #expect(context.pathContains(CGPoint(x: 20, y: 25), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 11, y: 11), mode: .fill))
      context.fillPath()
      #expect(context.isPathEmpty && context.path == nil)
      // The inner rectangle is a hole only by the even-odd rule.
      context.addRects([rect(0, 0, 30, 30), rect(10, 10, 10, 10)])
      for (mode, isInside) in [
        (CGPathDrawingMode.fill, true), (.fillStroke, true), (.eoFill, false),
        (.eoFillStroke, false),
      ] {
        #expect(context.pathContains(CGPoint(x: 15, y: 15), mode: mode) == isInside)
        #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: mode))
      }
      context.beginPath()
      context.fillPath()
      context.addRect(rect(0, 0, 15, 15))
      context.clip()
      #expect(context.boundingBoxOfClipPath == rect(0, 0, 15, 15))
      context.fill(rect(20, 20, 5, 5))
      context.fill(rect(10, 10, 20, 20))
      context.fill(rect(.nan, 0, 1, 1))
    }
    #expect(operations.map(\.bounds) == [rect(10, 10, 20, 30), rect(10, 10, 20, 20)])
  }

  @Test func `UIKit draws into the current context`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
    UIGraphicsPushContext(context)
    UIColor.red.set()
    UIBezierPath(rect: rect(1, 1, 10, 10)).fill()
    let line = UIBezierPath(rect: rect(20, 20, 10, 10))
    line.lineWidth = 2
    line.stroke()
    UIImage(simulatedSize: CGSize(width: 8, height: 6)).draw(at: CGPoint(x: 2, y: 3))
    UIRectClip(rect(0, 0, 5, 5))
    UIRectFill(rect(0, 0, 50, 50))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(context.operations.map(\.kind) == [.fill, .stroke, .image, .fill])
    #expect(
      context.operations.map(\.bounds) == [
        rect(1, 1, 10, 10), rect(19, 19, 12, 12), rect(2, 3, 8, 6), rect(0, 0, 50, 50),
      ])
    #expect(context.operations[3].clip == rect(0, 0, 5, 5))
    #expect(context.operations[0].color?.components?.first == 1)
  }

  @Test func `renderers make images of their size and scale (L-DRAW-1)`() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: rect(10, 10, 30, 20), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.fill(rect(10, 10, 5, 5))
      #expect(context.cgContext.operations.first?.bounds == rect(0, 0, 5, 5))
    }
    #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 9), false, 3)
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(old?.size == CGSize(width: 7, height: 9) && old?.scale == 3)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `an image context without width or height makes no image (L-DRAW-1)`() {
    for size in [CGSize.zero, CGSize(width: 5, height: 0), CGSize(width: 0, height: 5)] {
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
      #expect(context == nil)
    }
  }

  @Test func `an image context of scale 0 has the scale of the screen (L-DRAW-1)`() {
    func scale(_ stated: CGFloat) -> CGFloat? {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 9), false, stated)
      defer { UIGraphicsEndImageContext() }
      return UIGraphicsGetImageFromCurrentImageContext()?.scale
    }
    let screen = GraphicsEnvironment(system: .iOS(18), displayScale: 2)
    GraphicsEnvironment.$ofTask.withValue(screen) {
      #expect(scale(0) == 2 && scale(1) == 1 && scale(3) == 3)
    }
  }
}
