/// The choice of when golden files are written.
public enum GoldenMode: String, CaseIterable, Hashable, Sendable {
  /// Never: one that is not there is a failure.
  case never
  /// One that is not there is written.
  case missing
  /// One that is not there, or with which what is found does not agree, is written.
  case failed
  /// All are written, whatever they hold.
  case all

  /// The variable of the environment that says when, where no option does.
  public static let variable = "GIMBAL_RECORD"
}
