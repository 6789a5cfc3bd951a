import Foundation
import GimbalEngine

/// Cells and headers that closures make, for rooms above.
extension UICollectionView {
  /// Says how cells of an identifier are made; nil takes that back.
  package final func registerCells(_ identifier: String, _ maker: (() -> UICollectionViewCell)?) {
    registerViews(nil, identifier, named(identifier, maker))
  }

  /// Says how headers or the like of a kind and an identifier are made; nil takes that back.
  package final func registerParts(
    _ kind: String, _ identifier: String, _ maker: (() -> UICollectionReusableView)?
  ) {
    registerViews(kind, identifier, named(identifier, maker))
  }

  private func named<View: UICollectionReusableView>(
    _ identifier: String, _ maker: (() -> View)?
  ) -> (() -> UICollectionReusableView)? {
    maker.map { maker in
      {
        let view = maker()
        view.name(identifier)
        return view
      }
    }
  }
}
