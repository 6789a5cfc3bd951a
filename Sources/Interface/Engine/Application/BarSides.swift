package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The side at which the system lays out bars on a foldable device.
///
/// See: R-FOLD-14, R-FOLD-15.
@MainActor
package struct BarSides {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The side of the window with vertical bars; nil if bars are horizontal, as on all other
  /// devices.
  package var barSide: PaneSide? { barSide(machine.interfaceOrientation, in: machine.part?.side) }

  /// Returns the side of vertical bars in an orientation and a pane of Split View.
  ///
  /// In a pane it is the outer side; otherwise it is the side at which the display has room for
  /// vertical bars.
  ///
  /// Rule: R-FOLD-14.
  func barSide(_ orientation: UIInterfaceOrientation, in pane: PaneSide?) -> PaneSide? {
    guard hasVerticalBars, !machine.barSource.systemBars.forcesHorizontalBars,
      let strip = machine.hardware.states.state(orientation)?.safeArea, strip.left != strip.right
    else { return nil }
    return pane ?? (strip.left > strip.right ? .left : .right)
  }

  /// True if the system lays out vertical bars for the app.
  var hasVerticalBars: Bool {
    !machine.hardware.states.isEmpty && machine.features.hasDisplayRegions
  }

  /// The height, in points, of the area at the top of a window for a navigation bar's row.
  ///
  /// It is nil on devices without vertical bars, and for apps of older SDKs.
  ///
  /// It equals the height of the status bar of the inner display in portrait, which shares the
  /// area.
  ///
  /// See: R-FOLD-16.
  package var barBand: CGFloat? {
    guard hasVerticalBars else { return nil }
    return machine.fold?.inner.states.state(.portrait)?.safeArea?.top
  }

  /// The width of the area for vertical bars, in points.
  package var barStrip: CGFloat {
    guard hasVerticalBars, let strip = machine.fold?.outer.states.state(.portrait)?.safeArea else {
      return 0
    }
    return max(strip.left, strip.right)
  }

  /// Returns the insets of a state in which the app's bars stay horizontal, so that the status bar
  /// is at the top.
  ///
  /// See: R-FOLD-15.
  func withHorizontalBars(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    // R-FOLD-15.3
    guard machine.barSource.systemBars.forcesHorizontalBars, insets.left != insets.right,
      let band = barBand
    else { return insets }
    return UIEdgeInsets(top: band, left: 0, bottom: insets.bottom, right: 0)
  }
}

/// The trait of the side with vertical bars, which windows pass down.
enum BarSideTrait: UITraitDefinition {
  /// The side of a window with vertical bars; `none` if it has none.
  enum Side: String, CustomStringConvertible {
    /// The bars are horizontal.
    case none
    /// The left side in the interface's orientation.
    case left
    /// The right side in the interface's orientation.
    case right

    /// The name of the side, as traces and descriptions of trait collections show it.
    var description: String { rawValue }
  }

  static let defaultValue = Side.none
  static let name = "barSide"
  // The default is found by reflection, which is slow.
  static let identifier = "GimbalEngine.BarSideTrait"
}

extension BarSides {
  /// The insets that clear the corners of the display in the interface orientation, clockwise from
  /// the top left.
  ///
  /// The array is empty if they are unknown.
  ///
  /// See: R-FOLD-17.
  var cornerInsets: [CGFloat] {
    guard machine.features.hasDisplayRegions, machine.part == nil,
      machine.hardware.corners.count == 4
    else { return [] }
    let quarters =
      switch machine.interfaceOrientation {
      case .landscapeLeft: 1
      case .portraitUpsideDown: 2
      case .landscapeRight: 3
      case .portrait, .unknown: 0
      }
    let share = CGFloat(1 - 0.5.squareRoot())
    // In landscape left, the top left corner of the portrait display is at the top right.
    return (0..<4).map {
      machine.pixelGrid.round(machine.hardware.corners[($0 + 4 - quarters) % 4] * share)
    }
  }
}
