/// The elements of an XML property list.
package enum PropertyListMarkup {
  /// Returns the root element of a text.
  ///
  /// - Throws: ``InterfaceDocumentError`` as for documents, except for the document type of
  ///   property lists.
  /// - Complexity: O(bytes).
  package static func read(_ text: DocumentText) throws -> Markup {
    try MarkupReader.read(text, as: .propertyList)
  }
}
