import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalTraits

/// Solving after changes, and passing of the results to the views.
@MainActor
extension LayoutEngine {
  /// The maximum number of times that strings are measured again for one solution.
  static let textRounds = 4

  /// Solves, and invalidates the layout of views whose subviews move.
  ///
  /// Called in the layout phase, and at the end of an activation inside a window.
  ///
  /// - Complexity: what the changes affect, plus one comparison for each entry.
  ///
  /// - Parameter positioning: The view that is being laid out and now takes its subviews' frames;
  ///   its layout is not invalidated.
  ///
  /// See: L-CYC-3, L-CONF-1.
  func solve(positioning: ViewNode? = nil) {
    guard needsSolving, !isSolving, !isLent else { return }
    // App code that is called for a content size may release the tree.
    let top = root.pointee.owner
    defer {
      extendLifetime(self)
      extendLifetime(top)
    }
    isSolving = true
    workIn()
    // App code that was called for a content size may have moved the tree into another one.
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
    // App code may have changed constraints while it was called for content sizes.
    if !pending.isEmpty || !staleItems.isEmpty || !joining.isEmpty { setNeedsSolving() }
  }

  /// Finds the conflicts of constraints that have been activated in a window that has been laid
  /// out.
  ///
  /// The views' frames are set later, by layout.
  ///
  /// - Complexity: what the constraints affect.
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

  /// True while the views' layout variables belong to the engine of a fitting-size query.
  ///
  /// Meanwhile requests of app code wait until the variables are restored.
  private var isLent: Bool {
    guard !isThrowaway else { return false }
    for question in root.pointee.machine.solving.fittingQuestions
    where question.holdsVariables(of: self) {
      return true
    }
    return false
  }

  /// Adds all changes to the solver.
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
    // Entries that are created in these loops are appended to the lists.
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

  /// Updates each changed item once; items that app code changes meanwhile wait for the next
  /// solution.
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
    // Skip items whose entries have been released in the meantime.
    staleItems = later.filter { Int($0) < entries.count }
  }

  /// Updates an item whose rectangle or content has changed.
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
  /// A topmost view outside of any window whose `translatesAutoresizingMaskIntoConstraints` is
  /// false gets its size from its constraints. Without constraints its current size stays.
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

  /// True if the topmost view has the size from its own constraints.
  ///
  /// Rule: V-74.
  private var followsOwnConstraints: Bool {
    guard root.isPositioned, !root.pointee.flags.contains(.isWindow) else { return false }
    let machine = root.pointee.machine
    return machine.switches.layoutResizesDetachedViews || machine.features.resizesDetachedViews
  }

  /// The priority that keeps the size of a topmost view outside of a window; the lowest of all.
  private static let topStays = Float.leastNormalMagnitude

  private func retainTopEquation(_ equation: LinearConstraint?, _ axis: Int) {
    let row = axis == 0 ? topRows.0 : topRows.1
    let new = replaceRow(row, with: equation, for: .top(axis: axis))
    if axis == 0 { topRows.0 = new } else { topRows.1 = new }
  }

  /// The number of rounds with negative sizes after which all sizes connected to them get an
  /// inequality at once.
  ///
  /// In a chain that does not fit, each inequality only moves the negative size to the next view.
  static let refusalRounds = 8

  /// Solves, and solves again with all guides as equations if a known guide was part of a conflict.
  func findValues() {
    findValuesOfEquations()
    guard releaseGuidesInConflict() else { return }
    conflicts = []
    reportedConflicts = []
    findValuesOfEquations()
  }

  /// Solves until no size is negative and texts have their heights.
  private func findValuesOfEquations() {
    var textRounds = 0
    rounds = 0
    while true {
      // Without a solution there is nothing to restrict or measure, and another run would not help.
      guard runSolver(continuing: rounds > 0) else { return }
      rounds += 1
      if refuseNegativeSizes(andTied: rounds > LayoutEngine.refusalRounds) { continue }
      guard !wrapping.isEmpty, textRounds < LayoutEngine.textRounds, measureStrings() else {
        return
      }
      textRounds += 1
    }
  }

  /// Runs the solver; returns false, and reports the error, if there is no solution.
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

  /// Adds an inequality for each negative size of the solution; returns false if there was none.
  ///
  /// With `andTied` it also adds one for all sizes that are connected to these by unknown values.
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

  /// Adds the inequality that makes a size of an item non-negative, unless it exists.
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

  /// Stores the frames, and invalidates the layout of the superviews of all views whose frames have
  /// changed, except `positioning`.
  ///
  /// See: R-LAY-6.
  private func storeFrames(but positioning: ViewNode?) {
    solvedFrames.pointee.setScale(Double(root.pointee.machine.pixelGrid.scale))
    // Read once: after each write of a frame the compiler would read them again.
    let (solvedFrames, isThrowaway) = (solvedFrames.pointee, isThrowaway)
    // Views that follow each other usually have the same superview.
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
    // Last, because it calls app code.
    if let top { resizeTop(CGSize(width: top.z, height: top.w)) }
  }

  /// Invalidates the scroll view whose content size has changed.
  private func guideDidMove(_ guide: Unretained<UILayoutGuide>?) {
    guard let guide = guide?.object, guide.kind == .content else { return }
    guide.owningView?.node.requestWork(.needsLayout)
  }

  /// Gives a topmost view outside of any window the size from its constraints.
  private func resizeTop(_ size: CGSize) {
    guard !root.pointee.flags.contains(.isWindow) else { return }
    let grid = root.pointee.machine.pixelGrid
    let bounds = root.pointee.bounds
    // Adding 0 turns -0 into 0.
    let new = CGSize(width: grid.round(size.width) + 0, height: grid.round(size.height) + 0)
    if bounds.size != new {
      root.pointee.owner.bounds = CGRect(origin: bounds.origin, size: new)
    }
  }
}
