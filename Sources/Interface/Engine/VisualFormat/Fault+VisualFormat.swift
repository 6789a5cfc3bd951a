extension Fault {
  /// The words of the error are UIKit's where they are known.
  ///
  /// See: L-VFL-E1, L-VFL-E9.
  static func visualFormat(_ error: VisualFormatError) -> Fault {
    Fault(.visualFormat, .invalidArgument, .uikit, error.description)
  }
}
