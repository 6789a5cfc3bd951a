import Foundation
public import GimbalEngine

/// Cells and supplementary views from nib files.
extension UICollectionView {
  /// Registers the nib file of cells with an identifier; nil removes the registration.
  ///
  /// See: R-NIB-8.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, kind: nil, identifier) { UICollectionViewCell() }
  }

  /// Registers the nib file of supplementary views of a kind with an identifier; nil removes the
  /// registration.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nib, kind: kind, identifier) { UICollectionReusableView() }
  }

  private func register(
    _ nib: UINib?, kind: String?, _ identifier: String,
    _ plain: @escaping () -> UICollectionReusableView
  ) {
    registerViews(
      kind, identifier,
      nib.map { nib in
        { [unowned self] in
          // R-NIB-8.4
          guard let view: UICollectionReusableView = only(of: nib) else {
            report(.wrongNib("UICollectionReusableView", identifier))
            return plain()
          }
          if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
            report(.otherIdentifier(own, registered: identifier, isCell: false))
          }
          view.name(identifier)
          return view
        }
      })
  }

  /// Registers how views of a kind with an identifier are made.
  ///
  /// A nil kind means cells.
  package final func registerMaker(
    _ kind: String?, _ identifier: String, _ maker: @escaping () -> UICollectionReusableView?
  ) {
    registerViews(kind, identifier) {
      let view = maker() ?? (kind == nil ? UICollectionViewCell() : UICollectionReusableView())
      view.name(identifier)
      return view
    }
  }
}
