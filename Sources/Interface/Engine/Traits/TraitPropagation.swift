import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Propagation of traits down the tree, with their callbacks.
extension Machine {
  /// As `refreshTraits(_:)`, for a view that a walk comes by: most are in a window, know traits, and do
  /// nothing with them but to pass them on.
  @inline(__always)
  func refreshTraitsInPassing(_ node: ViewNode) {
    let flags = node.pointee.flags
    guard flags.isDisjoint(with: .concernedByTraits), flags.contains(.knowsTraits),
      node.pointee.window != nil, let parent = node.pointee.parent,
      callbackTiming != .rotatedRootView
    else { return refreshTraits(node) }
    node.pointee.flags.remove(.needsTraits)
    let (old, inherited) = (node.pointee.traits, parent.pointee.traits)
    guard old != inherited else { return }
    if node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    makeCurrent(inherited)
    sendTraits(node, previous: old, now: inherited)
  }

  /// Brings a view's traits, and before them its controller's, up to date and tells both.
  ///
  /// Rule: R-LAUNCH-5, R-LAUNCH-6 (who is told at first), R-TRAIT-1 (parents first, controller
  /// before view), R-TRAIT-3.
  func refreshTraits(_ node: ViewNode) {
    var flags = node.pointee.flags
    flags.remove(.needsTraits)
    let entersFirst =
      traversal.pointee.sendsTraitsAtFirst && flags.isDisjoint(with: [.knowsTraits, .isWindow])
    if node.pointee.window != nil { flags.insert(.knowsTraits) }
    node.pointee.flags = flags
    guard node.pointee.window != nil else { return }
    let inherited = node.pointee.parent?.pointee.traits ?? traits(ofWindow: node)
    if !flags.isDisjoint(with: [.hasController, .hasTraitState]) {
      return refreshTraitsApart(node, inherited: inherited, entersFirst: entersFirst)
    }
    let old = node.pointee.traits
    if old != inherited, node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    traitsDidChange(of: node, from: old, to: inherited, flags, entersFirst: entersFirst)
  }

  /// Tells a view of the traits that it has got, if they are others than before.
  @inline(__always)
  func traitsDidChange(
    of node: ViewNode, from old: TraitIndex, to own: TraitIndex, _ flags: ViewFlags,
    entersFirst: Bool
  ) {
    if !flags.isDisjoint(with: [.followsTextSize, .hasTraitState]) { followTraits(node, flags) }
    if node.pointee.parent == nil { directionMayHaveChanged(at: node, from: old) }
    // A width class has its minimum, and directions have their sides.
    if flags.contains(.hasOwnMargins), old != own { node.requestWork(.needsMargins) }
    guard entersFirst || old != own, callbackTiming != .rotatedRootView else { return }
    makeCurrent(own)
    sendTraits(node, previous: entersFirst ? .none : old, now: own)
  }

  @inline(never)
  private func followTraits(_ node: ViewNode, _ flags: ViewFlags) {
    let view = node.pointee.owner
    if flags.contains(.hasTraitState) { view.applyDocumentVariations() }
    if flags.contains(.followsTextSize) { (view as? any TextShowing)?.textSizeDidChange() }
  }

  @inline(never)
  private func directionMayHaveChanged(at node: ViewNode, from old: TraitIndex) {
    let own = node.pointee.traits
    guard old != own, !traits[old].hasSameDirection(as: traits[own]) else { return }
    node.pointee.owner.readingDirectionDidChange()
  }

