/// The exit status of the program.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// All that was asserted held.
  case held = 0
  /// Something that was asserted did not hold, or a finding was as bad as asked for.
  case failed = 1
  /// The call or a file was wrong.
  case wrongCall = 2
  /// A defect of Gimbal itself.
  case defect = 70
}
