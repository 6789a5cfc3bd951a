import Foundation
import GimbalEngine

/// Lists' views in nib files.
extension UIView {
  /// The view of a class that is the only object at the top of a nib file; nil where there is none or another.
  final func only<View: UIView>(of nib: UINib) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    return objects.count == 1 ? objects[0] as? View : nil
  }
}

extension AppException {
  /// A nib file that does not hold one view of the kind that it was registered for.
  ///
  /// Source: A-NIB; the words as public reports of apps quote them.
  static func wrongNib(_ className: String, _ identifier: String) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a \(className) instance")
  }

  /// A view in a nib file that has another identifier than the one the nib file was registered for.
  static func otherIdentifier(
    _ own: String, registered identifier: String, isCell: Bool
  ) -> AppException {
    AppException(
      .listCellMissing, .internalInconsistency, .uikit,
      "\(isCell ? "cell" : "view") reuse \(isCell ? "indicator" : "identifier") in nib (\(own)) does not "
        + "match the identifier used to register the nib (\(identifier))")
  }
}
