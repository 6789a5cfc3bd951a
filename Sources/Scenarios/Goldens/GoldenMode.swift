/// The mode that determines which golden files are written.
public enum GoldenMode: String, CaseIterable, Hashable, Sendable {
  /// None: a missing file is a failure.
  case never
  /// Missing files are written.
  case missing
  /// Missing and differing files are written.
  case failed
  /// All files are written.
  case all

  /// The environment variable of the mode, if no option is given.
  public static let variable = "GIMBAL_RECORD"
}
