import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalTraits

/// Working in what has changed, and passing the results on to the views.
@MainActor
extension LayoutEngine {
  /// The limit of measuring texts anew for one solution.
  static let textRounds = 4

  /// Brings the values up to date and marks the views for layout whose subviews move.
  ///
  /// Called in the layout phase, and at the end of an activation inside a window.
  ///
  /// - Complexity: what the changes can reach, and one comparison for each seat.
  ///
  /// - Parameter placing: The view that is being laid out and takes its subviews' frames now: it is not
  ///   marked for them.
  ///
  /// See: L-CYC-3, L-CONF-1.
  func solve(positioning: ViewNode? = nil) {
    guard needsSolving, !isSolving, !isLent else { return }
    // App code that is asked for a size may release the tree.
    let top = root.pointee.owner
    defer {
      extendLifetime(self)
      extendLifetime(top)
    }
    isSolving = true
    workIn()
    // App code that was asked for a size may have put the tree into another.
    guard !isRetired else {
      isSolving = false
      return
    }
    findValues()
    needsSolving = false
    if !isThrowaway { root.pointee.flags.remove(.needsSolving) }
    solutions += 1
    storeFrames(but: positioning)
    isSolving = false
    reportConflicts()
    // App code may have changed constraints while it was asked for sizes.
    if !pending.isEmpty || !staleItems.isEmpty || !joining.isEmpty { setNeedsSolving() }
  }

  /// Finds the conflicts of constraints that have become active in a window that has been laid out;
  /// frames wait for layout.
  ///
  /// - Complexity: what the constraints can reach.
  ///
  /// Rule: L-CONF-1.
  func solveAfterActivation() {
    guard solutions > 0, root.pointee.flags.contains(.isWindow), needsSolving, !isSolving, !isLent
    else { return }
    let top = root.pointee.owner
    defer {
      extendLifetime(self)
      extendLifetime(top)
    }
    isSolving = true
    workIn()
    guard !isRetired else {
      isSolving = false
      return
    }
    runSolver(continuing: false)
    solutions += 1
    isSolving = false
    reportConflicts()
  }

  /// True while the views sit in the engine of a question for a fitting size: whatever app code asks for
  /// then waits until they are back.
  private var isLent: Bool {
    guard !isThrowaway else { return false }
    for question in root.pointee.machine.solving.fittingQuestions
    where question.holdsVariables(of: self) {
      return true
    }
    return false
  }

  /// Puts everything that has changed into equations.
  private func workIn() {
    if needsRebuilding {
      needsRebuilding = false
      dissolve()
      needsSolving = true
      joining = [root.pointee.owner]
      rootSizeIsStale = true
    }
    if !joining.isEmpty { variablesWereAdded() }
    if rootSizeIsStale { refreshRootSize() }
    dropWithdrawn()
    // Items that get their first seat in these loops are added to the lists.
    var next = 0
    while next < pending.count {
      let constraint = pending[next]
      next += 1
      if holds(constraint) { add(constraint) }
    }
    pending.removeAll(keepingCapacity: true)
    refreshStaleItems()
    orderStacks()
  }

  /// Looks at each item that has changed, once: what changes again while app code is asked waits for
  /// the next solution.
  private func refreshStaleItems() {
    var later: ContiguousArray<Int32> = []
    var next = 0
    while next < staleItems.count {
      let index = Int(staleItems[next])
      next += 1
      if entries[index].refreshedIn == solutions {
        if !entries[index].stale.isEmpty { later.append(Int32(index)) }
        continue
      }
      entries[index].refreshedIn = solutions
      refresh(index)
    }
    // Skip items that have lost their seat meanwhile.
    staleItems = later.filter { Int($0) < entries.count }
  }

