import Foundation
import GimbalComparison
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

/// Findings at their exact limits (F-40), on a screen of 400 × 800 points with two pixels for each.
///
/// Half a pixel, a quarter of a point, is allowed.
@Suite struct FindingLimitTests {
  private typealias Box = LayoutBuilder.Box

  private func kinds(
    _ box: Box, scale: CGFloat = 2, cornerRadius: CGFloat = 0, hasHomeIndicator: Bool = false,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> [FindingKind] {
    let device = DeviceOutline(
      name: "Phone", slug: "phone", screenSize: CGSize(width: 400, height: 800), scale: scale,
      cornerRadius: cornerRadius, hasHomeIndicator: hasHomeIndicator)
    let layout = LayoutBuilder.layout([box], size: device.screenSize, safeArea: .zero)
    var configuration = LayoutBuilder.configuration(layout, on: device)
    change(&configuration)
    return LayoutFindings.findings(of: configuration, index: 0).map(\.kind)
      .filter { $0 != .offGrid }
  }

  private func button(_ x: CGFloat, _ y: CGFloat) -> Box {
    Box(
      name: "it", frame: CGRect(x: x, y: y, width: 44, height: 44), className: "UIButton",
      background: LayoutBuilder.white)
  }

  /// With a radius of 40, a corner 9 points from the end of the arc along one edge is 41 points from its center.
  @Test(arguments: [
    (CGFloat(0), CGFloat(0), true), (356, 0, true), (356, 756, true), (0, 756, true),
    (31, 0, false), (30.5, 0, true), (325, 0, false), (325.5, 0, true), (325, 756, false),
    (325.5, 756, true), (31, 756, false), (30.5, 756, true), (0, 31, false), (0, 30.5, true),
  ])
  func `a corner of a display cuts more than one point of a control`(
    x: CGFloat, y: CGFloat, isCut: Bool
  ) {
    #expect(kinds(button(x, y), cornerRadius: 40) == (isCut ? [.underCorner] : []))
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(0), false), (0.25, 0.25, false), (0.5, 0.25, true), (0.25, 0.5, true),
  ])
  func `an image that fills a corner of a display is cut on purpose`(
    x: CGFloat, y: CGFloat, isCut: Bool
  ) {
    let image = Box(
      name: "it", frame: CGRect(x: x, y: y, width: 90, height: 90), className: "UIImageView")
    #expect(kinds(image, cornerRadius: 40) == (isCut ? [.underCorner] : []))
  }

  /// The home indicator is 140 points wide and begins 13 points above the lower edge.
  @Test(arguments: [
    (CGFloat(180), CGFloat(743.25), false), (180, 743.5, true), (86.25, 756, false),
    (86.5, 756, true), (269.75, 756, false), (269.5, 756, true),
  ])
  func `a control under more than half a pixel of the home indicator is found`(
    x: CGFloat, y: CGFloat, isUnder: Bool
  ) {
    let found = kinds(button(x, y), hasHomeIndicator: true)
    #expect(found == (isUnder ? [.underHomeIndicator] : []))
  }

  @Test(arguments: [(CGFloat(473), false), (473.25, true)])
  func `a field under more than a point of the keyboard is found`(y: CGFloat, isUnder: Bool) {
    let field = Box(
      name: "it", frame: CGRect(x: 20, y: y, width: 100, height: 44), className: "UITextField")
    let found = kinds(field) { $0.keyboard = CGRect(x: 0, y: 516, width: 400, height: 284) }
    #expect(found == (isUnder ? [.underKeyboard] : []))
  }

  @Test(arguments: [
    (CGSize(width: 401, height: 2000), false), (CGSize(width: 401.25, height: 2000), true),
    (CGSize(width: 450, height: 800.25), false), (CGSize(width: 450, height: 800.5), true),
  ])
  func `a content that scrolls vertically may be a point wider than its view`(
    size: CGSize, isFound: Bool
  ) {
    var content = ViewContent(role: .scroll)
    content.scrolledSize = size
    let scroll = Box(
      name: "it", frame: CGRect(x: 0, y: 0, width: 400, height: 800), className: "UIScrollView",
      content: content)
    #expect(kinds(scroll) == (isFound ? [.contentTooWide] : []))
  }

  /// A line that is wider than its space by more than half a pixel, and by a point at most, may be an error of a font.
  @Test(arguments: [(CGFloat(50.25), true), (50.5, false), (51, false), (51.25, true)])
  func `a cut line may be a point wider than its space`(width: CGFloat, isFound: Bool) {
    let frame = CGRect(x: 20, y: 100, width: 50, height: 20)
    let text = LayoutBuilder.text(
      at: CGRect(origin: .zero, size: frame.size), isCut: true, lineWidth: width)
    let label = Box(name: "it", frame: frame, className: "UILabel", content: text)
    #expect(kinds(label) == (isFound ? [.truncated] : []))
  }

  @Test func `a control without a size has no touch target`() {
    func found(_ width: CGFloat) -> [FindingKind] {
      var box = button(20, 100)
      box.frame.size.width = width
      return kinds(box)
    }
    #expect(found(0.25) == [.zeroSize] && found(0.5) == [.touchTarget])
  }

  @Test(arguments: [
    (CGFloat(399), CGFloat(399), false), (398.75, 398.75, true), (398.75, 399, true),
    (398.75, 399.25, false), (398.75, 398.5, true), (398.75, 398.25, false), (401, 401, false),
  ])
  func `a view as wide as the main screen is found in a window of another width`(
    screen: CGFloat, width: CGFloat, isFound: Bool
  ) {
    let box = Box(name: "it", frame: CGRect(x: 0, y: 100, width: width, height: 50))
    let found = kinds(box) { $0.mainScreen = CGSize(width: screen, height: 900) }
    #expect(found.contains(.screenSized) == isFound)
  }

  private func display(fold: CGRect? = nil, camera: CGRect? = nil) -> DisplayOutline {
    DisplayOutline(
      posture: .partlyOpen, size: CGSize(width: 400, height: 800), corners: [], fold: fold,
      cameras: camera.map { [DisplayOutline.Camera(rect: $0, isActive: true)] } ?? [])
  }

  @Test(arguments: [
    (CGFloat(399), false), (398.75, true), (357, false), (357.25, true), (380, true),
  ])
  func `a control lies across the fold with more than a point on both sides`(
    start: CGFloat, isAcross: Bool
  ) {
    let expected: [FindingKind] = isAcross ? [.acrossFold] : []
    let horizontal = display(fold: CGRect(x: 0, y: 390, width: 400, height: 20))
    #expect(kinds(button(20, start)) { $0.display = horizontal } == expected)
    let vertical = display(fold: CGRect(x: 190, y: 0, width: 20, height: 800))
    #expect(kinds(button(start - 200, 20)) { $0.display = vertical } == expected)
  }

  /// The title of 10 points is before the fold, which the view crosses.
  @Test(arguments: [
    ("UIButton", false, true, false), ("UIButton", false, false, false),
    ("UISwitch", false, false, true),
    ("UIButton", true, true, true), ("UILabel", true, true, false), ("UILabel", false, true, false),
  ])
  func `of a text, and of a control without a background, the title counts across a fold`(
    className: String, isFilled: Bool, hasTitle: Bool, isAcross: Bool
  ) {
    var box = button(20, 380)
    box.className = className
    box.background = isFilled ? LayoutBuilder.white : nil
    if hasTitle {
      box.content = LayoutBuilder.text(
        at: CGRect(x: 0, y: 0, width: 44, height: 10),
        in: className == "UIButton" ? .control : .text)
    }
    let horizontal = display(fold: CGRect(x: 0, y: 390, width: 400, height: 20))
    #expect(kinds(box) { $0.display = horizontal } == (isAcross ? [.acrossFold] : []))
  }

  @Test(arguments: [(CGFloat(56.25), false), (56.5, true)])
  func `a control under more than half a pixel of a camera is found`(x: CGFloat, isUnder: Bool) {
    let camera = display(camera: CGRect(x: 100, y: 100, width: 20, height: 20))
    #expect(kinds(button(x, 100)) { $0.display = camera } == (isUnder ? [.underCamera] : []))
  }

  @Test(arguments: [(CGFloat(58), false), (64, true)])
  func `a control whose corner only meets the square around a camera is not found`(
    start: CGFloat, isUnder: Bool
  ) {
    let camera = display(camera: CGRect(x: 100, y: 100, width: 20, height: 20))
    #expect(kinds(button(start, start)) { $0.display = camera } == (isUnder ? [.underCamera] : []))
  }

  @Test func `without a scale half a point is allowed`() {
    func found(_ width: CGFloat) -> [FindingKind] {
      let frame = CGRect(x: 300, y: 100, width: width, height: 20)
      return kinds(Box(name: "it", frame: frame, className: "UILabel"), scale: 0)
    }
    #expect(found(100.5) == [] && found(100.75) == [.cutByWindow])
  }
}
