import Foundation
import GimbalSolver
import GimbalTraces

/// One of the four variables of an item.
///
/// See: L-AMB-4 (the names), L-PERF-1.
enum LayoutVariable: String, CaseIterable {
  case minX
  case minY
  case width = "Width"
  case height = "Height"
}

/// The variables of a solution that could have other values; computed only on demand.
struct Ambiguity {
  /// The number of the solution that this ambiguity describes.
  let solution: Int
  /// The free variables of the solver, by index.
  let free: Set<Int>
  /// The entries that have been recorded in the trace.
  var recorded: Set<Int32> = []
}

@MainActor
extension LayoutEngine {
  /// Returns true if the engine has a solution for an entry.
  nonisolated func hasValues(at index: Int) -> Bool {
    index < solvedFrames.pointee.count && !solvedFrames.pointee.frames[index].x.isNaN
  }

  /// Returns the solver with inequalities for all sizes, and without the constraints that keep
  /// ambiguous views in place.
  func undecided() -> Solver {
    var copy = solver
    for row in exercises.values.sorted() { try? copy.remove(row) }
    for entry in entries where entry.node != nil || entry.guide != nil {
      for (variable, row) in [
        (entry.width, entry.nonNegative.0), (entry.height, entry.nonNegative.1),
      ] where row == nil {
        _ = try? copy.add(LinearConstraint([Term(variable)], .greaterOrEqual, 0))
      }
    }
    try? copy.solve { set, _ in set.last }
    return copy
  }

  /// Returns the variables of an item that could have other values; none while a solution is being
  /// computed.
  ///
  /// - Complexity: solving the whole tree, the first time after each solution.
  ///
  /// Rule: L-AMB-1.
  /// See: L-CON-8.
  func freeVariables(of item: some LayoutItem) -> [LayoutVariable] {
    guard !isSolving else { return [] }
    solve()
    // App code that was called for a content size may have removed the item.
    guard item.layoutVariables.engine?.names(self) == true else {
      return []
    }
    let layoutVariables = item.layoutVariables.index
    if ambiguity?.solution != solutions {
      var free = Set(undecided().ambiguousVariables().map(\.index))
      // The root view's origin is never ambiguous.
      for entry in entries where entry.node == root {
        free.subtract([entry.x.index, entry.y.index])
      }
      ambiguity = Ambiguity(solution: solutions, free: free)
    }
    guard let free = ambiguity?.free, hasValues(at: Int(layoutVariables)) else { return [] }
    return LayoutVariable.allCases.filter { free.contains(variable($0, at: layoutVariables).index) }
  }

  /// Returns the solver's variable of an item; `itemIndex` is the index of its entry.
  func variable(_ kind: LayoutVariable, at itemIndex: Int32) -> Variable {
    let entry = entries[Int(itemIndex)]
    return switch kind {
    case .minX: entry.x
    case .minY: entry.y
    case .width: entry.width
    case .height: entry.height
    }
  }
}

extension LayoutItem {
  /// Returns the variables of the item that the constraints do not determine; none outside of a
  /// window.
  ///
  /// The result is recorded in the trace, once for each solution.
  ///
  /// See: L-AMB-1.
  func openVariables() -> [LayoutVariable] {
    guard let view = hostView, view.node.pointee.window != nil,
      let engine = layoutVariables.engine?.object
    else { return [] }
    let free = engine.freeVariables(of: self)
    if !free.isEmpty, engine.ambiguity?.recorded.insert(layoutVariables.index).inserted == true {
      let names = free.map(\.rawValue).joined(separator: ", ")
      let guide = (self as? UILayoutGuide).map { TraceArgument("guide", .text($0.identifier)) }
      view.recordEvent(
        .ambiguity,
        view.machine.recorder.arguments(
          [TraceArgument("variables", .text(names))] + (guide.map { [$0] } ?? [])))
    }
    return free
  }
}

extension UIView {
  /// True if the view could have another frame in an equally good solution.
  ///
  /// See: L-AMB-1.
  final var isAmbiguous: Bool { !openVariables().isEmpty }
}

extension UILayoutGuide {
  /// True if the guide could have another rectangle in an equally good solution.
  ///
  /// See: L-AMB-1.
  final var isAmbiguous: Bool { !openVariables().isEmpty }
}
