/// Views from which animations keep touches away.
///
/// Rule: L-ANIM-18.
extension UIView {
  /// Keeps touches away, once for each block that animates the view.
  final func blockTouches() { madeTouchShare.blocksAway += 1 }

  /// Lets touches through again, once as many blocks have ended as keep them away.
  final func letTouchesThrough() { touchShare?.blocksAway -= 1 }

  /// True if an animation keeps touches away from the view.
  package final var isBlockedFromTouches: Bool {
    node.pointee.traversal.pointee.untouchable > 0 && (touchShare?.blocksAway ?? 0) > 0
  }
}
