import GimbalSolver

/// State that the layout engines of one device share.
package final class SolvingState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .solving }
  /// The running queries for fitting sizes, each nested in the one before.
  var fittingQuestions: [FittingQuestion] = []
  /// An empty solver whose memory the next query for a fitting size reuses.
  var spareSolver = Solver()
  /// Called for each constraint that is broken because the required constraints conflict.
  ///
  /// See: L-CONF-6.
  package var onConflict: ((UnsatisfiableConstraints) -> Void)?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The state of layout engines of this device, created at the first use.
  package var solving: SolvingState {
    @inline(__always) get { state() }
  }
}
