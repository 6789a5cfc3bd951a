import Foundation
import GimbalTraces
import GimbalTraits

/// The sizes that children ask their parents for.
extension UIViewController {
  /// Reports another preferred size to the parent, or to the presentation of a presented controller, at once;
  /// an equal size is no change.
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
  /// Tells a controller's parent that what fits the controller's constraints has changed.
  ///
  /// Only the driver of the device calls it, never the engine.
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
