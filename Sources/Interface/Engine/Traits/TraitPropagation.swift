import Foundation
import GimbalGeometry
import GimbalTraces
package import GimbalTraits

/// Propagation of traits from parents to children, with their callbacks.
///
/// Rotations, resizes, changes of settings and the layout phase create it. It changes the traits of
/// nodes, and sends the callbacks of trait changes.
@MainActor
struct TraitPropagation {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Fast path of `refreshTraits(_:)` for views in a window that only inherit traits.
  @inline(__always)
  func refreshTraitsInPassing(_ node: ViewNode) {
    let flags = node.pointee.flags
    guard flags.isDisjoint(with: .concernedByTraits), flags.contains(.knowsTraits),
      node.pointee.window != nil, let parent = node.pointee.parent,
      machine.callbackTiming != .rotatedRootView
    else { return refreshTraits(node) }
    node.pointee.flags.remove(.needsTraits)
    let (old, inherited) = (node.pointee.traits, parent.pointee.traits)
    guard old != inherited else { return }
    if node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    makeCurrent(inherited)
    sendTraits(node, previous: old, now: inherited)
  }

  /// Updates the traits of a view's controller, then those of the view, and sends the callbacks of
  /// both.
  ///
  /// Rule: R-LAUNCH-5, R-LAUNCH-6 (who receives the first callback), R-TRAIT-1 (parents first,
  /// controller before view), R-TRAIT-3.
  func refreshTraits(_ node: ViewNode) {
    var flags = node.pointee.flags
    flags.remove(.needsTraits)
    let entersFirst =
      machine.traversal.pointee.sendsTraitsAtFirst
      && flags.isDisjoint(with: [.knowsTraits, .isWindow])
    if node.pointee.window != nil { flags.insert(.knowsTraits) }
    node.pointee.flags = flags
    guard node.pointee.window != nil else { return }
    let inherited =
      node.pointee.parent?.pointee.traits ?? TraitPrediction(machine).traits(ofWindow: node)
    if !flags.isDisjoint(with: [.hasController, .hasTraitState]) {
      return refreshTraitsApart(node, inherited: inherited, entersFirst: entersFirst)
    }
    let old = node.pointee.traits
    if old != inherited, node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    traitsDidChange(of: node, from: old, to: inherited, flags, entersFirst: entersFirst)
  }

  /// Gives a view new traits, and sends its callbacks if they differ from the former traits.
  @inline(__always)
  func traitsDidChange(
    of node: ViewNode, from old: TraitIndex, to own: TraitIndex, _ flags: ViewFlags,
    entersFirst: Bool
  ) {
    if !flags.isDisjoint(with: [.followsTextSize, .hasTraitState]) { followTraits(node, flags) }
    if node.pointee.parent == nil { directionMayHaveChanged(at: node, from: old) }
    // Minimum margins depend on the width class, and directional margins on the layout direction.
    if flags.contains(.hasOwnMargins), old != own { node.requestWork(.needsMargins) }
    guard entersFirst || old != own, machine.callbackTiming != .rotatedRootView else { return }
    makeCurrent(own)
    sendTraits(node, previous: entersFirst ? .none : old, now: own)
  }

  @inline(never)
  private func followTraits(_ node: ViewNode, _ flags: ViewFlags) {
    let view = node.pointee.owner
    // R-NIB-7.3: before the callbacks
    if flags.contains(.hasTraitState) { view.applyDocumentVariations() }
    if flags.contains(.followsTextSize) { (view as? any TextShowing)?.textSizeDidChange() }
  }

  @inline(never)
  private func directionMayHaveChanged(at node: ViewNode, from old: TraitIndex) {
    let own = node.pointee.traits
    guard old != own, !machine.traits[old].hasSameDirection(as: machine.traits[own]) else { return }
    node.pointee.owner.readingDirectionDidChange()
  }

