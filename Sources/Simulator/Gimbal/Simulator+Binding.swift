import GimbalEngine

/// The simulator that is bound to a task.
extension Simulator {
  /// The simulator that is bound to the current task, or nil.
  ///
  /// The trait `.simulator(…)` of GimbalTesting binds one for each test.
  @TaskLocal public static var bound: Simulator?

  /// Runs `body` with this simulator bound to the task.
  ///
  /// `UIScreen.main`, other shared objects and created objects belong to this simulator, unless
  /// another simulator is executing. Unlike in `perform(_:)`, `body` may await, and other tasks are
  /// not affected.
  public nonisolated func bind<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let machine = machine
    return try await Simulator.$bound.withValue(self) {
      try await BoundMachine.$current.withValue(machine) { try await body() }
    }
  }
}
