import GimbalEngine

/// A button's title, which tells the button of its changes.
package final class UIButtonLabel: UILabel {
  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.contentDidChange()
  }
}

extension ButtonTerms.Configuration {
  /// Returns the configuration for a button's state: the same.
  public func updated(for button: UIButton) -> Self { self }
}
