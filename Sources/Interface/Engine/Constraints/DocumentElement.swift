/// The element of an interface document from which a view was made.
package final class DocumentElement {
  /// The document, as messages name it.
  package let file: String
  /// The element's id, as Xcode shows it.
  package let id: String
  /// The number of the element's start tag in the document, from 0 on.
  package let ordinal: Int

  /// Names an element.
  package init(file: String, id: String, ordinal: Int) {
    (self.file, self.id, self.ordinal) = (file, id, ordinal)
  }
}

extension UIView {
  /// The element from which the view was made; nil for a view that code made.
  package final var documentElement: DocumentElement? {
    get { autoLayout?.documentElement }
    set { layoutState.documentElement = newValue }
  }
}
