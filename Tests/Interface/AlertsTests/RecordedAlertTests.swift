import Foundation
import Gimbal
import GimbalAlerts
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalTraits
import TestSupport
import Testing

/// Alerts, compared with recorded view hierarchies, within a point.
@MainActor @Suite struct RecordedAlertTests {
  /// An alert in a page source: its frames are the smallest integral rectangles that contain the views'.
  struct Record: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    var title: String
    var message: String?
    var style = UIAlertController.Style.alert
    var actions: [String]
    /// The alert, then title and message, then the buttons from the leading side or from the top.
    var frames: [[CGFloat]]
    var testDescription: String { "\(device) \(system) \(title)" }
  }

  nonisolated static let records: [Record] = [
    Record(
      device: "iphone-16-pro", system: 26, title: "Delete draft?",
      message: "This cannot be undone.", actions: ["Cancel", "Delete"],
      frames: [
        [41, 375, 320, 152], [71, 397, 260, 21], [71, 424, 260, 19], [57, 463, 140, 48],
        [205, 463, 140, 48],
      ]),
    Record(
      device: "iphone-8-plus", system: 12, title: "是否放弃注册？", actions: ["放弃", "继续注册"],
      frames: [
        [72, 316, 270, 105], [88, 335, 238, 21], [72, 376, 135, 45], [207, 376, 135, 45],
      ]),
    Record(
      device: "iphone-8", system: 11, title: "Switchpoint", style: .actionSheet,
      actions: ["Cancel", "Edit", "Delete"],
      frames: [
        [10, 433, 355, 224], [26, 447, 323, 17], [10, 477, 355, 58], [10, 535, 355, 57],
        [10, 600, 355, 57],
      ]),
  ]

  @Test(arguments: records)
  func `alerts have the recorded frames (R-ALERT-2, R-ALERT-4, R-ALERT-5)`(record: Record) throws {
    let (sim, alert) = try shown(record)
    defer { withExtendedLifetime(sim) {} }
    var found = [alert.view.convert(alert.view.bounds, to: nil)]
    for view in alert.view.subviews where view.bounds.height > 0 {
      found.append(view.convert(view.bounds, to: nil))
    }
    try #require(found.count == record.frames.count)
    for (frame, recorded) in zip(found, record.frames) {
      let own = frame.integral
      let difference = zip([own.minX, own.minY, own.width, own.height], recorded)
        .map { abs($0 - $1) }
      #expect((difference.max() ?? 0) <= 1.01, "\(own) is not \(recorded)")
    }
  }

  /// A page source of 390 × 844 has an alert whose center is at 428.5, one of 375 × 667 at 344.
  @Test(arguments: [
    ("iphone-13", 16, CGFloat(428.5)), ("iphone-8", 13, 343.5), ("iphone-8", 12, 333.5),
  ])
  func `from iOS 13 on an alert is centered in the safe area (R-ALERT-2)`(
    device: String, system: Int, center: CGFloat
  ) throws {
    let record = Record(
      device: device, system: system, title: "Send Notifications?",
      actions: ["Don’t Allow", "Allow"],
      frames: [])
    #expect(abs(try shown(record).alert.view.frame.midY - center) < 0.5)
  }

  @Test func `stacked buttons of iOS 26 are 8 apart and 16 from the edges (R-ALERT-5)`() throws {
    let record = Record(
      device: "iphone-16-pro", system: 26, title: "Which?", actions: ["One", "Two", "Three"],
      frames: [])
    let (_, alert) = try shown(record)
    let buttons = alert.view.subviews.compactMap { $0 as? UIButton }.map(\.frame)
    #expect(buttons.map(\.minX) == [16, 16, 16] && buttons.allSatisfy { $0.height == 48 })
    #expect(abs(buttons[1].minY - buttons[0].maxY - 8) < 0.01)
    #expect(abs(alert.view.bounds.height - buttons[2].maxY - 16) < 0.01)
  }

  private func shown(_ record: Record) throws -> (sim: Simulator, alert: UIAlertController) {
    let sim = try Simulator(
      DeviceCatalog.standard.device(record.device), system: .iOS(record.system))
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let alert = sim.perform {
      let alert = UIAlertController(
        title: record.title, message: record.message, preferredStyle: record.style)
      for (number, action) in record.actions.enumerated() {
        alert.addAction(
          UIAlertAction(title: action, style: number == 0 ? .cancel : .default) { _ in })
      }
      root.present(alert, animated: false)
      return alert
    }
    sim.settle()
    return (sim, alert)
  }
}
