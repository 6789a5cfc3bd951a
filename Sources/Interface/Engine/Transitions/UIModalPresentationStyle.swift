extension UIModalPresentationStyle {
  /// True if the app brings the machinery of the presentation.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
