extension UIModalPresentationStyle {
  /// True if the app provides the presentation.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
