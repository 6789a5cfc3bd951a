public import Foundation

/// An address that a scene is asked to open; the system asks for none.
///
/// Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// What the system says of an address.
  ///
  /// Source: Apple, UIScene.OpenURLOptions.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The app that asks; always nil.
    open var sourceApplication: String? { nil }
    /// A value of that app; always nil.
    open var annotation: Any? { nil }
    /// True if the file has to be copied before it is changed.
    open var openInPlace: Bool { false }
  }

  /// The address.
  public final let url: URL
  /// What the system says of it.
  public final let options = Options()

  /// An address, for tests of an app's own delegate.
  public init(simulatedURL url: URL) {
    self.url = url
    super.init()
  }
}
