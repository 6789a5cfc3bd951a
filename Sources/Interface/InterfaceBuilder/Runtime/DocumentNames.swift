import GimbalEngine
import GimbalInterfaceDocuments

/// The names that views of documents have in traces, snapshots and steps: their accessibility identifier, else that
/// of an outlet, else the label that the document's author gave them.
@MainActor
package enum DocumentNames {
  /// Gives a view without a name one.
  static func name(_ view: UIView, _ name: String) {
    guard view.sceneIdentifier == nil, view.accessibilityIdentifier?.isEmpty ?? true else { return }
    view.sceneIdentifier = name
  }

  /// Gives views without a name their authors' labels.
  static func nameByLabels(_ views: [(view: UIView, label: String)]) {
    for (view, label) in views { name(view, word(label)) }
  }

  /// A label as one word, as patterns of events need it: `Sign in` is `Sign-in`.
  package static func word(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: "-")
  }
}
