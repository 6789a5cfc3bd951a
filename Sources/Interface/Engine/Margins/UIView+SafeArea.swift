import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Propagation of the safe area from parents to children.
extension UIView {
  /// Invalidates the view's safe area for the next layout phase, if it can have one.
  @inline(__always)
  package func setNeedsSafeArea() {
    // If its flag is set, so are those of its ancestors.
    guard !node.pointee.flags.contains(.needsSafeArea), node.pointee.window != nil,
      node.pointee.traversal.pointee.hasSafeArea
    else { return }
    if node.pointee.flags.isDisjoint(with: [.hasSafeArea, .hasController, .isWindow]),
      node.pointee.parent?.pointee.flags.contains(.hasSafeArea) != true
    {
      return
    }
    node.requestWork(.needsSafeArea)
  }

  /// Invalidates the safe areas of the subviews, if this view has one that is not zero.
  func setNeedsSafeAreaOfSubviews() {
    if node.pointee.traversal.pointee.hasSafeArea, node.pointee.flags.contains(.hasSafeArea) {
      node.setNeedsSafeAreaOfChildren()
    }
  }
}

extension ViewNode {
  /// The safe area that `safeAreaInsets` of the view returns; margins and guides derive from it.
  ///
  /// Only a subclass of `UIView` can return other insets than the engine's. Insets that are not
  /// finite are ignored.
  ///
  /// Rule: V-60.
  @MainActor
  @inline(__always)
  var answeredSafeArea: SIMD4<Double> {
    let own = pointee.safeAreaInsets.numbers
    guard pointee.answersByClass else { return own }
    var answer = own
    withOwner { answer = $0.safeAreaInsets.numbers }
    return _fastPath(answer == own) || !answer.isFinite ? own : answer
  }

  /// The safe area for the subviews; it excludes the part that a scroll view adds to its content
  /// insets.
  ///
  /// See: V-60, L-SAFE-4.
  @MainActor
  @inline(__always)
  var handedSafeArea: SIMD4<Double> {
    let own = pointee.safeAreaInsets.numbers
    guard pointee.answersByClass else { return own }
    var answer = own
    withOwner { answer = $0.handedSafeArea.numbers }
    return _fastPath(answer == own) || !answer.isFinite ? own : answer
  }

  /// Sets `needsSafeArea` on all subviews, so that the layout phase updates them.
  ///
  /// Called when the safe area or the size of this view has changed.
  func setNeedsSafeAreaOfChildren() {
    guard pointee.firstChild != nil else { return }
    var child = pointee.firstChild
    while let current = child {
      current.pointee.flags.insert(.needsSafeArea)
      child = current.pointee.nextSibling
    }
    pointee.flags.insert(.layoutBelow)
    flagAncestors(.layoutBelow)
  }
}

/// Computes safe areas and margins from superviews to subviews, and calls the views and controllers
/// whose values change.
@MainActor
struct MarginPropagation {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Updates a view's safe area and notifies the view, then its controller.
  ///
  /// Called after the superview's `layoutSubviews` and before the view's own layout step.
  ///
  /// Rule: D-3.
  /// See: L-SAFE-2, R-SAFE-1.
  func refreshSafeArea(_ node: ViewNode) {
    let hasResized = node.pointee.flags.contains(.hasResized)
    node.pointee.flags.remove([.needsSafeArea, .hasResized])
    guard machine.traversal.pointee.hasSafeArea, node.pointee.window != nil else { return }
    if hasResized, node.pointee.firstChild != nil { node.setNeedsSafeAreaOfChildren() }
    let insets = inheritedSafeArea(node)
    if node.pointee.flags.contains(.hasController) {
      return refreshSafeAreaOfController(node, inherited: insets, hasResized: hasResized)
    }
    guard moveSafeArea(of: node, to: insets, hasResized: hasResized) else { return }
    let marginsComeFirst = machine.traversal.pointee.marginsComeFirst
    if marginsComeFirst { sendMarginsFirst(node) }
    sendSafeArea(node)
    if !marginsComeFirst { safeAreaDidMoveMargins(node) }
  }

  /// Sends the margin callback that a changed safe area causes before the safe-area callback.
  ///
  /// Rule: V-51 (switched).
  /// See: R-SAFE-1, D-3 (after it).
  @inline(never)
  private func sendMarginsFirst(_ node: ViewNode) {
    safeAreaDidMoveMargins(node)
    if node.pointee.flags.contains(.needsMargins) { refreshMargins(node) }
  }

