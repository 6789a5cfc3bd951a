import GimbalTraits

/// Propagation of traits to controllers and views in no window, which traversals do not visit.
extension TraitPropagation {
  /// Passes a controller's traits on to its children.
  ///
  /// Children in a window receive them when the traversal visits them, the others at once.
  ///
  /// See: R-TRAIT-2, R-ROT-10 (up to iOS 16).
  func passOn(to children: [UIViewController]) {
    for child in children {
      if let view = child.loadedView, view.node.pointee.window != nil {
        view.node.requestWork(.needsTraits)
      } else {
        refreshOffScreen(child)
      }
    }
  }

  /// Updates the traits of a child whose view is in no window.
  ///
  /// See: R-TRAIT-4, R-ROT-10.
  private func refreshOffScreen(_ controller: UIViewController) {
    guard let parent = controller.parentController, parent.machine === machine else { return }
    controller.adopt(machine)
    refreshOffScreen(controller, inherited: parent.traits)
  }

  /// Passes the window's traits to the controllers whose views a presentation has removed from it.
  ///
  /// - Complexity: O(presentations), plus the descendants of the covered controllers.
  ///
  /// See: R-TRAIT-4.
  func refreshCovered(in window: UIWindow) {
    var controller = window.rootViewController
    while let current = controller, let over = current.controllerOver {
      if current.isCovered {
        refreshOffScreen(current, inherited: window.node.pointee.traits)
      }
      controller = over
    }
  }

  /// Updates the traits of a controller whose view is in no window, with callbacks if its view is
  /// loaded.
  ///
  /// See: R-TRAIT-4 (the whole loaded hierarchy, up to iOS 16).
  private func refreshOffScreen(_ controller: UIViewController, inherited: TraitIndex) {
    let old = controller.traits
    let own = controller.ownTraits(over: inherited)
    guard old != own, machine.callbackTiming != .rotatedRootView else { return }
    controller.traits = own
    if let view = controller.loadedView {
      // See: V-20: in the controller's callback the view already has its new traits.
      let former = view.node.pointee.traits
      let isOffScreen = view.node.pointee.window == nil
      if isOffScreen, machine.deviceTraits.delayed != nil {
        machine.deviceTraits.delayed?.append((view, own))
        makeCurrent(own)
        controller.sendTraits(from: old)
        refreshChildrenOffScreen(of: controller)
        return
      }
      if isOffScreen {
        view.node.pointee.traits = view.traitState?.traits(over: own, on: machine) ?? own
      }
      makeCurrent(own)
      controller.sendTraits(from: old)
      if isOffScreen, view.node.pointee.window == nil {
        refreshOffScreen(view.node, inherited: own, from: former)
      }
    }
    refreshChildrenOffScreen(of: controller)
  }

  private func refreshChildrenOffScreen(of controller: UIViewController) {
    for child in controller.childControllers
    where child.loadedView?.node.pointee.window == nil {
      refreshOffScreen(child)
    }
  }

  /// Gives views in no window the text size that their controllers received at its notification.
  ///
  /// See: V-27 (W-16: iOS 13 and 14).
  func refreshDelayedViews() {
    let delayed = machine.deviceTraits.delayed ?? []
    machine.deviceTraits.delayed = nil
    for (view, traits) in delayed where view.node.pointee.window == nil {
      refreshOffScreen(view.node, inherited: traits)
    }
  }

  private func refreshOffScreen(
    _ node: ViewNode, inherited: TraitIndex, from former: TraitIndex? = nil
  ) {
    let own = node.pointee.owner.traitState?.traits(over: inherited, on: machine) ?? inherited
    let old = former ?? node.pointee.traits
    node.pointee.traits = own
    traitsDidChange(of: node, from: old, to: own, node.pointee.flags, entersFirst: false)
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = machine.traversal.pointee.treeStamp
      child = current.pointee.nextSibling
      // A controller's view is updated by its controller.
      if current.pointee.flags.contains(.hasController) { continue }
      if current.pointee.traits != own { refreshOffScreen(current, inherited: own) }
      if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }
}
