import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

/// The fixture of the tests of presentations: a device, a root that presents, and a controller to present.
@MainActor
struct PresentedScene {
  let sim: Simulator
  let root = Probe("root")
  let modal = Probe("presented")

  nonisolated static let phones: [(String, Int)] = [
    ("iphone-6", 8), ("iphone-6", 10), ("iphone-8", 12), ("iphone-8", 13), ("iphone-8", 16),
    ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ]
  nonisolated static let pads: [(String, Int)] = [
    ("ipad-air-2", 9), ("ipad-air-2", 12), ("ipad-air-2", 15),
  ]

  init(
    _ device: (String, Int) = ("iphone-15-pro", 17), style: UIModalPresentationStyle? = nil,
    held: UIDeviceOrientation = .portrait
  ) throws {
    sim = try Simulator(
      DeviceCatalog.standard.device(device.0), system: .iOS(device.1), orientation: held)
    sim.launch(root)
    if let style { modal.modalPresentationStyle = style }
  }

  /// Presents, and returns the events.
  func present(
    _ other: UIViewController? = nil, from source: UIViewController? = nil, animated: Bool = true
  ) -> [TraceEvent] {
    sim.events { sim.doing { (source ?? root).present(other ?? modal, animated: animated) {} } }
  }

  /// Dismisses, and returns the events.
  func dismiss(_ controller: UIViewController? = nil, animated: Bool = true) -> [TraceEvent] {
    sim.events { sim.doing { (controller ?? root).dismiss(animated: animated) {} } }
  }

  private static let life: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "presentationCompletion", "dismissalCompletion",
  ]

  /// Returns the events of controllers, with repeated layout listed once.
  static func life(_ events: [TraceEvent]) -> [String] {
    var lines: [String] = []
    for event in events where life.contains(event.baseName) {
      let line = "\(event.receiver) \(event.baseName)"
      let repeats = line.contains("LayoutSubviews") && lines.contains(line)
      if !repeats { lines.append(line) }
    }
    return lines
  }

  /// Returns the same events without layout.
  static func appearances(_ events: [TraceEvent]) -> [String] {
    life(events).filter { !$0.contains("Layout") && !$0.contains("IsAppearing") }
  }
}
