/// Running of code for a device.
extension Machine {
  /// Runs `body` with this device as the current one.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if Machine.executing.last === self { return try body() }
    Machine.executing.append(self)
    traitSource.resetCurrentTraits()
    defer {
      if Machine.executing.count == 1, !held.departed.isEmpty { releaseAllDeparted() }
      Machine.executing.removeLast()
    }
    return try body()
  }
}
