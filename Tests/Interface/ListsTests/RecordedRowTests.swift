import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalLists
import GimbalTraits
import TestSupport
import Testing

/// Rows with their labels, images and accessories, compared with recorded view hierarchies, within a point.
///
/// The frames are those of page sources: the smallest integral rectangles that contain the frames in the window.
@MainActor @Suite struct RecordedRowTests {
  /// A row, and the recorded frames of its parts.
  struct Row: Sendable {
    var text: String
    var detail: String?
    var accessory = UITableViewCell.AccessoryType.none
    var hasSwitch = false
    var imageWidth: CGFloat?
    /// The frame of the row; -1 for the top of a row that was recorded at another position.
    var frame: [CGFloat]
    /// The left edge and the width of the text; -1 for a width that was not recorded.
    var textSpan: [CGFloat]
    /// The left edge and the width of the detail or the switch.
    var endSpan: [CGFloat]?
  }

  /// A recorded table below a navigation bar, by its sections.
  struct Tree: Sendable, CustomTestStringConvertible {
    var device: String
    var system: Int
    var style = UITableView.Style.grouped
    var isSheet = false
    var sections: [(header: String?, rows: [Row])]
    /// The frames of headers with titles, from the top.
    var headers: [[CGFloat]] = []
    var testDescription: String { "\(device) \(system)" }
  }

  private nonisolated static let trees: [Tree] = [
    Tree(
      device: "iphone-13", system: 15,
      sections: [
        (
          nil,
          [
            Row(
              text: "Keyboards", detail: "3", accessory: .disclosureIndicator,
              frame: [0, 126, 390, 44], textSpan: [20, 81], endSpan: [340, 11])
          ]
        ),
        (
          nil,
          [
            Row(
              text: "Text Replacement", detail: "", accessory: .disclosureIndicator,
              frame: [0, 205, 390, 44], textSpan: [20, 136]),
            Row(
              text: "One-Handed Keyboard", detail: "Off", accessory: .disclosureIndicator,
              frame: [0, 249, 390, 44], textSpan: [20, 176], endSpan: [326, 25]),
          ]
        ),
        (
          "ALL KEYBOARDS",
          [
            Row(
              text: "Auto-Correction", hasSwitch: true, frame: [0, 348, 390, 45],
              textSpan: [20, -1], endSpan: [319, 51]),
            Row(
              text: "Smart Punctuation", hasSwitch: true, frame: [0, 392, 390, 45],
              textSpan: [20, -1], endSpan: [319, 51]),
          ]
        ),
      ], headers: [[0, 310, 390, 39]]),
    Tree(
      device: "iphone-8", system: 15,
      sections: [
        (
          nil,
          [
            Row(
              text: "Spoken Content", accessory: .disclosureIndicator, imageWidth: 29,
              frame: [0, -1, 375, 44], textSpan: [60, -1])
          ]
        ),
        (
          "PHYSICAL AND MOTOR",
          [
            Row(
              text: "Touch", accessory: .disclosureIndicator, imageWidth: 29,
              frame: [0, -1, 375, 45], textSpan: [60, -1])
          ]
        ),
      ], headers: [[0, -1, 375, 39]]),
    Tree(
      device: "iphone-8-plus", system: 12,
      sections: [
        (
          nil,
          [
            Row(text: "关闭", frame: [0, -1, 414, 45], textSpan: [20, 374]),
            Row(
              text: "手动", accessory: .checkmark, frame: [0, -1, 414, 45], textSpan: [20, 350]),
            Row(
              text: "鉴定", hasSwitch: true, frame: [0, -1, 414, 45], textSpan: [20, 323],
              endSpan: [343, 51]),
            Row(
              text: "配置代理", detail: "关闭", accessory: .disclosureIndicator,
              frame: [0, -1, 414, 45], textSpan: [20, 70], endSpan: [341, 35]),
            Row(
              text: "无线局域网", accessory: .disclosureIndicator, imageWidth: 29,
              frame: [0, -1, 414, 45], textSpan: [64, -1]),
          ]
        )
      ]),
    Tree(
      device: "iphone-16-pro", system: 26, style: .insetGrouped, isSheet: true,
      sections: [
        (
          "Notifications",
          [Row(text: "Open System Settings", frame: [20, 187, 362, 53], textSpan: [36, 330])]
        ),
        (
          "Timeline",
          [
            Row(
              text: "Error Log", accessory: .disclosureIndicator, frame: [20, -1, 362, 53],
              textSpan: [36, 308]),
            Row(
              text: "Theme", detail: "Default", accessory: .disclosureIndicator,
              frame: [20, -1, 362, 53], textSpan: [36, 53], endSpan: [288, 56]),
          ]
        ),
      ], headers: [[20, 132, 362, 56], [20, 257, 362, 39]]),
  ]

