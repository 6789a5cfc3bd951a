package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The side at which the system lays out bars on a device that folds.
///
/// See: R-FOLD-14, R-FOLD-15.
extension Machine {
  /// The side of the window at which bars stand; nil where they are horizontal, as on every device that does not fold.
  package var barSide: PaneSide? { barSide(interfaceOrientation, in: part?.side) }

  /// The side in an orientation, and in a pane of Split View: the strip's, and in a pane the outer one.
  ///
  /// Rule: R-FOLD-14.
  func barSide(_ orientation: UIInterfaceOrientation, in pane: PaneSide?) -> PaneSide? {
    guard hasVerticalBars, !barSource.systemBars.forcesHorizontalBars,
      let strip = hardware.states.state(orientation)?.safeArea, strip.left != strip.right
    else { return nil }
    return pane ?? (strip.left > strip.right ? .left : .right)
  }

  /// True if the system lays out vertical bars for the app at all.
  var hasVerticalBars: Bool { !hardware.states.isEmpty && features.hasDisplayRegions }

  /// The height of the band at the top of a window in which the row of a navigation bar stands, in points; nil on a
  /// device that does not fold, and for apps of older SDKs.
  ///
  /// It is that of the status bar on the upright inner display, which shares it.
  ///
  /// See: R-FOLD-16.
  package var barBand: CGFloat? {
    guard hasVerticalBars else { return nil }
    return fold?.inner.states.state(.portrait)?.safeArea?.top
  }

  /// The width of the strip in which vertical bars stand, in points.
  package var barStrip: CGFloat {
    guard hasVerticalBars, let strip = fold?.outer.states.state(.portrait)?.safeArea else {
      return 0
    }
    return max(strip.left, strip.right)
  }

  /// The insets of a state where the app's bars stay horizontal: the status bar comes to the top.
  ///
  /// See: R-FOLD-15.
  func withHorizontalBars(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard barSource.systemBars.forcesHorizontalBars, insets.left != insets.right, let band = barBand
    else { return insets }
    return UIEdgeInsets(top: band, left: 0, bottom: insets.bottom, right: 0)
  }
}

/// The side at which bars stand, which windows hand down with their traits.
enum BarSideTrait: UITraitDefinition {
  /// The sides of a window.
  enum Side: String, CustomStringConvertible {
    case none
    case left
    case right

    /// The name of the side.
    var description: String { rawValue }
  }

  static let defaultValue = Side.none
  static let name = "barSide"
}

extension Machine {
  /// The insets that keep clear of the corners of the display as the interface has them, clockwise from the top left;
  /// empty where they are not known.
  ///
  /// See: R-FOLD-17.
  var cornerInsets: [CGFloat] {
    guard features.hasDisplayRegions, part == nil, hardware.corners.count == 4 else { return [] }
    let quarters =
      switch interfaceOrientation {
      case .landscapeLeft: 1
      case .portraitUpsideDown: 2
      case .landscapeRight: 3
      case .portrait, .unknown: 0
      }
    let share = CGFloat(1 - 0.5.squareRoot())
    // In landscape left the top left corner of the upright display is at the top right.
    return (0..<4).map { pixelGrid.round(hardware.corners[($0 + 4 - quarters) % 4] * share) }
  }
}
