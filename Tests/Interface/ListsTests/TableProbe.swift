import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalLists
import GimbalText

/// A controller with a table that a test configures.
final class TableProbe: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The number of rows of each section.
  var counts: [Int]
  var fixedHeight: ((IndexPath) -> CGFloat)?
  var headerHeight: ((Int) -> CGFloat)?
  var titles: [Int: String] = [:]
  /// Returns the lines of text of a row; nil for a cell without content.
  var lines: ((IndexPath) -> Int)?
  var willSelect: ((IndexPath) -> IndexPath?)?
  var onCell: ((IndexPath) -> Void)?
  var queried: [IndexPath] = []
  var calls: [String] = []
  let table: UITableView

  init(_ counts: [Int], style: UITableView.Style = .plain) {
    self.counts = counts
    table = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    explicitIdentifier = "root"
    table.accessibilityIdentifier = "table"
    table.register(TextCell.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    queried.append(indexPath)
    onCell?(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TextCell)?.show(lines?(indexPath))
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    fixedHeight?(indexPath) ?? OptionalCalls.byDefault(UITableView.automaticDimension, self)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight?(section) ?? OptionalCalls.byDefault(UITableView.automaticDimension, self)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect?(indexPath) ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath)")
  }
}

/// A cell with a bar whose constraints require 30 points per line plus 10.
final class TextCell: UITableViewCell {
  private(set) var reuses = 0
  private var height: NSLayoutConstraint?
  private let bar = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  func show(_ lines: Int?) {
    guard let lines else { return }
    if height == nil {
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      let height = bar.heightAnchor.constraint(equalToConstant: 30)
      height.priority = UILayoutPriority(999)
      self.height = height
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        height,
      ])
    }
    height?.constant = CGFloat(lines) * 30
  }
}
