import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// How traits come down the tree, and who is told.
extension Machine {
  /// The traits of the app's window at present.
  ///
  /// One function decides them for every device, orientation, size and setting: `WindowTraits`.
  var windowTraits: UITraitCollection {
    predictedTraits(orientation: interfaceOrientation, size: windowSize(interfaceOrientation))
  }

  /// The traits that the window would have in an orientation and at a size in points.
  func predictedTraits(orientation: UIInterfaceOrientation, size: CGSize) -> UITraitCollection {
    guard hardware.portraitSize != .zero else { return UITraitCollection() }
    return WindowTraits.collection(
      idiom: hardware.idiom, displayScale: hardware.scale, displayGamut: hardware.displayGamut,
      portrait: hardware.portraitSizeClasses,
      landscape: hardware.landscapeSizeClasses,
      interfaceOrientation: orientation, windowSize: size,
      screenSize: hardware.size(orientation), launchScreen: app.launchScreen, system: system,
      settings: settings)
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
      index = traits.index(of: windowTraits)
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
  /// Source: R-TRAIT-1 (parents first, controller before view), R-TRAIT-3 (who is told at first).
  func refreshTraits(_ node: ViewNode) {
    node.pointee.flags.remove(.needsTraits)
    guard node.pointee.window != nil else { return }
    let inherited: TraitIndex
    if let parent = node.pointee.parent {
      inherited = parent.pointee.traits
    } else {
      inherited = traits.index(of: windowTraits)
    }
    let entersFirst =
      era == .e2 && !node.pointee.flags.contains(.knowsTraits)
      && !node.pointee.flags.contains(.isWindow)
    node.pointee.flags.insert(.knowsTraits)
    let changed = node.pointee.traits != inherited
    if changed { markTraitsOfSubviews(node) }
    if let controller = node.pointee.controller {
      let old = controller.traits
      controller.traits = inherited
      if era != .e1, entersFirst || old != inherited {
        let previous = entersFirst ? nil : old
        makeCurrent(inherited)
        controller.send(
          .traitCollectionDidChange,
          traits.arguments(from: previous, to: inherited, in: recorder)
        ) {
          controller.traitCollectionDidChange(previous.map { traits[$0] })
        }
      }
    }
    let old = node.pointee.traits
    node.pointee.traits = inherited
    guard era != .e1, entersFirst || changed else { return }
    makeCurrent(inherited)
    tellTraits(node, previous: entersFirst ? nil : old, now: inherited)
  }

  private func tellTraits(_ node: ViewNode, previous: TraitIndex?, now: TraitIndex) {
    if walk.pointee.toldChange.old != previous || walk.pointee.toldChange.new != now {
      prepareToTell(previous: previous, now: now)
    }
    let collection = walk.pointee.toldChange.previous
    guard recorder.isRecording else {
      return node.pointee.owner.traitCollectionDidChange(collection)
    }
    recorder.begin(
      .traitCollectionDidChange, on: receiver(of: node), walk.pointee.toldChange.arguments)
    node.pointee.owner.traitCollectionDidChange(collection)
    recorder.end()
  }

  private func prepareToTell(previous: TraitIndex?, now: TraitIndex) {
    walk.pointee.toldChange = WalkState.ToldChange(
      old: previous, new: now, previous: previous.map { traits[$0] },
      arguments: traits.arguments(from: previous, to: now, in: recorder))
  }

  private func markTraitsOfSubviews(_ node: ViewNode) {
    guard node.pointee.firstChild != nil else { return }
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

  private func setCurrent(_ index: TraitIndex) {
    walk.pointee.currentTraits = index
    UITraitCollection.current = traits[index]
  }

  /// The identity of a view in the trace.
  @inline(__always)
  func receiver(of node: ViewNode) -> ReceiverID {
    let known = node.pointee.receiver
    return known != .none ? known : node.pointee.owner.registered()
  }
}