  /// Looks at an item again whose rectangle or content has changed.
  private func refresh(_ index: Int) {
    let stale = entries[index].stale
    entries[index].stale = []
    if entries[index].guide != nil { return refreshGuide(index) }
    guard let node = entries[index].node else { return }
    if !node.fillsWindow { releaseFrame(index) }
    if stale.contains(.content), node.isPositioned || node == root { refreshContent(index) }
    if stale.contains(.rectangle), !node.isPositioned { refreshMask(index) }
  }

  /// Gives the solver the size of the topmost view.
  ///
  /// A view outside any window whose mask is not translated has the size that its constraints give
  /// it, and without any its present one.
  ///
  /// See: L-CON-8, V-74.
  private func refreshRootSize() {
    rootSizeIsStale = false
    let entry = entries[itemIndex(of: root)]
    let size = root.pointee.bounds.size
    for (axis, variable) in [entry.width, entry.height].enumerated() {
      let length = Double(axis == 0 ? size.width : size.height)
      guard followsOwnConstraints else {
        retainTopEquation(nil, axis)
        do throws(SolverError) {
          try solver.setParameter(variable, to: length)
        } catch {
          report(error, in: .top(axis: axis))
        }
        continue
      }
      if topIsKnown { try? solver.release(variable) }
      retainTopEquation(
        LinearConstraint([Term(variable)], .equal, length, priority: LayoutEngine.topStays), axis)
    }
    topIsKnown = !followsOwnConstraints
  }

  /// True if the topmost view has the size that its constraints ask for.
  ///
  /// Rule: V-74.
  private var followsOwnConstraints: Bool {
    guard root.isPositioned, !root.pointee.flags.contains(.isWindow) else { return false }
    let machine = root.pointee.machine
    return machine.switches.layoutResizesDetachedViews || machine.features.resizesDetachedViews
  }

  /// Priority of the stay constraint on the size of a root view outside a window: the lowest of
  /// all.
  private static let topStays = Float.leastNormalMagnitude

  private func retainTopEquation(_ equation: LinearConstraint?, _ axis: Int) {
    let row = axis == 0 ? topRows.0 : topRows.1
    let new = replaceRow(row, with: equation, for: .top(axis: axis))
    if axis == 0 { topRows.0 = new } else { topRows.1 = new }
  }

  /// After so many rounds with sizes below zero all sizes that are tied to them are refused at once.
  ///
  /// In a chain that does not fit, each refusal only moves the lack on to the next view.
  static let refusalRounds = 8

  /// Solves, and once more with all guides as equations if a known one had a part in a conflict.
  func findValues() {
    findValuesOfEquations()
    guard releaseGuidesInConflict() else { return }
    conflicts = []
    reportedConflicts = []
    findValuesOfEquations()
  }

  /// Solves until sizes are not negative and texts have their heights.
  private func findValuesOfEquations() {
    var textRounds = 0
    rounds = 0
    while true {
      // Without a solution there is nothing to refuse or to measure, and no use in another search.
      guard runSolver(continuing: rounds > 0) else { return }
      rounds += 1
      if refuseNegativeSizes(andTied: rounds > LayoutEngine.refusalRounds) { continue }
      guard !wrapping.isEmpty, textRounds < LayoutEngine.textRounds, measureStrings() else {
        return
      }
      textRounds += 1
    }
  }

  /// Returns false, and reports it, when no solution was found.
  @discardableResult
  private func runSolver(continuing: Bool) -> Bool {
    defer { if !solver.isSearchComplete { hasCutSearch = true } }
    do throws(SolverError) {
      try solver.solve(continuing: continuing) { [self] conflict, system in
        MainActor.assumeIsolated { breakConstraint(in: conflict, of: system) }
      }
      return true
    } catch {
      report(error, in: .none)
      return false
    }
  }

