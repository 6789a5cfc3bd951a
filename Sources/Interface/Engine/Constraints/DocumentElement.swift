/// The element of an interface document from which a view was created.
package final class DocumentElement {
  /// The document's file name, as messages show it.
  package let file: String
  /// The element's id in the document, such as `8bC-Xf-vdC`.
  package let id: String
  /// The number of the element's start tag in the document, counted from 0.
  package let ordinal: Int

  /// Creates the record of an element; `ViewBuilder` stores it in the view that it creates.
  package init(file: String, id: String, ordinal: Int) {
    (self.file, self.id, self.ordinal) = (file, id, ordinal)
  }
}

extension UIView {
  /// The element from which the view was created; nil for a view created in code.
  package final var documentElement: DocumentElement? {
    get { autoLayout?.documentElement }
    set { layoutState.documentElement = newValue }
  }
}
