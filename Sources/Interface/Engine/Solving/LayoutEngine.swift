import Foundation
import GimbalGeometry
import GimbalSolver

/// The layout engine of one tree of views: it turns constraints into equations of a solver and the
/// solver's values into frames.
///
/// The topmost view of the tree hosts it. Each item that takes part has a seat: four variables for
/// the frame in the superview's coordinates (a guide's in its owner's), in which the superview's own
/// edges are 0 and its size. The size of the topmost view is known to the solver. Changes are noted
/// when they happen and worked in together by `solve()`; `UIView.layoutSubviews` then reads the
/// values.
///
/// Rule: L-PERF-1.
/// See: L-CON-8, L-CYC-3.
package final class LayoutEngine: LayoutVariableOwner {
  let root: ViewNode
  var solver = Solver()
  // Plain values, each read and written for every row: checks of exclusive access cost more than the work.
  @exclusivity(unchecked) var entries: ContiguousArray<Entry> = []
  var freeEntries: [Int32] = []
  /// The number of seats that were released: an equation that is being made may name one of them.
  var releasedCount = 0
  /// The source of each constraint of the solver, by `ConstraintID.index`.
  @exclusivity(unchecked) var sources: ContiguousArray<RowSource> = []
  /// The frames of the last solution, as views received them.
  let solvedFrames: UnsafeMutablePointer<SolvedFrames>

  // True if something has changed since the last solution.
  var needsSolving = false
  var pending: ContiguousArray<NSLayoutConstraint> = []
  /// The number of them that may have been withdrawn meanwhile.
  private var withdrawnCount = 0
  var joining: [UIView] = []
  @exclusivity(unchecked) var staleItems: ContiguousArray<Int32> = []
  var rootSizeIsStale = true
  /// The seat of the view that fills the window, whose frame the solver has as known numbers; or -1.
  var fillingIndex: Int32 = -1
  /// The guides of that view whose rectangles the solver has as known numbers too.
  var knownGuides: [KnownGuide] = []
  /// Conflicts name the equations of guides: once one has had a part in a conflict, all are equations.
  var guidesAreEquations = false
  /// The constraints that the present solution broke for a conflict with a known guide.
  var brokenForGuides: [ConstraintID] = []
  /// True if the solver has the size of the topmost view as a known one.
  var topIsKnown = false
  /// The stay constraints on the size of a topmost view that its constraints determine.
  var topRows: (ConstraintID?, ConstraintID?) = (nil, nil)
  /// Everything has to be put into equations anew, such as when the direction of reading changes.
  var needsRebuilding = false
  /// Constraints whose equations hold the origin of some view's bounds.
  var crossing: [NSLayoutConstraint] = []
  /// Constraints whose equations hold a baseline of another view than they name, in which that one stands.
  var leaning: [NSLayoutConstraint] = []
  /// True if the equation that was made last is one of these.
  var equationLeans = false
  /// Stacks whose arranged views have other contents, or another order, than at the last solution.
  var stacksToOrder: [any ArrangingView] = []
  /// True if some equation holds where a baseline stands.
  var readsBaselines = false

  var isSolving = false
  /// The conflicts of the present solution that are not reported yet.
  var conflicts: [FoundConflict] = []
  /// True if there were more of them than the solver was ready to explain.
  var hasCutSearch = false
  /// Their sets, so that none is reported twice where a solution takes several rounds.
  var reportedConflicts: Set<[ConstraintID]> = []
  /// The ambiguity of the last solution, once it was asked for.
  var ambiguity: Ambiguity?
  /// The optional constraints that keep ambiguous views where `exerciseAmbiguityInLayout()` has put
  /// them, by seat.
  var exercises: [Int32: ConstraintID] = [:]
  /// The number of times that the tree has been solved.
  var solutions = 0
  /// The number of times that the solver ran for the last layout: again for sizes below zero, and for
  /// texts that have other heights.
  var rounds = 0
  /// True if the engine is for one question only and must leave no trace in views and constraints.
  let isThrowaway: Bool
  /// True once the tree has another engine, or is gone: nothing is worked in any more, and no view or
  /// constraint refers to the engine.
  private(set) var isRetired = false
  /// The question that a throwaway engine answers, with the seats to give back and the views'
  /// answers.
  var question: FittingQuestion?
  /// The seats whose text has several lines.
  var wrapping: ContiguousArray<Int32> = []
  /// Reused for each equation.
  @exclusivity(unchecked) var terms: [Term] = []

  init(root: ViewNode, isThrowaway: Bool = false) {
    self.root = root
    self.isThrowaway = isThrowaway
    solvedFrames = .allocate(capacity: 1)
    solvedFrames.initialize(to: SolvedFrames())
  }

  deinit {
    solvedFrames.pointee.deallocate()
    solvedFrames.deallocate()
  }

  /// An item's seat.
  struct Entry {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
    /// The view; nil for a guide and for a seat that is free.
    var node: ViewNode?
    var guide: Unretained<UILayoutGuide>?
    /// The distances from the frame to the alignment rectangle.
    var alignment = UIEdgeInsets.zero
    /// The equations that stand for the mask of a view or the rectangle of a guide of the system, or
    /// the inequalities that stand for a content's size.
    var rows = SystemRows()
    /// The refusals of a negative width and height, where one was needed.
    var nonNegative: (ConstraintID?, ConstraintID?) = (nil, nil)
    var stale: Staleness = []
    /// The solution for which it was looked at last.
    var refreshedIn = -1
  }

  /// Up to five constraints of the system's for one item.
  struct SystemRows {
    static let count = 5

    var first: ConstraintID?
    var second: ConstraintID?
    var third: ConstraintID?
    var fourth: ConstraintID?
    var fifth: ConstraintID?

    subscript(index: Int) -> ConstraintID? {
      get {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: fifth
        }
      }
      set {
        switch index {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        case 3: fourth = newValue
        default: fifth = newValue
        }
      }
    }
  }

  /// The parts of an item that have to be read again.
  struct Staleness: OptionSet {
    let rawValue: UInt8
    /// The frame or mask was set, or the guide's rectangle moved.
    static let rectangle = Staleness(rawValue: 1)
    /// The content's size or its priorities changed.
    static let content = Staleness(rawValue: 2)
  }

  /// Ends the engine's work, even in the middle of a solution: its remaining owners find
  /// nothing to do.
  func retire() {
    dissolve()
    isRetired = true
    needsSolving = false
    if !isThrowaway { root.pointee.flags.remove(.needsSolving) }
    joining = []
  }

  // MARK: Noting changes

  /// Notes that there is something to work in, and lets the run loop know.
  func setNeedsSolving() {
    guard !needsSolving, !isRetired else { return }
    needsSolving = true
    if !isThrowaway { root.pointee.flags.insert(.needsSolving) }
  }

  /// Takes a constraint that has become active.
  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.placement.engine = Unretained(self)
    pending.append(constraint)
    setNeedsSolving()
  }

  /// True if a constraint is still the engine's to work in.
  func holds(_ constraint: NSLayoutConstraint) -> Bool {
    isThrowaway
      || constraint.placement.engine?.names(self) == true
  }

  /// Removes a constraint that ceases to be active.
  func withdraw(_ constraint: NSLayoutConstraint) {
    if let row = constraint.placement.row {
      removeRow(row)
      if !crossing.isEmpty { crossing.removeAll { $0 === constraint } }
      if !leaning.isEmpty { leaning.removeAll { $0 === constraint } }
    } else {
      withdrawnCount += 1
    }
    constraint.placement.row = nil
    constraint.placement.engine = nil
    if withdrawnCount > 32, 2 * withdrawnCount > pending.count { dropWithdrawn() }
    setNeedsSolving()
  }

  /// Removes the constraints that ceased to be active before they were worked in; one that became
  /// active again counts as new.
  ///
  /// Apps may exchange constraints for as long as nothing asks for layout.
  ///
  /// See: L-PRIO-6.
  func dropWithdrawn() {
    guard withdrawnCount > 0 else { return }
    withdrawnCount = 0
    var retained = pending.filter { $0.placement.engine?.names(self) == true }
    retained.sort { $0.placement.serial < $1.placement.serial }
    pending.removeAll(keepingCapacity: true)
    for constraint in retained where pending.last !== constraint { pending.append(constraint) }
  }

  func setStale(_ index: Int32, _ what: Staleness) {
    let itemIndex = Int(index)
    if entries[itemIndex].stale.isEmpty { staleItems.append(index) }
    entries[itemIndex].stale.formUnion(what)
    setNeedsSolving()
  }

  func rootSizeDidChange() {
    rootSizeIsStale = true
    setNeedsSolving()
  }

  /// Everything is put into equations anew by the next solution.
  func rebuild() {
    needsRebuilding = true
    setNeedsSolving()
  }
}

/// The source of a constraint of the solver.
enum RowSource {
  case none
  case constraint(Unretained<NSLayoutConstraint>)
  /// One of the four constraints that stand for a view's frame and mask, by `MaskRow`.
  case mask(itemIndex: Int32, row: Int)
  /// Hugging (even) or compression (odd), across (0, 1) or down (2, 3).
  case content(itemIndex: Int32, row: Int)
  /// An edge of a guide of the system.
  case guide(itemIndex: Int32, row: Int)
  /// A width (0) or height (1) that must not be negative.
  case nonNegative(itemIndex: Int32, axis: Int)
  /// The size of the top view, which wants to stay, across (0) or down (1).
  case top(axis: Int)
}
