/// Running of code for a device.
extension Machine {
  /// Runs `body` with this device as the current one.
  package func perform<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if CurrentMachine.executing.last === self { return try body() }
    CurrentMachine.executing.append(self)
    traitSource.resetCurrentTraits()
    defer {
      if CurrentMachine.executing.count == 1, !held.departed.isEmpty {
        held.releaseAllDeparted()
      }
      CurrentMachine.executing.removeLast()
    }
    return try body()
  }
}
