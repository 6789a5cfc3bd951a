/// The colors of the app.
public final class Theme {
  /// The color of controls.
  public let tint = UIColor.systemRed

  /// Creates the usual colors.
  public init() {}
}
