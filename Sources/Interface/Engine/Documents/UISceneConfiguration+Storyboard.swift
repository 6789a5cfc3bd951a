extension UISceneConfiguration {
  /// The storyboard with which the scene starts: set by the app, otherwise from its declarations.
  ///
  /// Source: Apple, UISceneConfiguration.storyboard.
  public var storyboard: UIStoryboard? {
    get { ownStoryboard as? UIStoryboard }
    set { ownStoryboard = newValue }
  }
}