  /// Slow path of `refreshTraits(_:)` for a view that has a controller or a trait state.
  ///
  /// Both have their new traits before either callback is sent.
  ///
  /// Rule: V-20 (values before callbacks).
  /// See: R-TRAIT-1 (controller before view), R-TRAIT-2, R-TRAIT-6, R-TRAIT-7.
  @inline(never)
  private func refreshTraitsApart(
    _ node: ViewNode, inherited: TraitIndex, entersFirst: Bool
  ) {
    let view = node.pointee.owner
    let controller = node.pointee.controller
    controller?.adopt(machine)
    if let state = view.traitState ?? controller?.traitState,
      !state.mayUpdate(in: machine.traversal.pointee.layoutPass, limit: LayoutLoops.limit)
    {
      return LayoutLoops.report(view)
    }
    var outer = inherited
    if let controller { outer = controller.ownTraits(over: source(of: controller, in: inherited)) }
    let own = view.traitState?.traits(over: outer, on: machine) ?? outer
    let old = node.pointee.traits
    if old != own, node.pointee.firstChild != nil { setNeedsTraitsOfSubviews(node) }
    node.pointee.traits = own
    if let controller { giveTraits(outer, to: controller, at: node, entersFirst: entersFirst) }
    // The controller's callback may have given its view still newer traits.
    guard node.pointee.traits == own else { return }
    callingHandlers(of: view, at: node, from: old, to: own) {
      traitsDidChange(
        of: node, from: old, to: own, node.pointee.flags, entersFirst: entersFirst)
      if node.pointee.flags.contains(.hasTraitState), node.pointee.parent != nil {
        directionMayHaveChanged(at: node, from: old)
      }
    }
    // One of these callbacks may have set a trait override of the view.
    if node.pointee.flags.contains(.needsTraits) { refreshTraits(node) }
  }

  private func giveTraits(
    _ own: TraitIndex, to controller: UIViewController, at node: ViewNode, entersFirst: Bool
  ) {
    let old = controller.traitState?.takePredicted() ?? controller.traits
    controller.traits = own
    guard entersFirst || old != own, machine.callbackTiming != .rotatedRootView else { return }
    makeCurrent(own)
    if old != own { controller.containerLife?.didReceiveTraits(controller) }
    callingHandlers(of: controller, at: node, from: old, to: own) {
      controller.sendTraits(from: entersFirst ? nil : old)
    }
    if machine.callbackTiming < .traitInheritance, old != own {
      passOn(to: controller.childControllers)
    }
  }

  /// Calls the registered handlers and `notify`, and repeats the phases that read the changed
  /// traits.
  ///
  /// See: R-TRAIT-6 (the order is a CHOICE), R-TRAIT-9.
  private func callingHandlers(
    of holder: some TraitHolder, at node: ViewNode, from old: TraitIndex, to own: TraitIndex,
    _ notify: () -> Void
  ) {
    guard old != own, let state = holder.traitState else { return notify() }
    if !machine.switches.traitHandlersComeLast {
      makeCurrent(own)
      holder.callHandlers(of: state, from: old, to: own)
    }
    notify()
    if machine.switches.traitHandlersComeLast { holder.callHandlers(of: state, from: old, to: own) }
    TraitReadTracking(machine).repeatTracked(state, at: node, from: old, to: own)
  }

  /// Returns the traits that a controller inherits.
  ///
  /// From iOS 17 on they are those of its view's superview, before that those of its parent. Up to
  /// iOS 26 a presented controller inherits from the superview of the container view.
  ///
  /// Rule: R-TRAIT-2.
  private func source(of controller: UIViewController, in superview: TraitIndex) -> TraitIndex {
    if !machine.features.presentedInheritFromSuperviews, let own = controller.presentation.own,
      own.shown === controller, let above = own.container?.node.pointee.parent
    {
      return above.pointee.traits
    }
    guard machine.callbackTiming < .traitInheritance, let parent = controller.parentController,
      parent.loadedView?.node.pointee.window != nil
    else { return superview }
    return parent.traits
  }

