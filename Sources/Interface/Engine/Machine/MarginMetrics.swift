package import Foundation
import GimbalGeometry
import GimbalTraits

/// The margins of views that are the same on all devices, in points.
package struct MarginMetrics: Sendable {
  /// A margin of a controller's root view, and the minimum window width at which it applies.
  package struct Step: Sendable {
    /// The minimum width of the window, in points.
    package var windowFrom: CGFloat
    /// The leading and trailing margin from that width on, in points.
    package var margin: CGFloat

    /// Creates a step of `rootHorizontal`.
    package init(windowFrom: CGFloat, margin: CGFloat) {
      self.windowFrom = windowFrom
      self.margin = margin
    }
  }

  /// The margin on every side of a view that is not a controller's root view.
  package var plainView: CGFloat
  /// The leading and trailing margin of a controller's root view, by ascending window width.
  package var rootHorizontal: [Step]

  /// Creates the metrics; `rootHorizontal` has at least one step.
  package init(plainView: CGFloat, rootHorizontal: [Step]) {
    precondition(!rootHorizontal.isEmpty, "there is a margin for some width")
    self.plainView = plainView
    self.rootHorizontal = rootHorizontal
  }

  /// The metrics of `layout-margins.json`, read on first use.
  package static let standard = suppliedMarginMetrics()

  /// Returns the leading and trailing margin of a controller's root view for a window width in
  /// points.
  ///
  /// See: V-70.
  package func rootMargin(windowWidth: CGFloat) -> CGFloat {
    (rootHorizontal.last { $0.windowFrom <= windowWidth } ?? rootHorizontal[0]).margin
  }
}

extension WindowGeometry {
  /// Returns the leading and trailing margin of a controller's root view for a window size, in
  /// points.
  ///
  /// In landscape, a window that fills the screen of a phone with a home indicator has the margin
  /// of its portrait width (W-47).
  ///
  /// See: V-70.
  package func rootMargin(inWindowOf size: CGSize) -> CGFloat {
    let metrics = MarginMetrics.standard
    let fillsLandscape =
      size.width > size.height && machine.hardware.idiom == .phone
      && machine.hardware.portraitSafeArea.bottom > 0
      && size == machine.screenSize(.landscapeLeft)
    return metrics.rootMargin(
      windowWidth: fillsLandscape ? machine.hardware.portraitSize.width : size.width)
  }
}

/// Returns the metrics; the module that knows the data defines the function.
///
/// The linker must resolve the symbol, because views have margins even if no device is powered on.
@_silgen_name("gimbal_marginFigures")
private func suppliedMarginMetrics() -> MarginMetrics
