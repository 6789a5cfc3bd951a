package import Foundation
import GimbalGeometry
import GimbalTraits

/// A guide of the system whose rectangle depends on more than its view's bounds and insets: it is
/// looked at in every layout pass.
struct FollowedGuide {
  weak var guide: UILayoutGuide?
}

/// The guides of one device that follow something, such as the keyboard.
package final class GuideState: MachineState {
  package static var position: MachineStateSlot { .guides }
  /// The guides whose rectangles depend on more than their views.
  var followed: [FollowedGuide] = []
  /// The height of the docked keyboard, in points; 0 while there is none.
  package internal(set) var keyboardHeight: CGFloat = 0
  /// The objects that are called when the keyboard comes.
  package var keyboardWatchers: [KeyboardWatch] = []

  package init() {}
}

extension Machine {
  package var guides: GuideState { state() }
}

extension SystemGuide {
  /// True if changes of the guide's length have no notification.
  var isFollowed: Bool {
    switch self {
    case .safeArea, .margins, .content, .visible: false
    case .readableContent, .keyboard, .top, .bottom: true
    }
  }
}

extension Machine {
  func follow(_ guide: UILayoutGuide) {
    guides.followed.removeAll { $0.guide == nil || $0.guide === guide }
    guides.followed.append(FollowedGuide(guide: guide))
  }

  /// Tells the engines of guides whose lengths have changed.
  ///
  /// - Complexity: O(guides that are followed times their depth).
  func updateFollowedGuides() {
    guard !guides.followed.isEmpty else { return }
    for position in guides.followed {
      guard let guide = position.guide, let kind = guide.kind, let view = guide.owningView,
        view.machine === self
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
  /// The one length of a followed guide that does not follow from the view's bounds, in points.
  final func followedLength(of kind: SystemGuide) -> CGFloat? {
    switch kind {
    case .safeArea, .margins, .content, .visible: nil
    case .readableContent: readableWidth
    case .keyboard: keyboardOverlap
    case .top, .bottom: barLength(kind)
    }
  }

  /// The widest that text is to run, in points; nil for no limit.
  ///
  /// Rule: L-GUIDE-4.
  final var readableWidth: CGFloat? {
    let category = traitCollection.preferredContentSizeCategory
    return machine.hardware.layoutMetrics.readableWidth(
      category == .unspecified ? .large : category)
  }

  /// Has the view's guides followed by the machine to which it belongs now.
  final func followGuides() {
    guard let guides = autoLayout?.systemGuides, !guides.isEmpty else { return }
    for kind in SystemGuide.allCases where kind.isFollowed {
      if let guide = guides[kind] { machine.follow(guide) }
    }
  }
}

/// An object that does something when the keyboard comes.
@preconcurrency @MainActor
package protocol KeyboardWatcher: AnyObject {
  /// Called when the keyboard comes, and not when it changes its height.
  func keyboardComes()
}

/// An object that watches the keyboard, and is not kept alive for it.
package struct KeyboardWatch {
  package weak var watcher: (any KeyboardWatcher)?

  /// A watch of an object.
  package init(_ watcher: any KeyboardWatcher) { self.watcher = watcher }
}
