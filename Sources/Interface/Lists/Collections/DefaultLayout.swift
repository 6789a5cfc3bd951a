/// The layout of collection views that are given none.
enum DefaultLayout {
  /// Makes it: layouts of their own stand above this folder, and one of them says how.
  @MainActor
  static func make() -> UICollectionViewLayout {
    let maker: any MakesLayout.Type = DefaultLayout.self
    return maker.makeLayout()
  }
}

/// A class of layouts that can make one.
protocol MakesLayout {
  /// Makes a layout with the system's figures.
  @MainActor
  static func makeLayout() -> UICollectionViewLayout
}
