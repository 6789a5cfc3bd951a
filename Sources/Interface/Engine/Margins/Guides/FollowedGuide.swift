package import Foundation
import GimbalGeometry
import GimbalTraits

/// A system guide whose rectangle depends on more than its view's bounds and insets.
///
/// It is updated in every layout pass.
struct FollowedGuide {
  /// The guide; nil once it is released.
  weak var guide: UILayoutGuide?
}

/// The guides of one device that follow other state, such as the keyboard.
package final class GuideState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .guides }
  /// The guides whose rectangles depend on more than their views.
  var followed: [FollowedGuide] = []
  /// The height of the docked keyboard, in points; 0 while there is none.
  package internal(set) var keyboardHeight: CGFloat = 0
  /// The objects that are notified when the keyboard appears.
  package var keyboardWatchers: [KeyboardWatch] = []

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The followed guides of this device, created at the first use.
  package var guides: GuideState { state() }
}

extension SystemGuide {
  /// True if no notification announces changes of the guide's length.
  var isFollowed: Bool {
    switch self {
    case .safeArea, .margins, .content, .visible: false
    case .readableContent, .keyboard, .top, .bottom: true
    }
  }
}

/// Updates of the guides that follow other state, such as the keyboard.
@MainActor
package struct GuideUpdates {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Adds a guide whose length `update()` compares in each layout pass.
  func follow(_ guide: UILayoutGuide) {
    machine.guides.followed.removeAll { $0.guide == nil || $0.guide === guide }
    machine.guides.followed.append(FollowedGuide(guide: guide))
  }

  /// Notifies the engines of guides whose lengths have changed.
  ///
  /// - Complexity: O(followed guides × depth).
  func update() {
    guard !machine.guides.followed.isEmpty else { return }
    for position in machine.guides.followed {
      guard let guide = position.guide, let kind = guide.kind, let view = guide.owningView,
        view.machine === machine
      else { continue }
      let length = view.guideLength(kind)
      guard length != guide.followedLength else { continue }
      guide.followedLength = length
      (guide as? LayoutSupportGuide)?.positionSubview()
      view.systemGuideDidMove(kind)
    }
  }
}

extension UIView {
  /// Returns the length of a followed guide that does not depend on the view's bounds, in points.
  final func followedLength(of kind: SystemGuide) -> CGFloat? {
    switch kind {
    case .safeArea, .margins, .content, .visible: nil
    case .readableContent: readableWidth
    case .keyboard: keyboardOverlap
    case .top, .bottom: barLength(kind)
    }
  }

  /// The maximum width of readable text, in points; nil for no limit.
  ///
  /// Rule: L-GUIDE-4.
  final var readableWidth: CGFloat? {
    let category = traitCollection.preferredContentSizeCategory
    return machine.hardware.layoutMetrics.readableWidth(
      category == .unspecified ? .large : category)
  }

  /// Registers the view's followed guides with its current machine.
  final func followGuides() {
    guard let guides = autoLayout?.systemGuides, !guides.isEmpty else { return }
    for kind in SystemGuide.allCases where kind.isFollowed {
      if let guide = guides[kind] { GuideUpdates(machine).follow(guide) }
    }
  }
}

/// An object that is notified when the keyboard appears.
@preconcurrency @MainActor
package protocol KeyboardWatcher: AnyObject {
  /// Called when the keyboard appears, but not when its height changes.
  func keyboardComes()
}

/// A weak reference to an object that is notified of the keyboard.
package struct KeyboardWatch {
  /// The object; nil once it is released.
  package weak var watcher: (any KeyboardWatcher)?

  /// Creates a reference; a navigation controller with a search bar adds one for itself.
  package init(_ watcher: any KeyboardWatcher) { self.watcher = watcher }
}
