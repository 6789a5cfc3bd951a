extension UIModalPresentationStyle {
  /// True if the style keeps to the controller that defines a context.
  var keepsToContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// True if the presenter's view goes once the presented one covers it.
  ///
  /// Rule: R-PRES-3.
  /// See: R-PRES-1.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// True if the app brings the machinery of the presentation.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
