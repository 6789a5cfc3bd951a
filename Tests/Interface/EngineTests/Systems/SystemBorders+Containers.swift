import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalLists
import GimbalTraces
import GimbalTraits
import TestSupport

/// A page view controller that sets its pages when the view is loaded.
private final class LoadingPages: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Probe("page")], direction: .forward, animated: false)
  }
}

/// A table with one row.
private final class OneRow: UITableViewController {
  var accessory = UITableViewCell.AccessoryType.none
  var header: String?
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { header }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = accessory
    return cell
  }
}

extension SystemBorder {
  /// Launches a navigation controller with a root.
  @MainActor
  private static func navigation(on sim: Simulator) -> (UINavigationController, Probe) {
    let root = sim.perform { Probe("root") }
    let navigation = sim.perform { UINavigationController(rootViewController: root) }
    sim.launch(navigation)
    return (navigation, root)
  }

  /// Bars, stacks and tabs.
  static let ofContainers: [SystemBorder] = [
    SystemBorder("a view goes on below the navigation bar", from: 7, "false", "true") { sim in
      let (_, root) = navigation(on: sim)
      return "\(root.view.frame.minY == 0)"
    },
    SystemBorder("a title can be large", from: 11, "44", "96") { sim in
      let (navigation, _) = navigation(on: sim)
      sim.doing { navigation.navigationBar.prefersLargeTitles = true }
      return "\(Int(navigation.navigationBar.frame.height))"
    },
    SystemBorder(
      "a bar in a tablet's page sheet is higher (V-45)", from: 13, "50", "56", onPad: true
    ) { sim in
      let root = sim.perform { Probe("root") }
      let modal = sim.perform { UINavigationController(rootViewController: Probe("base")) }
      sim.launch(root)
      sim.doing {
        modal.modalPresentationStyle = .pageSheet
        root.present(modal, animated: false)
      }
      return "\(Int(modal.navigationBar.frame.height))"
    },
    SystemBorder("a bar has the search bar of its item", from: 11, "false", "true") { sim in
      let (navigation, root) = navigation(on: sim)
      let search = sim.perform { UISearchController(searchResultsController: nil) }
      sim.doing { root.navigationItem.searchController = search }
      return "\(search.searchBar.isDescendant(of: navigation.navigationBar))"
    },
    SystemBorder("a row's label is 15 points from the edge (R-LIST-5)", from: 11, "true", "false") {
      sim in
      let table = sim.perform { OneRow() }
      sim.launch(table)
      let label = table.tableView.visibleCells.first?.textLabel
      return "\(label?.convert(CGPoint.zero, to: nil).x == 15)"
    },
    SystemBorder("a row's label ends before a disclosure indicator (R-LIST-5)", from: 13, "1", "8")
    { sim in
      let table = sim.perform { OneRow() }
      table.accessory = .disclosureIndicator
      sim.launch(table)
      let cell = table.tableView.visibleCells.first
      let distance = (cell?.contentView.bounds.width ?? 0) - (cell?.textLabel?.frame.maxX ?? 0)
      return "\(Int(distance.rounded()))"
    },
    SystemBorder("a row's content ends above its separator (R-LIST-5)", from: 13, "true", "false") {
      sim in
      let table = sim.perform { OneRow() }
      sim.launch(table)
      let cell = table.tableView.visibleCells.first
      return "\((cell?.contentView.frame.maxY ?? 0) < (cell?.bounds.height ?? 0))"
    },
    SystemBorder("the first row of a plain table with a header (R-LIST-7)", from: 15, "28", "50") {
      sim in
      let table = sim.perform { OneRow(style: .plain) }
      table.header = "Header"
      sim.launch(table)
      let row = table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
      return "\(Int(row.minY.rounded()))"
    },
    SystemBorder("the header of a group is in capital letters", from: 26, "HEADER", "Header") {
      sim in
      let table = sim.perform { OneRow(style: .grouped) }
      table.header = "Header"
      sim.launch(table)
      return table.tableView.headerView(forSection: 0)?.textLabel?.text ?? ""
    },
    SystemBorder("a table estimates its heights", from: 11, "0", "-1") { sim in
      sim.perform {
        let table = UITableView()
        let heights = [
          table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
          table.estimatedSectionFooterHeight,
        ]
        return Set(heights.map { "\(Int($0))" }).joined()
      }
    },
    SystemBorder("a cell's label follows the text size", from: 11, "false", "true") { sim in
      sim.perform {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        return "\(cell.textLabel?.adjustsFontForContentSizeCategory == true)"
      }
    },
    SystemBorder("a date picker has wheels (L-SIZE-14)", from: 14, "true", "false") { sim in
      sim.perform { "\(UIDatePicker().datePickerStyle == .wheels)" }
    },
    SystemBorder("a label is black (L-COL-9)", from: 13, "true", "false") { sim in
      sim.perform { "\(UILabel().textColor == .black)" }
    },
    SystemBorder("a refresh control begins outside a window", from: 17, "true", "false") { sim in
      sim.perform {
        let control = UIRefreshControl()
        control.beginRefreshing()
        return "\(control.isRefreshing)"
      }
    },
    SystemBorder(
      "a switch that is tapped sends its events (R-CTRL-7)", from: 9, "valueChanged",
      "valueChanged primaryActionTriggered"
    ) { sim in
      let root = sim.perform { Probe("root") }
      sim.launch(root)
      let toggle = sim.perform { UISwitch() }
      sim.doing {
        toggle.accessibilityIdentifier = "toggle"
        toggle.frame.origin = CGPoint(x: 100, y: 100)
        toggle.addAction(UIAction { _ in }, for: .valueChanged)
        root.view.addSubview(toggle)
      }
      let events = sim.events { sim.tap(at: CGPoint(x: 120, y: 115)) }
      return events.on("toggle").named("sendAction(_:)").map(\.argumentsText).joined()
    },
    SystemBorder("a push waits for layout", from: 7, "true", "false") { sim in
      let (navigation, _) = navigation(on: sim)
      return sim.perform {
        let next = Probe("next")
        navigation.pushViewController(next, animated: false)
        return "\(next.isViewLoaded)"
      }
    },
    SystemBorder("a second push waits for the first to end", from: 7, "3", "2") { sim in
      let (navigation, _) = navigation(on: sim)
      sim.begin {
        sim.perform { navigation.pushViewController(Probe("one"), animated: true) }
      }
      sim.advance(by: 0.1)
      defer { sim.settle() }
      return sim.perform {
        navigation.pushViewController(Probe("two"), animated: true)
        return "\(navigation.viewControllers.count)"
      }
    },
    SystemBorder("a delegate says which orientations there are", from: 7, "false", "true") { sim in
      final class Delegate: UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      let (navigation, _) = navigation(on: sim)
      let delegate = Delegate()
      navigation.delegate = delegate
      return "\(sim.perform { navigation.supportedInterfaceOrientations } == .portrait)"
    },
    SystemBorder(
      "a page of a container that loads appears before it is laid out (V-11)", from: 11,
      "viewWillLayoutSubviews", "viewDidAppear"
    ) { sim in
      let pages = sim.perform {
        LoadingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      let events = sim.events { sim.launch(pages) }
      let order = events.on("page").named("viewDidAppear", "viewWillLayoutSubviews")
      return order.first?.baseName ?? "nothing"
    },
    SystemBorder("a tab bar can be hidden", from: 18, "false", "true") { sim in
      let tabs = sim.perform { UITabBarController() }
      sim.doing { tabs.viewControllers = [Probe("one")] }
      sim.launch(tabs)
      sim.doing { tabs.isTabBarHidden = true }
      return "\(tabs.tabBar.isHidden)"
    },
    SystemBorder("a tablet's tab bar floats at the top", from: 18, "false", "true", onPad: true) {
      sim in
      let tabs = sim.perform { UITabBarController() }
      sim.doing { tabs.viewControllers = [Probe("one")] }
      sim.launch(tabs)
      return "\(tabs.tabBar.frame.minY < 100)"
    },
  ]
}