  @inline(never)
  private func refreshSafeAreaOfController(
    _ node: ViewNode, inherited: SIMD4<Double>, hasResized: Bool
  ) {
    guard let controller = node.pointee.controller else { return }
    if !machine.switches.safeAreaComesBeforeAppearing { controller.viewIsAppearingIfDue() }
    var inherited = inherited
    if let bottom = controller.presentation.own?.safeAreaBottom { inherited[2] = Double(bottom) }
    let announced = controller.announcedSafeArea
    let moves = moveSafeArea(
      of: node,
      to: inherited + controller.barInsets.numbers
        + controller.additionalSafeAreaInsets.numbers,
      hasResized: hasResized)
    if let announced {
      controller.announcedSafeArea = nil
      guard announced != node.pointee.safeAreaInsets else { return }
      if !moves { safeAreaDidMove(node) }
    } else if !moves {
      return
    }
    if !node.pointee.flags.contains(.needsLayout) { node.requestWork(.needsLayout) }
    let marginsComeFirst = machine.traversal.pointee.marginsComeFirst
    if marginsComeFirst { sendMarginsFirst(node) }
    sendSafeArea(node)
    controller.send(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
    if !marginsComeFirst { safeAreaDidMoveMargins(node) }
  }

  /// Sets a view's safe area; returns false if it has not changed.
  ///
  /// The subviews of a resized view are invalidated.
  @inline(__always)
  private func moveSafeArea(
    of node: ViewNode, to insets: SIMD4<Double>, hasResized: Bool
  ) -> Bool {
    let moves = insets != node.pointee.safeAreaInsets.numbers
    if moves {
      node.pointee.setSafeArea(UIEdgeInsets(numbers: insets))
      if node.pointee.firstChild != nil, !hasResized { node.setNeedsSafeAreaOfChildren() }
    }
    // For a view without subviews the overridden value has no effect yet.
    if node.pointee.firstChild != nil, node.pointee.answersByClass { followAnswer(of: node) }
    guard moves else { return false }
    if node.pointee.flags.contains(.hasSystemGuides) {
      node.pointee.owner.systemGuideDidMove(.safeArea)
    }
    return true
  }

  /// Invalidates what depends on a safe area that changed when additional insets were set.
  ///
  /// See: W-60.
  @inline(never)
  private func safeAreaDidMove(_ node: ViewNode) {
    if node.pointee.firstChild != nil { node.setNeedsSafeAreaOfChildren() }
    if node.pointee.flags.contains(.hasSystemGuides) {
      node.pointee.owner.systemGuideDidMove(.safeArea)
    }
  }

  /// Propagates the safe area of a view whose class overrides `safeAreaInsets` to its subviews.
  ///
  /// Called when the view's safe area is computed, and when it gets its first subview.
  ///
  /// See: V-60.
  @inline(never)
  func followAnswer(of node: ViewNode) {
    let answer = node.handedSafeArea
    let isEmpty = answer == .zero
    guard
      answer != node.pointee.safeAreaInsets.numbers
        || isEmpty == node.pointee.flags.contains(.hasSafeArea)
    else { return }
    if isEmpty {
      node.pointee.flags.remove(.hasSafeArea)
    } else {
      node.pointee.flags.insert(.hasSafeArea)
    }
    node.setNeedsSafeAreaOfChildren()
  }

  /// Sends `safeAreaInsetsDidChange()`.
  ///
  /// Rule: L-SAFE-5.
  @inline(__always)
  private func sendSafeArea(_ node: ViewNode) {
    let sink = machine.traversal.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .safeAreaInsetsDidChange, on: node.recordedReceiver,
        sink.insetsArguments(node.pointee.safeAreaInsets))
    }
    node.callOverride { $0.safeAreaInsetsDidChange() }
    if recording { sink.close() }
    node.withOwner { if _slowPath($0.observers != nil) { $0.observers?.compare() } }
  }

  /// Returns the safe area insets that a view passes to its subviews.
  ///
  /// Called once in each round of the layout phase over the subviews.
  ///
  /// See: V-60.
  @inline(__always)
  private func safeAreaForSubviews(of parent: ViewNode) -> SIMD4<Double> {
    guard parent.pointee.answersByClass else { return parent.pointee.safeAreaInsets.numbers }
    if machine.traversal.pointee.answering != parent {
      machine.traversal.pointee.handedSafeArea = parent.handedSafeArea
      machine.traversal.pointee.answering = parent
    }
    return machine.traversal.pointee.handedSafeArea
  }

  /// Returns the part of the superview's safe area insets that overlaps a view.
  ///
  /// Rule: L-SAFE-1, L-SAFE-2, L-SAFE-3 (uses the frame, even with a transform).
  @inline(__always)
  private func inheritedSafeArea(_ node: ViewNode) -> SIMD4<Double> {
    let outer: SIMD4<Double>
    let space: CGRect
    if let parent = node.pointee.parent {
      guard parent.pointee.flags.contains(.hasSafeArea) else { return .zero }
      outer = safeAreaForSubviews(of: parent)
      space = parent.pointee.bounds
    } else if machine.holdsWindows, let held = machine.heldRotation(of: node.pointee.owner) {
      outer = held.safeArea.numbers
      space = CGRect(origin: .zero, size: machine.screenSize(held.orientation))
    } else {
      outer = machine.screenSafeArea.numbers
      // A pane of a foldable display has its own insets.
      space = CGRect(
        origin: .zero,
        size: _fastPath(machine.hardware.states.isEmpty)
          ? machine.screenSize(machine.interfaceOrientation)
          : WindowGeometry(machine).windowSize(machine.interfaceOrientation))
    }
    let frame = node.frame
    let top = frame.origin.y - space.origin.y
    let left = frame.origin.x - space.origin.x
    let distance = SIMD4<Double>(
      Double(top), Double(left), Double(space.size.height - top - frame.size.height),
      Double(space.size.width - left - frame.size.width))
    return (outer - distance).positive.limited(to: outer.positive)
  }
}
