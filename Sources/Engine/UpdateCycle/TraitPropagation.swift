import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// How traits come down the tree, and who is told.
extension Machine {
  /// The traits of the app's window at present.
  var windowTraits: TraitIndex {
    predictedTraits(orientation: interfaceOrientation, size: windowSize(interfaceOrientation))
  }

  /// The traits that the window would have in an orientation and at a size in points.
  ///
  /// One function decides them for every device, orientation, size and setting: `WindowTraits`. What
  /// the window scene sets over them counts (R-TRAIT-7).
  func predictedTraits(orientation: UIInterfaceOrientation, size: CGSize) -> TraitIndex {
    if let known = traits.window(orientation, size) { return known }
    guard hardware.portraitSize != .zero else { return .unspecified }
    return traits.remember(
      sceneOverrides.applied(to: environmentTraits(orientation, size)), forWindow: orientation, size
    )
  }

  private func environmentTraits(
    _ orientation: UIInterfaceOrientation, _ size: CGSize
  ) -> UITraitCollection {
    WindowTraits.collection(
      idiom: hardware.idiom, displayScale: hardware.scale, displayGamut: hardware.displayGamut,
      portrait: hardware.portraitSizeClasses,
      landscape: hardware.landscapeSizeClasses,
      interfaceOrientation: orientation, windowSize: size,
      screenSize: hardware.size(orientation), launchScreen: app.launchScreen, system: system,
      settings: settings)
  }

  /// The traits of the screen, of which those of the scene are made.
  ///
  /// Source: R-TRAIT-1.
  var screenTraits: UITraitCollection {
    if sceneOverrides.isEmpty || hardware.portraitSize == .zero { return traits[windowTraits] }
    return environmentTraits(interfaceOrientation, windowSize(interfaceOrientation))
  }

  /// What a view or controller has before it enters a hierarchy.
  ///
  /// Source: R-LAUNCH-4 row 2: predicted from iOS 13 on; before, only what the screen itself says.
  var initialTraits: TraitIndex {
    if let known = predictedForNewObjects { return known }
    let index: TraitIndex
    if hardware.portraitSize == .zero {
      index = .unspecified
    } else if era >= .e3 {
      index = windowTraits
    } else {
      index = traits.index(
        of: UITraitCollection { [hardware] in
          $0.userInterfaceIdiom = hardware.idiom
          $0.displayScale = hardware.scale
        })
    }
    predictedForNewObjects = index
    return index
  }