  /// Adds the refusal of a negative size where the solution has one, and if asked of all sizes that are
  /// tied to it through unknown values; false when there was none.
  ///
  /// Rule: L-CON-8.
  private func refuseNegativeSizes(andTied: Bool) -> Bool {
    var negative: [(Int, Int)] = []
    solver.solution.withValues { values in
      for itemIndex in 0..<solvedFrames.pointee.count {
        let position = solvedFrames.pointee.variables[itemIndex]
        if values[Int(position.z)] < -1e-6 { negative.append((itemIndex, 0)) }
        if values[Int(position.w)] < -1e-6 { negative.append((itemIndex, 1)) }
      }
    }
    var added = false
    for (itemIndex, axis) in negative where refuseNegativeSize(itemIndex, axis: axis) {
      added = true
    }
    if added, andTied { refuseSizes(tiedTo: negative) }
    return added
  }

  private func refuseSizes(tiedTo negative: [(itemIndex: Int, axis: Int)]) {
    let first = negative.map {
      $0.axis == 0 ? entries[$0.itemIndex].width : entries[$0.itemIndex].height
    }
    let tied = Set(solver.unknowns(tiedTo: first))
    for index in entries.indices {
      if tied.contains(entries[index].width) { refuseNegativeSize(index, axis: 0) }
      if tied.contains(entries[index].height) { refuseNegativeSize(index, axis: 1) }
    }
  }

  /// Adds the refusal of a negative size at a seat, unless it is there.
  ///
  /// Rule: D-12.
  /// See: L-CON-8.
  @discardableResult
  func refuseNegativeSize(_ index: Int, axis: Int) -> Bool {
    let entry = entries[index]
    guard entry.node != nil || entry.guide != nil,
      (axis == 0 ? entry.nonNegative.0 : entry.nonNegative.1) == nil
    else { return false }
    let row = addRow(
      LinearConstraint([Term(axis == 0 ? entry.width : entry.height)], .greaterOrEqual, 0),
      for: .nonNegative(itemIndex: Int32(index), axis: axis))
    if axis == 0 { entries[index].nonNegative.0 = row } else { entries[index].nonNegative.1 = row }
    return row != nil
  }

  /// Keeps the frames, and marks the superviews of all views whose frames have changed, but for one.
  ///
  /// See: R-LAY-6.
  private func storeFrames(but positioning: ViewNode?) {
    solvedFrames.pointee.setScale(Double(root.pointee.machine.pixelGrid.scale))
    // Read once: after each frame is written the compiler would take them for changed.
    let (solvedFrames, isThrowaway) = (solvedFrames.pointee, isThrowaway)
    // Neighbours have one superview.
    var lastFlagged: ViewNode?
    var top: SIMD4<Double>?
    solver.solution.withValues { values in
      for itemIndex in 0..<solvedFrames.count {
        let frame = solvedFrames.read(itemIndex, values)
        guard frame != solvedFrames.frames[itemIndex] else { continue }
        solvedFrames.setFrame(itemIndex, frame)
        if isThrowaway { continue }
        guard let node = solvedFrames.positioned[itemIndex] else {
          guideDidMove(entries[itemIndex].guide)
          continue
        }
        if let parent = node.pointee.parent {
          if parent != lastFlagged, parent != positioning { parent.requestWork(.needsLayout) }
          lastFlagged = parent
        } else {
          top = frame
        }
      }
    }
    // Last, as it calls app code.
    if let top { resizeTop(CGSize(width: top.z, height: top.w)) }
  }

  /// Marks the scroll view whose content has another size.
  private func guideDidMove(_ guide: Unretained<UILayoutGuide>?) {
    guard let guide = guide?.object, guide.kind == .content else { return }
    guide.owningView?.node.requestWork(.needsLayout)
  }

  /// Gives a top view outside any window the size that its constraints ask for.
  private func resizeTop(_ size: CGSize) {
    guard !root.pointee.flags.contains(.isWindow) else { return }
    let grid = root.pointee.machine.pixelGrid
    let bounds = root.pointee.bounds
    // 0 and -0 make 0.
    let new = CGSize(width: grid.round(size.width) + 0, height: grid.round(size.height) + 0)
    if bounds.size != new {
      root.pointee.owner.bounds = CGRect(origin: bounds.origin, size: new)
    }
  }
}
