package import GimbalEngine

/// UIKit's exceptions about stack views.
extension AppException {
  /// Stack views that fill proportionally are nested deeper than Gimbal supports.
  package static var stacksTooDeep: AppException {
    AppException(
      .stacksTooDeep, .limit, .gimbal,
      "stack views that share in proportion are nested deeper than "
        + "\(UIStackView.proportionLimit) levels")
  }

  /// The exception for inserting an arranged subview at an index beyond the end.
  ///
  /// Source: uber/UberSignature#32.
  package static func arrangedIndex(_ index: Int, count: Int) -> AppException {
    AppException(
      .arrangedIndex, .invalidArgument, .uikit,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or "
        + "equal to \(count)")
  }
}
