import GimbalSolver

/// The order in which arranged views of a stack view yield if their priorities are equal.
@MainActor
extension LayoutEngine {
  /// Makes the next solution update the order of a stack view's arranged views.
  package func setNeedsOrder(of stack: any ArrangingView) {
    guard stacksToOrder.last !== stack else { return }
    stacksToOrder.append(stack)
  }

  /// Orders the content constraints of arranged views.
  ///
  /// Along the axis of a `fill` stack view the last view is the last to be stretched or compressed;
  /// in all other cases it is the view that was added first.
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
      // Horizontal hugging and compression, then vertical.
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
          preconditionFailure(
            "layout variables have a row that their solver does not contain: \(error)")
        }
      }
    }
  }
}
