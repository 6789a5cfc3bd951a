public import Foundation

/// An address that a scene is asked to open; the system asks for none.
///
/// Source: Apple, UIOpenURLContext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The circumstances in which an address is to be opened.
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
  /// The circumstances in which it is to be opened.
  public final let options = Options()

  /// An address, for tests of an app's own delegate.
  public init(simulatedURL url: URL) {
    self.url = url
    super.init()
  }
}
