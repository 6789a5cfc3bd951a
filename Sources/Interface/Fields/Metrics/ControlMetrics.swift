package import Foundation
import GimbalEngine
package import GimbalGeometry
package import GimbalText
import GimbalTraits

/// The controls and parts of controls whose sizes the system defines.
package enum ControlKind: String, CaseIterable, Sendable {
  case toggle = "switch"
  case slider, sliderThumb
  case segmentedControl, segment
  case stepper
  case progressView, progressBar
  case activityIndicator, largeActivityIndicator
  case pageControl, pageDot, pageGap, pageMargin
  case pickerView, pickerRow
  case datePickerWheels, datePickerCompact, datePickerInline
  case textFieldRounded, textFieldLine
  case searchBar, searchField
  case refreshControl
}

/// The metrics of a control on a system, in points.
package struct ControlMetrics: Sendable {
  /// The size of the alignment rectangle; `UIView.noIntrinsicMetric` on an axis without an
  /// intrinsic size.
  package var size: CGSize
  /// The distances by which the frame extends beyond the alignment rectangle.
  package var overhang: UIEdgeInsets
  /// The size (in points) and weight of the text's font; nil for a control without text.
  package var font: (size: CGFloat, weight: UIFont.Weight)?
  /// The reason why the metrics are assumed; nil if they are recorded.
  package var assumed: String?

  /// Creates the metrics of a control.
  package init(
    size: CGSize, overhang: UIEdgeInsets, font: (size: CGFloat, weight: UIFont.Weight)?,
    assumed: String?
  ) {
    self.size = size
    self.overhang = overhang
    self.font = font
    self.assumed = assumed
  }

  /// The frame's size; `UIView.noIntrinsicMetric` on an axis without an intrinsic size.
  package var frameSize: CGSize {
    func length(_ length: CGFloat, _ overhang: CGFloat) -> CGFloat {
      length == UIView.noIntrinsicMetric ? length : length + overhang
    }
    return CGSize(
      width: length(size.width, overhang.left + overhang.right),
      height: length(size.height, overhang.top + overhang.bottom))
  }

  /// The font of its text.
  var uiFont: UIFont {
    font.map { UIFont.systemFont(ofSize: $0.size, weight: $0.weight) }
      ?? .systemFont(ofSize: UIFont.labelFontSize)
  }
}

/// Returns the metrics of a control on a system; implemented by the module that contains the data.
///
/// The linker must resolve this symbol, so a static archive cannot omit it.
@_silgen_name("gimbal_controlFigure")
private func suppliedControlMetrics(_ kind: ControlKind, _ system: SystemVersion) -> ControlMetrics

extension UIView {
  /// Returns the metrics of a control on the view's device, and records an assumption if they are
  /// assumed.
  ///
  /// See: D-5, R-SDK-3.
  final func controlMetrics(_ kind: ControlKind) -> ControlMetrics {
    let preservesEarlierSize =
      kind == .searchField ? !machine.hasPhoneDesignOf26 : !machine.features.hasDesignOf26
    let controlMetrics = suppliedControlMetrics(
      kind, preservesEarlierSize ? min(machine.system, .lastWithEarlierDesign) : machine.system)
    if let reason = controlMetrics.assumed { machine.assumptions.record(reason, of: "controls") }
    return controlMetrics
  }

  /// Sets the default hugging priorities of a class.
  ///
  /// See: L-SIZE-3 (switches, steppers and progress views in code as in Interface Builder: CHOICE).
  final func hug(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    setContentHuggingPriority(horizontal, for: .horizontal)
    setContentHuggingPriority(vertical, for: .vertical)
  }
}
