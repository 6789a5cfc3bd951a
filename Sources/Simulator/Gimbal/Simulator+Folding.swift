import Foundation
import GimbalDevices
import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// Folding and unfolding.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-duo"))
/// sim.launch(ProfileViewController())
/// sim.unfold()
/// sim.setHinge(degrees: 120)
/// print(sim.posture == .partlyOpen, sim.layout.traits)
/// ```
extension Simulator {
  /// The posture of a device that folds; nil for any other.
  public var posture: Posture? { machine.posture }

  /// Folds the device; the hinge moves on the virtual clock.
  ///
  /// On a device without a hinge, or while the hinge moves, nothing happens and the trace records a
  /// `foldRefused` event with the reason.
  ///
  /// See: R-FOLD-1, R-FOLD-8.
  public func fold(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      moveHinge { FoldTransition($0).swing(opens: false) }
    }
  }

  /// Unfolds the device until it is flat; the hinge moves on the virtual clock.
  ///
  /// See: R-FOLD-1, R-FOLD-8.
  public func unfold(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      moveHinge { FoldTransition($0).swing(opens: true) }
    }
  }

  /// Sets the angle of the hinge at once, in degrees from 0, closed, to 180, flat.
  ///
  /// Between the ends, the angle that the system reports differs from this value. Other values, and
  /// NaN, leave the hinge as it is, and the trace records a `foldRefused` event with the reason.
  ///
  /// See: R-FOLD-1, R-FOLD-3.
  public func setHinge(
    degrees: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      moveHinge { FoldTransition($0).setHinge(degrees) }
    }
  }

  /// Moves the hinge, and stores the reason if it does not move.
  private func moveHinge(_ move: (Machine) -> String?) {
    hingeRefusal = nil
    guard profile.hinge != nil else {
      hingeRefusal = FoldTransition(machine).refuseHinge(
        PostureRefusal(device: profile.name).description)
      return
    }
    hingeRefusal = move(machine)
  }
}

extension FoldMetrics {
  /// The displays and the hinge of a device; nil for one that does not fold.
  convenience init?(
    of profile: DeviceProfile, outer: Hardware, system: SystemVersion,
    app: AppDescription
  ) {
    guard let hinge = profile.hinge, let closed = profile.display(.closed),
      let open = profile.display(.open)
    else { return nil }
    var outer = outer
    outer.states = closed.states
    outer.corners = closed.corners
    outer.nativeOrientation = closed.nativeOrientation
    var inner = Hardware.metrics(of: profile.showing(.open), system: system, app: app).hardware
    inner.states = open.states
    inner.corners = open.corners
    inner.nativeOrientation = open.nativeOrientation
    inner.isInner = true
    inner.staysPortrait = profile.appWindow?.size != nil
    self.init(
      outer: outer, inner: inner, line: hinge.foldLine, margin: hinge.margin,
      reportedAngles: hinge.reportedAngles, closedBelow: hinge.closedBelow,
      launchPosture: profile.launchPosture)
  }
}

extension DeviceDisplay {
  /// The corner radii of the display in portrait, clockwise from the top left.
  fileprivate var corners: [CGFloat] {
    [cornerRadii.topLeft, cornerRadii.topRight, cornerRadii.bottomRight, cornerRadii.bottomLeft]
  }
}
