/// Invariants of the device as a whole.
extension Invariants {
  /// Checks that no finished traversal or call still retains views.
  ///
  /// Called once, before views and controllers are checked.
  mutating func checkDevice() {
    let traversal = machine.traversal.pointee
    expect(
      traversal.depth == 0 && !traversal.holdsAny, machine,
      "retains removed views for a finished traversal"
    )
    expect(
      machine.held.departed.isEmpty, machine,
      "retains removed views for a finished call")
    expect(!traversal.isInCall, machine, "counts a call that is over as under way")
    expect(
      machine.solving.fittingQuestions.isEmpty, machine,
      "retains a size request that is finished")
    expect(
      Set(machine.showing.windows.map(ObjectIdentifier.init)).count
        == machine.showing.windows.count, machine,
      "shows a window twice")
    for window in machine.showing.windows {
      expect(window.machine === machine, window, "is shown on a device to which it does not belong")
    }
  }
}
