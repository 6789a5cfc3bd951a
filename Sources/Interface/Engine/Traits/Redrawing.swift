import GimbalTraces
import GimbalTraits

/// The work that a change of light and dark makes due besides trait callbacks.
///
/// See: V-22.
/// Source: Apple, Supporting Dark Mode in your interface.
extension Machine {
  /// True if a change of traits has views drawn anew: one of light and dark from iOS 13 on, and if it is
  /// switched on, one of text size, contrast or direction.
  ///
  /// See: V-22 (the others: one reading of one source).
  func redraws(from old: TraitIndex, to new: TraitIndex) -> Bool {
    guard callbackTiming >= .traitPrediction else { return false }
    return actsAsStyle(from: traits[old], to: traits[new])
  }

  private func actsAsStyle(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    if !old.hasSameStyle(as: new) { return true }
    return switches.settingsActAsStyle
      && (old.preferredContentSizeCategory != new.preferredContentSizeCategory
        || old.accessibilityContrast != new.accessibilityContrast
        || !old.hasSameDirection(as: new))
  }

  /// Makes a view that received such a change update its constraints, lay out and draw again.
  ///
  /// The call about the tint comes at once (CHOICE), the others in their phases.
  ///
  /// Rule: V-22.
  @inline(never)
  func redraw(_ node: ViewNode) {
    makeCurrent(node.pointee.traits)
    let sink = traversal.pointee.sink
    let recording = sink.isRecording
    if recording { sink.open(.tintColorDidChange, on: node.recordedReceiver, .none) }
    node.withOwner { $0.tintColorDidChange() }
    if recording { sink.close() }
    node.requestWork(.needsLayout)
    node.withOwner { $0.setNeedsDisplay() }
    node.setNeedsConstraints()
    // The phase of constraints is over; the layout that follows needs them up to date.
    if traversal.pointee.isLayingOut {
      node.pointee.owner.updateConstraintsBelow(notifyingRoot: false)
    }
  }
}