  /// The same for a view that has a controller, or that keeps something of traits itself.
  ///
  /// Both have their new traits before either callback.
  ///
  /// Rule: V-20 (values before messages).
  /// See: R-TRAIT-1 (controller before view), R-TRAIT-2, R-TRAIT-6, R-TRAIT-7.
  @inline(never)
  private func refreshTraitsApart(
    _ node: ViewNode, inherited: TraitIndex, entersFirst: Bool
  ) {
    let view = node.pointee.owner
    let controller = node.pointee.controller
    controller?.adopt(self)
    if let state = view.traitState ?? controller?.traitState,
      !state.mayUpdate(in: traversal.pointee.layoutPass, limit: Machine.layoutLoopLimit)
    {
      return reportLayoutLoop(of: view)
    }
    var outer = inherited
    if let controller { outer = controller.ownTraits(over: source(of: controller, in: inherited)) }
    let own = view.traitState?.traits(over: outer, on: self) ?? outer
    let old = node.pointee.traits
    if old != own, node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = own
    if let controller { giveTraits(outer, to: controller, at: node, entersFirst: entersFirst) }
    // The controller may have had its view brought up to date with still newer traits.
    guard node.pointee.traits == own else { return }
    callingHandlers(of: view, at: node, from: old, to: own) {
      traitsDidChange(
        of: node, from: old, to: own, node.pointee.flags, entersFirst: entersFirst)
      if node.pointee.flags.contains(.hasTraitState), node.pointee.parent != nil {
        directionMayHaveChanged(at: node, from: old)
      }
    }
    // One of these calls may have set an override of the view's own.
    if node.pointee.flags.contains(.needsTraits) { refreshTraits(node) }
  }

  private func giveTraits(
    _ own: TraitIndex, to controller: UIViewController, at node: ViewNode, entersFirst: Bool
  ) {
    let old = controller.traitState?.takePredicted() ?? controller.traits
    controller.traits = own
    guard entersFirst || old != own, callbackTiming != .rotatedRootView else { return }
    makeCurrent(own)
    callingHandlers(of: controller, at: node, from: old, to: own) {
      controller.sendTraits(from: entersFirst ? nil : old)
    }
    if callbackTiming < .traitInheritance, old != own { passOn(to: controller.childControllers) }
  }

  /// Tells an object of its change of traits in all the ways that it has asked for.
  ///
  /// See: R-TRAIT-6 (the order is a CHOICE), R-TRAIT-9.
  private func callingHandlers(
    of holder: some TraitHolder, at node: ViewNode, from old: TraitIndex, to own: TraitIndex,
    _ notify: () -> Void
  ) {
    guard old != own, let state = holder.traitState else { return notify() }
    if !switches.traitHandlersComeLast {
      makeCurrent(own)
      holder.callHandlers(of: state, from: old, to: own)
    }
    notify()
    if switches.traitHandlersComeLast { holder.callHandlers(of: state, from: old, to: own) }
    repeatTracked(state, at: node, from: old, to: own)
  }

  /// From what a controller inherits: from iOS 17 on its view's superview, before its parent; up to iOS 26 a presented one
  /// from what stands above the container.
  ///
  /// Rule: R-TRAIT-2.
  private func source(of controller: UIViewController, in superview: TraitIndex) -> TraitIndex {
    if !features.presentedInheritFromSuperviews, let own = controller.presentation.own,
      own.shown === controller, let above = own.container?.node.pointee.parent
    {
      return above.pointee.traits
    }
    guard callbackTiming < .traitInheritance, let parent = controller.parentController,
      parent.loadedView?.node.pointee.window != nil
    else { return superview }
    return parent.traits
  }

