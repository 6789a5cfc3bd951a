import GimbalGeometry

/// Invariants of the two representations of the view tree: `children`, which app code sees, and the
/// nodes, which traversals follow.
extension Invariants {
  /// Checks that a view's node and subviews agree with the links of nodes.
  mutating func checkLinks(of view: UIView) {
    let node = view.node
    expect(node.pointee.unmanagedOwner.names(view), view, "has a node that is another view's")
    expect(
      node.pointee.unmanagedMachine.names(view.machine)
        && node.pointee.traversal == view.machine.traversal,
      view, "has a node that belongs to another device")
    expect(
      node.pointee.firstChild == view.children.first?.node, view,
      "has subviews, and its node does not refer to the first")
    var previous: ViewNode?
    for (index, child) in view.children.enumerated() {
      let next = index + 1 < view.children.count ? view.children[index + 1].node : nil
      checkLink(of: child, in: view, previous, next)
      previous = child.node
    }
    expect(
      Set(view.children.map(ObjectIdentifier.init)).count == view.children.count, view,
      "has a subview twice")
  }

  private mutating func checkLink(
    of child: UIView, in view: UIView, _ previous: ViewNode?, _ next: ViewNode?
  ) {
    let state = child.node.pointee
    expect(state.parent == view.node, child, "is the subview of a view that it does not name")
    expect(
      state.previousSibling == previous && state.nextSibling == next, child,
      "refers to siblings that are not next to it")
    expect(
      state.flags.contains(.isWindow) || state.window == view.node.pointee.window, child,
      "is in another window than its superview")
    expect(child.machine === view.machine, child, "belongs to another device than its superview")
  }

  /// Checks that the ancestors of a view with work have the flags through which a pass finds it.
  mutating func checkWorkFlags(of view: UIView) {
    for child in view.children {
      let flags = child.node.pointee.flags
      let above = view.node.pointee.flags
      expect(
        flags.isDisjoint(with: .layoutFlags) || above.contains(.layoutBelow), child,
        "needs layout, and no superview has the flag for it")
      // A controller that appears for the first time runs its phase in its own layout step.
      let hasOwnPhase = child.node.pointee.controller?.awaitsFirstConstraints ?? false
      expect(
        flags.isDisjoint(with: .constraintFlags) || above.contains(.constraintsBelow)
          || hasOwnPhase,
        child, "needs updated constraints, and no superview has the flag for it")
      expect(
        flags.isDisjoint(with: .displayFlags) || above.contains(.displayBelow), child,
        "needs display, and no superview has the flag for it")
    }
  }

  /// Checks that a view's flags match the state that they represent.
  mutating func checkFlags(of view: UIView) {
    let state = view.node.pointee
    func matches(_ flag: ViewFlags, _ truth: Bool) -> Bool { state.flags.contains(flag) == truth }
    expect(matches(.isWindow, view is UIWindow), view, "is a window or not, unlike its flag")
    if view is UIWindow {
      expect(state.window == view.node, view, "is a window and names another as its own")
    }
    expect(
      matches(.hasController, state.controller != nil), view,
      "has a controller or not, unlike its flag")
    if let controller = state.controller {
      expect(controller.loadedView === view, view, "names a controller that has another view")
    }
    expect(
      matches(.transformed, view.isOddlyPositioned), view,
      "has a transform or another anchor point or not, unlike its flag")
    // If a subclass overrides the safe area, the flag follows the override.
    expect(
      state.answersByClass || matches(.hasSafeArea, state.safeAreaInsets != .zero), view,
      "has a safe area or not, unlike its flag")
    expect(
      matches(.hasTraitState, view.traitState != nil), view,
      "has stored traits or not, unlike its flag")
    expect(
      matches(.needsProperties, !state.dueProperties.subtracting(.again).isEmpty), view,
      "has properties to update or not, unlike its flag")
    expect(
      state.flags.contains(.hasSystemGuides) || view.autoLayout?.systemGuides.isEmpty ?? true, view,
      "has guides of the system, unlike its flag")
    for child in view.children { checkFlags(of: child, in: view) }
  }

  /// Checks a view's flags about its subviews.
  private mutating func checkFlags(of child: UIView, in view: UIView) {
    let (flags, above) = (child.node.pointee.flags, view.node.pointee.flags)
    expect(
      !flags.contains(.positionedByConstraints) || above.contains(.positionsSubviews), child,
      "is laid out by constraints, which its superview does not record")
    expect(
      !flags.contains(.preservesMargins) || above.contains(.childPreservesMargins), child,
      "preserves its superview's margins, which the superview does not record")
    expect(
      child.node.pointee.autoresizingMask.rawValue & AutoresizingAxis.moving == 0
        || above.contains(.childAutoresizes),
      child, "follows its superview's size, which the superview does not record")
    expect(
      !flags.contains(.usesConstraints) || above.contains(.usesConstraints), child,
      "takes part in Auto Layout, and its superview does not")
  }
}
