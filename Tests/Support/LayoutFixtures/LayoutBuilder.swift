package import Foundation
package import GimbalComparison
import GimbalDevices
package import GimbalGeometry
package import GimbalSnapshots
import GimbalTraits

/// Layouts built by hand: a window, a root view, and boxes in it.
package enum LayoutBuilder {
  /// A view in the root view, or in another box by its name.
  package struct Box {
    package var name: String
    package var frame: CGRect
    package var className = "UIView"
    package var parent = "root.view"
    package var hidden = false
    package var clips = false
    package var background: [CGFloat]?
    package var content: ViewContent?

    package init(
      name: String, frame: CGRect, className: String = "UIView", parent: String = "root.view",
      hidden: Bool = false, clips: Bool = false, background: [CGFloat]? = nil,
      content: ViewContent? = nil
    ) {
      self.name = name
      self.frame = frame
      self.className = className
      self.parent = parent
      self.hidden = hidden
      self.clips = clips
      self.background = background
      self.content = content
    }
  }

  /// A text that is drawn at a rectangle of its view.
  package static func text(
    _ string: String = "text", at rect: CGRect, in role: ViewRole = .text, isCut: Bool = false,
    lines: Int = 1, neededLines: Int = 1, lineWidth: CGFloat? = nil
  ) -> ViewContent {
    ViewContent(
      role: role, isTouchable: role == .control,
      text: ViewText(
        string, rect: rect, lines: lines, neededLines: neededLines,
        lineWidth: lineWidth ?? rect.width, isCut: isCut))
  }

  package static let white: [CGFloat] = [1, 1, 1, 1]

  /// A phone of 393 × 852 points with an island, at three pixels for each point.
  package static let phone = DeviceOutline(
    name: "Phone", slug: "phone", screenSize: CGSize(width: 393, height: 852), scale: 3,
    cornerRadius: 55, sensorHousing: CGRect(x: 134, y: 11, width: 125, height: 37),
    hasHomeIndicator: true)

  /// A device with square corners and nothing over its screen, at two pixels for each point.
  package static func plain(_ size: CGSize) -> DeviceOutline {
    DeviceOutline(
      name: "Plain", slug: "plain", screenSize: size, scale: 2, cornerRadius: 0,
      sensorHousing: nil, hasHomeIndicator: false)
  }

  package static func layout(
    _ boxes: [Box], size: CGSize = CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) -> LayoutSnapshot {
    let full = CGRect(origin: .zero, size: size)
    var views: [ViewSnapshot] = []
    var origins: [CGPoint] = []
    var positions: [String: Int] = [:]
    func add(_ box: Box, parent: Int?) {
      let origin = parent.map { origins[$0] } ?? .zero
      let frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
      let isHidden = box.hidden || (parent.map { views[$0].effectiveAlpha == 0 } ?? false)
      positions[box.name] = views.count
      views.append(
        ViewSnapshot(
          name: box.name, className: box.className, parent: parent,
          depth: parent.map { views[$0].depth + 1 } ?? 0, frame: box.frame,
          bounds: CGRect(origin: .zero, size: box.frame.size),
          center: CGPoint(x: box.frame.midX, y: box.frame.midY), transform: nil,
          windowFrame: frame, fixedFrame: frame, safeAreaInsets: .zero, isHidden: box.hidden,
          effectiveAlpha: isHidden ? 0 : 1, clipsToBounds: box.clips,
          isControllerView: box.name == "root.view", background: box.background,
          content: box.content))
      origins.append(frame.origin)
    }
    add(Box(name: "window", frame: full, className: "UIWindow"), parent: nil)
    add(Box(name: "root.view", frame: full, background: white), parent: 0)
    for box in boxes { add(box, parent: positions[box.parent]) }
    return LayoutSnapshot(
      screenSize: size, fixedSize: size, orientation: "portrait", windowFrame: full,
      safeAreaInsets: safeArea, traits: "hC vR", views: views)
  }

  package static func configuration(_ boxes: [Box], on device: DeviceOutline = phone)
    -> Configuration
  {
    configuration(layout(boxes, size: device.screenSize), on: device)
  }

  package static func configuration(
    _ layout: LayoutSnapshot, on device: DeviceOutline = phone
  ) -> Configuration {
    Configuration(
      id: ConfigurationID(device: device.slug, system: .iOS(17), orientation: .portrait),
      device: device, layout: layout)
  }
}
