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
  /// One function decides them for every device, orientation, size and setting: `WindowTraits`.
  func predictedTraits(orientation: UIInterfaceOrientation, size: CGSize) -> TraitIndex {
    if let known = traits.window(orientation, size) { return known }
    guard hardware.portraitSize != .zero else { return .unspecified }
    let collection = WindowTraits.collection(
      idiom: hardware.idiom, displayScale: hardware.scale, displayGamut: hardware.displayGamut,
      portrait: hardware.portraitSizeClasses,
      landscape: hardware.landscapeSizeClasses,
      interfaceOrientation: orientation, windowSize: size,
      screenSize: hardware.size(orientation), launchScreen: app.launchScreen, system: system,
      settings: settings)
    return traits.remember(collection, forWindow: orientation, size)
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
    let old = node.pointee.traits
    if old != inherited, node.pointee.firstChild != nil { markTraitsOfSubviews(node) }
    if flags.contains(.hasController) {
      refreshTraitsOfController(node, inherited: inherited, entersFirst: entersFirst)
    }
    node.pointee.traits = inherited
    if flags.contains(.followsTextSize) { node.pointee.owner.textSizeDidChange() }
    if node.pointee.parent == nil, traits[old].layoutDirection != traits[inherited].layoutDirection
    {
      node.pointee.owner.directionDidChange()
    }
    // A width class has its minimum, and directions have their sides.
    if flags.contains(.keepsMargins), old != inherited { node.mark(.needsMargins) }
    guard entersFirst || old != inherited, era != .e1 else { return }
    makeCurrent(inherited)
    tellTraits(node, previous: entersFirst ? .none : old, now: inherited)
  }

  @inline(never)
  private func refreshTraitsOfController(
    _ node: ViewNode, inherited: TraitIndex, entersFirst: Bool
  ) {
    guard let controller = node.pointee.controller else { return }
    controller.adopt(self)
    let old = controller.traits
    controller.traits = inherited
    guard entersFirst || old != inherited, era != .e1 else { return }
    let previous = entersFirst ? nil : old
    makeCurrent(inherited)
    controller.send(
      .traitCollectionDidChange, traits.arguments(from: previous, to: inherited, in: recorder)
    ) {
      controller.traitCollectionDidChange(previous.map { traits[$0] })
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
    beginWalk()
    for window in windows { refreshTraitsBelow(window.node) }
    endWalk()
  }

  private func refreshTraitsBelow(_ node: ViewNode) {
    refreshTraits(node)
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = walk.pointee.treeStamp
      child = current.pointee.nextSibling
      guard current.pointee.flags.contains(.needsTraits) else { continue }
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

extension ViewNode {
  /// Tells the view of new traits, without retaining either.
  @MainActor
  @inline(__always)
  fileprivate func tellTraits(_ previous: Unmanaged<UITraitCollection>?) {
    guard let previous else { return withOwner { $0.traitCollectionDidChange(nil) } }
    borrow(previous) { collection in withOwner { $0.traitCollectionDidChange(collection) } }
  }
}
