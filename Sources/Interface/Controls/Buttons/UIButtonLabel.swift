import GimbalEngine
import GimbalText

/// A button's title label, which notifies the button of its changes.
package final class UIButtonLabel: UILabel {
  /// Notifies the button, whose own size may depend on the title.
  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.contentDidChange()
  }

  /// Sets the line break mode, and the number of lines: any number if it wraps, one if it
  /// truncates.
  ///
  /// See: L-SIZE-17.
  final func breakLines(_ mode: NSLineBreakMode) {
    let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if lineBreakMode != mode { lineBreakMode = mode }
    if numberOfLines != lines { numberOfLines = lines }
  }
}

extension ButtonTerms.Configuration {
  /// Returns the configuration itself; it has no values by state.
  public func updated(for button: UIButton) -> Self { self }
}
