import Foundation
import GimbalGeometry
import GimbalTraces

/// Changes of margins: their causes and callbacks.
///
/// Margins that the app sets take effect at once. The effects of safe areas, superviews and traits
/// are computed in the layout phase. Views with default margins store nothing and cost nothing:
/// their margins change only with the safe area.
///
/// A change invalidates layout only if something depends on the margins: they were set, they are
/// inherited from the superview, or constraints contain them. This is Gimbal's choice, because the
/// rules disagree (CHOICE).
///
/// See: L-MARG-7 (everywhere), R-LAY-6, R-ROT-1 (only if something depends on it).
extension UIView {
  /// The view's margin state, created on first use.
  private final var madeMarginState: MarginState {
    if let margins { return margins }
    let state = MarginState(lastSent: effectiveMargins)
    margins = state
    set(.hasOwnMargins, true)
    return state
  }

  /// Sets the margins; called by `layoutMargins` and `directionalLayoutMargins`.
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

  /// Sets `insetsLayoutMarginsFromSafeArea`, and updates the margins.
  final func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    guard insets != (margins?.insetsFromSafeArea ?? true) else { return }
    madeMarginState.insetsFromSafeArea = insets
    changeMargins()
  }

  /// Makes the left and right margins limit the content to the readable width.
  ///
  /// Interface Builder documents can set this; UIKit has no property for it.
  ///
  /// See: L-MARG-9.
  package final func setMarginsFollowReadableWidth(_ follows: Bool) {
    guard follows != (margins?.followsReadableWidth ?? false) else { return }
    madeMarginState.followsReadableWidth = follows
    set(.childPreservesMargins, true)
    changeMargins()
  }

  /// Sets `preservesSuperviewLayoutMargins`, and the flag of the superview that says that a subview
  /// does so.
  final func setPreservesMargins(_ preserves: Bool) {
    guard preserves != node.pointee.flags.contains(.preservesMargins) else { return }
    _ = madeMarginState
    set(.preservesMargins, preserves)
    node.pointee.parent?.pointee.flags.insert(.childPreservesMargins)
    changeMargins()
  }

  /// Sends the callbacks for margins that the app has changed, and invalidates layout.
  final func changeMargins() {
    guard
      machine.traversal.pointee.marginChanges.begin(notifying: self, of: "layoutMarginsDidChange")
    else { return }
    defer { machine.traversal.pointee.marginChanges.end() }
    if MarginPropagation(machine).refreshMargins(node) { node.requestWork(.needsLayout) }
  }

  /// Called before the view becomes a controller's root view or ceases to be one, which changes its
  /// margins.
  ///
  /// The view receives its callback in the next layout phase.
  final func controllerWillChange() {
    _ = madeMarginState
    node.requestWork(.needsMargins)
  }

  /// Requests that margins that depend on the view's position in its superview are computed again.
  @inline(__always)
  final func setNeedsMargins() {
    if node.pointee.flags.contains(.preservesMargins) { node.requestWork(.needsMargins) }
  }

  /// Requests the same for the view and its subviews, after a change of the bounds.
  @inline(__always)
  final func setNeedsMarginsAround() {
    guard !node.pointee.flags.isDisjoint(with: [.preservesMargins, .childPreservesMargins]) else {
      return
    }
    setNeedsMargins()
    if margins?.followsReadableWidth == true { node.requestWork(.needsMargins) }
    setNeedsMarginsOfSubviews()
  }

  /// Invalidates the margins of subviews that include those of this view.
  final func setNeedsMarginsOfSubviews() {
    if node.pointee.flags.contains(.childPreservesMargins) { node.setNeedsMarginsOfChildren() }
  }

  /// Stores the current margins as those of the last callback.
  ///
  /// Outside a window no margin callback is sent.
  final func forgetSafeAreaInMargins() {
    margins?.lastSent = effectiveMargins
  }
}

extension ViewNode {
  /// Sets `needsMargins` on the subviews that preserve the superview's margins.
  ///
  /// Called when the margins of this view have changed.
  func setNeedsMarginsOfChildren() {
    var child = pointee.firstChild
    while let current = child {
      if current.pointee.flags.contains(.preservesMargins) { current.requestWork(.needsMargins) }
      child = current.pointee.nextSibling
    }
  }
}

extension MarginPropagation {
  /// Updates a view's margins and notifies the view, then its controller; returns false if they
  /// have not changed.
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

  /// Updates the margins after the callback for a safe area.
  @inline(__always)
  func safeAreaDidMoveMargins(_ node: ViewNode) {
    if node.pointee.flags.contains(.hasOwnMargins) {
      node.pointee.flags.insert(.needsMargins)
    } else if node.pointee.window != nil {
      sendMargins(node, node.plainMargins)
    }
  }

  /// Sends the callbacks for new margins to the view and its controller, and invalidates layout.
  ///
  /// Rule: L-MARG-7.
  /// See: R-SAFE-1, R-LAUNCH-4 (views from iOS 8 on, controllers from iOS 11 on).
  @inline(__always)
  private func sendMargins(_ node: ViewNode, _ margins: @autoclosure () -> UIEdgeInsets) {
    if !node.pointee.flags.isDisjoint(with: [.hasSystemGuides, .childPreservesMargins]) {
      moveMarginsAround(node)
    }
    let sink = machine.traversal.pointee.sink
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
    guard machine.traversal.pointee.hasSafeArea, let controller = node.pointee.controller else {
      return
    }
    controller.send(.viewLayoutMarginsDidChange) { controller.viewLayoutMarginsDidChange() }
  }
}
