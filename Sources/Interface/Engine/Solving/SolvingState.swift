import GimbalSolver

/// State that the layout engines of one device share.
package final class SolvingState: MachineState {
  package static var position: MachineStateSlot { .solving }
  /// The questions for fitting sizes that are being answered, one inside the other.
  var fittingQuestions: [FittingQuestion] = []
  /// An empty system whose memory the next question for a fitting size takes.
  var spareSolver = Solver()
  /// Called for each constraint that is broken because not all required ones can hold.
  ///
  /// See: L-CONF-6.
  package var onConflict: ((UnsatisfiableConstraints) -> Void)?

  package init() {}
}

extension Machine {
  package var solving: SolvingState {
    @inline(__always) get { state() }
  }
}
