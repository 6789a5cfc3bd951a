extension AppException {
  /// The words of the error are UIKit's where they are known.
  ///
  /// See: L-VFL-E1, L-VFL-E9.
  static func visualFormat(_ error: VisualFormatError) -> AppException {
    AppException(.visualFormat, .invalidArgument, .uikit, error.description)
  }
}
