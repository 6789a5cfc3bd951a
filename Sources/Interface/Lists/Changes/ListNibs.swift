import Foundation
import GimbalEngine

/// Views of lists from nib files.
extension UIView {
  /// Returns the view that is the only top-level object of a nib file; nil for other contents or
  /// another class.
  final func only<View: UIView>(of nib: UINib) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    return objects.count == 1 ? objects[0] as? View : nil
  }
}

extension AppException {
  /// A nib file that does not contain one view of the kind that it was registered for.
  ///
  /// Source: A-NIB; the words as public reports of apps quote them.
  static func wrongNib(_ className: String, _ identifier: String) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a \(className) instance")
  }

  /// A view in a nib file whose identifier differs from the one that the nib file was registered
  /// for.
  static func otherIdentifier(
    _ own: String, registered identifier: String, isCell: Bool
  ) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "\(isCell ? "cell" : "view") reuse \(isCell ? "indicator" : "identifier") in nib (\(own)) does not "
        + "match the identifier used to register the nib (\(identifier))")
  }
}