  /// Provides the rows of a recorded table.
  private final class Source: UITableViewController {
    var tree = trees[0]

    override func numberOfSections(in tableView: UITableView) -> Int { tree.sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      tree.sections[section].rows.count
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { tree.sections[section].header }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let row = tree.sections[indexPath.section].rows[indexPath.row]
      let cell = UITableViewCell(
        style: row.detail == nil ? .default : .value1, reuseIdentifier: nil)
      cell.textLabel?.text = row.text
      cell.detailTextLabel?.text = row.detail
      cell.accessoryType = row.accessory
      if row.hasSwitch { cell.accessoryView = UISwitch() }
      if let width = row.imageWidth {
        let size = CGSize(width: width, height: width)
        cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
      }
      return cell
    }
  }

  @Test(arguments: trees)
  func
    `rows have the frames of recorded view hierarchies (R-LIST-2, R-LIST-5, R-LIST-7, R-LIST-21)`(
      tree: Tree
    ) throws
  {
    let sim = try Simulator(DeviceCatalog.standard.device(tree.device), system: .iOS(tree.system))
    let source = sim.perform { Source(style: tree.style) }
    source.tree = tree
    let navigation = sim.perform { UINavigationController(rootViewController: source) }
    let root = tree.isSheet ? sim.perform { UIViewController() } : navigation
    sim.launch(root)
    if tree.isSheet { sim.doing { root.present(navigation, animated: false) } }
    for (number, section) in tree.sections.enumerated() {
      for (place, row) in section.rows.enumerated() {
        let path = IndexPath(row: place, section: number)
        try compare(#require(source.tableView.cellForRow(at: path)), row)
      }
    }
    let titled = tree.sections.indices.filter { tree.sections[$0].header != nil }
    for (section, frame) in zip(titled, tree.headers) {
      let header = try #require(source.tableView.headerView(forSection: section))
      expect(integral(header), frame, "header \(section)")
    }
  }

  private func compare(_ cell: UITableViewCell, _ row: Row) throws {
    expect(integral(cell), row.frame, row.text)
    let text = integral(try #require(cell.textLabel))
    expect([text[0], text[2]], row.textSpan, "the text of \(row.text)")
    guard let span = row.endSpan else { return }
    let end = integral(try #require(cell.accessoryView ?? cell.detailTextLabel))
    expect([end[0], end[2]], span, "the end of \(row.text)")
  }

  /// Returns the smallest integral rectangle that contains a view, in the window.
  private func integral(_ view: UIView) -> [CGFloat] {
    let frame = view.convert(view.bounds, to: nil).integral
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  private func expect(_ own: [CGFloat], _ recorded: [CGFloat], _ name: String) {
    let difference = zip(own, recorded).map { $1 < 0 ? 0 : abs($0 - $1) }.max() ?? 0
    #expect(difference <= 1.01, "\(name): \(own) is not \(recorded)")
  }

  /// Page sources of 402 × 874 with iOS 26, of two apps: rows of a collection view are 16 points from the edges.
  @Test
  func `inset groups of a collection view have the margin of a controller's view (R-COMP-10)`()
    throws
  {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-16-pro"), system: .iOS(26))
    let layout = sim.perform {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }
    let (root, probe) = (sim.perform { UIViewController() }, CollectionProbe([2]))
    sim.launch(root)
    sim.doing {
      let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = probe
      root.view.addSubview(view)
    }
    let row = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
    #expect(row.minX == 16 && row.width == 370)
  }
}
