import GimbalTraits

/// The traits that `traitCollection` of views and controllers returns.
///
/// Usually these are the traits that the object received last, or those predicted when it was
/// created. Up to iOS 16 an object that is about to receive new traits returns the new ones.
extension TraitPropagation {
  /// True while new traits are propagated to all objects, which already return them.
  ///
  /// From iOS 17 on each object receives its traits in its own update.
  ///
  /// See: V-20, R-TRAIT-4, D-1.
  @inline(__always)
  fileprivate var sendsTraitsEagerly: Bool {
    machine.callbackTiming < .traitInheritance && machine.callbackTiming != .rotatedRootView
      && machine.deviceTraits.nestedUpdates > 0
  }
}

extension UIView {
  /// The traits that `traitCollection` of the view returns.
  ///
  /// On iOS 8 to 12 a view that has not yet received traits returns those that it is about to
  /// inherit.
  ///
  /// See: V-20.
  @inline(__always)
  var answeredTraits: TraitIndex {
    if !isAboutToReceiveTraits { return node.pointee.traits }
    return traitsToCome
  }

  private var isAboutToReceiveTraits: Bool {
    TraitPropagation(machine).sendsTraitsEagerly
      || machine.callbackTiming == .sizeTransitions && !node.pointee.flags.contains(.knowsTraits)
  }

  /// The traits that the view is about to inherit.
  ///
  /// The search alternates between views and controllers. An app can arrange views in such a way
  /// that the search runs in a circle, so it ends after `ViewNode.nestingLimit` steps.
  ///
  /// - Complexity: O(views above).
  @inline(never)
  private var traitsToCome: TraitIndex {
    let traversal = node.pointee.traversal
    guard traversal.pointee.traitQuestions < ViewNode.nestingLimit else {
      return node.pointee.traits
    }
    traversal.pointee.traitQuestions += 1
    defer { traversal.pointee.traitQuestions -= 1 }
    let inherited: TraitIndex
    if let controller = node.pointee.controller {
      inherited = controller.answeredTraits
    } else if let superview, node.pointee.window != nil {
      inherited = superview.answeredTraits
    } else if node.pointee.flags.contains(.isWindow) {
      inherited = TraitPrediction(machine).traits(ofWindow: node)
    } else {
      return node.pointee.traits
    }
    return traitState?.traits(over: inherited, on: machine) ?? inherited
  }
}

extension UIViewController {
  /// The traits that `traitCollection` of the controller returns.
  ///
  /// Rule: V-76 (on iOS 8 to 12 a controller whose view is in no window returns its parent's
  /// traits, and a root controller returns its window's).
  /// See: V-20.
  var answeredTraits: TraitIndex {
    if !isAboutToReceiveTraits { return traits }
    if let parentController { return ownTraits(over: parentController.answeredTraits) }
    if let surroundings {
      guard let presenter = surroundings.presenter else { return traits }
      return ownTraits(over: surroundings.container?.answeredTraits ?? presenter.answeredTraits)
    }
    guard isRoot,
      let window = machine.showing.windows.first(where: { $0.rootViewController === self })
    else { return traits }
    return ownTraits(over: window.answeredTraits)
  }

  private var isAboutToReceiveTraits: Bool {
    TraitPropagation(machine).sendsTraitsEagerly
      || machine.callbackTiming == .sizeTransitions
        && loadedView?.node.pointee.flags.contains(.knowsTraits) != true
  }

  /// Predicts the traits again, before the view is loaded.
  ///
  /// Since the controller was created, the device may have been launched in landscape, and the app
  /// may have set a style.
  ///
  /// Rule: V-25, V-73.
  /// See: R-LAUNCH-7, R-LAUNCH-9 (from iOS 13 on).
  func predictTraits() {
    guard machine.callbackTiming >= .traitPrediction, traits == firstTraits else { return }
    firstTraits = TraitPrediction(machine).initialTraits
    traits = firstTraits
    guard machine.callbackTiming == .traitPrediction, let traitState, traitState.imposed == nil
    else { return }
    if machine.features.switchesStyleSetBeforeLoad, machine.switches.reportsStyleSetBeforeLoad {
      return
    }
    traits = ownTraits(over: firstTraits)
  }

  /// Gives a view that has just been loaded the predicted traits of its controller.
  ///
  /// See: V-25.
  func predictTraitsOfView() {
    guard machine.callbackTiming == .traitPrediction, traits != firstTraits,
      traitState?.predicted == nil,
      let node = loadedView?.node, node.pointee.window == nil
    else { return }
    node.pointee.traits = loadedView?.traitState?.traits(over: traits, on: machine) ?? traits
  }
}

extension TraitPropagation {
  /// Gives a view, its controller and all descendants their inherited traits, without callbacks.
  ///
  /// See: V-78.
  func giveTraitsSilently(_ node: ViewNode) {
    var inherited = node.pointee.parent?.pointee.traits ?? machine.windowTraits
    if let controller = node.pointee.controller {
      inherited = controller.ownTraits(over: inherited)
      controller.traits = inherited
    }
    node.pointee.traits =
      node.pointee.owner.traitState?.traits(over: inherited, on: machine) ?? inherited
    var child = node.pointee.firstChild
    while let current = child {
      giveTraitsSilently(current)
      child = current.pointee.nextSibling
    }
  }
}