  @inline(__always)
  private func sendTraits(_ node: ViewNode, previous: TraitIndex, now: TraitIndex) {
    if machine.traversal.pointee.sentTraitChange.old != previous
      || machine.traversal.pointee.sentTraitChange.new != now
    {
      prepareToSend(previous: previous, now: now)
    }
    let sink = machine.traversal.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .traitCollectionDidChange, on: node.recordedReceiver,
        machine.traversal.pointee.sentTraitChange.arguments)
    }
    node.sendTraits(machine.traversal.pointee.sentTraitChange.previous)
    if recording { sink.close() }
    // The callback may have started another traversal with another change.
    if machine.traversal.pointee.sentTraitChange.redraws,
      machine.traversal.pointee.sentTraitChange.new == now
    {
      redraw(node)
    }
  }

  @inline(never)
  private func prepareToSend(previous: TraitIndex, now: TraitIndex) {
    var change = TraversalState.SentTraitChange(old: previous, new: now)
    if previous == .none {
      change.arguments = machine.traits.arguments(from: nil, to: now, in: machine.recorder)
    } else {
      change.previous = Unretained(machine.traits[previous])
      change.arguments = machine.traits.arguments(from: previous, to: now, in: machine.recorder)
      change.redraws = redraws(from: previous, to: now)
    }
    machine.traversal.pointee.sentTraitChange = change
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
      for window in machine.showing.windows {
        refreshTraitsBelow(window.node)
        refreshCovered(in: window)
      }
    }
  }

  /// Runs an update of traits, with a limited number of callbacks per object.
  func updatingTraits(_ body: () -> Void) {
    if machine.deviceTraits.nestedUpdates == 0, !machine.traversal.pointee.isLayingOut {
      machine.traversal.pointee.layoutPass &+= 1
    }
    let current = machine.traversal.pointee.currentTraits
    machine.deviceTraits.nestedUpdates += 1
    machine.traversing(body)
    machine.deviceTraits.nestedUpdates -= 1
    if current != .none { makeCurrent(current) }
  }

  /// Updates the traits of those views in a subtree that need it.
  func refreshTraitsBelow(_ node: ViewNode) {
    if node.pointee.flags.contains(.needsTraits) { refreshTraits(node) }
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = machine.traversal.pointee.treeStamp
      child = current.pointee.nextSibling
      guard !current.pointee.flags.isDisjoint(with: [.needsTraits, .layoutBelow]) else { continue }
      refreshTraitsBelow(current)
      if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }

  /// Sets `UITraitCollection.current` before app code of a view or controller runs.
  ///
  /// Rule: R-TRAIT-10.
  @inline(__always)
  func makeCurrent(_ index: TraitIndex) {
    if machine.traversal.pointee.currentTraits != index { setCurrent(index) }
  }

  /// Makes the window's traits current for app code outside of callbacks.
  ///
  /// Another device or the app itself may have left other ones.
  ///
  /// See: R-TRAIT-10.
  func resetCurrentTraits() { setCurrent(machine.windowTraits) }

  @inline(never)
  private func setCurrent(_ index: TraitIndex) {
    machine.traversal.pointee.currentTraits = index
    UITraitCollection.current = machine.traits[index]
  }
}

extension UIViewController {
  /// Sends `traitCollectionDidChange(_:)`.
  ///
  /// See: R-TRAIT-3 (without former traits if the controller had none).
  func sendTraits(from previous: TraitIndex?) {
    // R-NIB-7.3: before the callback
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
  /// Sets the closure that applies a document's trait variations to the view's tree.
  ///
  /// It is called before the view and its controller receive the traits.
  ///
  /// See: R-NIB-7.
  package final func followDocument(_ apply: @escaping (UITraitCollection) -> Void) {
    madeTraitState().documentVariations = apply
  }

  /// Applies the document's trait variations for the view's traits.
  final func applyDocumentVariations() {
    guard let apply = traitState?.documentVariations else { return }
    apply(machine.traits[node.pointee.traits])
  }
}

extension ViewNode {
  /// Sends `traitCollectionDidChange(_:)` to the view without retaining either argument.
  @MainActor
  @inline(__always)
  fileprivate func sendTraits(_ previous: Unretained<UITraitCollection>?) {
    guard let previous else { return callOverride { $0.traitCollectionDidChange(nil) } }
    borrow(previous) { collection in callOverride { $0.traitCollectionDidChange(collection) } }
  }
}
