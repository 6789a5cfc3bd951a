import Foundation
import GimbalGeometry
import GimbalTraces

/// Changes of margins: their causes and callbacks.
///
/// Margins that the app sets take effect at once; what follows from the safe area, from superviews and from traits is
/// found in the layout phase. Views whose margins are any view's keep nothing and cost nothing: theirs change with
/// the safe area alone.
///
/// Layout follows where something depends on the margins: where they were set, or are the
/// superview's, or constraints name them (a choice: the rules disagree).
///
/// See: L-MARG-7 (everywhere), R-LAY-6, R-ROT-1 (only where something depends on it).
extension UIView {
  /// The view's margin state, which is made on first use.
  private final var madeMarginState: MarginState {
    if let margins { return margins }
    let state = MarginState(lastSent: effectiveMargins)
    margins = state
    set(.hasOwnMargins, true)
    return state
  }

  final func setMargins(_ own: OwnMargins) {
    guard own.insets(rightToLeft: false).isFinite else {
      return report(.marginsNotFinite)
    }
    let state = madeMarginState
    guard own != state.own else { return }
    let old = effectiveMargins
    state.own = own
    let new = effectiveMargins
    guard old != new else { return }
    recordEvent(
      .layoutMargins,
      machine.arguments(TraceArgument("layoutMargins", .change(.insets(old), .insets(new)))))
    changeMargins()
  }

  final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    guard insets != (margins?.insetsFromSafeArea ?? true) else { return }
    madeMarginState.insetsFromSafeArea = insets
    changeMargins()
  }

  /// Lets the margins at the sides leave no more than the readable width between them, as documents of Interface
  /// Builder say it; UIKit has no property for it.
  ///
  /// See: L-MARG-9.
  package final func setMarginsFollowReadableWidth(_ follows: Bool) {
    guard follows != (margins?.followsReadableWidth ?? false) else { return }
    madeMarginState.followsReadableWidth = follows
    set(.childPreservesMargins, true)
    changeMargins()
  }

  final func setPreservesMargins(_ preserves: Bool) {
    guard preserves != node.pointee.flags.contains(.preservesMargins) else { return }
    _ = madeMarginState
    set(.preservesMargins, preserves)
    node.pointee.parent?.pointee.flags.insert(.childPreservesMargins)
    changeMargins()
  }

  /// Announces margins that the app has changed, and marks layout.
  final func changeMargins() {
    guard
      machine.traversal.pointee.marginChanges.begin(notifying: self, of: "layoutMarginsDidChange")
    else { return }
    defer { machine.traversal.pointee.marginChanges.end() }
    if machine.refreshMargins(node) { node.requestWork(.needsLayout) }
  }

  /// Takes the margins of a controller's view from now on, or gives them back; the view receives its callback
  /// in the next layout phase.
  final func controllerWillChange() {
    _ = madeMarginState
    node.requestWork(.needsMargins)
  }

  /// Has the margins looked at again that depend on where the view lies in its superview.
  @inline(__always)
  final func setNeedsMargins() {
    if node.pointee.flags.contains(.preservesMargins) { node.requestWork(.needsMargins) }
  }

  /// The same for the view and for its subviews: the bounds have changed.
  @inline(__always)
  final func setNeedsMarginsAround() {
    guard !node.pointee.flags.isDisjoint(with: [.preservesMargins, .childPreservesMargins]) else {
      return
    }
    setNeedsMargins()
    if margins?.followsReadableWidth == true { node.requestWork(.needsMargins) }
    setNeedsMarginsOfSubviews()
  }

  final func setNeedsMarginsOfSubviews() {
    if node.pointee.flags.contains(.childPreservesMargins) { node.setNeedsMarginsOfChildren() }
  }

  /// Marks the present margins as announced.
  ///
  /// Outside a window no margin callback is sent.
  final func forgetSafeAreaInMargins() {
    margins?.lastSent = effectiveMargins
  }
}

extension ViewNode {
  func setNeedsMarginsOfChildren() {
    var child = pointee.firstChild
    while let current = child {
      if current.pointee.flags.contains(.preservesMargins) { current.requestWork(.needsMargins) }
      child = current.pointee.nextSibling
    }
  }
}

extension Machine {
  /// Brings a view's margins up to date and tells the view, then its controller; false when they have
  /// not changed.
  @discardableResult
  func refreshMargins(_ node: ViewNode) -> Bool {
    node.pointee.flags.remove(.needsMargins)
    guard node.pointee.flags.contains(.hasOwnMargins) else { return false }
    let view = node.pointee.owner
    let new = view.effectiveMargins
    if node.pointee.flags.contains(.hasSystemGuides) { view.marginGuidesDidMove() }
    guard let state = view.margins, new != state.lastSent else { return false }
    state.lastSent = new
    if state.own != nil || state.followsReadableWidth
      || node.pointee.flags.contains(.preservesMargins)
    {
      node.requestWork(.needsLayout)
    }
    sendMargins(node, new)
    return true
  }

  /// Updates the margins after a safe area was announced.
  @inline(__always)
  func safeAreaDidMoveMargins(_ node: ViewNode) {
    if node.pointee.flags.contains(.hasOwnMargins) {
      node.pointee.flags.insert(.needsMargins)
    } else if node.pointee.window != nil {
      sendMargins(node, node.plainMargins)
    }
  }

  /// Announces new margins: the view, its controller, then layout.
  ///
  /// Rule: L-MARG-7.
  /// See: R-SAFE-1, R-LAUNCH-4 (views from iOS 8 on, controllers from iOS 11 on).
  @inline(__always)
  private func sendMargins(_ node: ViewNode, _ margins: @autoclosure () -> UIEdgeInsets) {
    if !node.pointee.flags.isDisjoint(with: [.hasSystemGuides, .childPreservesMargins]) {
      moveMarginsAround(node)
    }
    let sink = traversal.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .layoutMarginsDidChange, on: node.recordedReceiver, sink.insetsArguments(margins()))
    }
    node.callOverride { $0.layoutMarginsDidChange() }
    if recording { sink.close() }
    if node.pointee.flags.contains(.hasController) { sendMarginsToController(of: node) }
  }

  @inline(never)
  private func moveMarginsAround(_ node: ViewNode) {
    node.pointee.owner.marginGuidesDidMove()
    node.pointee.owner.setNeedsMarginsOfSubviews()
  }

  @inline(never)
  private func sendMarginsToController(of node: ViewNode) {
    guard traversal.pointee.hasSafeArea, let controller = node.pointee.controller else { return }
    controller.send(.viewLayoutMarginsDidChange) { controller.viewLayoutMarginsDidChange() }
  }
}
