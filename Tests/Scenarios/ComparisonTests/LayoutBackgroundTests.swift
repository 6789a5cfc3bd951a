import Foundation
import GimbalComparison
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

/// Backgrounds and bands that belong at the edges of a screen, with half a pixel allowed (F-40, F-42).
///
/// A point has two pixels, so that half a pixel is a quarter of a point.
@Suite struct LayoutBackgroundTests {
  struct Style: Sendable {
    var className = "UIView"
    var background: [CGFloat]?

    static let plain = Style()
    static let white = Style(background: LayoutBuilder.white)
    static let scroll = Style(className: "UIScrollView")
    static let image = Style(className: "UIImageView")
    static let label = Style(className: "UILabel")
  }

  private func kinds(
    _ frame: CGRect, _ style: Style, on device: DeviceOutline, safeArea: UIEdgeInsets
  ) -> [FindingKind] {
    let box = LayoutBuilder.Box(
      name: "it", frame: frame, className: style.className, background: style.background)
    let layout = LayoutBuilder.layout([box], size: device.screenSize, safeArea: safeArea)
    return LayoutFindings.findings(of: LayoutBuilder.configuration(layout, on: device), index: 0)
      .map(\.kind).filter { $0 != .offGrid }
  }

  private func device(
    _ width: CGFloat, _ height: CGFloat, cornerRadius: CGFloat = 0, sensorHousing: CGRect? = nil
  ) -> DeviceOutline {
    DeviceOutline(
      name: "Phone", slug: "phone", screenSize: CGSize(width: width, height: height), scale: 2,
      cornerRadius: cornerRadius, sensorHousing: sensorHousing)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 700, width: 400, height: 100), Style.plain, true),
    (CGRect(x: 0.25, y: 700, width: 399.5, height: 100), .plain, true),
    (CGRect(x: 0.5, y: 700, width: 399.5, height: 100), .plain, false),
    (CGRect(x: 0, y: 700, width: 399.5, height: 100), .plain, false),
    (CGRect(x: 0, y: 700, width: 400, height: 99.75), .plain, true),
    (CGRect(x: 0, y: 700, width: 400, height: 99.5), .plain, false),
    (CGRect(x: 0, y: 0.25, width: 400, height: 99), .plain, true),
    (CGRect(x: 0, y: 0.5, width: 400, height: 99), .plain, false),
    (CGRect(x: 20, y: 700, width: 300, height: 100), .white, false),
    (CGRect(x: 20, y: 700, width: 300, height: 100), .scroll, true),
    (CGRect(x: 100, y: 0, width: 100, height: 800), .white, true),
    (CGRect(x: 100, y: 0, width: 100, height: 800), .image, true),
    (CGRect(x: 100, y: 0, width: 100, height: 800), .plain, false),
    (CGRect(x: 100, y: 0, width: 100, height: 790), .white, false),
    (CGRect(x: 100, y: 0, width: 100, height: 700), .white, false),
    (CGRect(x: 100, y: 100, width: 100, height: 700), .white, false),
  ])
  func `a view that fills an edge above or below belongs there`(
    frame: CGRect, style: Style, belongs: Bool
  ) {
    let found = kinds(
      frame, style, on: device(400, 800),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(found == (belongs ? [] : [.offSafeArea]))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 379), Style.plain, true),
    (CGRect(x: 0, y: 0.25, width: 100, height: 378.5), .plain, true),
    (CGRect(x: 0, y: 0.5, width: 100, height: 378.5), .plain, false),
    (CGRect(x: 0, y: 0, width: 100, height: 378.5), .plain, false),
    (CGRect(x: 0.25, y: 0, width: 100, height: 379), .plain, true),
    (CGRect(x: 0.5, y: 0, width: 100, height: 379), .plain, false),
    (CGRect(x: 700, y: 0, width: 99.75, height: 379), .plain, true),
    (CGRect(x: 700, y: 0, width: 99.5, height: 379), .plain, false),
    (CGRect(x: 0, y: 100, width: 100, height: 100), .white, false),
    (CGRect(x: 0, y: 100, width: 100, height: 100), .scroll, true),
    (CGRect(x: 0, y: 100, width: 800, height: 100), .white, true),
    (CGRect(x: 0, y: 100, width: 800, height: 100), .plain, false),
    (CGRect(x: 0, y: 100, width: 790, height: 100), .white, false),
    (CGRect(x: 0, y: 100, width: 700, height: 100), .white, false),
    (CGRect(x: 100, y: 100, width: 700, height: 100), .white, false),
  ])
  func `a view that fills an edge at a side belongs there`(
    frame: CGRect, style: Style, belongs: Bool
  ) {
    let found = kinds(
      frame, style, on: device(800, 400),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(found == (belongs ? [] : [.offSafeArea]))
  }

  /// The safe area ends 34 points above the lower edge, at 766.
  @Test(arguments: [
    (CGFloat(20), false, CGFloat(400), true), (20, true, 400, false), (66, false, 400, false),
    (nil, false, 400, false), (20, false, 300, true), (66, false, 300, false),
  ])
  func `a control without a background whose title is in the safe area may fill an edge`(
    titleStart: CGFloat?, isFilled: Bool, width: CGFloat, belongs: Bool
  ) {
    var box = LayoutBuilder.Box(
      name: "it", frame: CGRect(x: 0, y: 700, width: width, height: 100), className: "UIButton",
      background: isFilled ? LayoutBuilder.white : nil)
    if let titleStart {
      box.content = LayoutBuilder.text(
        at: CGRect(x: 100, y: titleStart, width: 60, height: 20), in: .control)
    }
    let layout = LayoutBuilder.layout(
      [box], size: CGSize(width: 400, height: 800),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let found = LayoutFindings.findings(
      of: LayoutBuilder.configuration(layout, on: device(400, 800)), index: 0)
    #expect(found.map(\.kind) == (belongs ? [] : [.offSafeArea]))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 390, width: 400, height: 60), Style.white, false),
    (CGRect(x: 0.25, y: 390, width: 399.5, height: 60), .white, false),
    (CGRect(x: 0.5, y: 390, width: 399.5, height: 60), .white, true),
    (CGRect(x: 0, y: 390, width: 399.5, height: 60), .white, true),
    (CGRect(x: 0, y: 390, width: 400, height: 60), .image, true),
    (CGRect(x: 0, y: 390, width: 400, height: 60), .label, true),
    (CGRect(x: 0.25, y: 390, width: 300, height: 60), .scroll, false),
    (CGRect(x: 0.5, y: 390, width: 300, height: 60), .scroll, true),
    (CGRect(x: 0, y: 390, width: 150.25, height: 60), .label, false),
    (CGRect(x: 0, y: 390, width: 150.5, height: 60), .label, true),
  ])
  func `a sensor housing that is wider than high covers no plain view across the window`(
    frame: CGRect, style: Style, isCovered: Bool
  ) {
    let found = kinds(
      frame, style,
      on: device(400, 800, sensorHousing: CGRect(x: 150, y: 400, width: 100, height: 40)),
      safeArea: .zero)
    #expect(found == (isCovered ? [.underSensor] : []))
  }

  @Test(arguments: [
    (CGRect(x: 140, y: 0, width: 60, height: 800), false),
    (CGRect(x: 140, y: 0.25, width: 60, height: 799.5), false),
    (CGRect(x: 140, y: 0.5, width: 60, height: 799.5), true),
    (CGRect(x: 140, y: 0, width: 60, height: 799.5), true),
    (CGRect(x: 0, y: 380, width: 400, height: 60), true),
  ])
  func `a sensor housing that is higher than wide covers no plain view along the window`(
    frame: CGRect, isCovered: Bool
  ) {
    let found = kinds(
      frame, .plain,
      on: device(400, 800, sensorHousing: CGRect(x: 150, y: 350, width: 40, height: 100)),
      safeArea: .zero)
    #expect(found == (isCovered ? [.underSensor] : []))
  }

  @Test(arguments: [
    (CGRect(x: 10, y: 0, width: 100, height: 400), FindingKind.offSafeArea),
    (CGRect(x: 10, y: 0.25, width: 100, height: 399.5), .offSafeArea),
    (CGRect(x: 10, y: 0.5, width: 100, height: 399.5), .underCorner),
    (CGRect(x: 10, y: 0, width: 100, height: 399.5), .underCorner),
    (CGRect(x: 0.25, y: 20, width: 799.5, height: 90), .offSafeArea),
    (CGRect(x: 0.5, y: 20, width: 799.5, height: 90), .underCorner),
    (CGRect(x: 0, y: 20, width: 799.5, height: 90), .underCorner),
    (CGRect(x: 2, y: 2, width: 760, height: 370), .offSafeArea),
    (CGRect(x: 2, y: 2, width: 750, height: 370), .underCorner),
  ])
  func `an image from edge to edge is clipped by a rounded corner on purpose`(
    frame: CGRect, expected: FindingKind
  ) {
    let found = kinds(
      frame, .image, on: device(800, 400, cornerRadius: 40),
      safeArea: UIEdgeInsets(top: 30, left: 44, bottom: 30, right: 44))
    #expect(found == [expected])
  }
}
