/// The exit status of the program.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// All assertions held.
  case held = 0
  /// An assertion failed, or a finding reached the given severity.
  case failed = 1
  /// The command line or a file was invalid.
  case wrongCall = 2
  /// A defect in Gimbal.
  case defect = 70
}
