import Testing
import UIKit

/// Names that public sample apps use beyond the most frequent ones, by `import UIKit`.
@MainActor @Suite struct NamedBySamplesTests {
  /// A diffable data source subclass with an index.
  private final class Indexed: UITableViewDiffableDataSource<String, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
  }

  /// A controller that allows multiple selection with two touches.
  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  }

  @Test func `a diffable data source gives its table an index`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = Indexed(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.contentView.bounds.width == 305)
  }

  @Test func `a table view controller passes its refresh control to the table`() {
    let controller = Rows(style: .plain)
    controller.refreshControl = UIRefreshControl()
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
  }

  @Test func `an image's symbol configuration overrides the image view's preferred one`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let usual = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    let large = view.intrinsicContentSize
    #expect(large.width > 1.5 * usual.width)
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    #expect(view.intrinsicContentSize.width < usual.width)
  }

  @Test func `appearances of buttons and tabs are stored, and a search bar has text input traits`()
  {
    let (bar, tabs, tools) = (UINavigationBarAppearance(), UITabBarAppearance(), UIToolbar())
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tools.delegate = nil
    let search = UISearchBar()
    search.autocapitalizationType = .none
    search.returnKeyType = .done
    #expect(bar.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(search.searchTextField.autocapitalizationType == .none)
    #expect(search.searchTextField.returnKeyType == .done && tools.barPosition == .any)
  }
}
