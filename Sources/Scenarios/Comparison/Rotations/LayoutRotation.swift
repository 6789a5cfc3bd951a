import Gimbal
import GimbalDevices
public import GimbalGeometry
public import GimbalSnapshots

/// A scene on one device during a rotation: before, intermediate frames, after.
public struct LayoutRotation: Hashable, Sendable {
  /// A frame of the rotation.
  public struct Frame: Hashable, Sendable {
    /// Virtual seconds since the rotation began.
    public var time: Double
    /// The presented layout.
    public var layout: LayoutSnapshot

    /// Stores a layout with its time.
    package init(time: Double, layout: LayoutSnapshot) {
      self.time = time
      self.layout = layout
    }
  }

  /// The scene's name.
  public var scene: String
  /// The layout before the rotation.
  public var before: Configuration
  /// The frames from the beginning of the animation to its end.
  public var frames: [Frame]
  /// The layout after settling.
  public var after: Configuration

  /// The reason why the interface did not rotate, with the deciding row; nil if it rotated.
  ///
  /// See: R-ORI-4.
  public var refusal: String?

  /// Stores what ``SceneComparison/rotation(to:)`` recorded; ``refusal`` is nil at first.
  package init(
    scene: String, before: Configuration, frames: [Frame], after: Configuration
  ) {
    self.scene = scene
    self.before = before
    self.frames = frames
    self.after = after
  }

  /// The seconds from the beginning to the last frame.
  public var duration: Double { frames.last?.time ?? 0 }

  /// The virtual seconds between two recorded frames, of rotations and of folds.
  static let step = 1.0 / 30
  /// The number of frames after which recording ends, even if the animation has not.
  static let frameLimit = 90
}

extension SceneComparison {
  /// Rotates the first device of the request from its first orientation, and returns the layouts of
  /// 30 frames per second.
  ///
  /// If the interface does not rotate, the layout is the same before and after. The reason is then
  /// in ``LayoutRotation/refusal``.
  ///
  /// - Throws: errors of creating the scene, and the reason why device or app cannot show it.
  public func rotation(to orientation: UIDeviceOrientation) throws -> LayoutRotation {
    let (id, _, before, simulator) = try showFirst()
    simulator.begin { simulator.rotate(to: orientation) }
    var frames = [LayoutRotation.Frame(time: 0, layout: simulator.presentedLayout)]
    while !simulator.isAtRest, frames.count < LayoutRotation.frameLimit {
      simulator.advance(by: LayoutRotation.step)
      frames.append(
        LayoutRotation.Frame(
          time: LayoutRotation.step * Double(frames.count), layout: simulator.presentedLayout))
    }
    simulator.settle()
    var rotated = id
    rotated.orientation = orientation
    var after = Configuration(
      id: rotated, device: before.device, layout: simulator.inspectedLayout,
      assumptions: before.assumptions)
    after.keyboard = before.keyboard
    var rotation = LayoutRotation(scene: name, before: before, frames: frames, after: after)
    if simulator.interfaceOrientation != UIInterfaceOrientation(orientation) {
      rotation.refusal =
        SkippedConfiguration(
          name: rotated.description, reason: reason(simulator), rule: simulator.orientationRule
        ).explanation
    }
    return rotation
  }

  /// Shows the configuration of the first device, system, orientation, window and variation of the
  /// request.
  ///
  /// `rotation(to:)` and `fold(to:)` call it for the layout before the movement.
  ///
  /// - Throws: the reason why it cannot be shown, and errors of creating the scene.
  func showFirst() throws -> (
    id: ConfigurationID, device: DeviceProfile, shown: Configuration, on: Simulator
  ) {
    guard let device = request.devices.first, let choice = request.systems.first,
      let system = choice.system(on: device)
    else { throw ComparisonError.notShown("the device does not run the system") }
    let id = ConfigurationID(
      device: device.slug, system: system, orientation: request.orientations.first ?? .portrait,
      window: request.windows.first ?? .fullScreen,
      variation: request.variations.first ?? LayoutVariation())
    switch try show(id, on: device) {
    case .shown(let configuration, let simulator): return (id, device, configuration, simulator)
    case .refused(let reason, let rule):
      throw ComparisonError.notShown(
        SkippedConfiguration(name: id.description, reason: reason, rule: rule).explanation)
    }
  }
}
