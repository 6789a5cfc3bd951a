import Foundation
import GimbalSolver

/// `exerciseAmbiguityInLayout()`: the other extreme of an ambiguous value.
extension UIView {
  /// Changes the first ambiguous variable of the item from one of its two extreme values to the
  /// other.
  ///
  /// Rule: L-AMB-2 (the order is minX, Width, minY, Height).
  final func exerciseAmbiguity() {
    guard node.pointee.window != nil, let engine = node.pointee.variablesEngine?.object
    else { return }
    let free = engine.freeVariables(of: self)
    let order: [LayoutVariable] = [.minX, .width, .minY, .height]
    guard let kind = order.first(where: free.contains) else { return }
    let outer = node.pointee.parent?.pointee.bounds.size ?? .zero
    engine.exercise(
      kind, at: node.pointee.variablesIndex,
      within: Double(kind == .minX || kind == .width ? outer.width : outer.height))
    superview?.layOutIfNeeded()
  }
}

@MainActor
extension LayoutEngine {
  /// The lowest priority.
  private static let leastPull = Float.leastNonzeroMagnitude
  /// A coordinate outside of every screen, in points; a variable that can have it has no limit.
  private static let farAway = 1e6

  fileprivate func exercise(_ kind: LayoutVariable, at itemIndex: Int32, within length: Double) {
    let variable = variable(kind, at: itemIndex)
    let undecided = undecided()
    // A variable without a limit varies within the superview.
    let low = extreme(of: variable, -LayoutEngine.farAway, in: undecided) ?? 0
    let high =
      extreme(of: variable, LayoutEngine.farAway, in: undecided) ?? max(length, low + 1)
    let isHigh = abs(solver.value(of: variable) - high) < 1e-6
    exercises[itemIndex] = replaceRow(
      exercises[itemIndex],
      with: LinearConstraint(
        [Term(variable)], .equal, isHigh ? low : high, priority: LayoutEngine.leastPull),
      for: .none)
    setNeedsSolving()
    solve()
  }

  /// Returns the possible value of a variable that is nearest to a coordinate; nil if the
  /// coordinate itself is possible.
  private func extreme(of variable: Variable, _ position: Double, in system: Solver) -> Double? {
    var copy = system
    let pull = LinearConstraint(
      [Term(variable)], .equal, position, priority: LayoutEngine.leastPull)
    guard (try? copy.add(pull)) != nil else { return nil }
    try? copy.solve { set, _ in set.last }
    let reached = copy.value(of: variable)
    return abs(reached - position) < 1 ? nil : reached
  }
}
