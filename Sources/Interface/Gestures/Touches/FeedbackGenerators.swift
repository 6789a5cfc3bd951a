public import Foundation
public import GimbalEngine

/// A haptic feedback generator; a simulated device has no haptics.
///
/// Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Prepares the generator; there is nothing to prepare.
  open func prepare() {}
}

/// Haptic feedback for an impact.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  ///
  /// Source: Apple, UIImpactFeedbackGenerator.FeedbackStyle.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator with a strength.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Triggers the feedback; without effect.
  open func impactOccurred() {}

  /// Triggers the feedback with a fraction of its strength; without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a changed selection.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers the feedback; without effect.
  open func selectionChanged() {}
}

/// Haptic feedback for the outcome of a task.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  ///
  /// Source: Apple, UINotificationFeedbackGenerator.FeedbackType.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Triggers the feedback; without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
