import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalLists

/// Sets the properties of lists and their cells.
extension ViewBuilder {
  /// Sets the properties that only the class of a table, a collection or a cell has.
  func configureList(_ view: UIView, _ description: ViewDescription) {
    let markup = description.markup
    switch view {
    case let table as UITableView: configure(table, markup)
    case let collection as UICollectionView:
      if let layout = markup.child(key: "collectionViewLayout")?.id {
        objects[layout] = collection.collectionViewLayout
      }
      if let flag = markup.flag("prefetchingEnabled") { collection.isPrefetchingEnabled = flag }
      if let flag = markup.flag("allowsMultipleSelection") {
        collection.allowsMultipleSelection = flag
      }
    case let cell as UITableViewCell: configure(cell, description)
    default: break
    }
  }

  private func configure(_ table: UITableView, _ markup: Markup) {
    let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight),
      ("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
      ("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ]
    for (name, path) in heights {
      if let value = markup.number(name) { table[keyPath: path] = CGFloat(value) }
    }
    if markup["estimatedRowHeight"] == nil { table.estimatedRowHeight = 0 }
    if let value = ListReading.partHeight(markup, "sectionHeaderHeight") {
      table.sectionHeaderHeight = value
    }
    if let value = ListReading.partHeight(markup, "sectionFooterHeight") {
      table.sectionFooterHeight = value
    }
    switch markup["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: table.separatorStyle = .singleLine
    }
    if markup["separatorInsetReference"] == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if let flag = markup.flag("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = flag
    }
    if let inset = markup.child(key: "separatorInset") {
      table.separatorInset = ButtonReading.insets(inset)
    }
    if let flag = markup.flag("allowsSelection") { table.allowsSelection = flag }
    if let flag = markup.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = flag
    }
    if let flag = markup.flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
    if let flag = markup.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = flag
    }
  }

  private func configure(_ cell: UITableViewCell, _ description: ViewDescription) {
    let markup = description.markup
    if let type = ListReading.accessory(markup["accessoryType"]) { cell.accessoryType = type }
    if let type = ListReading.accessory(markup["editingAccessoryType"]) {
      cell.editingAccessoryType = type
    }
    if let level = markup.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = markup.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let flag = markup.flag("showsReorderControl") { cell.showsReorderControl = flag }
    if markup["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let inset = markup.child(key: "separatorInset") {
      cell.separatorInset = ButtonReading.insets(inset)
    }
    let content = description.content?.markup
    cell.documented.statesMargins =
      content?.child(key: "layoutMargins") != nil
      || content?.child(key: "directionalLayoutMargins") != nil
  }
}

/// Conversion of the words for tables and cells in documents to UIKit's values.
@MainActor
enum ListReading {
  /// Returns the style of a table's element; plain for an unknown word.
  static func tableStyle(_ markup: Markup) -> UITableView.Style {
    switch markup["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Returns the style of a cell's element; the default one for an unknown word.
  static func cellStyle(_ markup: Markup) -> UITableViewCell.CellStyle {
    switch markup["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// Returns the accessory with a name in documents; nil for an unknown one.
  static func accessory(_ name: String?) -> UITableViewCell.AccessoryType? {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    case "none": UITableViewCell.AccessoryType.none
    default: nil
    }
  }

  /// Returns the height in a table's attribute, `sectionHeaderHeight` or `sectionFooterHeight`.
  ///
  /// It is nil if the attribute is missing, -1, or a value that Interface Builder writes by itself:
  /// 22 or 28 for plain tables, 10 or 18 for others. The table then uses its own default.
  ///
  /// Source: Interface Builder documents. In grouped tables with 10 and 18, headers have the height
  /// of their titles, and the first header is 55.5 points high. In plain tables with 28 and 22 they
  /// have the height of their titles.
  static func partHeight(_ markup: Markup, _ name: String) -> CGFloat? {
    let defaults: [Double] = tableStyle(markup) == .plain ? [-1, 22, 28] : [-1, 10, 18]
    guard let value = markup.number(name), !defaults.contains(value) else { return nil }
    return CGFloat(value)
  }

  /// Returns the layout of a collection, of the document's custom class if that is known.
  ///
  /// See: R-NIB-6.
  static func layout(of markup: Markup, _ builder: ViewBuilder) -> UICollectionViewLayout {
    guard let element = markup.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let isFlow = element.name == "collectionViewFlowLayout"
    var layout: UICollectionViewLayout?
    if let name = ClassName(element) {
      if let type = InterfaceClasses.find(name, as: UICollectionViewLayout.self) {
        layout = type.init(coder: DocumentCoder(LayoutReader()))
      } else {
        let standIn: UICollectionViewLayout.Type =
          isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
        builder.omit(element, .unknownClass(name, standIn: SystemClass(standIn)))
      }
    }
    let made = layout ?? (isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout())
    if let flow = made as? UICollectionViewFlowLayout { configure(flow, element) }
    return made
  }

  private static func configure(_ layout: UICollectionViewFlowLayout, _ markup: Markup) {
    if let spacing = markup.number("minimumLineSpacing") {
      layout.minimumLineSpacing = CGFloat(spacing)
    }
    if let spacing = markup.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = CGFloat(spacing)
    }
    layout.scrollDirection = markup["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let size = markup.child(key: "itemSize")?.size { layout.itemSize = size }
    if let size = markup.child(key: "headerReferenceSize")?.size {
      layout.headerReferenceSize = size
    }
    if let size = markup.child(key: "footerReferenceSize")?.size {
      layout.footerReferenceSize = size
    }
    if let size = markup.child(key: "estimatedItemSize")?.size { layout.estimatedItemSize = size }
    if markup.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let inset = markup.child(key: "sectionInset") {
      layout.sectionInset = ButtonReading.insets(inset)
    }
    switch markup["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}

/// The reader of a layout, which is neither a view nor a controller.
@MainActor
private final class LayoutReader: DocumentReader {
  /// Does nothing: the object is a layout.
  func read(into view: UIView) {}
  /// Does nothing: the object is a layout.
  func read(into controller: UIViewController) {}
}
