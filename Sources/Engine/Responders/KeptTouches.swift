/// A view that takes no touches while blocks animate it.
struct KeptView {
  weak var view: UIView?
  /// The number of blocks.
  var blocks: Int
}

/// Views from which animations keep touches away.
///
/// Rule: L-ANIM-18.
extension Machine {
  func keepTouchesAway(from view: UIView) {
    let (state, id) = (state(ResponderState.self), ObjectIdentifier(view))
    let known = state.kept[id].flatMap { $0.view === view ? $0.blocks : nil } ?? 0
    state.kept[id] = KeptView(view: view, blocks: known + 1)
    walk.pointee.hasUntouchable = true
  }

  /// Lets touches through again, once as many blocks have ended as keep them away.
  func letTouchesThrough(to view: UIView?) {
    let state = state(ResponderState.self)
    if let view, let kept = state.kept[ObjectIdentifier(view)], kept.view === view {
      state.kept[ObjectIdentifier(view)] =
        kept.blocks > 1 ? KeptView(view: view, blocks: kept.blocks - 1) : nil
    }
    state.kept = state.kept.filter { $0.value.view != nil }
    walk.pointee.hasUntouchable = !state.kept.isEmpty
  }

  /// True if an animation keeps touches away from a view.
  func isKeptFromTouches(_ view: UIView) -> Bool {
    state(ResponderState.self).kept[ObjectIdentifier(view)]?.view === view
  }
}
