import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The callbacks before new traits and sizes: their receivers, and how the default implementation
/// forwards them.
extension UIViewController {
  /// Sends this controller the callback for new traits.
  ///
  /// See: R-ROT-1.
  func announce(
    _ traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let arguments = machine.traits.arguments(from: self.traits, to: traits, in: machine.recorder)
    let collection = machine.traits[traits]
    let outer = engineAnnouncement
    engineAnnouncement = .traits
    send(.willTransition, arguments) { callWillTransition(to: collection, with: coordinator) }
    engineAnnouncement = outer
  }

  /// Sends this controller the callback for a new size.
  ///
  /// See: R-ROT-1.
  func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let outer = engineAnnouncement
    engineAnnouncement = .size
    send(.viewWillTransition, machine.recorder.transitionArguments(to: size)) {
      callViewWillTransition(to: size, with: coordinator)
    }
    engineAnnouncement = outer
  }

  /// Forwards `willTransition(to:with:)` to children and presented controllers, as the default
  /// implementation.
  ///
  /// Rule: R-ROT-2, R-ROT-3 (an override without `super` stops the forwarding).
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // R-ROT-1.2
    let index = machine.traits.index(of: traits)
    if engineAnnouncement == .traits {
      return announceToChildren(index, with: coordinator)
    }
    // The app calls the method itself, so the call is recorded here.
    let arguments = machine.traits.arguments(from: self.traits, to: index, in: machine.recorder)
    send(.willTransition, arguments) { announceToChildren(index, with: coordinator) }
  }

  /// Forwards a new size to children, and sends the controller the legacy rotation callbacks.
  ///
  /// Records the call if a container of the app makes it.
  ///
  /// See: R-CC-2, R-ROT-6.
  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if engineAnnouncement == .size {
      return passOn(size, with: coordinator)
    }
    send(.viewWillTransition, machine.recorder.transitionArguments(to: size)) {
      passOn(size, with: coordinator)
    }
  }

  /// Sends children the callback for their new sizes, if these change.
  ///
  /// Rule: R-ROT-11 (a view that is not loaded has no size).
  /// See: R-ROT-1, R-ROT-2.
  private func passOn(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sendLegacyRotation(along: coordinator)
    // R-ROT-1.3
    for child in childControllers {
      guard child.loadedView != nil, let childSize = self.size(of: child, in: size),
        let present = child.loadedView?.bounds.size, childSize != present
      else { continue }
      child.announce(childSize, with: coordinator)
    }
    announceToPresented(size, with: coordinator)
  }

  /// Queries the size of a child for a size of the controller's view.
  ///
  /// Returns nil, and raises an exception, if no view can have the returned size.
  ///
  /// See: R-ROT-1, R-CC-1, D-11.
  private func size(of child: UIViewController, in size: CGSize) -> CGSize? {
    let childSize = send(
      .sizeForChildContentContainer, machine.recorder.childArguments(child.registered(), in: size)
    ) {
      self.size(forChildContentContainer: child, withParentContainerSize: size)
    }
    if childSize.fitsView { return childSize }
    report(.impossibleChildSize(childSize, by: ExceptionText.object(self), for: child))
    return nil
  }

  /// Returns the parent's size for a child that fills the parent, otherwise the size by the child's
  /// autoresizing mask.
  ///
  /// Rule: R-CC-1.
  func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let loadedView else {
      return parentSize
    }
    let own = loadedView.bounds.size
    // R-CC-1.1
    if child.bounds.size == own { return parentSize }
    // R-CC-1.2
    let frame = child.frame
    let mask = child.autoresizingMask.rawValue
    let x = AutoresizingAxis(near: frame.minX, size: frame.width)
      .resized(from: own.width, to: parentSize.width, mask: mask)
    let y = AutoresizingAxis(near: frame.minY, size: frame.height)
      .resized(from: own.height, to: parentSize.height, mask: mask >> 3)
    return CGSize(width: x.size, height: y.size)
  }

  /// The nearest transition's coordinator: the controller's own, or an ancestor's, or the window's.
  ///
  /// Source: Apple, UIViewController.transitionCoordinator.
  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let own = current.ownTransition { return own }
      controller = current.parentController
    }
    return loadedView?.node.pointee.window != nil ? machine.transitions.current : nil
  }
}

extension CGSize {
  /// True if a view can have the size.
  var fitsView: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}

/// The callback that the engine is sending to a controller; the default implementation reads it to
/// know its caller.
enum EngineAnnouncement {
  /// The engine sends none of the callbacks.
  case none
  /// `willTransition(to:with:)`.
  case traits
  /// `viewWillTransition(to:with:)`.
  case size
}
