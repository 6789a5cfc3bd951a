import Foundation
import GimbalEngine

extension UICollectionReusableView {
  /// Makes a view of a class that the app has registered; see ``UITableViewCell/made(reused:)``.
  @_silgen_name(
    "$s11GimbalLists24UICollectionReusableViewC6reused5frameACSSSg_10Foundation6CGRectVtcfC")
  static func made(
    reused identifier: __owned String?, frame: CGRect
  ) -> UICollectionReusableView
}
