/// Invariants of the device as a whole.
extension Invariants {
  mutating func checkDevice() {
    let traversal = machine.traversal.pointee
    expect(
      traversal.depth == 0 && !traversal.holdsAny, machine,
      "keeps what left the tree for a walk that is over"
    )
    expect(
      machine.held.departed.isEmpty, machine,
      "keeps views that left the tree in a call that is over")
    expect(!traversal.isInCall, machine, "counts a call that is over as under way")
    expect(
      machine.solving.fittingQuestions.isEmpty, machine,
      "keeps a question for a size that is answered")
    expect(
      Set(machine.showing.windows.map(ObjectIdentifier.init)).count
        == machine.showing.windows.count, machine,
      "shows a window twice")
    for window in machine.showing.windows {
      expect(window.machine === machine, window, "is shown on a device to which it does not belong")
    }
  }
}
