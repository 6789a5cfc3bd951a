import Foundation
import GimbalTraces

/// The layout phase: visits, from the root of a pass to the leaves, each view that needs layout
/// once.
@MainActor
struct LayoutPhase {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Lays out a subtree until no view in it needs layout.
  func layOut(_ root: ViewNode) {
    if root.pointee.flags.isDisjoint(with: .layoutFlags), machine.guides.followed.isEmpty,
      machine.engine(ofTreeUnder: root.top)?.needsSolving != true
    {
      return
    }
    TraitReadTracking(machine).trackingReads { layOutTracked(root) }
  }

  private func layOutTracked(_ root: ViewNode) {
    let previous = machine.traversal.pointee.currentTraits
    let outermost = !machine.traversal.pointee.isLayingOut
    if outermost {
      machine.traversal.pointee.layoutPass &+= 1
      machine.traversal.pointee.layoutsLeft = machine.runLoop.layoutsPerPass
    }
    machine.traversal.pointee.isLayingOut = true
    machine.traversal.pointee.answering = nil
    machine.beginTraversal()
    let top = root.top
    // App code may release the tree: the traversal retains views that leave, but nothing retains
    // the root view.
    let retained = top.pointee.owner
    defer { extendLifetime(retained) }
    GuideUpdates(machine).update()
    // If the top view itself needs layout, its size may still change: the tree is then solved once,
    // during the traversal.
    if let engine = machine.engine(ofTreeUnder: top),
      top.pointee.flags.isDisjoint(with: .layoutWork)
    {
      engine.solve()
    }
    repeat {
      while !root.pointee.flags.isDisjoint(with: .layoutFlags),
        machine.traversal.pointee.layoutsLeft > 0
      {
        visit(root)
      }
      GuideUpdates(machine).update()
      // App code may have moved the views into another tree, which has another engine.
      machine.engine(ofTreeUnder: root.top)?.solve()
    } while !root.pointee.flags.isDisjoint(with: .layoutFlags)
      && machine.traversal.pointee.layoutsLeft > 0
    if machine.traversal.pointee.layoutsLeft <= 0 { giveUp(root) }
    machine.endTraversal()
    if outermost { machine.traversal.pointee.isLayingOut = false }
    if outermost, previous != .none { TraitPropagation(machine).makeCurrent(previous) }
  }

  /// Visits a view and then its subviews.
  ///
  /// Rule: R-LAY-2.
  /// See: R-LAY-1.
  private func visit(_ node: ViewNode) {
    if !node.pointee.flags.isDisjoint(with: .attended) { attend(to: node) }
    if node.pointee.flags.contains(.layoutBelow) { visitSubviews(of: node) }
  }

  private func visitSubviews(of node: ViewNode) {
    while node.pointee.flags.contains(.layoutBelow), machine.traversal.pointee.layoutsLeft > 0 {
      node.pointee.flags.remove(.layoutBelow)
      machine.traversal.pointee.answering = nil
      var child = node.pointee.firstChild
      while let current = child, machine.traversal.pointee.layoutsLeft > 0 {
        let stamp = machine.traversal.pointee.treeStamp
        child = current.pointee.nextSibling
        guard !current.pointee.flags.isDisjoint(with: .layoutFlags) else { continue }
        if !current.pointee.flags.isDisjoint(with: .attended) { attend(to: current) }
        if current.pointee.flags.contains(.layoutBelow) { visitSubviews(of: current) }
        // App code has moved views, so start again; finished views have no flags and are skipped.
        if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
      }
      // An ancestor that a view invalidates is laid out again when the traversal visits it.
      if node.pointee.flags.contains(.needsLayout) { return }
    }
  }

  /// Runs one view's step: traits, safe area, margins, its controller's part, its own layout.
  private func attend(to node: ViewNode) {
    if !node.pointee.flags.isDisjoint(with: .inherited) {
      let parent = node.pointee.parent
      // R-LAUNCH-4.6
      if node.pointee.flags.contains(.needsTraits) {
        TraitPropagation(machine).refreshTraitsInPassing(node)
      }
      if !node.pointee.flags.isDisjoint(with: [.needsSafeArea, .needsMargins]),
        mayMoveInsets(of: node)
      {
        // R-LAUNCH-4.7
        if node.pointee.flags.contains(.needsSafeArea) {
          MarginPropagation(machine).refreshSafeArea(node)
        }
        if node.pointee.flags.contains(.needsMargins) {
          MarginPropagation(machine).refreshMargins(node)
        }
      }
      // A view that one of these calls has removed from its superview is not laid out.
      guard node.pointee.parent == parent else { return }
    }
    if !node.pointee.flags.isDisjoint(with: .attendedApart) {
      attendApart(node)
    } else if node.pointee.flags.contains(.needsLayout), mayLayOut(node) {
      node.pointee.flags.remove(.needsLayout)
      TraitPropagation(machine).makeCurrent(node.pointee.traits)
      sendLayoutSubviews(node)
    }
  }

  /// Runs the step of a view that has a controller, tracked traits, or properties to update.
  ///
  /// Rule: V-26 (properties before `viewWillLayoutSubviews`).
  @inline(never)
  private func attendApart(_ node: ViewNode) {
    let controller = node.pointee.controller
    if let controller {
      TraitPropagation(machine).makeCurrent(controller.traits)
      if !machine.switches.constraintsFollowAppearing {
        controller.updateConstraintsAtFirstAppearance()
      }
      // R-LAUNCH-4.8
      controller.viewIsAppearingIfDue()
      // R-LAUNCH-4.9
      controller.updateConstraintsAtFirstAppearance()
    }
    if node.pointee.flags.contains(.needsProperties) {
      PropertiesPhase(machine).updateProperties(of: node)
    }
    guard node.pointee.flags.contains(.needsLayout), mayLayOut(node) else { return }
    node.pointee.flags.remove(.needsLayout)
    if node.pointee.flags.contains(.hasTraitState), let layer = node.pointee.owner.storedLayer {
      node.pointee.owner.layOutThroughLayer(layer)
    } else {
      layOutView(node)
    }
  }

