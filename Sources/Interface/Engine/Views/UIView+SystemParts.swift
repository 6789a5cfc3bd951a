import GimbalGeometry

/// Subviews that the system makes for its own views when somebody looks at them.
///
/// No callback is sent and nothing is recorded, and the superview is not laid out again: to look at a view changes nothing
/// that the app can see happen.
extension UIView {
  /// Adds a part at an index of the subviews.
  ///
  /// See: R-BAR-11.
  package final func addPart(_ part: UIView, at index: Int) {
    preservingLayoutFlag {
      part.adopt(machine)
      link(part, at: min(index, children.count))
      if node.pointee.flags.contains(.knowsTraits) { part.takeTraits(of: node) }
      part.forgetLayout()
    }
  }

  /// Removes a part.
  package final func removePart(_ part: UIView) {
    guard part.superview === self else { return }
    preservingLayoutFlag { part.unlink() }
  }

  /// Changes parts, after which the view needs a layout only if it needed one before.
  package final func changeParts(_ body: () -> Void) { preservingLayoutFlag(body) }

  /// Drops what is left to lay out and to draw in a part that has its frames already.
  package final func forgetLayout() {
    node.pointee.flags.remove([.needsLayout, .needsDisplay])
    for child in children { child.forgetLayout() }
  }

  /// Gives a part and what is in it the traits around it, without a callback.
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
