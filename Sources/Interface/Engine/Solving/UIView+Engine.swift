import Foundation
import GimbalGeometry

/// Finding and creating the engine of a view's tree.
extension UIView {
  /// The engine of the view's tree, if there is one.
  ///
  /// During a query about the tree, views belong to a throwaway engine; this property does not
  /// return that one.
  ///
  /// - Complexity: O(1) for a view with layout variables, otherwise O(depth).
  package final var layoutEngine: LayoutEngine? {
    if let engine = node.pointee.variablesEngine?.object, !engine.isThrowaway {
      return engine
    }
    return node.top.pointee.owner.autoLayout?.hostedEngine
  }

  /// Makes the view and its superviews use Auto Layout.
  ///
  /// Rule: L-CYC-6.
  final func useConstraints() {
    guard !node.pointee.flags.contains(.usesConstraints) else { return }
    var ancestor: ViewNode? = node
    while let current = ancestor, !current.pointee.flags.contains(.usesConstraints) {
      current.pointee.flags.insert(.usesConstraints)
      current.setNeedsConstraints()
      ancestor = current.pointee.parent
    }
    // The first constraint creates an entry, but a view that only opts in needs one too.
    if let engine = layoutEngine {
      engine.join(self)
    } else {
      node.top.requestWork(.needsSolving)
    }
  }

  /// Adds a new subtree to the engine of this view's tree.
  final func joinEngine(_ view: UIView) {
    guard view.node.pointee.flags.contains(.usesConstraints) else { return }
    if let old = view.autoLayout?.hostedEngine {
      old.retire()
      view.autoLayout?.hostedEngine = nil
    }
    if let engine = layoutEngine {
      engine.join(view)
    } else {
      node.top.pointee.flags.insert(.needsSolving)
    }
  }

  /// Removes the view's subtree from the engine of the tree that it is about to leave.
  ///
  /// The release of a constraint, and a cell whose constraints change, may call app code. It has no
  /// further effect if that code has moved the view.
  final func leaveEngine() {
    for question in machine.solving.fittingQuestions.reversed() { question.giveBack(node) }
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    let parent = node.pointee.parent
    var activated: UInt64
    repeat {
      activated = machine.constraintCounts.activated
      removeConstraintsToOutside()
    } while activated != machine.constraintCounts.activated && node.pointee.parent == parent
    guard node.pointee.parent == parent else { return }
    layoutEngine?.release(node)
    node.pointee.flags.insert(.needsSolving)
  }

  /// Removes all constraints, when the view is released.
  nonisolated final func releaseConstraints() {
    guard let autoLayout else { return }
    autoLayout.link?.cut()
    for constraint in autoLayout.owned.all { constraint.leave() }
    for guide in autoLayout.everyGuide { guide.layoutVariables = LayoutVariables() }
    autoLayout.hostedEngine?.retire()
  }
}

extension Machine {
  /// Returns the engine of the tree with the topmost view `top`, created once a view in the tree
  /// uses constraints.
  func engine(ofTreeUnder top: ViewNode) -> LayoutEngine? {
    guard top.pointee.flags.contains(.usesConstraints) else { return nil }
    let view = top.pointee.owner
    if let engine = view.layoutState.hostedEngine { return engine }
    let engine = LayoutEngine(root: top)
    view.layoutState.hostedEngine = engine
    engine.join(view)
    return engine
  }
}

extension UIView: LayoutItem {
  package final var hostView: UIView? { self }

  /// The view's anchors in the order of creation.
  package final var anchors: [LayoutAnchor] { autoLayout?.anchors ?? [] }

  /// Retains an anchor for as long as the view lives.
  package final func retain(_ anchor: LayoutAnchor) { layoutState.anchors.append(anchor) }

  /// The link by which constraints refer to the view, created on first use.
  package final var itemLink: ItemLink {
    let state = layoutState
    if let link = state.link { return link }
    let link = ItemLink(self)
    state.link = link
    return link
  }

  /// The view's variables in the engine of its tree, which the node stores.
  package final var layoutVariables: LayoutVariables {
    get { node.pointee.layoutVariables }
    set { node.pointee.layoutVariables = newValue }
  }
}
