/// Groups of presentation styles.
extension UIModalPresentationStyle {
  /// True for `.custom`: the app provides the presentation controller.
  package var isOwn: Bool { self == UIModalPresentationStyle.custom }

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
