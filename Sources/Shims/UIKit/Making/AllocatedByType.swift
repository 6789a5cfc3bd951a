import Foundation
import GimbalEngine
import GimbalLists

// Convenience initializers of the base classes, each with a declaration that calls it with another
// class. A convenience initializer allocates that class and calls its overrides; a designated
// initializer would call the code of its own class.

extension UIView {
  convenience init(framed frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s12GimbalEngine6UIViewCACycfC")
  static func allocated() -> UIView
  @_silgen_name("$s12GimbalEngine6UIViewC5UIKitE6framedAC10Foundation6CGRectV_tcfC")
  static func allocated(framed frame: __owned CGRect) -> UIView
}

extension UIViewController {
  convenience init(nib name: String?, of bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  @_silgen_name("$s12GimbalEngine16UIViewControllerCACycfC")
  static func allocated() -> UIViewController
  @_silgen_name(
    "$s12GimbalEngine16UIViewControllerC5UIKitE3nib2ofACSSSg_10Foundation6BundleCSgtcfC")
  static func allocated(nib name: __owned String?, of bundle: __owned Bundle?) -> UIViewController
}

extension UINavigationController {
  convenience init(showing root: UIViewController) { self.init(rootViewController: root) }

  @_silgen_name("$s12GimbalEngine22UINavigationControllerC5UIKitE7showingAcA06UIViewD0C_tcfC")
  static func allocated(showing root: __owned UIViewController) -> UINavigationController
}

extension UITableViewCell {
  convenience init(styled style: CellStyle, reused identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("$s11GimbalLists15UITableViewCellC5UIKitE6styled6reusedA2C0E5StyleO_SSSgtcfC")
  static func allocated(styled style: __owned CellStyle, reused identifier: __owned String?)
    -> UITableViewCell
}

extension UIGestureRecognizer {
  convenience init(sending target: Any?, to action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name(
    "$s12GimbalEngine19UIGestureRecognizerC5UIKitE7sending2toACypSg_AA8SelectorVSgtcfC")
  static func allocated(sending target: __owned Any?, to action: __owned Selector?)
    -> UIGestureRecognizer
}
