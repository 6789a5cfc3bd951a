package import Foundation
package import GimbalGeometry

/// The two displays of a foldable device, and its hinge.
///
/// See: R-FOLD-1, R-FOLD-2, R-FOLD-3.
package final class FoldMetrics: Sendable {
  /// The display on the outside, which the closed device uses.
  package let outer: Hardware
  /// The display on the inside, which the open or partly open device uses.
  package let inner: Hardware
  /// The distance of the fold line from the top of the inner display in portrait, in points.
  package let line: CGFloat
  /// The distance between content and the fold line, in points.
  package let margin: CGFloat
  /// The reported angles between which all angles except exactly closed and flat lie, in degrees.
  package let reportedAngles: ClosedRange<Double>
  /// The reported angle below which the device is closed, in degrees.
  package let closedBelow: Double
  /// The posture in which the device is powered on.
  package let launchPosture: Posture

  /// Creates the metrics; the simulator calls it with the values of a device profile.
  package init(
    outer: Hardware, inner: Hardware, line: CGFloat, margin: CGFloat,
    reportedAngles: ClosedRange<Double>, closedBelow: Double, launchPosture: Posture
  ) {
    self.outer = outer
    self.inner = inner
    self.line = line
    self.margin = margin
    self.reportedAngles = reportedAngles
    self.closedBelow = closedBelow
    self.launchPosture = launchPosture
  }

  /// Returns the display that the device shows in a posture.
  func hardware(_ posture: Posture) -> Hardware { posture == .closed ? outer : inner }

  /// Returns the angle that the system reports for a set angle, in degrees.
  ///
  /// Closed and flat are reported as they are. The angles between them are mapped linearly to
  /// `reportedAngles`.
  ///
  /// Rule: R-FOLD-3.
  func reported(_ degrees: Double) -> Double {
    guard degrees > 0, degrees < 180 else { return degrees }
    let (low, high) = (reportedAngles.lowerBound, reportedAngles.upperBound)
    return low + degrees * (high - low) / 180
  }
}
