/// Views whose touches animations disable.
///
/// Rule: L-ANIM-18.
extension UIView {
  /// Disables touches, once for each block that animates the view.
  final func blockTouches() { madeTouchShare.blocksAway += 1 }

  /// Enables touches again, once every block that disabled them has ended.
  final func letTouchesThrough() { touchShare?.blocksAway -= 1 }

  /// True if an animation disables the view's touches.
  package final var isBlockedFromTouches: Bool {
    node.pointee.traversal.pointee.untouchable > 0 && (touchShare?.blocksAway ?? 0) > 0
  }
}
