import Foundation
import GimbalGeometry
import GimbalLayers

/// Synchronization of the two representations of the view tree: `children`, which app code sees,
/// and the links of nodes, which traversals follow.
///
/// Nothing else changes, and no callback is sent.
extension UIView {
  /// Moves a subview to another index.
  ///
  /// Rule: R-VIEW-8 (no events, no invalidation).
  func reorder(_ view: UIView, to index: Int) {
    guard let from = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: from)
    children.insert(view, at: min(max(index, 0), children.count))
    relinkChildren()
    storedLayer?.subviewDidEnter(view.layer, below: { nextLayer(after: view) })
  }

  /// Returns the layer of the next subview in front of a subview.
  private func nextLayer(after view: UIView) -> CALayer? {
    view.node.pointee.nextSibling?.pointee.owner.layer
  }

  /// Exchanges two subviews; an index out of range has no effect.
  func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    relinkChildren()
    storedLayer?.subviewsDidMove(to: { children.map(\.layer) })
  }

  /// Inserts a view without a superview into `children`, and its node into the links of nodes.
  ///
  /// Called by `insert`, and for the system's own parts; sends no callback.
  func link(_ view: UIView, at index: Int) {
    let child = view.node
    assert(child.pointee.parent == nil, "a view is linked before it has left its superview")
    children.insert(view, at: index)
    child.pointee.parent = node
    child.pointee.previousSibling = index > 0 ? children[index - 1].node : nil
    child.pointee.nextSibling = index + 1 < children.count ? children[index + 1].node : nil
    assert(
      (index > 0 ? child.pointee.previousSibling?.pointee.nextSibling : node.pointee.firstChild)
        == child.pointee.nextSibling,
      "the links of the nodes differ from the subviews around index \(index)")
    child.pointee.previousSibling?.pointee.nextSibling = child
    child.pointee.nextSibling?.pointee.previousSibling = child
    if index == 0 { node.pointee.firstChild = child }
    machine.traversal.pointee.treeStamp &+= 1
    if child.pointee.flags.contains(.positionedByConstraints) {
      node.pointee.flags.insert(.positionsSubviews)
    }
    child.notifyMaskChange()
    if child.pointee.flags.contains(.preservesMargins) {
      node.pointee.flags.insert(.childPreservesMargins)
      child.pointee.flags.insert(.needsMargins)
    }
    // See: L-CYC-6: superviews then use Auto Layout too.
    if child.pointee.flags.contains(.usesConstraints) {
      child.flagAncestors(.usesConstraints)
      joinEngine(view)
    }
    // See: R-LAY-6: adding a view invalidates both views.
    if child.pointee.flags.contains(.constraintsBelow)
      || child.pointee.flags.contains(.needsConstraints)
    {
      child.flagAncestors(.constraintsBelow)
    }
    if !child.pointee.flags.isDisjoint(with: .displayFlags) { child.flagAncestors(.displayBelow) }
    storedLayer?.subviewDidEnter(view.layer, below: { nextLayer(after: view) })
    setWindow(of: child, to: node.pointee.window)
    child.requestWork(child.pointee.window != nil ? .layoutWork : .needsLayout)
    node.requestWork(.needsLayout)
    if children.count == 1, node.pointee.window != nil, node.pointee.answersByClass {
      MarginPropagation(machine).followAnswer(of: node)
    }
  }

  /// Removes the view from its superview; returns false if app code has already moved it.
  @discardableResult
  func unlink() -> Bool {
    guard let parent = node.pointee.parent?.pointee.owner else { return false }
    machine.hold(self)
    leaveEngine()
    guard node.pointee.parent == parent.node else { return false }
    let index = parent.children.position(of: self)
    assert(index != nil, "a view is unlinked from a superview that does not have it as a subview")
    if let index { parent.children.remove(at: index) }
    parent.storedLayer?.subviewDidLeave(storedLayer)
    node.pointee.previousSibling?.pointee.nextSibling = node.pointee.nextSibling
    node.pointee.nextSibling?.pointee.previousSibling = node.pointee.previousSibling
    if parent.node.pointee.firstChild == node {
      parent.node.pointee.firstChild = node.pointee.nextSibling
    }
    node.pointee.parent = nil
    node.pointee.previousSibling = nil
    node.pointee.nextSibling = nil
    machine.traversal.pointee.treeStamp &+= 1
    if node.pointee.window != nil { setWindow(of: node, to: nil) }
    parent.node.requestWork(.needsLayout)
    return true
  }

  private func setWindow(of node: ViewNode, to window: ViewNode?) {
    guard !node.pointee.flags.contains(.isWindow) else { return }
    if node.pointee.window != window {
      node.pointee.window = window
      node.pointee.flags.insert(.layoutWork)
      if window == nil {
        node.pointee.setSafeArea(.zero)
        node.pointee.flags.remove(.knowsTraits)
        if node.pointee.flags.contains(.hasOwnMargins) {
          node.pointee.owner.forgetSafeAreaInMargins()
        }
      }
    }
    if node.pointee.firstChild != nil { node.pointee.flags.insert(.layoutBelow) }
    var child = node.pointee.firstChild
    while let current = child {
      setWindow(of: current, to: window)
      child = current.pointee.nextSibling
    }
  }

  private func relinkChildren() {
    machine.traversal.pointee.treeStamp &+= 1
    var previous: ViewNode?
    for child in children {
      child.node.pointee.previousSibling = previous
      child.node.pointee.nextSibling = nil
      previous?.pointee.nextSibling = child.node
      previous = child.node
    }
    node.pointee.firstChild = children.first?.node
  }

  /// Clears the links to the subviews of a view that is being released; those with other owners
  /// lose their superview.
  nonisolated func orphanChildren() {
    if node.pointee.flags.contains(.isWindow) { node.forgetWindow() }
    var child = node.pointee.firstChild
    while let current = child {
      child = current.pointee.nextSibling
      current.pointee.parent = nil
      current.pointee.previousSibling = nil
      current.pointee.nextSibling = nil
    }
  }
}
