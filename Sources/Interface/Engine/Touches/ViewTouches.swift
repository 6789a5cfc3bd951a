import Foundation

/// The touch state of a view; most views have none.
final class ViewTouches {
  /// The value of `gestureRecognizers`, in the order in which they were added.
  var recognizers: [UIGestureRecognizer] = []
  /// The value of `isMultipleTouchEnabled`.
  var isMultiple = false
  /// The value of `isExclusiveTouch`.
  var isExclusive = false
  /// The number of animation blocks that disable the view's touches.
  var blocksAway = 0

  /// The touch states by node; a bit of the node shows whether there is one.
  private nonisolated(unsafe) static var table: [ViewNode: ViewTouches] = [:]
  /// Views may be released on any thread.
  private static let lock = NSLock()

  fileprivate nonisolated static func share(of node: ViewNode) -> ViewTouches? {
    lock.withLock { table[node] }
  }

  fileprivate nonisolated static func makeShare(of node: ViewNode) -> ViewTouches {
    let share = ViewTouches()
    lock.withLock { table[node] = share }
    return share
  }

  /// Removes the state of a view that is being released; its recognizers are released outside of
  /// the lock.
  fileprivate nonisolated static func removeShare(of node: ViewNode) {
    _ = lock.withLock { table.removeValue(forKey: node) }
  }
}

extension UIView {
  /// The view's touch state; nil if it has only default values.
  var touchShare: ViewTouches? {
    node.pointee.hasTouchShare ? ViewTouches.share(of: node) : nil
  }

  /// The view's touch state, created on first use.
  var madeTouchShare: ViewTouches {
    if let share = touchShare { return share }
    node.pointee.hasTouchShare = true
    return ViewTouches.makeShare(of: node)
  }

  /// Removes the view's touch state, when the view is released.
  nonisolated func releaseTouchShare() {
    if node.pointee.hasTouchShare { ViewTouches.removeShare(of: node) }
  }

  /// The value of `isMultipleTouchEnabled`.
  var takesMultipleTouches: Bool {
    get { touchShare?.isMultiple ?? false }
    set { if newValue != takesMultipleTouches { madeTouchShare.isMultiple = newValue } }
  }

  /// The value of `isExclusiveTouch`.
  var takesTouchesAlone: Bool {
    get { touchShare?.isExclusive ?? false }
    set { if newValue != takesTouchesAlone { madeTouchShare.isExclusive = newValue } }
  }

  /// The recognizers of the view, in the order in which they were added.
  package var attachedRecognizers: [UIGestureRecognizer] {
    prepareRecognizers()
    return touchShare?.recognizers ?? []
  }

  /// The recognizers of the view, then those of its ancestors.
  ///
  /// - Complexity: O(depth).
  package var recognizersUpwards: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var node: ViewNode? = node
    while let current = node {
      if current.pointee.hasTouchShare || current.pointee.answersByClass {
        found += current.pointee.owner.attachedRecognizers
      }
      node = current.pointee.parent
    }
    return found
  }

  /// Sets `gestureRecognizers`; removed and added recognizers receive the same calls as when
  /// removed or added one by one.
  func replaceRecognizers(by new: [UIGestureRecognizer]) {
    let old = attachedRecognizers
    for recognizer in old where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  /// Adds a recognizer to the view and removes it from its old view.
  ///
  /// Source: Apple, UIView.addGestureRecognizer(_:).
  package func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    madeTouchShare.recognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recognizer from the view; a gesture in progress is cancelled.
  ///
  /// See: R-GEST-10.
  package func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let share = touchShare else { return }
    machine.touchDelivery.breakOff(recognizer)
    share.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
