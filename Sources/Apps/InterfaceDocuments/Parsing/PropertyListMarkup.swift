/// The elements of a property list of XML.
package enum PropertyListMarkup {
  /// Returns the root element of a text.
  ///
  /// - Throws: ``InterfaceDocumentError`` as for documents, but for the document type that such lists have.
  /// - Complexity: O(bytes).
  package static func read(_ text: DocumentText) throws -> Markup {
    try MarkupReader.read(text, as: .propertyList)
  }
}
