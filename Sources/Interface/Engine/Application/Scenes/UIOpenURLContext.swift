public import Foundation

/// A URL that a scene must open; the engine sends none.
///
/// Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The options of opening a URL.
  ///
  /// Source: Apple, UIScene.OpenURLOptions.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The requesting app; always nil.
    open var sourceApplication: String? { nil }
    /// A value from the requesting app; always nil.
    open var annotation: Any? { nil }
    /// True if the file must be copied before it is changed.
    open var openInPlace: Bool { false }
  }

  /// The URL.
  public final let url: URL
  /// The options of opening it.
  public final let options = Options()

  /// Creates a URL context for tests of an app's delegate.
  public init(simulatedURL url: URL) {
    self.url = url
    super.init()
  }
}
