import GimbalSolver

/// The order in which arranged views of a stack yield, where priorities tie.
@MainActor
extension LayoutEngine {
  /// Has the next solution look at the order of a stack's arranged views.
  package func setNeedsOrder(of stack: any ArrangingView) {
    guard stacksToOrder.last !== stack else { return }
    stacksToOrder.append(stack)
  }

  /// Orders the contents of arranged views: along the axis of a `fill` stack the last view keeps its
  /// length longest, everywhere else the one that came first.
  ///
  /// Rule: V-40.
  /// See: L-PRIO-6.
  func orderStacks() {
    guard !stacksToOrder.isEmpty else { return }
    let stacks = stacksToOrder
    stacksToOrder = []
    var seen: Set<ObjectIdentifier> = []
    for stack in stacks where seen.insert(ObjectIdentifier(stack)).inserted {
      let isReversed = stack.lastPreservesLength && stack.machine.switches.firstArrangedViewYields
      // Hugging and compression across, then down.
      for row in 0..<4 {
        let contents = stack.arranged.compactMap { view -> ConstraintID? in
          guard view.layoutVariables.engine?.object === self else { return nil }
          return entries[Int(view.layoutVariables.index)].rows[row]
        }
        guard contents.count > 1 else { continue }
        let isAlongAxis = row / 2 == stack.axis.rawValue
        let order = isReversed && isAlongAxis ? contents.reversed() : contents.sorted()
        do throws(SolverError) {
          try solver.setOrder(order)
        } catch {
          preconditionFailure("a seat names a row that its solver does not know: \(error)")
        }
      }
    }
  }
}
