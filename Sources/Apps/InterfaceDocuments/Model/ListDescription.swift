/// The contents of a table or a collection view in addition to its subviews.
package struct ListDescription {
  /// A section of a table with static rows.
  package struct Section {
    /// The header's title.
    package let header: String?
    /// The footer's title.
    package let footer: String?
    /// The rows.
    package let cells: [ViewDescription]
  }

  /// The table header view.
  package let header: ViewDescription?
  /// The table footer view.
  package let footer: ViewDescription?
  /// The background view.
  package let background: ViewDescription?
  /// The sections of a table with static rows; none for one with a data source.
  package let sections: [Section]
  /// The prototype cells, by their identifiers.
  package let prototypes: [ViewDescription]
  /// The prototypes of section headers and footers in a collection view, by kind.
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

  /// The views that are created with the list, in order.
  package var views: [ViewDescription] {
    [background, header, footer].compactMap(\.self) + sections.flatMap(\.cells)
  }
}
