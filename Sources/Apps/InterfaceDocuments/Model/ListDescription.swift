/// The contents of a table or a collection besides its subviews.
package struct ListDescription {
  /// A section of a table whose rows stand in the document.
  package struct Section {
    /// The title above the rows.
    package let header: String?
    /// The title below the rows.
    package let footer: String?
    /// The rows.
    package let cells: [ViewDescription]
  }

  /// The view above all rows of a table.
  package let header: ViewDescription?
  /// The view below all rows of a table.
  package let footer: ViewDescription?
  /// The view behind the rows.
  package let background: ViewDescription?
  /// The sections of a table whose rows stand in the document; none for one that asks for them.
  package let sections: [Section]
  /// The cells of which more are made, by their identifiers.
  package let prototypes: [ViewDescription]
  /// The headers and footers of a collection's sections of which more are made, by kind.
  package let supplements: [(isHeader: Bool, view: ViewDescription)]

  init?(_ markup: Markup) {
    guard markup.name == "tableView" || markup.name == "collectionView" else { return nil }
    func view(_ key: String) -> ViewDescription? {
      markup.child(key: key).flatMap { $0.child(key: "frame") != nil ? ViewDescription($0) : nil }
    }
    header = view("tableHeaderView")
    footer = view("tableFooterView")
    background = view("backgroundView")
    sections = markup.list("sections").filter { $0.name == "tableViewSection" }.map { section in
      Section(
        header: section["headerTitle"] ?? section.child(key: "headerTitle")?.text,
        footer: section["footerTitle"] ?? section.child(key: "footerTitle")?.text,
        cells: section.list("cells").map(ViewDescription.init))
    }
    prototypes = (markup.list("prototypes") + markup.list("cells")).map(ViewDescription.init)
    supplements = [("sectionHeaderView", true), ("sectionFooterView", false)].compactMap {
      key, isHeader in
      view(key).map { (isHeader, $0) }
    }
  }

  /// The views that are there as soon as the list is, in the order in which they are made.
  package var views: [ViewDescription] {
    [background, header, footer].compactMap(\.self) + sections.flatMap(\.cells)
  }
}
