package import Foundation
import GimbalGeometry
import GimbalTraits

/// The margins of views that no device decides, in points.
package struct MarginMetrics: Sendable {
  /// A margin of a controller's view, and the narrowest window in which it holds.
  package struct Step: Sendable {
    /// The narrowest window.
    package var windowFrom: CGFloat
    /// The leading and trailing margin.
    package var margin: CGFloat

    /// Creates a step.
    package init(windowFrom: CGFloat, margin: CGFloat) {
      self.windowFrom = windowFrom
      self.margin = margin
    }
  }

  /// The margin of a view that is no controller's, on every side.
  package var plainView: CGFloat
  /// The leading and trailing margin of a controller's view, narrowest windows first.
  package var rootHorizontal: [Step]

  /// Creates the figures.
  package init(plainView: CGFloat, rootHorizontal: [Step]) {
    precondition(!rootHorizontal.isEmpty, "there is a margin for some width")
    self.plainView = plainView
    self.rootHorizontal = rootHorizontal
  }

  /// The figures that hold; read when first asked for.
  package static let standard = suppliedMarginMetrics()

  /// Returns the leading and trailing margin of a controller's view in a window of a width.
  ///
  /// See: V-70.
  package func rootMargin(windowWidth: CGFloat) -> CGFloat {
    (rootHorizontal.last { $0.windowFrom <= windowWidth } ?? rootHorizontal[0]).margin
  }
}

extension Machine {
  /// Returns the leading and trailing margin of a controller's view in a window of a size, in points.
  ///
  /// A window that fills the screen of a phone with a home indicator has in landscape the margin of the portrait
  /// width (W-47).
  ///
  /// See: V-70.
  package func rootMargin(inWindowOf size: CGSize) -> CGFloat {
    let metrics = MarginMetrics.standard
    let fillsLandscape =
      size.width > size.height && hardware.idiom == .phone && hardware.portraitSafeArea.bottom > 0
      && size == hardware.size(.landscapeLeft)
    return metrics.rootMargin(
      windowWidth: fillsLandscape ? hardware.portraitSize.width : size.width)
  }
}

/// Returns the figures: the room that knows the data defines the function.
///
/// It is a symbol that the linker must find, since views have margins whether or not a device is powered
/// on, as fonts have sizes.
@_silgen_name("gimbal_marginFigures")
private func suppliedMarginMetrics() -> MarginMetrics
