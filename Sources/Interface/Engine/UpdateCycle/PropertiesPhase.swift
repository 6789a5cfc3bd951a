import GimbalTraces

/// Updates of properties (from iOS 26 on): after the traits and before the layout of each view that
/// needs them.
///
/// A view and its controller need an update when they are new, when the app requests it, and when a
/// trait has changed that `updateProperties()` read.
///
/// Rule: R-LAY-10.
/// Source: Apple, UIView.updateProperties().
@MainActor
struct PropertiesPhase {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Runs the due updates of a view's controller, then those of the view.
  func updateProperties(of node: ViewNode) {
    let due = node.pointee.dueProperties
    node.pointee.dueProperties = .again
    node.pointee.flags.remove(.needsProperties)
    guard !due.contains(.again) || LayoutPhase(machine).mayUpdateProperties(of: node) else {
      return
    }
    if due.contains(.controller), let controller = node.pointee.controller {
      TraitPropagation(machine).makeCurrent(controller.traits)
      controller.traitState?.reads.begin(.updatePropertiesOfController)
      controller.send(.updateProperties) {
        ModelObservation(machine).tracked(.updatePropertiesOfController, of: node) {
          controller.updateProperties()
        }
      }
    }
    if due.contains(.view) {
      let view = node.pointee.owner
      TraitPropagation(machine).makeCurrent(node.pointee.traits)
      view.traitState?.reads.begin(.updateProperties)
      view.send(.updateProperties) {
        ModelObservation(machine).tracked(.updateProperties, of: node) { view.updateProperties() }
      }
    }
  }

  /// Runs the due updates of a view and its descendants, traits first.
  fileprivate func updateProperties(below node: ViewNode) {
    if node.pointee.flags.contains(.needsTraits) { TraitPropagation(machine).refreshTraits(node) }
    if node.pointee.flags.contains(.needsProperties) { updateProperties(of: node) }
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = machine.traversal.pointee.treeStamp
      child = current.pointee.nextSibling
      guard
        !current.pointee.flags.isDisjoint(with: [.needsProperties, .needsTraits, .layoutBelow])
      else { continue }
      updateProperties(below: current)
      if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }
}

extension UIView {
  /// Makes the view's properties due; called by `setNeedsUpdateProperties()`.
  func setOwnPropertiesDue() {
    if isOffered(from: 26, "setNeedsUpdateProperties()") { node.setNeedsProperties(.view) }
  }

  /// Updates the due properties of the view and its descendants at once.
  ///
  /// Called by `updatePropertiesIfNeeded()`.
  func updateDueProperties() {
    guard isOffered(from: 26, "updatePropertiesIfNeeded()") else { return }
    TraitReadTracking(machine).trackingReads {
      TraitPropagation(machine).updatingTraits {
        PropertiesPhase(machine).updateProperties(below: node)
      }
    }
  }

  /// Makes the view's properties due on a machine with iOS 26 or later, and not due on others.
  func resetProperties() {
    node.pointee.dueProperties = []
    node.pointee.flags.remove(.needsProperties)
    guard machine.traversal.pointee.hasProperties else { return }
    node.setNeedsProperties(node.pointee.controller == nil ? .view : [.view, .controller])
  }
}

extension UIViewController {
  /// Makes the controller's properties due; if the view is not loaded, loading it makes them due.
  func setOwnPropertiesDue() {
    if isOffered(from: 26, "setNeedsUpdateProperties()") {
      loadedView?.node.setNeedsProperties(.controller)
    }
  }

  /// Updates the due properties of the controller's view and of its descendants at once.
  ///
  /// Called by `updatePropertiesIfNeeded()`; without a loaded view it does nothing.
  func updateDueProperties() {
    guard isOffered(from: 26, "updatePropertiesIfNeeded()") else { return }
    loadedView?.updateDueProperties()
  }
}
