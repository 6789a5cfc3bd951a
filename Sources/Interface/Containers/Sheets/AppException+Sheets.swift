import GimbalEngine

/// UIKit's exception about sheets.
extension AppException {
  /// The exception for an empty list of detents.
  ///
  /// Source: Apple, `UISheetPresentationController.detents`: the list must not be empty.
  static var noDetents: AppException {
    AppException(
      .noDetents, .invalidArgument, .gimbal,
      "the detents of a sheet are an empty list; one at least is needed")
  }
}
