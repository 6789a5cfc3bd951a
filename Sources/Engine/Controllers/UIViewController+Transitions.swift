import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The messages that announce new traits and sizes: who gets them, and what the base passes on.
extension UIViewController {
  /// Announces new traits to this controller.
  ///
  /// Source: R-ROT-1 step 3.
  func announce(
    _ traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let arguments = machine.traits.arguments(from: self.traits, to: traits, in: machine.recorder)
    let collection = machine.traits[traits]
    send(.willTransition, arguments) { willTransition(to: collection, with: coordinator) }
  }

  /// Announces a new size to this controller.
  ///
  /// Source: R-ROT-1 step 5.
  func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    send(.viewWillTransition, machine.sizeArgument("to", size)) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Source: R-ROT-2, R-ROT-3: what the base does, so that an override without super cuts the branch.
  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let index = machine.traits.index(of: traits)
    announceToChildren(index, with: coordinator)
  }

  /// Source: R-ROT-1 steps 6 and 7, R-ROT-2; R-ROT-11 (a view that is not loaded has no size).
  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      guard let view = child.loadedView else { continue }
      let childSize = send(
        .sizeForChildContentContainer, machine.childArguments(child, size)
      ) {
        self.size(forChildContentContainer: child, withParentContainerSize: size)
      }
      guard childSize != view.bounds.size else { continue }
      child.announce(childSize, with: coordinator)
    }
  }

  /// The parent's size for a child that fills it; else what the child's mask makes of the growth.
  ///
  /// Source: R-CC-1 (the second part is a CHOICE).
  func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let loadedView else {
      return parentSize
    }
    let own = loadedView.bounds.size
    if child.bounds.size == own { return parentSize }
    let frame = child.frame
    let mask = child.autoresizingMask.rawValue
    let x = AutoresizingAxis(near: frame.minX, size: frame.width)
      .resized(from: own.width, to: parentSize.width, mask: mask)
    let y = AutoresizingAxis(near: frame.minY, size: frame.height)
      .resized(from: own.height, to: parentSize.height, mask: mask >> 3)
    return CGSize(width: x.size, height: y.size)
  }

  /// The coordinator of the nearest transition: the controller's own, a parent's, or the window's.
  ///
  /// Source: Apple, UIViewController.transitionCoordinator.
  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let own = current.ownTransition { return own }
      controller = current.parentController
    }
    return loadedView?.node.pointee.window != nil ? machine.transition : nil
  }
}

extension Machine {
  func sizeArgument(_ label: String, _ size: CGSize) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    return recorder.arguments([TraceArgument(label, .size(size))])
  }

  fileprivate func childArguments(_ child: UIViewController, _ size: CGSize) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    return recorder.arguments([
      TraceArgument("forChildContentContainer", .receiver(child.registered())),
      TraceArgument("withParentContainerSize", .size(size)),
    ])
  }
}
