import Foundation
import GimbalSolver

extension UIView {
  /// Moves the first ambiguous variable to the other of its two extremes.
  ///
  /// Rule: L-AMB-2 (the order is minX, Width, minY, Height).
  final func exerciseAmbiguity() {
    guard node.pointee.window != nil, let engine = node.pointee.seatEngine?.object
    else { return }
    let free = engine.freeVariables(of: self)
    let order: [LayoutVariable] = [.minX, .width, .minY, .height]
    guard let kind = order.first(where: free.contains) else { return }
    let outer = node.pointee.parent?.pointee.bounds.size ?? .zero
    engine.exercise(
      kind, at: node.pointee.seatIndex,
      within: Double(kind == .minX || kind == .width ? outer.width : outer.height))
    superview?.layOutIfNeeded()
  }
}

@MainActor
extension LayoutEngine {
  /// The lowest priority.
  private static let leastPull = Float.leastNonzeroMagnitude
  /// A place that no screen reaches, in points: a variable that gets there has no limit.
  private static let farAway = 1e6

  fileprivate func exercise(_ kind: LayoutVariable, at seat: Int32, within length: Double) {
    let variable = variable(kind, at: seat)
    let undecided = undecided()
    // An unbounded value ranges over the superview.
    let low = extreme(of: variable, -LayoutEngine.farAway, in: undecided) ?? 0
    let high =
      extreme(of: variable, LayoutEngine.farAway, in: undecided) ?? max(length, low + 1)
    let isHigh = abs(solver.value(of: variable) - high) < 1e-6
    exercises[seat] = replaceRow(
      exercises[seat],
      with: LinearConstraint(
        [Term(variable)], .equal, isHigh ? low : high, priority: LayoutEngine.leastPull),
      for: .none)
    markChanged()
    solve()
  }

  /// The value nearest to a place that a variable can reach; nil if it reaches the place.
  private func extreme(of variable: Variable, _ place: Double, in system: Solver) -> Double? {
    var copy = system
    let pull = LinearConstraint(
      [Term(variable)], .equal, place, priority: LayoutEngine.leastPull)
    guard (try? copy.add(pull)) != nil else { return nil }
    try? copy.solve { set, _ in set.last }
    let reached = copy.value(of: variable)
    return abs(reached - place) < 1 ? nil : reached
  }
}
