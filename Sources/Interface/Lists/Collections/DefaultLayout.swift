/// The layout of collection views that are created without one.
enum DefaultLayout {
  /// Makes the default layout.
  ///
  /// The concrete layouts are in a higher layer, where one of them conforms to ``MakesLayout``.
  @MainActor
  static func make() -> UICollectionViewLayout {
    let maker: any MakesLayout.Type = DefaultLayout.self
    return maker.makeLayout()
  }
}

/// A layout class that can make an instance.
protocol MakesLayout {
  /// Creates a flow layout with the system's values; called for a collection view without a layout.
  @MainActor
  static func makeLayout() -> UICollectionViewLayout
}
