import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalIntake

/// The errors of a command line or of a file that it names, as opposed to defects of the program.
enum WrongCall {
  /// Returns true if an error is in the command line or in a file.
  static func isCaused(by error: any Error) -> Bool {
    error is CallError || error is DocumentError || error is DeviceCatalogError
      || error is ComparisonError || error is SimulatorError || error is WorkerError
      || error is IntakeError
  }
}
