import Foundation
import GimbalSolver
import GimbalTraces

/// One of the four numbers of an item that the engine looks for.
///
/// See: L-AMB-4 (the names), L-PERF-1.
enum LayoutVariable: String, CaseIterable {
  case minX
  case minY
  case width = "Width"
  case height = "Height"
}

/// The values of a solution that could be otherwise; computed on demand only.
struct Ambiguity {
  /// The number of the solution of which this is true.
  let solution: Int
  /// The solver's variables that are free, by index.
  let free: Set<Int>
  /// The seats that the trace already has.
  var recorded: Set<Int32> = []
}

@MainActor
extension LayoutEngine {
  /// True if the engine has a solution for a seat.
  nonisolated func hasValues(at index: Int) -> Bool {
    index < solvedFrames.pointee.count && !solvedFrames.pointee.frames[index].x.isNaN
  }

  /// The solver as it would be if sizes below zero were refused at every item, and without what keeps
  /// ambiguous views where they were put.
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

  /// The variables of a seat that could have other values; none while a solution is being found.
  ///
  /// - Complexity: a solution of the whole tree, the first time after each.
  ///
  /// Rule: L-AMB-1.
  /// See: L-CON-8.
  func freeVariables(of item: some LayoutItem) -> [LayoutVariable] {
    guard !isSolving else { return [] }
    solve()
    // App code that was asked for a size may have taken the item away.
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
  /// The variables of the item that the constraints leave open; none outside of a window.
  ///
  /// They are recorded in the trace, once for each solution.
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
  /// True if the view could lie elsewhere in an equally good solution.
  ///
  /// See: L-AMB-1.
  final var isAmbiguous: Bool { !openVariables().isEmpty }
}

extension UILayoutGuide {
  /// True if the guide could lie elsewhere in an equally good solution.
  ///
  /// See: L-AMB-1.
  final var isAmbiguous: Bool { !openVariables().isEmpty }
}
