import Foundation
import Gimbal
import GimbalTesting
import Testing

/// The heights of rows with the system's texts, by system and text size (R-LIST-18).
@MainActor @Suite(.simulator("iphone-se-3", system: .iOS(26))) struct RowHeightTests {
  private final class Rows: UITableViewController {
    var cellStyle = UITableViewCell.CellStyle.default
    var usesConfiguration = false
    var second: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      if usesConfiguration {
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "One"
        configuration.secondaryText = second
        cell.contentConfiguration = configuration
      } else {
        cell.textLabel?.text = "One"
        cell.detailTextLabel?.text = second
      }
      return cell
    }
  }

  private func cell(
    _ size: UIContentSizeCategory = .large, _ change: (Rows) -> Void
  ) throws -> UITableViewCell {
    let simulator = try #require(Simulator.bound)
    simulator.settings.contentSizeCategory = size
    let rows = Rows(style: .plain)
    change(rows)
    simulator.launch(rows)
    return try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, CGFloat(52)), (.extraExtraExtraLarge, 59),
    (.accessibilityLarge, 80),
  ])
  func `a row with one text has the measured heights of iOS 26 (R-LIST-18)`(
    size: UIContentSizeCategory, height: CGFloat
  ) throws {
    #expect(try cell(size) { _ in }.frame.height == height)
    #expect(try cell(size) { $0.cellStyle = .value1 }.frame.height == height)
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, CGFloat(62), CGFloat(9), CGFloat(32.5)),
    (.extraExtraExtraLarge, 83, 11, 42.5), (.accessibilityLarge, 117, 15, 60.5),
  ])
  func `a row with a text below another has the measured positions of iOS 26 (R-LIST-18)`(
    size: UIContentSizeCategory, height: CGFloat, first: CGFloat, second: CGFloat
  ) throws {
    let row = try cell(size) {
      $0.cellStyle = .subtitle
      $0.second = "Two"
    }
    #expect(row.frame.height == height)
    #expect(row.textLabel?.frame.minY == first)
    #expect(row.detailTextLabel?.frame.minY == second)
    #expect(row.contentView.layoutMargins.top == 15)
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func `a row with one line of texts is as high as with one text (R-LIST-18)`(
    size: UIContentSizeCategory
  ) throws {
    let height = try cell(size) { _ in }.frame.height
    let row = try cell(size) {
      $0.cellStyle = .value1
      $0.second = "Two"
    }
    let (text, detail) = (try #require(row.textLabel), try #require(row.detailTextLabel))
    #expect(row.frame.height == height && abs(text.frame.midY - detail.frame.midY) <= 0.5)
    let alone = try cell(size) { $0.cellStyle = .subtitle }
    let middle = try #require(alone.textLabel).frame.midY
    #expect(alone.frame.height == height && abs(middle - alone.contentView.bounds.midY) <= 0.5)
  }

  @Test func `the space between two texts is only there if both are (R-LIST-6)`() {
    func height(_ text: String?, _ second: String?, padding: CGFloat) -> CGFloat {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = (text, second)
      content.textProperties.font = .systemFont(ofSize: 60)
      content.secondaryTextProperties.font = .systemFont(ofSize: 60)
      content.textToSecondaryTextVerticalPadding = padding
      return content.makeContentView().sizeThatFits(CGSize(width: 343, height: 0)).height
    }
    #expect(height("One", nil, padding: 40) == height("One", nil, padding: 0))
    #expect(height(nil, "Two", padding: 40) == height(nil, "Two", padding: 0))
    #expect(height("One", "Two", padding: 40) == height("One", "Two", padding: 0) + 40)
  }

  /// Printed configurations of iOS 14 to 17 have the margins {11, 16, 11, 8} and 3 points between two texts.
  @Test(.simulator("iphone-15-pro", system: .iOS(17)))
  func `the second text of a row ends at the table's margin, or 8 before an accessory (R-LIST-6)`()
    throws
  {
    let cell = try cell {
      ($0.usesConfiguration, $0.cellStyle, $0.second) = (true, .value1, "Two")
    }
    func space() throws -> CGFloat {
      let end = try #require(cell.contentView.subviews.map(\.frame.maxX).max())
      return cell.contentView.bounds.width - end
    }
    #expect(abs(try space() - 20) < 0.5)
    let simulator = try #require(Simulator.bound)
    simulator.perform { cell.accessoryType = .disclosureIndicator }
    simulator.settle()
    #expect(abs(try space() - 8) < 0.5)
    let content = simulator.perform { UIListContentConfiguration.cell() }
    #expect(content.textToSecondaryTextVerticalPadding == 3)
    let margins = content.directionalLayoutMargins
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == [11, 16, 11, 8])
  }

  @Test func `configurations are a point higher in tables than in collection views (R-LIST-18)`()
    throws
  {
    #expect(try cell { $0.usesConfiguration = true }.frame.height == 53)
    #expect(
      try cell {
        $0.usesConfiguration = true
        $0.cellStyle = .subtitle
        $0.second = "Two"
      }.frame.height == 69.5)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "One"
    let space = CGSize(width: 343, height: 0)
    #expect(content.makeContentView().sizeThatFits(space).height == 52)
    content.secondaryText = "Two"
    #expect(content.makeContentView().sizeThatFits(space).height == 68.5)
  }

  @Test func `a second text alone is next to the image too, at the same distance (R-LIST-18)`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.secondaryText = "Two"
    content.imageProperties.reservedLayoutSize = .zero
    func left() -> CGFloat? {
      let view = content.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 343, height: 60)
      view.layoutIfNeeded()
      return view.subviews.first { $0 is UILabel }?.frame.minX
    }
    let alone = left()
    content.image = UIImage(simulatedSize: CGSize(width: 20, height: 20), scale: 2)
    content.imageToTextPadding = 12
    #expect(alone != nil && left() == alone.map { $0 + 32 })
  }

  @Test(.simulator("iphone-se-3", system: .iOS(18)))
  func `up to iOS 18 rows are 44 high, or their text height plus 21 (R-LIST-18)`() throws {
    #expect(try cell { _ in }.frame.height == 44)
    let row = try cell {
      $0.cellStyle = .subtitle
      $0.second = "Two"
    }
    let strings = [row.textLabel, row.detailTextLabel].compactMap { $0?.frame.height }
    #expect(row.frame.height == max(44, strings.reduce(21, +)))
    #expect(row.detailTextLabel?.font.pointSize == 12)
    #expect(try cell { $0.usesConfiguration = true }.frame.height == 44)
  }
}