  /// As `refreshTraits(_:)`, for a view that a walk comes by: most are in a window, know traits, and do
  /// nothing with them but to pass them on.
  @inline(__always)
  func refreshTraitsInPassing(_ node: ViewNode) {
    let flags = node.pointee.flags
    guard flags.isDisjoint(with: .concernedByTraits), flags.contains(.knowsTraits),
      node.pointee.window != nil, let parent = node.pointee.parent, era != .e1
    else { return refreshTraits(node) }
    node.pointee.flags.remove(.needsTraits)
    let (old, inherited) = (node.pointee.traits, parent.pointee.traits)
    guard old != inherited else { return }
    if node.pointee.firstChild != nil { markTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    makeCurrent(inherited)
    tellTraits(node, previous: old, now: inherited)
  }

  /// Brings a view's traits, and before them its controller's, up to date and tells both.
  ///
  /// Source: R-TRAIT-1 (parents first, controller before view), R-TRAIT-3, R-LAUNCH-5, R-LAUNCH-6 (who is told at first).
  func refreshTraits(_ node: ViewNode) {
    var flags = node.pointee.flags
    flags.remove(.needsTraits)
    let entersFirst =
      walk.pointee.tellsTraitsAtFirst && flags.isDisjoint(with: [.knowsTraits, .isWindow])
    if node.pointee.window != nil { flags.insert(.knowsTraits) }
    node.pointee.flags = flags
    guard node.pointee.window != nil else { return }
    let inherited = node.pointee.parent?.pointee.traits ?? windowTraits
    if !flags.isDisjoint(with: [.hasController, .hasTraitState]) {
      return refreshTraitsApart(node, inherited: inherited, entersFirst: entersFirst)
    }
    let old = node.pointee.traits
    if old != inherited, node.pointee.firstChild != nil { markTraitsOfSubviews(node) }
    node.pointee.traits = inherited
    traitsDidChange(of: node, from: old, to: inherited, flags, entersFirst: entersFirst)
  }

  /// Tells a view of the traits that it has got, if they are others than before.
  @inline(__always)
  private func traitsDidChange(
    of node: ViewNode, from old: TraitIndex, to own: TraitIndex, _ flags: ViewFlags,
    entersFirst: Bool
  ) {
    if flags.contains(.followsTextSize) { node.pointee.owner.textSizeDidChange() }
    if node.pointee.parent == nil { directionMayHaveChanged(at: node, from: old) }
    // A width class has its minimum, and directions have their sides.
    if flags.contains(.keepsMargins), old != own { node.mark(.needsMargins) }
    guard entersFirst || old != own, era != .e1 else { return }
    makeCurrent(own)
    tellTraits(node, previous: entersFirst ? .none : old, now: own)
  }

  @inline(never)
  private func directionMayHaveChanged(at node: ViewNode, from old: TraitIndex) {
    let own = node.pointee.traits
    guard old != own, traits[old].layoutDirection != traits[own].layoutDirection else { return }
    node.pointee.owner.directionDidChange()
  }

  /// The same for a view that has a controller, or that keeps something of traits itself.
  ///
  /// Source: R-TRAIT-1 (controller before view), R-TRAIT-2, R-TRAIT-6, R-TRAIT-7.
  @inline(never)
  private func refreshTraitsApart(
    _ node: ViewNode, inherited: TraitIndex, entersFirst: Bool
  ) {
    let view = node.pointee.owner
    let controller = node.pointee.controller
    controller?.adopt(self)
    if let state = view.traitState ?? controller?.traitState,
      !state.mayUpdate(in: walk.pointee.layoutPass, limit: Machine.layoutLoopLimit)
    {
      return reportLayoutLoop(of: view)
    }
    if let controller {
      giveTraits(
        controller.ownTraits(over: source(of: controller, in: inherited)), to: controller, at: node,
        entersFirst: entersFirst)
    }
    // The controller may have brought its view up to date already.
    let outer = controller?.traits ?? inherited
    let own = view.traitState?.traits(over: outer, on: self) ?? outer
    let old = node.pointee.traits
    if old != own, node.pointee.firstChild != nil { markTraitsOfSubviews(node) }
    node.pointee.traits = own
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
    let old = controller.traits
    controller.traits = own
    guard entersFirst || old != own, era != .e1 else { return }
    makeCurrent(own)
    callingHandlers(of: controller, at: node, from: old, to: own) {
      controller.tellTraits(from: entersFirst ? nil : old)
    }
    if era < .e4, old != own { passOn(to: controller.childControllers) }
  }

  /// Tells an object of its change of traits in all the ways that it has asked for.
  ///
  /// Source: R-TRAIT-6 (the order is a CHOICE), R-TRAIT-9.
  private func callingHandlers(
    of holder: some TraitHolder, at node: ViewNode, from old: TraitIndex, to own: TraitIndex,
    _ tell: () -> Void
  ) {
    guard old != own, let state = holder.traitState else { return tell() }
    if !switches.traitHandlersComeLast {
      makeCurrent(own)
      holder.callHandlers(of: state, from: old, to: own)
    }
    tell()
    if switches.traitHandlersComeLast { holder.callHandlers(of: state, from: old, to: own) }
    repeatTracked(state, at: node, from: old, to: own)
  }

  /// From what a controller inherits: from iOS 17 on its view's superview, before its parent.
  ///
  /// Source: R-TRAIT-2.
  private func source(of controller: UIViewController, in superview: TraitIndex) -> TraitIndex {
    guard era < .e4, let parent = controller.parentController,
      parent.loadedView?.node.pointee.window != nil
    else { return superview }
    return parent.traits
  }

  /// Hands a controller's traits on to its children: to those in the window in their turn, to the
  /// others at once.
  ///
  /// Source: R-TRAIT-2, R-ROT-10: up to iOS 16.
  private func passOn(to children: [UIViewController]) {
    for child in children {
      if let view = child.loadedView, view.node.pointee.window != nil {
        view.node.mark(.needsTraits)
      } else {
        refreshOffScreen(child)
      }
    }
  }

  /// Gives a child whose view is in no window what it inherits.
  ///
  /// Source: R-TRAIT-4, R-ROT-10.
  private func refreshOffScreen(_ controller: UIViewController) {
    guard let parent = controller.parentController, parent.machine === self else { return }
    controller.adopt(self)
    refreshOffScreen(controller, inherited: parent.traits)
  }

  /// Gives those that a presentation has taken out of a window what the window has.
  ///
  /// Complexity: O(presentations), and what is below those that are covered.
  ///
  /// Source: R-TRAIT-4.
  private func refreshCovered(in window: UIWindow) {
    var controller = window.rootViewController
    while let current = controller, let over = current.presentation.over {
      if current.presentation.isCovered {
        refreshOffScreen(current, inherited: window.node.pointee.traits)
      }
      controller = over.shown
    }
  }

  /// Gives a controller whose view is in no window its traits; it is told if its view is loaded.
  ///
  /// Source: R-TRAIT-4: the whole loaded hierarchy, up to iOS 16.
  private func refreshOffScreen(_ controller: UIViewController, inherited: TraitIndex) {
    let old = controller.traits
    let own = controller.ownTraits(over: inherited)
    guard old != own, era != .e1 else { return }
    controller.traits = own
    if let view = controller.loadedView {
      makeCurrent(own)
      controller.tellTraits(from: old)
      if view.node.pointee.window == nil { refreshOffScreen(view.node, inherited: own) }
    }
    for child in controller.childControllers
    where child.loadedView?.node.pointee.window == nil {
      refreshOffScreen(child)
    }
  }

  private func refreshOffScreen(_ node: ViewNode, inherited: TraitIndex) {
    let own = node.pointee.owner.traitState?.traits(over: inherited, on: self) ?? inherited
    let old = node.pointee.traits
    node.pointee.traits = own
    traitsDidChange(of: node, from: old, to: own, node.pointee.flags, entersFirst: false)
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = walk.pointee.treeStamp
      child = current.pointee.nextSibling
      // The views of controllers come with them.
      if current.pointee.flags.contains(.hasController) { continue }
      if current.pointee.traits != own { refreshOffScreen(current, inherited: own) }
      if walk.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }

  @inline(__always)
  private func tellTraits(_ node: ViewNode, previous: TraitIndex, now: TraitIndex) {
    if walk.pointee.toldChange.old != previous || walk.pointee.toldChange.new != now {
      prepareToTell(previous: previous, now: now)
    }
    let sink = walk.pointee.sink
    let recording = sink.isRecording
    if recording {
      sink.open(
        .traitCollectionDidChange, on: node.recordedReceiver, walk.pointee.toldChange.arguments)
    }
    node.tellTraits(walk.pointee.toldChange.previous)
    if recording { sink.close() }
  }

  @inline(never)
  private func prepareToTell(previous: TraitIndex, now: TraitIndex) {
    let old = previous == .none ? nil : previous
    walk.pointee.toldChange = WalkState.ToldChange(
      old: previous, new: now, previous: old.map { .passUnretained(traits[$0]) },
      arguments: traits.arguments(from: old, to: now, in: recorder))
  }

  private func markTraitsOfSubviews(_ node: ViewNode) {
    var child = node.pointee.firstChild
    while let current = child {
      current.pointee.flags.insert(.needsTraits)
      child = current.pointee.nextSibling
    }
    node.pointee.flags.insert(.layoutBelow)
    node.markAncestors(.layoutBelow)
  }

  /// Tells everybody below the windows of new traits now, parents first.
  ///
  /// Source: R-TRAIT-4: up to iOS 16 this happens while a transition is set up.
  func propagateTraitsEagerly() {
    updatingTraits {
      for window in windows {
        refreshTraitsBelow(window.node)
        refreshCovered(in: window)
      }
    }
  }

  /// Runs an update of traits, in which an object is told a limited number of times.
  func updatingTraits(_ body: () -> Void) {
    if nestedTraitUpdates == 0, !walk.pointee.isLayingOut { walk.pointee.layoutPass &+= 1 }
    nestedTraitUpdates += 1
    walking(body)
    nestedTraitUpdates -= 1
  }

  /// Brings the traits of a view and of all below it up to date, where they are marked.
  func refreshTraitsBelow(_ node: ViewNode) {
    if node.pointee.flags.contains(.needsTraits) { refreshTraits(node) }
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = walk.pointee.treeStamp
      child = current.pointee.nextSibling
      guard !current.pointee.flags.isDisjoint(with: [.needsTraits, .layoutBelow]) else { continue }
      refreshTraitsBelow(current)
      if walk.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }

  /// Makes a collection `UITraitCollection.current`.
  ///
  /// Source: R-TRAIT-10.
  @inline(__always)
  func makeCurrent(_ index: TraitIndex) {
    if walk.pointee.currentTraits != index { setCurrent(index) }
  }

  @inline(never)
  private func setCurrent(_ index: TraitIndex) {
    walk.pointee.currentTraits = index
    UITraitCollection.current = traits[index]
  }
}

extension UIViewController {
  /// Source: R-TRAIT-3: without former traits where the controller knew none.
  fileprivate func tellTraits(from previous: TraitIndex?) {
    send(
      .traitCollectionDidChange,
      machine.traits.arguments(from: previous, to: traits, in: machine.recorder)
    ) {
      traitCollectionDidChange(previous.map { machine.traits[$0] })
    }
  }
}

extension ViewNode {
  /// Tells the view of new traits, without retaining either.
  @MainActor
  @inline(__always)
  fileprivate func tellTraits(_ previous: Unmanaged<UITraitCollection>?) {
    guard let previous else { return withOwner { $0.traitCollectionDidChange(nil) } }
    borrow(previous) { collection in withOwner { $0.traitCollectionDidChange(collection) } }
  }
}
