import Foundation
import GimbalTraces
import GimbalTraits

/// The preferred sizes of children.
extension UIViewController {
  /// Notifies the parent, or the presentation of a presented controller, of a new preferred size.
  ///
  /// The parent is notified at once; an equal size is not a change.
  ///
  /// Rule: R-CC-2 (from iOS 8 on).
  func preferredContentSizeDidChange(from old: CGSize) {
    guard preferredContentSize != old, machine.callbackTiming != .rotatedRootView else { return }
    recordEvent(
      .preferredContentSize,
      machine.arguments(TraceArgument(nil, .change(.size(old), .size(preferredContentSize)))))
    guard
      machine.traversal.pointee.preferredSizeChanges.begin(
        notifying: self, of: "preferredContentSizeDidChange")
    else { return }
    defer { machine.traversal.pointee.preferredSizeChanges.end() }
    guard let parent = parentController else { return notifyPresentationOfPreferredSize() }
    parent.send(.preferredContentSizeDidChange, machine.container(self)) {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
      parent.scriptedBehavior?.preferredSizeDidChange(of: self, in: parent)
    }
  }
}

extension Machine {
  /// Notifies a controller's parent that the size that fits the controller's constraints has
  /// changed.
  ///
  /// Only a simulator's driver calls it, not the engine.
  ///
  /// Rule: R-CC-3.
  package func notifyParentOfFittingSize(_ child: UIViewController) {
    perform {
      guard let parent = child.parentController else { return }
      parent.send(.systemLayoutFittingSizeDidChange, container(child)) {
        parent.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
      }
    }
  }

  func container(_ child: UIViewController) -> ArgumentsID {
    argument("forChildContentContainer", child)
  }
}
