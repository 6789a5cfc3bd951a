public import GimbalEngine

/// The content of a view as a value, which makes the view and updates it.
///
/// Source: Apple, UIContentConfiguration.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Source: Apple, UIContentView.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration; a new one changes what is shown.
  var configuration: any UIContentConfiguration { get set }

  /// True if the view can show a configuration in the place of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True for a configuration of the type that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