  /// Lays out a view, with its controller's callbacks before and after.
  func layOutView(_ node: ViewNode) {
    let controller = node.pointee.controller
    // R-LAUNCH-4.10
    if let controller {
      send(.viewWillLayoutSubviews, .viewWillLayoutSubviews, to: controller, at: node) {
        controller.viewWillLayoutSubviews()
      }
    }
    TraitPropagation(machine).makeCurrent(node.pointee.traits)
    if node.pointee.flags.contains(.hasTraitState) {
      node.pointee.owner.traitState?.reads.begin(.layoutSubviews)
    }
    sendLayoutSubviews(node)
    if let controller {
      send(.viewDidLayoutSubviews, .viewDidLayoutSubviews, to: controller, at: node) {
        controller.viewDidLayoutSubviews()
      }
    }
  }

  /// Sends one of the two layout callbacks of a controller.
  ///
  /// See: R-LAY-2, R-TRAIT-10.
  private func send(
    _ name: EventName, _ phase: TrackedPhase, to controller: UIViewController, at node: ViewNode,
    _ call: () -> Void
  ) {
    TraitPropagation(machine).makeCurrent(controller.traits)
    controller.traitState?.reads.begin(phase)
    controller.send(name) { ModelObservation(machine).tracked(phase, of: node, call) }
  }

  @inline(__always)
  private func sendLayoutSubviews(_ node: ViewNode) {
    let sink = machine.traversal.pointee.sink
    let recording = sink.isRecording
    machine.traversal.pointee.layoutsLeft -= 1
    if recording { sink.open(.layoutSubviews, on: node.recordedReceiver) }
    // UIView's own method lays out subviews and does nothing else.
    if _fastPath(node.pointee.answersByClass || node.pointee.flags.contains(.positionsSubviews)) {
      ModelObservation(machine).tracked(.layoutSubviews, of: node) {
        node.withOwner { $0.layoutSubviews() }
      }
    }
    if recording { sink.close() }
  }

  /// Counts a view's layouts in this pass, and clears its flags above the limit, which indicates a
  /// loop.
  @inline(__always)
  private func mayLayOut(_ node: ViewNode) -> Bool {
    count(node)
    node.pointee.layoutCount &+= 1
    if node.pointee.layoutCount <= LayoutLoops.limit { return true }
    // Once above the limit, the count stays there, so that the view is reported once.
    if node.pointee.layoutCount == LayoutLoops.limit + 1 { reportLayoutLoop(node) }
    node.pointee.layoutCount = LayoutLoops.limit + 1
    node.pointee.flags.remove(.needsLayout)
    return false
  }

  /// Counts the safe-area and margin callbacks of a view in this pass; returns false, and reports a
  /// loop, above the limit.
  private func mayMoveInsets(of node: ViewNode) -> Bool {
    count(node)
    node.pointee.safeAreaCount &+= 1
    if node.pointee.safeAreaCount <= LayoutLoops.limit { return true }
    node.pointee.safeAreaCount = LayoutLoops.limit
    node.pointee.flags.remove([.needsSafeArea, .needsMargins])
    reportLayoutLoop(node)
    return false
  }

  /// Counts the updates of a view's properties in this pass; returns false, and reports a loop,
  /// above the limit.
  func mayUpdateProperties(of node: ViewNode) -> Bool {
    count(node)
    node.pointee.safeAreaCount &+= 1
    if node.pointee.safeAreaCount <= LayoutLoops.limit { return true }
    node.pointee.safeAreaCount = LayoutLoops.limit
    reportLayoutLoop(node)
    return false
  }

  /// Resets the counts at the view's first step in this pass.
  @inline(__always)
  private func count(_ node: ViewNode) {
    guard node.pointee.layoutPass != machine.traversal.pointee.layoutPass else { return }
    node.pointee.layoutPass = machine.traversal.pointee.layoutPass
    node.pointee.layoutCount = 0
    node.pointee.safeAreaCount = 0
  }

  /// Reports, once, a pass that does not end, and clears all remaining flags.
  private func giveUp(_ root: ViewNode) {
    if machine.traversal.pointee.layoutsLeft == 0 {
      reportLayoutLoop(root, limit: machine.runLoop.layoutsPerPass)
    }
    machine.traversal.pointee.layoutsLeft = -1
    root.clearLayoutFlags()
  }

  private func reportLayoutLoop(_ node: ViewNode, limit: Int = Int(LayoutLoops.limit)) {
    LayoutLoops.report(node.pointee.owner, limit: limit)
  }
}

extension UIView {
  /// Lays out the tree around the view where it needs layout.
  ///
  /// Rule: R-LAY-5 (from the topmost ancestor that needs layout on, constraints first).
  func layOutIfNeeded() {
    ConstraintsPhase(machine).updateConstraints(below: topmostFlagged)
    let top = node.top
    // New constraint values may move the view itself.
    if top.pointee.flags.isDisjoint(with: .layoutWork) { machine.engine(ofTreeUnder: top)?.solve() }
    LayoutPhase(machine).layOut(topmostFlagged)
  }

  private var topmostFlagged: ViewNode {
    var root = node
    var ancestor = node.pointee.parent
    while let current = ancestor {
      if current.pointee.flags.contains(.needsLayout) { root = current }
      ancestor = current.pointee.parent
    }
    return root
  }
}
