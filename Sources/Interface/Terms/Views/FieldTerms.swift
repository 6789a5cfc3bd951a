/// Enumerations of text fields: `UITextField.BorderStyle`.
public enum FieldTerms {
  /// The border of a text field.
  ///
  /// Source: Apple, UITextField.BorderStyle.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a shadow inside.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }
}

/// Enumerations of activity indicators: `UIActivityIndicatorView.Style`.
public enum IndicatorTerms {
  /// The size of the indicator, and its color up to iOS 12.
  ///
  /// Source: Apple, UIActivityIndicatorView.Style.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// Small and white.
    case white = 1
    /// Small and gray.
    case gray = 2
    /// Small (from iOS 13 on).
    case medium = 100
    /// Large (from iOS 13 on).
    case large = 101
  }
}
