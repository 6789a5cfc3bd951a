import Foundation
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalText
import GimbalTraits

/// Returns the catalog's size of a control on a system; `GimbalFields` links to it by symbol name.
@_silgen_name("gimbal_controlFigure")
func catalogControlMetrics(_ kind: ControlKind, _ system: SystemVersion) -> ControlMetrics {
  guard let size = ControlSizes.standard.size(of: kind.rawValue, on: system) else {
    preconditionFailure("no size of '\(kind.rawValue)'")
  }
  let weight = Typography.weights.first { $0.name == size.fontWeight }?.weight
  return ControlMetrics(
    size: CGSize(
      width: size.width ?? UIView.noIntrinsicMetric,
      height: size.height ?? UIView.noIntrinsicMetric),
    overhang: size.overhang,
    font: size.fontSize.map { (size: $0, weight: weight ?? .regular) },
    assumed: size.confidence == .low ? size.note : nil)
}

extension Typography {
  fileprivate static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
  ]
}
