public import Foundation
import GimbalDocuments
public import GimbalGeometry

/// The data of a table or a collection view of a scene.
public struct SceneList: Sendable {
  /// The style of a table.
  public var tableStyle = SceneTableStyle.plain
  /// The sections, from the top on.
  public var sections: [SceneSection] = []
  /// The cells that rows name, each with the content that it has.
  package var cells: [(name: SceneName, content: SceneView)] = []

  /// A plain list without rows.
  package init() {}

  /// The most rows of a list.
  static let rowLimit = 100_000

  /// The contents of cells, headers and footers that stand in the scene, each once.
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
  /// The rows, each with the number of times that it is there.
  public var runs: [(row: SceneRow, count: Int)] = []

  /// The rows one by one.
  var rows: [SceneRow] { runs.flatMap { [SceneRow](repeating: $0.row, count: $0.count) } }

  fileprivate var fragments: [SceneView] { runs.compactMap(\.row.fragment) }
}

/// The header or footer of a section.
public enum SceneSectionPart: Sendable {
  /// A title in the system's look.
  case title(String)
  /// A view that holds what stands there.
  case view(SceneView)

  package var content: SceneView? { if case .view(let view) = self { view } else { nil } }
}

/// A row of a table, or an item of a collection view.
public struct SceneRow: Sendable {
  /// The content of a row.
  public enum Content: Sendable {
    /// Texts in a cell of the system's.
    case strings(title: String, subtitle: String?, SceneCellStyle)
    /// A cell that stands on the spot.
    case fragment(SceneView)
    /// A cell that the list names, changed by settings.
    case cell(Target, [Setting])
  }

  /// The content of the row.
  public var content: Content
  /// The accessory at the end of the row.
  public var accessory = SceneAccessory.none
  /// The height that the delegate gives it in a table; nil leaves it to the table.
  public var height: Double?
  /// The size that the delegate gives it in a flow layout; nil leaves it to the layout.
  public var size: CGSize?
  /// The titles of the actions of a swipe from the trailing edge.
  public var trailingActions: [String] = []
  /// The titles of the actions of a swipe from the leading edge.
  public var leadingActions: [String] = []

  fileprivate var fragment: SceneView? {
    if case .fragment(let view) = content { view } else { nil }
  }
}

/// The style of a cell of the system's.
public enum SceneCellStyle: String, CaseIterable, Hashable, Sendable {
  /// A text.
  case basic
  /// A text above another.
  case subtitle
  /// A text with another at the end of the row.
  case value1
  /// A short text before another.
  case value2
}

/// The accessories at the end of a row.
public enum SceneAccessory: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// A sign that the row leads on.
  case disclosureIndicator
  /// A button for more, with that sign.
  case detailDisclosureButton
  /// A check mark.
  case checkmark
  /// A button for more.
  case detailButton
}

/// A flow layout in a scene; values that are nil keep their defaults.
public struct SceneFlow: Sendable {
  /// The direction in which lines follow each other; true is across.
  public var isHorizontal: Bool?
  /// The size of items, in points.
  public var itemSize: CGSize?
  /// The guess of the size of items that say it themselves, in points; zero for none.
  public var estimatedItemSize: CGSize?
  /// The room between lines, in points.
  public var minimumLineSpacing: Double?
  /// The least room between items of a line, in points.
  public var minimumInteritemSpacing: Double?
  /// The room around the items of a section, in points.
  public var sectionInset: UIEdgeInsets?
  /// The reference of the insets.
  public var sectionInsetReference: SceneInsetReference?
  /// The size of headers, in points.
  public var headerReferenceSize: CGSize?
  /// The size of footers, in points.
  public var footerReferenceSize: CGSize?
  /// True if headers stay at the edge.
  public var pinsHeaders: Bool?
  /// True if footers stay at the edge.
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

/// The place of a row: its section, and its number there, from 0.
public struct SceneRowPath: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The row, or item, in its section.
  public var row: Int

  /// The place of a row of a section.
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package var path: IndexPath { IndexPath(indexes: [section, row]) }
  package var text: String { "[\(section), \(row)]" }
}

/// A part of a list by its name in claims and steps: `feed[0, 3]`, `feed[0, 3].photo`, `feed.header[0]`.
package struct ListPartName: Hashable {
  package enum Part: Hashable {
    case cell(SceneRowPath)
    case header(Int)
    case footer(Int)
  }

  package let list: String
  package let part: Part
  /// The name of a view in the cell or header; nil for the cell itself.
  package let inner: String?

  /// Nil for names that mean something else.
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
