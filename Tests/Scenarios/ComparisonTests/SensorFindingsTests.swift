import Foundation
import GimbalComparison
import GimbalFindings
import GimbalGeometry
import GimbalSnapshots
import LayoutFixtures
import Testing

/// Views under the notch or the island, in portrait and landscape, and views that only extend there.
@Suite struct SensorFindingsTests {
  private typealias Box = LayoutBuilder.Box

  /// The findings on a phone whose island is at x 134 … 259 and y 11 … 48; in landscape at the left or at the right.
  private func ids(
    _ boxes: [Box], _ orientation: UIInterfaceOrientation = .portrait,
    on device: DeviceOutline = LayoutBuilder.phone
  ) -> [String] {
    let isOnItsSide = orientation.isLandscape
    var layout = LayoutBuilder.layout(
      boxes, size: isOnItsSide ? CGSize(width: 852, height: 393) : device.screenSize,
      safeArea: isOnItsSide
        ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        : UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    layout.orientation = orientation.name
    layout.fixedSize = device.screenSize
    let rotation = QuarterRotation(orientation).fixedToInterface(portraitSize: device.screenSize)
      .inverted()
    for index in layout.views.indices {
      layout.views[index].fixedFrame = layout.views[index].windowFrame.applying(rotation)
    }
    return LayoutFindings.findings(
      of: LayoutBuilder.configuration(layout, on: device), index: 0
    ).map(\.id)
  }

  private func label(_ frame: CGRect) -> Box {
    Box(name: "it", frame: frame, className: "UILabel")
  }

  private func band(_ frame: CGRect, _ background: [CGFloat]? = LayoutBuilder.white) -> Box {
    Box(name: "it", frame: frame, background: background)
  }

  @Test(arguments: [
    (CGRect(x: 240, y: 20, width: 100, height: 20), "underSensor:it"),
    (CGRect(x: 20, y: 20, width: 114, height: 20), "offSafeArea:it"),
    (CGRect(x: 20, y: 20, width: 115, height: 20), "underSensor:it"),
    (CGRect(x: 150, y: 48, width: 90, height: 11), "offSafeArea:it"),
    (CGRect(x: 150, y: 59, width: 90, height: 20), nil),
  ])
  func `text that extends under the island is found, text next to it is off the safe area`(
    frame: CGRect, id: String?
  ) {
    #expect(ids([label(frame)]) == (id.map { [$0] } ?? []))
  }

  /// In portrait the island is 37 points high, 11 from the edge; in landscape it has the same distance from its side.
  @Test func `the island rotates with the screen`() {
    let left = CGRect(x: 20, y: 150, width: 60, height: 20)
    let right = CGRect(x: 790, y: 150, width: 40, height: 20)

    #expect(ids([label(left)], .landscapeRight) == ["underSensor:it"])
    #expect(ids([label(left)], .landscapeLeft) == ["offSafeArea:it"])
    #expect(ids([label(right)], .landscapeLeft) == ["underSensor:it"])
    #expect(ids([label(right)], .landscapeRight) == ["offSafeArea:it"])
    #expect(ids([label(left)], .portrait) == [])
  }

  @Test
  func `a band from edge to edge is off the safe area, text or a short band is under the island`() {
    let across = CGRect(x: 0, y: 20, width: 393, height: 30)

    #expect(ids([band(across)]) == ["offSafeArea:it"])
    #expect(ids([label(across)]) == ["underSensor:it"])
    #expect(ids([band(across.insetBy(dx: 1, dy: 0))]) == ["underSensor:it"])
    for x in [0, 93] as [CGFloat] {
      #expect(ids([band(CGRect(x: x, y: 20, width: 300, height: 30))]) == ["underSensor:it"])
    }
    #expect(
      ids([Box(name: "it", frame: across, className: "UIImageView")]) == ["underSensor:it"])
  }

  @Test func `in landscape a band from the upper to the lower edge is off the safe area`() {
    let down = CGRect(x: 20, y: 0, width: 30, height: 393)

    #expect(ids([band(down)], .landscapeRight) == ["offSafeArea:it"])
    #expect(ids([band(down.insetBy(dx: 0, dy: 1))], .landscapeRight) == ["underSensor:it"])
    for y in [0, 93] as [CGFloat] {
      let short = band(CGRect(x: 20, y: y, width: 30, height: 300))
      #expect(ids([short], .landscapeRight) == ["underSensor:it"])
    }
    #expect(
      ids([band(CGRect(x: 0, y: 150, width: 852, height: 60))], .landscapeRight) == [])
  }

  @Test func `an image from edge to edge at the upper edge is a background`() {
    let testImage = Box(
      name: "it", frame: CGRect(x: 0, y: 0, width: 393, height: 200), className: "UIImageView")

    #expect(ids([testImage]) == [])
  }

  @Test func `a scroll view insets its content below the island, also one that begins lower`() {
    func found(_ className: String, y: CGFloat) -> [String] {
      ids([
        Box(
          name: "it", frame: CGRect(x: 100, y: y, width: 200, height: 300), className: className,
          background: LayoutBuilder.white)
      ])
    }

    #expect(found("UIScrollView", y: 0) == [])
    #expect(found("UIScrollView", y: 20) == [])
    #expect(found("UIView", y: 20) == ["underSensor:it"])
  }

  @Test func `a sensor housing of unknown size has no findings`() {
    var device = LayoutBuilder.phone
    device.sensorHousing = nil

    #expect(
      ids([label(CGRect(x: 240, y: 20, width: 100, height: 20))], on: device)
        == ["offSafeArea:it"])
  }

  @Test func `hidden, clear and system views have no sensor findings`() {
    let location = CGRect(x: 240, y: 20, width: 100, height: 20)
    var hidden = label(location)
    hidden.hidden = true
    var made = label(location)
    made.content = ViewContent(role: .text, isMadeBySystem: true)
    let silent = Box(
      name: "it", frame: location, className: "UILabel",
      content: LayoutBuilder.text("", at: .zero))

    for box in [hidden, made, silent] { #expect(ids([box]) == []) }
  }

  @Test func `of a card under the island the text that it covers is named`() {
    let card = band(CGRect(x: 120, y: 5, width: 150, height: 150))
    let inside = Box(
      name: "inside", frame: CGRect(x: 20, y: 10, width: 60, height: 20), className: "UILabel",
      parent: "it")

    #expect(ids([card, inside]) == ["offSafeArea:it", "underSensor:inside"])
    #expect(ids([card]) == ["underSensor:it"])
  }
}
