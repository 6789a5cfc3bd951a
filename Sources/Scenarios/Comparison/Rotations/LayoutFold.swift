import Gimbal
import GimbalDevices
public import GimbalGeometry

/// A scene on a device whose hinge moves: on the display before, and on the display after.
public struct LayoutFold: Hashable, Sendable {
  /// The layout before the hinge moves.
  public var before: Configuration
  /// The layout after settling.
  public var after: Configuration
  /// The duration of the hinge's movement, in seconds.
  public var duration: Double
  /// The seconds from the beginning until the app has the new posture.
  public var change: Double

  /// Stores the layouts and times that ``SceneComparison/fold(to:)`` recorded.
  package init(before: Configuration, after: Configuration, duration: Double, change: Double) {
    self.before = before
    self.after = after
    self.duration = duration
    self.change = change
  }
}

extension SceneComparison {
  /// Folds or unfolds the first device of the request with the simulated hinge, and returns the
  /// layouts before and after.
  ///
  /// - Throws: errors of creating the scene, and the reason why device or app cannot show it or has
  ///   no hinge.
  public func fold(to posture: Posture) throws -> LayoutFold {
    let (id, device, before, simulator) = try showFirst()
    var folded = id
    do {
      folded.device = try device.at(posture).slug
    } catch {
      throw ComparisonError.notShown(error.description)
    }
    guard simulator.posture != posture else {
      throw ComparisonError.notShown("\(device.name) is \(posture.phrase) already")
    }
    var degrees = [simulator.hingeDegrees]
    if posture == .partlyOpen {
      simulator.setHinge(degrees: 120)
    } else {
      simulator.begin { posture == .open ? simulator.unfold() : simulator.fold() }
    }
    var change = 0.0
    while !simulator.isAtRest, degrees.count < LayoutRotation.frameLimit {
      simulator.advance(by: LayoutRotation.step)
      if change == 0, simulator.posture == posture {
        change = LayoutRotation.step * Double(degrees.count)
      }
      degrees.append(simulator.hingeDegrees)
    }
    simulator.settle()
    var after = Configuration(
      id: folded, device: DeviceOutline(device.showing(posture)),
      layout: simulator.inspectedLayout, assumptions: before.assumptions)
    after.recordDisplay(simulator, on: device)
    let moves = degrees.lastIndex { $0 != simulator.hingeDegrees } ?? 0
    return LayoutFold(
      before: before, after: after, duration: LayoutRotation.step * Double(moves + 1),
      change: change)
  }
}
