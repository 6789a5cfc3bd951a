import Foundation
import GimbalGeometry
import GimbalSolver

/// The layout engine of one tree of views: it converts constraints to equations of a solver, and
/// the solver's values to frames.
///
/// The topmost view of the tree owns it. Each item that uses Auto Layout has an entry with four
/// variables: its frame in the superview's coordinates, or a guide's in its owner's. The
/// superview's own edges are then 0 and its size. The size of the topmost view is a known value.
///
/// Changes are recorded when they happen, and `solve()` adds them to the solver together. Then
/// `UIView.layoutSubviews` reads the values.
///
/// Rule: L-PERF-1.
/// See: L-CON-8, L-CYC-3.
package final class LayoutEngine: LayoutVariableOwner {
  /// The topmost view of the tree.
  let root: ViewNode
  /// The solver with the equations of all constraints in the tree.
  var solver = Solver()
  // Plain values that are read and written for every row: checks of exclusive access cost more than
  // the work.
  /// The items with layout variables, and free entries between them.
  @exclusivity(unchecked) var entries: ContiguousArray<Entry> = []
  /// The indexes of the entries that no item uses.
  var freeEntries: [Int32] = []
  /// The number of released entries: an equation that is being created may contain one of them.
  var releasedCount = 0
  /// The source of each constraint of the solver, by `ConstraintID.index`.
  @exclusivity(unchecked) var sources: ContiguousArray<RowSource> = []
  /// The frames of the last solution, in the memory from which views read them.
  let solvedFrames: UnsafeMutablePointer<SolvedFrames>

  /// True if the solver's input has changed since the last solution.
  var needsSolving = false
  /// The constraints that became active since the last solution, in the order of activation.
  var pending: ContiguousArray<NSLayoutConstraint> = []
  /// The number of pending constraints that may have been deactivated meanwhile.
  private var withdrawnCount = 0
  /// The subtrees that have joined the tree since the last solution, each by its topmost view.
  var joining: [UIView] = []
  /// The indexes of the entries that the next solution reads again.
  @exclusivity(unchecked) var staleItems: ContiguousArray<Int32> = []
  /// True if the size of the topmost view has to be read again.
  var rootSizeIsStale = true
  /// The entry of the view that fills the window, whose frame is known to the solver; -1 if there
  /// is none.
  var fillingIndex: Int32 = -1
  /// The guides of that view whose rectangles are known to the solver too.
  var knownGuides: [KnownGuide] = []
  /// True once a guide was part of a conflict: then all guides are equations, so that conflicts can
  /// name them.
  var guidesAreEquations = false
  /// The constraints that the current solution broke because of a conflict with a known guide.
  var brokenForGuides: [ConstraintID] = []
  /// True if the size of the topmost view is known to the solver.
  var topIsKnown = false
  /// The constraints that hold the size of a topmost view whose own constraints determine it.
  var topRows: (ConstraintID?, ConstraintID?) = (nil, nil)
  /// True if all equations must be created again, for example after a change of the layout
  /// direction.
  var needsRebuilding = false
  /// The constraints whose equations contain the bounds origin of some view.
  var crossing: [NSLayoutConstraint] = []
  /// The constraints on a view's baseline that a descendant of the view provides.
  var leaning: [NSLayoutConstraint] = []
  /// True if the last created equation contains such a baseline.
  var equationLeans = false
  /// The stack views whose arranged views have other contents or another order than in the last
  /// solution.
  var stacksToOrder: [any ArrangingView] = []
  /// True if some equation contains a baseline, so that changes of fonts affect the equations.
  var readsBaselines = false

  /// True during a solution; a nested call of `solve()` has no effect.
  var isSolving = false
  /// The conflicts of the current solution that have not been reported.
  var conflicts: [FoundConflict] = []
  /// True if there were more conflicts than the solver explains.
  var hasCutSearch = false
  /// The sets of reported conflicts, so that none is reported twice in a solution of several
  /// rounds.
  var reportedConflicts: Set<[ConstraintID]> = []
  /// The ambiguity of the last solution, once it was computed.
  var ambiguity: Ambiguity?
  /// The optional constraints, by entry, that keep ambiguous views where
  /// `exerciseAmbiguityInLayout()` has moved them.
  var exercises: [Int32: ConstraintID] = [:]
  /// The number of times that the tree has been solved.
  var solutions = 0
  /// The number of runs of the solver for the last layout; negative sizes and text heights need
  /// further runs.
  var rounds = 0
  /// True if the engine is for one query only and must not change views and constraints.
  let isThrowaway: Bool
  /// True once the tree has another engine or is released: nothing is added, and no view or
  /// constraint refers to the engine.
  private(set) var isRetired = false
  /// The query that a throwaway engine serves, with the layout variables to restore and the views'
  /// answers.
  var question: FittingQuestion?
  /// The entries of views whose text has several lines, so that its height depends on the width.
  var wrapping: ContiguousArray<Int32> = []
  /// The terms of the equation that is being created; the storage is reused.
  @exclusivity(unchecked) var terms: [Term] = []

  /// Creates an engine without entries; `root` is the topmost view of the tree.
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

  /// The entry of an item: its variables and the rows of its system constraints.
  struct Entry {
    /// The left edge, in the superview's or owner's coordinates.
    var x: Variable
    /// The upper edge, in the superview's or owner's coordinates.
    var y: Variable
    /// The width.
    var width: Variable
    /// The height.
    var height: Variable
    /// The view; nil for a guide and for a free entry.
    var node: ViewNode?
    /// The guide; nil for a view and for a free entry.
    var guide: Unretained<UILayoutGuide>?
    /// The insets from the frame to the alignment rectangle.
    var alignment = UIEdgeInsets.zero
    /// The equations of a view's mask or a system guide's rectangle, or the inequalities of a
    /// content size.
    var rows = SystemRows()
    /// The inequalities for non-negative width and height, if they were needed.
    var nonNegative: (ConstraintID?, ConstraintID?) = (nil, nil)
    /// The parts that the next solution reads again.
    var stale: Staleness = []
    /// The number of the solution in which it was last updated.
    var refreshedIn = -1
  }

  /// Up to five system constraints for one item.
  struct SystemRows {
    /// The number of rows of an item.
    static let count = 5

    /// The first row; the others follow in the order of their indexes.
    var first: ConstraintID?
    /// The row with index 1.
    var second: ConstraintID?
    /// The row with index 2.
    var third: ConstraintID?
    /// The row with index 3.
    var fourth: ConstraintID?
    /// The row with index 4.
    var fifth: ConstraintID?

    /// The row with an index from 0 to 4; nil if the item has none.
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

  /// The parts of an item that must be read again.
  struct Staleness: OptionSet {
    /// The raw bits.
    let rawValue: UInt8
    /// The frame or mask was set, or the guide's rectangle moved.
    static let rectangle = Staleness(rawValue: 1)
    /// The size of the view's content changed, or one of its priorities.
    static let content = Staleness(rawValue: 2)
  }

  /// Ends the engine's work, even during a solution; further method calls have no effect.
  func retire() {
    dissolve()
    isRetired = true
    needsSolving = false
    if !isThrowaway { root.pointee.flags.remove(.needsSolving) }
    joining = []
  }

  // MARK: Recording changes

  /// Requests a solution, and notifies the run loop.
  func setNeedsSolving() {
    guard !needsSolving, !isRetired else { return }
    needsSolving = true
    if !isThrowaway { root.pointee.flags.insert(.needsSolving) }
  }

  /// Adds a constraint that has become active; the next solution adds it to the solver.
  func enqueue(_ constraint: NSLayoutConstraint) {
    assert(
      constraint.placement.row == nil, "a constraint is added again while an engine has its row")
    constraint.placement.engine = Unretained(self)
    pending.append(constraint)
    setNeedsSolving()
  }

  /// Returns true if a constraint still belongs to the engine.
  func holds(_ constraint: NSLayoutConstraint) -> Bool {
    isThrowaway
      || constraint.placement.engine?.names(self) == true
  }

  /// Removes a constraint that becomes inactive, and its row from the solver at once.
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

  /// Removes the constraints that became inactive before they were added to the solver.
  ///
  /// A constraint that was activated again counts as new.
  ///
  /// Apps may replace constraints many times before a layout pass.
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

  /// Flags parts of an item that the next solve has to read again; called when its frame, guide or
  /// content changes.
  func setStale(_ index: Int32, _ what: Staleness) {
    let itemIndex = Int(index)
    if entries[itemIndex].stale.isEmpty { staleItems.append(index) }
    entries[itemIndex].stale.formUnion(what)
    setNeedsSolving()
  }

  /// Makes the next solution read the size of the topmost view again.
  func rootSizeDidChange() {
    rootSizeIsStale = true
    setNeedsSolving()
  }

  /// Makes the next solution create all equations again.
  func rebuild() {
    needsRebuilding = true
    setNeedsSolving()
  }
}

/// The source of a solver row: what the row expresses, for messages about conflicts.
enum RowSource {
  /// No constraint: the row is unused.
  case none
  /// A constraint of the app, or one that a container has made.
  case constraint(Unretained<NSLayoutConstraint>)
  /// An equation of a view's frame and autoresizing mask: of its horizontal position (0) or width (1),
  /// or of its vertical position (2) or height (3).
  case mask(itemIndex: Int32, row: Int)
  /// Hugging (even) or compression (odd), horizontal (0, 1) or vertical (2, 3).
  case content(itemIndex: Int32, row: Int)
  /// An edge of a system guide.
  case guide(itemIndex: Int32, row: Int)
  /// A width (0) or height (1) that must not be negative.
  case nonNegative(itemIndex: Int32, axis: Int)
  /// The size of the topmost view, horizontal (0) or vertical (1).
  case top(axis: Int)
}
