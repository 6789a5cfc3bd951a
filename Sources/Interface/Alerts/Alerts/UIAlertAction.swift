public import Foundation
import GimbalEngine
public import GimbalGeometry

/// A button of an alert.
///
/// Source: Apple, UIAlertAction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of a button.
  ///
  /// Source: Apple, UIAlertAction.Style.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The button that cancels.
    case cancel = 1
    /// A button that deletes something.
    case destructive = 2
  }

  /// The title.
  public final let title: String?
  /// The style of the button.
  public final let style: Style
  /// True if the button can be tapped.
  @Settable open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// The app's closure, which is called when the alert has been dismissed.
  final let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called when `isEnabled` has changed; the alert sets it to update its button.
  final var onChange: (() -> Void)?

  /// Creates a button; the handler is called when the alert has been dismissed.
  ///
  /// See: R-ALERT-1.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
