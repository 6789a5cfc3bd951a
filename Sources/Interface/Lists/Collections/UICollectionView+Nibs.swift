import Foundation
public import GimbalEngine

/// Cells, headers and the like from nib files.
extension UICollectionView {
  /// Says which nib file holds cells of an identifier; nil takes that back.
  ///
  /// See: R-NIB-8.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, kind: nil, identifier) { UICollectionViewCell() }
  }

  /// Says which nib file holds headers or the like of a kind and an identifier; nil takes that back.
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

  /// Says how views of a kind — nil is cells — and an identifier are made.
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