  @inline(__always)
  private func sendTraits(_ node: ViewNode, previous: TraitIndex, now: TraitIndex) {
    if traversal.pointee.sentTraitChange.old != previous
      || traversal.pointee.sentTraitChange.new != now
    {
      prepareToSend(previous: previous, now: now)
    }
    let sink = traversal.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .traitCollectionDidChange, on: node.recordedReceiver,
        traversal.pointee.sentTraitChange.arguments)
    }
    node.sendTraits(traversal.pointee.sentTraitChange.previous)
    if recording { sink.close() }
    // The callback may have begun another walk, with another change.
    if traversal.pointee.sentTraitChange.redraws, traversal.pointee.sentTraitChange.new == now {
      redraw(node)
    }
  }

  @inline(never)
  private func prepareToSend(previous: TraitIndex, now: TraitIndex) {
    var change = TraversalState.SentTraitChange(old: previous, new: now)
    if previous == .none {
      change.arguments = traits.arguments(from: nil, to: now, in: recorder)
    } else {
      change.previous = Unretained(traits[previous])
      change.arguments = traits.arguments(from: previous, to: now, in: recorder)
      change.redraws = redraws(from: previous, to: now)
    }
    traversal.pointee.sentTraitChange = change
  }

  private func setNeedsTraitsOfSubviews(_ node: ViewNode) {
    var child = node.pointee.firstChild
    while let current = child {
      current.pointee.flags.insert(.needsTraits)
      child = current.pointee.nextSibling
    }
    node.pointee.flags.insert(.layoutBelow)
    node.flagAncestors(.layoutBelow)
  }

  /// Propagates new traits below all windows now, parents first.
  ///
  /// Rule: R-TRAIT-4 (up to iOS 16 this happens while a transition is set up).
  func propagateTraitsEagerly() {
    updatingTraits {
      for window in showing.windows {
        refreshTraitsBelow(window.node)
        refreshCovered(in: window)
      }
    }
  }

  /// Runs an update of traits, with a limited number of callbacks for each object.
  func updatingTraits(_ body: () -> Void) {
    if deviceTraits.nestedUpdates == 0, !traversal.pointee.isLayingOut {
      traversal.pointee.layoutPass &+= 1
    }
    let current = traversal.pointee.currentTraits
    deviceTraits.nestedUpdates += 1
    traversing(body)
    deviceTraits.nestedUpdates -= 1
    if current != .none { makeCurrent(current) }
  }

  /// Brings the traits of a view and of all below it up to date, where they are marked.
  func refreshTraitsBelow(_ node: ViewNode) {
    if node.pointee.flags.contains(.needsTraits) { refreshTraits(node) }
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = traversal.pointee.treeStamp
      child = current.pointee.nextSibling
      guard !current.pointee.flags.isDisjoint(with: [.needsTraits, .layoutBelow]) else { continue }
      refreshTraitsBelow(current)
      if traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }

  /// Makes a collection `UITraitCollection.current`.
  ///
  /// Rule: R-TRAIT-10.
  @inline(__always)
  func makeCurrent(_ index: TraitIndex) {
    if traversal.pointee.currentTraits != index { setCurrent(index) }
  }

  /// Makes the window's traits the current ones for app code outside callbacks, whatever another
  /// device or the app itself has left.
  ///
  /// See: R-TRAIT-10.
  func resetCurrentTraits() { setCurrent(windowTraits) }

  @inline(never)
  private func setCurrent(_ index: TraitIndex) {
    traversal.pointee.currentTraits = index
    UITraitCollection.current = traits[index]
  }
}

extension UIViewController {
  /// Sends `traitCollectionDidChange(_:)`.
  ///
  /// See: R-TRAIT-3 (without former traits where the controller knew none).
  func sendTraits(from previous: TraitIndex?) {
    loadedView?.applyDocumentVariations()
    send(
      .traitCollectionDidChange,
      machine.traits.arguments(from: previous, to: traits, in: machine.recorder)
    ) {
      traitCollectionDidChange(previous.map { machine.traits[$0] })
    }
  }
}

extension UIView {
  /// Has what a document varies in the view's tree follow the view's traits, before the view and its controller
  /// receive them.
  ///
  /// See: R-NIB-7.
  package final func followDocument(_ apply: @escaping (UITraitCollection) -> Void) {
    madeTraitState().documentVariations = apply
  }

  /// Brings what a document varies in the view's tree up to date for the view's traits.
  final func applyDocumentVariations() {
    guard let apply = traitState?.documentVariations else { return }
    apply(machine.traits[node.pointee.traits])
  }
}

extension ViewNode {
  /// Tells the view of new traits, without retaining either.
  @MainActor
  @inline(__always)
  fileprivate func sendTraits(_ previous: Unretained<UITraitCollection>?) {
    guard let previous else { return callOverride { $0.traitCollectionDidChange(nil) } }
    borrow(previous) { collection in callOverride { $0.traitCollectionDidChange(collection) } }
  }
}
