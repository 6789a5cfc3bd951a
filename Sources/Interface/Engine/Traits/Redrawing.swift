import GimbalTraces
import GimbalTraits

/// The updates that a change of interface style requires besides trait callbacks.
///
/// See: V-22.
/// Source: Apple, Supporting Dark Mode in your interface.
extension TraitPropagation {
  /// Returns true if a change of traits invalidates views.
  ///
  /// Only a change of interface style does, from iOS 13 on. With the switch `settingsActAsStyle`,
  /// changes of text size, contrast and direction do too.
  ///
  /// See: V-22 (the switch follows one reading of one source).
  func redraws(from old: TraitIndex, to new: TraitIndex) -> Bool {
    guard machine.callbackTiming >= .traitPrediction else { return false }
    return actsAsStyle(from: machine.traits[old], to: machine.traits[new])
  }

  private func actsAsStyle(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    if !old.hasSameStyle(as: new) { return true }
    return machine.switches.settingsActAsStyle
      && (old.preferredContentSizeCategory != new.preferredContentSizeCategory
        || old.accessibilityContrast != new.accessibilityContrast
        || !old.hasSameDirection(as: new))
  }

  /// Invalidates the constraints, layout and drawing of a view whose traits changed in this way.
  ///
  /// `tintColorDidChange()` is called at once; this is Gimbal's choice (CHOICE). The others are
  /// called in their phases.
  ///
  /// Rule: V-22.
  @inline(never)
  func redraw(_ node: ViewNode) {
    makeCurrent(node.pointee.traits)
    let sink = machine.traversal.pointee.sink
    let recording = sink.isRecording
    if recording { sink.open(.tintColorDidChange, on: node.recordedReceiver, .none) }
    node.withOwner { $0.tintColorDidChange() }
    if recording { sink.close() }
    node.requestWork(.needsLayout)
    node.withOwner { $0.setNeedsDisplay() }
    node.setNeedsConstraints()
    // The constraints phase is over; the layout that follows needs current constraints.
    if machine.traversal.pointee.isLayingOut {
      node.pointee.owner.updateConstraintsBelow(notifyingRoot: false)
    }
  }
}
