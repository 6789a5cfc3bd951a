import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Frames in bars that were recorded on devices and simulators, within a point (R-BAR-12, R-BAR-13, R-BAR-16).
@MainActor @Suite struct RecordedBarTests {
  /// The frames of one class in a recorded view hierarchy, in the window or in the bar.
  struct Record: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    /// The titles on the stack, or of the tabs.
    var titles: [String]
    var isTabs = false
    var hasLargeTitle = false
    var viewClass: String
    var isInBar = false
    var frames: [[CGFloat]]
    var testDescription: String { "\(device) \(system), \(viewClass), \(titles)" }
  }

  private nonisolated static func tabs(
    _ device: String, _ system: Int, _ count: Int, _ frames: [[CGFloat]], isInBar: Bool = true,
    viewClass: String = "UITabBarButton"
  ) -> Record {
    Record(
      device: device, system: system, titles: (0..<count).map { "\($0)" }, isTabs: true,
      viewClass: viewClass, isInBar: isInBar, frames: frames)
  }

  private nonisolated static let title = "_UINavigationBarTitleLabel"
  private nonisolated static let back = "UINavigationItemButtonView"

  private nonisolated static let records: [Record] = [
    tabs(
      "iphone-6-plus", 9, 4,
      [[2, 1, 100, 48], [106, 1, 99, 48], [209, 1, 100, 48], [313, 1, 99, 48]]),
    tabs(
      "iphone-5s", 8, 4,
      [[2, 1, 76, 48], [82, 1, 76, 48], [162, 1, 76, 48], [242, 1, 76, 48]]),
    tabs(
      "iphone-6", 9, 4, [[2, 1, 90, 48], [96, 1, 90, 48], [190, 1, 89, 48], [283, 1, 90, 48]]),
    tabs(
      "iphone-7-plus", 10, 5,
      [
        [2, 1, 79, 48], [85, 1, 79, 48], [168, 1, 78, 48], [250, 1, 79, 48], [333, 1, 79, 48],
      ]),
    tabs(
      "iphone-14", 16, 4,
      [[2, 1, 94, 48], [100, 1, 93, 48], [197, 1, 94, 48], [295, 1, 93, 48]]),
    tabs(
      "iphone-13", 15, 5,
      [
        [2, 762, 74, 48], [80, 762, 74, 48], [158, 762, 74, 48], [236, 762, 74, 48],
        [314, 762, 74, 48],
      ],
      isInBar: false),
    tabs(
      "iphone-14-pro", 16, 5,
      [
        [2, 770, 75, 48], [81, 770, 74, 48], [159, 770, 75, 48], [238, 770, 74, 48],
        [316, 770, 75, 48],
      ],
      isInBar: false),
    tabs("iphone-8", 12, 2, [[2, 619, 184, 48], [190, 619, 183, 48]], isInBar: false),
    tabs(
      "iphone-8-plus", 13, 5,
      [[2, 688, 80, 48], [85, 688, 80, 48], [168, 688, 78, 48], [249, 688, 80, 48]],
      isInBar: false),
    tabs(
      "iphone-16-pro", 26, 5,
      [[25, 795, 77, 54], [93.75, 795, 77, 54], [162.5, 795, 77, 54], [231.25, 795, 77, 54]],
      isInBar: false, viewClass: "_UITabButton"),
    tabs(
      "iphone-16-pro", 26, 4, [[25, 795, 95, 54], [110.7, 795, 95, 54]], isInBar: false,
      viewClass: "_UITabButton"),
    Record(
      device: "iphone-8", system: 13, titles: ["Downloads"], isTabs: true,
      viewClass: "UITabBarButtonLabel", isInBar: true, frames: [[158, 34.5, 54.5, 12]]),
    Record(
      device: "iphone-5s", system: 8, titles: ["Level 1", "b", "c", "d"], isTabs: true,
      viewClass: "UITabBarButtonLabel", isInBar: true, frames: [[21.5, 35, 33, 12]]),
    Record(
      device: "iphone-x", system: 12, titles: ["", "Log in"], viewClass: title,
      frames: [[164, 55.7, 47.3, 20.3]]),
    Record(
      device: "iphone-x", system: 12, titles: ["", "Log in"], viewClass: "_UIButtonBarButton",
      frames: [[0, 44, 44, 44]]),
    Record(
      device: "iphone-12-mini", system: 15, titles: ["Home", "It"],
      viewClass: "_UIButtonBarButton", frames: [[0, 50, 77.7, 44]]),
    Record(
      device: "iphone-16-pro", system: 26, titles: ["Site Name", "Posts"], viewClass: title,
      frames: [[178.7, 73.7, 44.7, 20.7]]),
    Record(
      device: "iphone-16-pro", system: 26, titles: ["Site Name", "Posts"],
      viewClass: "_UIButtonBarButton", frames: [[16, 62, 44, 44]]),
    Record(
      device: "iphone-16-pro", system: 26, titles: ["Settings"], hasLargeTitle: true,
      viewClass: title, frames: [[16, 119, 133, 42]]),
    Record(
      device: "iphone-5s", system: 7, titles: ["Passionfruit", "A Story About a Fish"],
      viewClass: title, frames: [[124, 31, 163, 22]]),
    Record(
      device: "iphone-5s", system: 7, titles: ["Passionfruit", "A Story About a Fish"],
      viewClass: back, frames: [[8, 26, 110, 30]]),
  ]

  @Test(arguments: records)
  func `the views in bars have the recorded frames (R-BAR-12, R-BAR-13, R-BAR-16)`(
    record: Record
  ) throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device(record.device), system: .iOS(record.system))
    let pages = record.titles.map { title in
      let page = Probe(title)
      page.title = title
      return page
    }
    let root: UIViewController
    if record.isTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      root = tabs
    } else {
      let navigation = UINavigationController()
      navigation.viewControllers = pages
      navigation.navigationBar.prefersLargeTitles = record.hasLargeTitle
      root = navigation
    }
    sim.launch(root)
    let found = sim.layout.views.filter { $0.className == record.viewClass }
    try #require(found.count >= record.frames.count)
    for (view, frame) in zip(found, record.frames) {
      let own = record.isInBar ? view.frame : view.windowFrame
      let difference = zip([own.minX, own.minY, own.width, own.height], frame).map { abs($0 - $1) }
      #expect((difference.max() ?? 0) <= 1.01, "\(own)")
    }
  }
}
