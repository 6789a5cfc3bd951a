/// Groups of presentation styles.
extension UIModalPresentationStyle {
  /// True for `.custom`: the app provides the presentation controller.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  /// True for page sheets and form sheets, which have the same layout rules.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
