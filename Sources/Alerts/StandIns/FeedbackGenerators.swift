public import Foundation
public import GimbalEngine

/// What lets people feel something; no simulated device does.
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
  /// How something went.
  ///
  /// Source: Apple, UINotificationFeedbackGenerator.FeedbackType.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Lets people feel it.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
