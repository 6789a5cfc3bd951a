extension UISceneConfiguration {
  /// The storyboard with which the scene begins: what the app sets here, else what its declarations name.
  ///
  /// Source: Apple, UISceneConfiguration.storyboard.
  public var storyboard: UIStoryboard? {
    get { ownStoryboard as? UIStoryboard }
    set { ownStoryboard = newValue }
  }
}
