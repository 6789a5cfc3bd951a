/// The storyboard of a scene.
extension UISceneConfiguration {
  /// The storyboard with which the scene starts: the one that the app has set, or that of its
  /// Info.plist.
  ///
  /// Source: Apple, UISceneConfiguration.storyboard.
  public var storyboard: UIStoryboard? {
    get { ownStoryboard as? UIStoryboard }
    set { ownStoryboard = newValue }
  }
}
