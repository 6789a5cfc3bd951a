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
    parent.send(.preferredContentSizeDidChange, machine.argument("forChildContentContainer", self))
    {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
      parent.scriptedBehavior?.preferredSizeDidChange(of: self, in: parent)
    }
  }
}

extension UIViewController {
  /// Notifies the parent that the size that fits the controller's constraints has changed.
  ///
  /// Only a simulator's driver calls it, not the engine.
  ///
  /// Rule: R-CC-3.
  package final func notifyParentOfFittingSize() {
    machine.perform {
      guard let parent = parentController else { return }
      parent.send(
        .systemLayoutFittingSizeDidChange, machine.argument("forChildContentContainer", self)
      ) {
        parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
      }
    }
  }
}
