public import Foundation
public import Gimbal
public import GimbalDevices
public import GimbalEngine
import GimbalGeometry
public import GimbalTraits

/// Shows a scene on devices that differ from a real one in one measure.
///
/// ```swift
/// let pad = try DeviceCatalog.standard.device("ipad-pro-13-m4")
/// let sweep = try SceneSweep(on: pad) { PlayerViewController() }.run(.width, over: 600...700)
/// for stretch in sweep.stretches { print(stretch.first, stretch.last, stretch.differences) }
/// ```
@MainActor
public struct SceneSweep {
  private let device: DeviceProfile
  private let system: SystemVersion
  private let app: AppDescription
  private let settings: UserSettings
  private let launch: @MainActor (Simulator, LayoutVariation) throws -> Void

  /// Prepares a sweep of a root controller; one is made for each value.
  public init(
    on device: DeviceProfile, system: SystemVersion? = nil, app: AppDescription = AppDescription(),
    settings: UserSettings = UserSettings(),
    controller: @escaping @MainActor () throws -> UIViewController
  ) {
    self.init(on: device, system: system, app: app, settings: settings) { simulator, _ in
      let root = try simulator.perform { try controller() }
      simulator.launch(root)
    }
  }

  /// Prepares a sweep of what a closure launches on each simulator.
  public init(
    on device: DeviceProfile, system: SystemVersion? = nil, app: AppDescription = AppDescription(),
    settings: UserSettings = UserSettings(),
    launch: @escaping @MainActor (Simulator, LayoutVariation) throws -> Void
  ) {
    self.device = device
    self.system = system ?? device.defaultSystem
    self.app = app
    self.settings = settings
    self.launch = launch
  }

  /// Shows the scene at all values that matter.
  ///
  /// The other side of the screen stays the device's. A screen of another size than the device's is a window of an iPad:
  /// from 678 points on its width is regular; a phone keeps its size classes. Corners and cut-outs keep their places at
  /// the edges. `progress` receives the number of layouts that were made.
  ///
  /// - Throws: what making the scene throws, and ``ComparisonError/notShown(_:)`` for an app that is never upright.
  public func run(
    _ axis: LayoutSweep.Axis, over range: ClosedRange<CGFloat>? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws -> LayoutSweep {
    let sizes = UIContentSizeCategory.allCases
    let last = CGFloat(sizes.count - 1)
    let step = axis == .text ? 1 : 1 / max(1, device.screen.scale)
    var made = 0
    return try LayoutSweep.find(
      axis, over: axis == .text ? 0...last : range ?? SceneSweep.range, step: step,
      grain: axis == .text ? 1 : LayoutSweep.grain
    ) { value in
      var variation = LayoutVariation()
      var size = device.screen.pointsPortrait
      switch axis {
      case .width: size.width = value
      case .height: size.height = value
      case .text: variation.textSize = sizes[Int(value)]
      }
      made += 1
      progress(made)
      return SweepSample(value: value, configuration: try show(size, variation))
    }
  }

  /// The values of a sweep without a range: from the narrowest phone to the widest iPad, in points.
  public nonisolated static let range: ClosedRange<CGFloat> = 320...1400

  private func show(_ size: CGSize, _ variation: LayoutVariation) throws -> Configuration {
    let profile = device.withScreen(size)
    let simulator = try Simulator(
      profile, system: system, app: app, settings: variation.settings(over: settings))
    try launch(simulator, variation)
    guard simulator.interfaceOrientation == .portrait else {
      throw ComparisonError.notShown(
        SkippedConfiguration(
          name: "portrait",
          reason: "a sweep is upright, and the interface is \(simulator.interfaceOrientation.name)",
          rule: simulator.orientationRule
        ).explanation)
    }
    return Configuration(
      id: ConfigurationID(
        device: device.slug, system: system, orientation: .portrait, variation: variation),
      device: DeviceOutline(profile), layout: simulator.inspectedLayout)
  }
}

extension DeviceProfile {
  /// The device with a screen of another size, upright.
  fileprivate func withScreen(_ size: CGSize) -> DeviceProfile {
    guard size != screen.pointsPortrait else { return self }
    var profile = self
    profile.screen.pointsPortrait = size
    profile.screen.pointsLandscape = CGSize(width: size.height, height: size.width)
    profile.screen.renderedPixels = CGSize(
      width: size.width * screen.scale, height: size.height * screen.scale)
    if idiom == .pad {
      // Windows that do not fill the screen have classes by their width; so have these screens.
      profile.portraitSizeClasses = WindowTraits.sizeClasses(
        idiom: .pad, portrait: portraitSizeClasses, landscape: landscapeSizeClasses,
        interfaceOrientation: .portrait, windowSize: size, screenSize: screen.pointsPortrait,
        launchScreen: true)
    }
    return profile
  }
}
