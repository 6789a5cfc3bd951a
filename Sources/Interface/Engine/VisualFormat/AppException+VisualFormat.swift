/// UIKit's exception about visual formats.
extension AppException {
  /// The exception for an error in a visual format; the message is UIKit's if it is known.
  ///
  /// See: L-VFL-E1, L-VFL-E9.
  static func visualFormat(_ error: VisualFormatError) -> AppException {
    AppException(.visualFormat, .invalidArgument, .uikit, error.description)
  }
}
