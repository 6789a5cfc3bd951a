public import Foundation
public import GimbalEngine

/// A generator of taps that a person feels; a simulated device makes none.
///
/// Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Makes ready; there is nothing to make ready.
  open func prepare() {}
}

/// Lets people feel that something hits something.
///
/// Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength.
  ///
  /// Source: Apple, UIImpactFeedbackGenerator.FeedbackStyle.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Lets people feel it.
  open func impactOccurred() {}

  /// Lets people feel it, as strong as a share of its strength.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets people feel that another thing is chosen.
///
/// Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets people feel it.
  open func selectionChanged() {}
}

/// Lets people feel how something went.
///
/// Source: Apple, UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of which the feedback tells.
  ///
  /// Source: Apple, UINotificationFeedbackGenerator.FeedbackType.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Lets people feel it.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
