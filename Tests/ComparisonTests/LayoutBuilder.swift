import Foundation
import GimbalComparison
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// Layouts that are made by hand: a window, a root view, and boxes in it.
struct LayoutBuilder {
  /// A view to be placed in the root view, or in another box by its name.
  struct Box {
    var name: String
    var frame: CGRect
    var className = "UIView"
    var parent = "root.view"
    var hidden = false
    var clips = false
    var background: [CGFloat]?
  }

  static let white: [CGFloat] = [1, 1, 1, 1]

  /// A phone of 393 × 852 points with an island, at three pixels for each point.
  static let phone = DeviceOutline(
    name: "Phone", slug: "phone", screenSize: CGSize(width: 393, height: 852), scale: 3,
    cornerRadius: 55, sensorHousing: CGRect(x: 134, y: 11, width: 125, height: 37),
    hasHomeIndicator: true)

  static func layout(
    _ boxes: [Box], size: CGSize = CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  ) -> LayoutSnapshot {
    let full = CGRect(origin: .zero, size: size)
    var views: [ViewSnapshot] = []
    var origins: [CGPoint] = []
    var places: [String: Int] = [:]
    func add(_ box: Box, parent: Int?) {
      let origin = parent.map { origins[$0] } ?? .zero
      let frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
      let isHidden = box.hidden || (parent.map { views[$0].effectiveAlpha == 0 } ?? false)
      places[box.name] = views.count
      views.append(
        ViewSnapshot(
          name: box.name, className: box.className, parent: parent,
          depth: parent.map { views[$0].depth + 1 } ?? 0, frame: box.frame,
          bounds: CGRect(origin: .zero, size: box.frame.size),
          center: CGPoint(x: box.frame.midX, y: box.frame.midY), transform: nil,
          windowFrame: frame, fixedFrame: frame, safeAreaInsets: .zero, isHidden: box.hidden,
          effectiveAlpha: isHidden ? 0 : 1, clipsToBounds: box.clips,
          isControllerView: box.name == "root.view", background: box.background))
      origins.append(frame.origin)
    }
    add(Box(name: "window", frame: full, className: "UIWindow"), parent: nil)
    add(Box(name: "root.view", frame: full, background: white), parent: 0)
    for box in boxes { add(box, parent: places[box.parent]) }
    return LayoutSnapshot(
      screenSize: size, fixedSize: size, orientation: "portrait", windowFrame: full,
      safeAreaInsets: safeArea, traits: "hC vR", views: views)
  }

  static func configuration(_ boxes: [Box], on device: DeviceOutline = phone) -> Configuration {
    configuration(layout(boxes, size: device.screenSize), on: device)
  }

  static func configuration(
    _ layout: LayoutSnapshot, on device: DeviceOutline = phone
  ) -> Configuration {
    Configuration(
      id: ConfigurationID(device: device.slug, system: .iOS(17), orientation: .portrait),
      device: device, layout: layout)
  }
}
