import GimbalEngine
import GimbalInterfaceDocuments

/// The names of documents' views in traces, snapshots and steps.
///
/// A view's name is its accessibility identifier. Without one it is the name of an outlet, and
/// without that the label that the document's author gave it.
@MainActor
package enum DocumentNames {
  /// Sets the name of a view that has none.
  static func name(_ view: UIView, _ name: String) {
    guard view.sceneIdentifier == nil, view.accessibilityIdentifier?.isEmpty ?? true else { return }
    view.sceneIdentifier = name
  }

  /// Gives views without a name their authors' labels.
  static func nameByLabels(_ views: [(view: UIView, label: String)]) {
    for (view, label) in views { name(view, word(label)) }
  }

  /// Returns a label as one word, as event patterns require: `Sign in` is `Sign-in`.
  package static func word(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
