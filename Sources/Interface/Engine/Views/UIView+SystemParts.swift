import GimbalGeometry

/// Subviews that the system creates in its own views when app code reads them.
///
/// No callback is sent, nothing is recorded, and the superview is not laid out again: reading has
/// no effect that the app can observe.
extension UIView {
  /// Adds a subview that the system creates, at an index of the subviews.
  ///
  /// See: R-BAR-11.
  package final func addPart(_ part: UIView, at index: Int) {
    // App code may have moved the part, or this view into it.
    guard !isDescendant(of: part) else { return }
    part.superview?.removePart(part)
    preservingLayoutFlag {
      part.adopt(machine)
      link(part, at: min(index, children.count))
      if node.pointee.flags.contains(.knowsTraits) { part.takeTraits(of: node) }
      part.forgetLayout()
    }
  }

  /// Removes a subview that the system has created.
  package final func removePart(_ part: UIView) {
    guard part.superview === self else { return }
    preservingLayoutFlag { part.unlink() }
  }

  /// Runs changes of such subviews; they do not change whether the view needs layout.
  package final func changeParts(_ body: () -> Void) { preservingLayoutFlag(body) }

  /// Clears the needs-layout and needs-display flags of a part that already has its frames.
  package final func forgetLayout() {
    node.pointee.flags.remove([.needsLayout, .needsDisplay])
    for child in children { child.forgetLayout() }
  }

  /// Gives a part and its descendants the superview's traits, without callbacks.
  private func takeTraits(of around: ViewNode) {
    node.pointee.traits = around.pointee.traits
    node.pointee.flags.insert(.knowsTraits)
    node.pointee.flags.remove(.needsTraits)
    for child in children { child.takeTraits(of: node) }
  }

  private func preservingLayoutFlag(_ body: () -> Void) {
    let needsLayout = node.pointee.flags.contains(.needsLayout)
    body()
    if !needsLayout { node.pointee.flags.remove(.needsLayout) }
  }
}
