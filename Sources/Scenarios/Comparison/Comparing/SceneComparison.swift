import Foundation
public import Gimbal
import GimbalDevices
public import GimbalEngine
public import GimbalFindings
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Shows a scene on every configuration of a request.
///
/// ```swift
/// let devices = try DeviceCatalog.standard.select(["iphone-se-3", "ipad-mini-a17-pro"])
/// let request = ComparisonRequest(devices: devices, systems: [.newest, .major(18)])
/// let comparison = try SceneComparison("player", request) { PlayerViewController() }.run()
/// for finding in comparison.findings { print(finding.severity, finding.message) }
/// print(comparison.classes.count)
/// ```
@MainActor
public struct SceneComparison {
  /// The scene's name in the result.
  public let name: String
  /// The devices, systems, orientations, windows and settings on which the scene is shown.
  let request: ComparisonRequest
  private let launch: @MainActor (Simulator, LayoutVariation) throws -> Void

  /// Creates a comparison of a root controller, which is created for each configuration.
  ///
  /// An error from `controller` ends the run.
  public init(
    _ name: String, _ request: ComparisonRequest,
    controller: @escaping @MainActor () throws -> UIViewController
  ) {
    self.init(name, request) { simulator, _ in
      let root = try simulator.perform { try controller() }
      simulator.launch(root)
    }
  }

  /// Creates a comparison of what a closure launches on each simulator, for the user's settings.
  ///
  /// An error from `launch` ends the run.
  public init(
    _ name: String, _ request: ComparisonRequest,
    launch: @escaping @MainActor (Simulator, LayoutVariation) throws -> Void
  ) {
    self.name = name
    self.request = request
    self.launch = launch
  }

  /// Runs all configurations, and returns the comparison of their layouts.
  ///
  /// Each configuration has its own simulator: it is launched in portrait, rotated, and given its
  /// window and its keyboard, in this order. Impossible configurations are listed as skipped, with
  /// the reason. `progress` receives the number of completed configurations.
  ///
  /// - Throws: ``ComparisonError/tooMany(requested:limit:)``, and errors of creating the scene.
  public func run(
    allowing allowances: [FindingAllowance] = [], leavingOut kinds: Set<FindingKind> = [],
    progress: (Int) -> Void = { _ in }
  ) throws -> LayoutComparison {
    guard request.count <= ComparisonRequest.limit else {
      throw ComparisonError.tooMany(requested: request.count, limit: ComparisonRequest.limit)
    }
    var configurations: [Configuration] = []
    var skipped: [SkippedConfiguration] = []
    var done = 0
    for device in request.devices {
      for choice in request.systems {
        guard let system = choice.system(on: device) else {
          skipped.append(
            SkippedConfiguration(
              name: "\(device.slug) · iOS \(choice.text)",
              reason: "\(device.name) runs iOS \(device.systemsText)"))
          continue
        }
        for orientation in request.orientations {
          for window in request.windows {
            for variation in request.variations {
              let id = ConfigurationID(
                device: device.slug, system: system, orientation: orientation, window: window,
                variation: variation)
              switch try show(id, on: device) {
              case .shown(let configuration, _): configurations.append(configuration)
              case .refused(let reason, let rule):
                skipped.append(
                  SkippedConfiguration(name: id.description, reason: reason, rule: rule))
              }
              done += 1
              progress(done)
            }
          }
        }
      }
    }
    return LayoutComparison(
      scene: name, configurations: configurations, skipped: skipped, allowing: allowances,
      leavingOut: kinds)
  }

  /// The result for one configuration: a layout, or the reason why there is none.
  enum Outcome {
    /// The layout, and the simulator that shows it.
    case shown(Configuration, Simulator)
    /// The reason, with the row of the table of orientations if that decides.
    case refused(String, rule: String?)
  }

