import Foundation
import GimbalEngine

/// Views of lists from nib files.
extension UIView {
  /// Returns the only top-level object of a nib file; nil if there are others or it has another
  /// class.
  final func only<View: UIView>(of nib: UINib) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    return objects.count == 1 ? objects[0] as? View : nil
  }
}

extension AppException {
  /// A nib file whose only top-level object is not a view of the kind for which the file was
  /// registered.
  ///
  /// Source: A-NIB; public reports of apps quote the message.
  static func wrongNib(_ className: String, _ identifier: String) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a \(className) instance")
  }

  /// A view in a nib file with an identifier other than the one for which the file was registered.
  static func otherIdentifier(
    _ own: String, registered identifier: String, isCell: Bool
  ) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "\(isCell ? "cell" : "view") reuse \(isCell ? "indicator" : "identifier") in nib (\(own)) does not "
        + "match the identifier used to register the nib (\(identifier))")
  }
}
