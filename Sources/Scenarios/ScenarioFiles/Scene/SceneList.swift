public import Foundation
import GimbalDocuments
public import GimbalGeometry

/// The data of a table or a collection view of a scene.
public struct SceneList: Sendable {
  /// The style of a table.
  public var tableStyle = SceneTableStyle.plain
  /// The sections, from the top.
  public var sections: [SceneSection] = []
  /// The cells that rows name, each with its content.
  package var cells: [(name: SceneName, content: SceneView)] = []

  /// Creates a plain list without rows.
  package init() {}

  /// The limit of the number of rows, of row numbers, and of paths in a step.
  static let rowLimit = 100_000

  /// The contents of cells, headers and footers in the scene, each once.
  var fragments: [SceneView] {
    cells.map(\.content)
      + sections.flatMap { section in
        [section.header, section.footer].compactMap { $0?.content } + section.fragments
      }
  }
}

/// The style of a table.
public enum SceneTableStyle: String, CaseIterable, Hashable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections apart from each other.
  case grouped
  /// Sections apart from each other and from the edges.
  case insetGrouped
}

/// A section of a list.
public struct SceneSection: Sendable {
  /// The part above the rows.
  public var header: SceneSectionPart?
  /// The part below the rows.
  public var footer: SceneSectionPart?
  /// The rows, each with its number of repetitions.
  public var runs: [(row: SceneRow, count: Int)] = []

  /// The individual rows, each as often as it is repeated.
  var rows: [SceneRow] { runs.flatMap { [SceneRow](repeating: $0.row, count: $0.count) } }

  fileprivate var fragments: [SceneView] { runs.compactMap(\.row.fragment) }
}

/// The header or footer of a section.
public enum SceneSectionPart: Sendable {
  /// A title in the system's appearance.
  case title(String)
  /// A view.
  case view(SceneView)

  /// The view; nil for a title.
  package var content: SceneView? { if case .view(let view) = self { view } else { nil } }
}

/// A row of a table, or an item of a collection view.
public struct SceneRow: Sendable {
  /// The content of a row.
  public enum Content: Sendable {
    /// Strings in a system cell.
    case strings(title: String, subtitle: String?, SceneCellStyle)
    /// An inline cell.
    case fragment(SceneView)
    /// A cell that the list names, with settings.
    case cell(Target, [Setting])
  }

  /// The content of the row.
  public var content: Content
  /// The accessory at the end of the row.
  public var accessory = SceneAccessory.none
  /// The height from the delegate in a table; nil leaves it to the table.
  public var height: Double?
  /// The size from the delegate in a flow layout; nil leaves it to the layout.
  public var size: CGSize?
  /// The titles of the actions of a swipe from the trailing edge.
  public var trailingActions: [String] = []
  /// The titles of the actions of a swipe from the leading edge.
  public var leadingActions: [String] = []

  fileprivate var fragment: SceneView? {
    if case .fragment(let view) = content { view } else { nil }
  }
}

/// The style of a system cell.
public enum SceneCellStyle: String, CaseIterable, Hashable, Sendable {
  /// A title.
  case basic
  /// A title above a subtitle.
  case subtitle
  /// A title, and a detail at the end of the row.
  case value1
  /// A short title before a detail.
  case value2
}

/// The accessories at the end of a row.
public enum SceneAccessory: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron.
  case disclosureIndicator
  /// A detail button and a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// A detail button.
  case detailButton
}

/// A flow layout in a scene; nil values are defaults.
public struct SceneFlow: Sendable {
  /// True if the layout scrolls horizontally.
  public var isHorizontal: Bool?
  /// The size of items, in points.
  public var itemSize: CGSize?
  /// The estimated size of self-sizing items, in points; zero for none.
  public var estimatedItemSize: CGSize?
  /// The spacing between lines, in points.
  public var minimumLineSpacing: Double?
  /// The least spacing between items of a line, in points.
  public var minimumInteritemSpacing: Double?
  /// The insets of the items of a section, in points.
  public var sectionInset: UIEdgeInsets?
  /// The reference of the insets.
  public var sectionInsetReference: SceneInsetReference?
  /// The size of headers, in points.
  public var headerReferenceSize: CGSize?
  /// The size of footers, in points.
  public var footerReferenceSize: CGSize?
  /// True if headers are pinned.
  public var pinsHeaders: Bool?
  /// True if footers are pinned.
  public var pinsFooters: Bool?
}

/// The reference of the insets of a flow layout's sections.
public enum SceneInsetReference: String, CaseIterable, Hashable, Sendable {
  /// The content insets.
  case contentInset
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
}

/// The index path of a row: its section and row, from 0.
public struct SceneRowPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The row, or item, in its section.
  public var row: Int

  /// Stores a section and a row, both from 0.
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The index path as UIKit has it.
  package var path: IndexPath { IndexPath(indexes: [section, row]) }
  /// The index path in messages and names, such as `[0, 3]`.
  package var text: String { "[\(section), \(row)]" }
}

/// A part of a list by its name in expectations and steps: `feed[0, 3]`, `feed[0, 3].photo`,
/// `feed.header[0]`.
package struct ListPartName: Hashable {
  /// A part of a list that an expectation or a step names.
  package enum Part: Hashable {
    /// A cell by its section and row.
    case cell(SceneRowPath)
    /// The header of a section.
    case header(Int)
    /// The footer of a section.
    case footer(Int)
  }

  /// The name of the table or collection view.
  package let list: String
  /// The cell, header or footer of the list.
  package let part: Part
  /// The name of a view in the cell or header; nil for the cell itself.
  package let inner: String?

  /// Parses the name of a part; nil for a name of another form.
  package init?(_ name: String) {
    guard let open = name.firstIndex(of: "["), let close = name[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = name[name.index(after: open)..<close].split(separator: ",").map {
      Int($0.filter { $0 != " " })
    }
    let rest = name[name.index(after: close)...]
    guard rest.isEmpty || (rest.first == "." && rest.count > 1) else { return nil }
    inner = rest.isEmpty ? nil : String(rest.dropFirst())
    let head = name[..<open]
    if head.hasSuffix(".header") || head.hasSuffix(".footer") {
      guard numbers.count == 1, let section = numbers[0] else { return nil }
      part = head.hasSuffix(".header") ? .header(section) : .footer(section)
      list = String(head.dropLast(7))
    } else {
      guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
      part = .cell(SceneRowPath(section: section, row: row))
      list = String(head)
    }
  }
}
