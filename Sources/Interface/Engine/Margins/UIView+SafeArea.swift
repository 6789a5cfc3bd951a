import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Propagation of the safe area down the tree.
extension UIView {
  /// Marks the view's safe area for the next layout phase, if it can have one at all.
  @inline(__always)
  package func setNeedsSafeArea() {
    // Where it is marked already, so is the way to it.
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

  func setNeedsSafeAreaOfSubviews() {
    if node.pointee.traversal.pointee.hasSafeArea, node.pointee.flags.contains(.hasSafeArea) {
      node.setNeedsSafeAreaOfChildren()
    }
  }
}

extension ViewNode {
  /// The safe area that the view answers, which its margins and guides derive from.
  ///
  /// Only a class other than `UIView` can answer anything else than what the engine has found; an answer
  /// that no view can have is none.
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

  /// The same for the subviews: a scroll view keeps what it adds to its insets.
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

extension Machine {
  /// Brings a view's safe area up to date and tells the view, then its controller.
  ///
  /// Called after the superview's `layoutSubviews` and before the view's own layout step.
  ///
  /// Rule: D-3.
  /// See: L-SAFE-2, R-SAFE-1.
  func refreshSafeArea(_ node: ViewNode) {
    let hasResized = node.pointee.flags.contains(.hasResized)
    node.pointee.flags.remove([.needsSafeArea, .hasResized])
    guard traversal.pointee.hasSafeArea, node.pointee.window != nil else { return }
    if hasResized, node.pointee.firstChild != nil { node.setNeedsSafeAreaOfChildren() }
    let insets = inheritedSafeArea(node)
    if node.pointee.flags.contains(.hasController) {
      return refreshSafeAreaOfController(node, inherited: insets, hasResized: hasResized)
    }
    guard moveSafeArea(of: node, to: insets, hasResized: hasResized) else { return }
    let marginsComeFirst = traversal.pointee.marginsComeFirst
    if marginsComeFirst { sendMarginsFirst(node) }
    sendSafeArea(node)
    if !marginsComeFirst { safeAreaDidMoveMargins(node) }
  }

  /// Announces the margins that follow from a safe area before the safe area itself.
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
    if !switches.safeAreaComesBeforeAppearing { controller.viewIsAppearingIfDue() }
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
    let marginsComeFirst = traversal.pointee.marginsComeFirst
    if marginsComeFirst { sendMarginsFirst(node) }
    sendSafeArea(node)
    controller.send(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
    if !marginsComeFirst { safeAreaDidMoveMargins(node) }
  }

  /// Gives a view another safe area; false when it has that already.
  ///
  /// The subviews of one that has been resized are marked.
  @inline(__always)
  private func moveSafeArea(
    of node: ViewNode, to insets: SIMD4<Double>, hasResized: Bool
  ) -> Bool {
    let moves = insets != node.pointee.safeAreaInsets.numbers
    if moves {
      node.pointee.setSafeArea(UIEdgeInsets(numbers: insets))
      if node.pointee.firstChild != nil, !hasResized { node.setNeedsSafeAreaOfChildren() }
    }
    // Of a view without subviews the answer concerns nothing yet.
    if node.pointee.firstChild != nil, node.pointee.answersByClass { followAnswer(of: node) }
    guard moves else { return false }
    if node.pointee.flags.contains(.hasSystemGuides) {
      node.pointee.owner.systemGuideDidMove(.safeArea)
    }
    return true
  }

  /// Marks what follows a safe area that its view has had since the additional insets were set.
  ///
  /// See: W-60.
  @inline(never)
  private func safeAreaDidMove(_ node: ViewNode) {
    if node.pointee.firstChild != nil { node.setNeedsSafeAreaOfChildren() }
    if node.pointee.flags.contains(.hasSystemGuides) {
      node.pointee.owner.systemGuideDidMove(.safeArea)
    }
  }

  /// Has the subviews of a view that answers another safe area than it was given follow the answer.
  ///
  /// Called when the view's safe area is found, and when it gets its first subview.
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
    let sink = traversal.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .safeAreaInsetsDidChange, on: node.recordedReceiver,
        sink.insetsArguments(node.pointee.safeAreaInsets))
    }
    node.callOverride { $0.safeAreaInsetsDidChange() }
    if recording { sink.close() }
    if _slowPath(node.pointee.owner.observers != nil) { node.pointee.owner.observers?.compare() }
  }

  /// Returns the insets that a view passes to its subviews; called once in each round of the layout phase over them.
  ///
  /// See: V-60.
  @inline(__always)
  private func safeAreaForSubviews(of parent: ViewNode) -> SIMD4<Double> {
    guard parent.pointee.answersByClass else { return parent.pointee.safeAreaInsets.numbers }
    if traversal.pointee.answering != parent {
      traversal.pointee.handedSafeArea = parent.handedSafeArea
      traversal.pointee.answering = parent
    }
    return traversal.pointee.handedSafeArea
  }

  /// The part of the superview's safe area insets that reaches into a view.
  ///
  /// Rule: L-SAFE-1, L-SAFE-2, L-SAFE-3 (the frame counts, whatever the transform).
  @inline(__always)
  private func inheritedSafeArea(_ node: ViewNode) -> SIMD4<Double> {
    let outer: SIMD4<Double>
    let space: CGRect
    if let parent = node.pointee.parent {
      guard parent.pointee.flags.contains(.hasSafeArea) else { return .zero }
      outer = safeAreaForSubviews(of: parent)
      space = parent.pointee.bounds
    } else if holdsWindows, let held = heldRotation(of: node.pointee.owner) {
      outer = held.safeArea.numbers
      space = CGRect(origin: .zero, size: hardware.size(held.orientation))
    } else {
      outer = screenSafeArea.numbers
      // A pane of a display that folds has insets of its own.
      space = CGRect(
        origin: .zero,
        size: _fastPath(hardware.states.isEmpty)
          ? hardware.size(interfaceOrientation) : windowSize(interfaceOrientation))
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
