public import Foundation
public import Gimbal
public import GimbalDevices
public import GimbalEngine
import GimbalGeometry
public import GimbalTraits

/// Shows a scene on devices that differ from a real one in one measurement.
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

  /// Creates a sweep of a root controller, which is created for each value.
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

  /// Creates a sweep of what a closure launches on each simulator.
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

  /// Shows the scene at all values that matter, and returns the breakpoints between them.
  ///
  /// The other side of the screen is the device's. A screen of another size than the device's is a
  /// window of an iPad: from 678 points on its width is regular; a phone has its own size classes.
  /// Corners and cut-outs stay at the edges. Windows are as high as the screen, and at most as
  /// wide. `progress` receives the number of layouts so far.
  ///
  /// - Throws: errors of creating the scene, and ``ComparisonError/notShown(_:)`` for an app
  ///   without portrait, a window that the device does not offer, and a hinge that it does not
  ///   have.
  public func run(
    _ axis: LayoutSweep.Axis, over range: ClosedRange<CGFloat>? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws -> LayoutSweep {
    if axis == .hinge, device.hinge == nil {
      throw ComparisonError.notShown(PostureRefusal(device: device.name).description)
    }
    var made = 0
    return try LayoutSweep.find(
      axis, over: values(axis, range), step: axis.step(scale: device.screen.scale),
      grain: axis.grain
    ) { value in
      made += 1
      progress(made)
      return SweepSample(value: value, configuration: try show(axis, value))
    }
  }

  /// The default range of a sweep: from the narrowest phone to the widest iPad, in points.
  public nonisolated static let range: ClosedRange<CGFloat> = 320...1400

  /// Returns the values of a sweep: the requested ones, or all that the device has.
  private func values(
    _ axis: LayoutSweep.Axis, _ range: ClosedRange<CGFloat>?
  ) -> ClosedRange<CGFloat> {
    switch axis {
    case .text: return 0...CGFloat(UIContentSizeCategory.allCases.count - 1)
    case .hinge: return range ?? 0...180
    case .width, .height: return range ?? Self.range
    case .window:
      let widest = device.screen.pointsPortrait.width
      return range ?? min(Self.range.lowerBound, widest)...widest
    }
  }

  private func show(_ axis: LayoutSweep.Axis, _ value: CGFloat) throws -> Configuration {
    var variation = LayoutVariation()
    var size = device.screen.pointsPortrait
    switch axis {
    case .width: size.width = value
    case .height: size.height = value
    case .text: variation.textSize = UIContentSizeCategory.allCases[Int(value)]
    case .window, .hinge: break
    }
    var profile = device.withScreen(size)
    if axis == .hinge { profile.launchPosture = .closed }
    let simulator = try Simulator(
      profile, system: system, app: app, settings: variation.settings(over: settings))
    try launch(simulator, variation)
    if axis == .hinge { simulator.setHinge(degrees: Double(value)) }
    var window = WindowPosition.fullScreen
    if axis == .window, value != size.width {
      window = .window(CGSize(width: value, height: size.height))
      do {
        try simulator.resize(to: window.layout)
      } catch {
        throw ComparisonError.notShown("\(error)")
      }
    }
    guard simulator.interfaceOrientation == .portrait || simulator.posture ?? .closed != .closed
    else {
      throw ComparisonError.notShown(
        SkippedConfiguration(
          name: "portrait",
          reason:
            "a sweep is in portrait, and the interface is \(simulator.interfaceOrientation.name)",
          rule: simulator.orientationRule
        ).explanation)
    }
    var configuration = Configuration(
      id: ConfigurationID(
        device: device.slug, system: system, orientation: .portrait, window: window,
        variation: variation),
      device: DeviceOutline(profile.showing(simulator.posture ?? .closed)),
      layout: simulator.inspectedLayout)
    configuration.recordDisplay(simulator, on: profile)
    return configuration
  }
}

extension DeviceProfile {
  /// Returns the device with a screen of another size in portrait.
  fileprivate func withScreen(_ size: CGSize) -> DeviceProfile {
    guard size != screen.pointsPortrait else { return self }
    var profile = self
    profile.screen.pointsPortrait = size
    profile.screen.pointsLandscape = CGSize(width: size.height, height: size.width)
    profile.screen.renderedPixels = CGSize(
      width: size.width * screen.scale, height: size.height * screen.scale)
    if idiom == .pad {
      // Windows that do not fill the screen have classes by their width, and so do these screens.
      profile.portraitSizeClasses = WindowTraits.sizeClasses(
        idiom: .pad, portrait: portraitSizeClasses, landscape: landscapeSizeClasses,
        interfaceOrientation: .portrait, windowSize: size, screenSize: screen.pointsPortrait,
        launchScreen: true)
    }
    return profile
  }
}