  /// Launches the scene for one configuration on a simulator of its own, rotates and resizes it.
  ///
  /// `run()` and `showFirst()` call it.
  ///
  /// - Returns: the settled layout with its simulator, or the reason why the device or app refuses
  /// it.
  ///
  /// - Throws: errors of creating the simulator or the scene.
  func show(_ id: ConfigurationID, on device: DeviceProfile) throws -> Outcome {
    let simulator = try Simulator(
      device, system: id.system, app: request.app,
      settings: id.variation.settings(over: request.settings))
    if let style = id.variation.style,
      simulator.screen.traitCollection.userInterfaceStyle != style
    {
      return .refused("dark mode begins with iOS 13", rule: nil)
    }
    try launch(simulator, id.variation)
    if simulator.orientation != id.orientation { simulator.rotate(to: id.orientation) }
    let expected = simulator.machine.hardware.interface(for: id.orientation)
    guard simulator.interfaceOrientation == expected else {
      return .refused(reason(simulator), rule: simulator.orientationRule)
    }
    do {
      if id.window != .fullScreen {
        try simulator.resize(to: id.window.layout, side: id.window.side)
      }
    } catch {
      return .refused(error.reason, rule: nil)
    }
    let keyboard = id.variation.showsKeyboard ? showKeyboard(simulator) : nil
    var configuration = Configuration(
      id: id, device: DeviceOutline(device.showing(device.launchPosture)),
      layout: simulator.inspectedLayout,
      assumptions: simulator.assumptions + housingAssumption(device))
    configuration.keyboard = keyboard
    configuration.recordDisplay(simulator, on: device)
    if configuration.isPane, simulator.posture != nil, !request.windows.contains(.fullScreen) {
      configuration.clippedInFullScreen = clippedViews(simulator, of: configuration)
    }
    if request.rotatesAllWays, id.orientation == .portrait {
      configuration.movedByFold = foldAndBack(simulator, from: configuration)
      configuration.moved = rotateAllWays(simulator, from: configuration)
    }
    return .shown(configuration, simulator)
  }

  /// Returns the views that a full-screen window clips, and takes the app back to its pane.
  private func clippedViews(_ simulator: Simulator, of pane: Configuration) -> Set<String> {
    var whole = pane
    whole.id.window = .fullScreen
    try? simulator.resize(to: .fullScreen)
    whole.layout = simulator.layout
    try? simulator.resize(to: pane.id.window.layout, side: pane.id.window.side)
    let found = LayoutFindings.findings(of: whole, index: 0)
    return Set(found.filter { [.cutByWindow, .offScreen].contains($0.kind) }.map(\.view))
  }

  /// Shows the docked keyboard; returns its rectangle on the screen, or nil if no keyboard is
  /// known.
  private func showKeyboard(_ simulator: Simulator) -> CGRect? {
    let isLandscape = simulator.interfaceOrientation.isLandscape
    let height = Keyboards.standard.height(
      on: simulator.profile, system: simulator.system, isLandscape: isLandscape)
    let screen = simulator.screen.bounds
    let shown = min(height.value, screen.height)
    guard shown > 0 else { return nil }
    simulator.keyboardHeight = Double(shown)
    return CGRect(x: 0, y: screen.height - shown, width: screen.width, height: shown)
  }

  /// Rotates the device through all orientations and back; returns the views with changed
  /// positions.
  ///
  /// A rotation may end Split View, which then begins again.
  ///
  /// See: R-FOLD-7.
  private func rotateAllWays(_ simulator: Simulator, from shown: Configuration) -> [MovedView] {
    let orientations: [UIDeviceOrientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
    ]
    for orientation in orientations { simulator.rotate(to: orientation) }
    let window = shown.id.window
    if simulator.windowLayout != window.layout {
      try? simulator.resize(to: window.layout, side: window.side)
    }
    let known = Set((shown.movedByFold ?? []).map(\.view))
    return MovedView.views(
      of: shown.layout, in: simulator.layout, within: 0.5 / max(1, shown.device.scale)
    ).filter { !known.contains($0.view) }
  }

  /// Folds and unfolds the device, or the other way round; returns the views with changed
  /// positions.
  ///
  /// The result is nil for a device that does not fold, and for a pane, since folding ends Split
  /// View.
  private func foldAndBack(_ simulator: Simulator, from shown: Configuration) -> [MovedView]? {
    guard let posture = simulator.posture, shown.id.window == .fullScreen else { return nil }
    switch posture {
    case .closed:
      simulator.unfold()
      simulator.fold()
    case .open:
      simulator.fold()
      simulator.unfold()
    case .partlyOpen:
      let degrees = simulator.hingeDegrees
      simulator.setHinge(degrees: 0)
      simulator.setHinge(degrees: degrees)
    }
    return MovedView.views(
      of: shown.layout, in: simulator.layout, within: 0.5 / max(1, shown.device.scale))
  }

  /// Returns the assumption about a sensor housing of unknown size.
  private func housingAssumption(_ device: DeviceProfile) -> [String] {
    device.sensorHousing.kind != .none && device.sensorHousing.size == nil
      ? ["sensor housing: its size is unknown; it is not drawn and not checked"] : []
  }

  /// Returns the reason why the interface has another orientation than the device.
  func reason(_ simulator: Simulator) -> String {
    let refusal = simulator.trace.events(named: "turnRefused").last?.arguments.first?.value
    if case .text(let reason) = refusal { return reason }
    return "the interface is \(simulator.interfaceOrientation.name)"
  }
}
