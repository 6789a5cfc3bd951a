import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Search controllers (R-SEARCH-1 to R-SEARCH-3).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct SearchControllerTests {
  private final class Story: UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    var strings: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {}
    func willDismissSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}
    func updateSearchResults(for searchController: UISearchController) {
      strings.append("\(searchController.isActive) \(searchController.searchBar.text ?? "nil")")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  }

  private let sim: Simulator
  private let list = Probe("list")
  private let results = Probe("results")
  private let story = Story()
  private let search: UISearchController
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    search = UISearchController(searchResultsController: results)
    search.delegate = story
    search.searchResultsUpdater = story
    search.searchBar.delegate = story
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    navigation = UINavigationController(rootViewController: list)
    sim.launch(navigation)
  }

  private func beginByTouch() {
    sim.tap(at: CGPoint(x: 150, y: 47 + 44 + 26))
  }

  @Test
  func
    `a tap on the field calls its delegate, presents, then calls the updater (R-SEARCH-1)`()
  {
    let start = sim.trace.events.count
    beginByTouch()
    #expect(search.searchBar.isFirstResponder && search.isActive)
    #expect(search.presentingViewController === list)
    #expect(search.searchBar.showsCancelButton)
    #expect(story.strings == ["true "])
    let rotation = sim.trace.since(start)
    expect(
      rotation,
      .inOrder([
        "searchBarDelegate searchBarTextDidBeginEditing(_:)",
        "searchResultsUpdater updateSearchResults(for:)",
        "searchControllerDelegate willPresentSearchController(_:)",
        "results viewWillAppear",
        "searchControllerDelegate didPresentSearchController(_:)", "results viewDidAppear",
      ]))
    expect(rotation, .never("list viewWillDisappear"))
    #expect(results.view.isHidden && !search.showsSearchResultsController)
  }

  @Test func `code that begins a search has the updater called, without editing (R-SEARCH-1)`() {
    sim.doing { search.isActive = true }
    #expect(search.presentingViewController === list && !search.searchBar.isFirstResponder)
    #expect(story.strings == ["true "])
    sim.doing { search.isActive = true }
    #expect(story.strings == ["true "])
    sim.doing { search.isActive = false }
    #expect(story.strings.last == "false ")
  }

  @Test func `typed text shows the results, after the field's delegate is called (R-SEARCH-1)`() {
    beginByTouch()
    let start = sim.trace.events.count
    #expect(sim.type("Ada"))
    expect(
      sim.trace.since(start),
      .inOrder([
        "searchBarDelegate searchBar(_:textDidChange:)",
        "searchResultsUpdater updateSearchResults(for:)",
      ]))
    #expect(story.strings.last == "true Ada" && story.strings.count == 4)
    #expect(!results.view.isHidden && search.showsSearchResultsController)
  }

  @Test
  func
    `the cancel button ends the search, and the updater is called without text (R-SEARCH-2)`()
    throws
  {
    beginByTouch()
    sim.type("Ada")
    let cancel = try #require(
      search.searchBar.subviews.compactMap { $0 as? UIButton }.first {
        $0.title(for: .normal) == "Cancel"
      })
    let start = sim.trace.events.count
    sim.tap(at: cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: nil))
    expect(
      sim.trace.since(start),
      .inOrder([
        "searchBarDelegate searchBarCancelButtonClicked(_:)",
        "searchResultsUpdater updateSearchResults(for:)",
        "searchControllerDelegate willDismissSearchController(_:)",
        "searchControllerDelegate didDismissSearchController(_:)",
      ]))
    #expect(!search.isActive && search.presentingViewController == nil)
    #expect(story.strings.last == "false ")
    #expect(!search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton)
  }

  @Test
  func
    `during a search the bar has only the search bar, and results begin below (R-SEARCH-3)`()
  {
    #expect(navigation.navigationBar.frame.height == 96)
    beginByTouch()
    #expect(navigation.navigationBar.frame.height == search.searchBar.intrinsicContentSize.height)
    #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    sim.doing { search.isActive = false }
    #expect(navigation.navigationBar.frame.height == 96)
    search.hidesNavigationBarDuringPresentation = false
    sim.doing { search.isActive = true }
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(results.view.safeAreaInsets.top == 143)
    sim.rotate(to: .landscapeLeft)
    #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
  }

  @Test func `content receives no touches during a search that obscures it (R-SEARCH-3)`() {
    let control = UIControl(frame: CGRect(x: 100, y: 400, width: 200, height: 60))
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    sim.doing { list.view.addSubview(control) }
    beginByTouch()
    sim.tap(at: CGPoint(x: 150, y: 430))
    #expect(taps == 0)
    search.obscuresBackgroundDuringPresentation = false
    sim.tap(at: CGPoint(x: 150, y: 430))
    #expect(taps == 1)
    sim.tap(at: CGPoint(x: 100, y: 47 + 26))
    #expect(search.searchBar.isFirstResponder)
  }

  @Test
  func
    `without its own context the navigation controller presents it (R-SEARCH-3)`()
  {
    list.definesPresentationContext = false
    beginByTouch()
    #expect(search.presentingViewController === navigation)
    sim.dismissKeyboard()
    #expect(!search.searchBar.isFirstResponder && search.isActive)
    sim.tap(at: CGPoint(x: 100, y: 47 + 26))
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `scopes are shown during the search, and the delegate receives a choice (R-SEARCH-1)`()
    throws
  {
    sim.doing { search.searchBar.scopeButtonTitles = ["All", "New"] }
    #expect(!search.searchBar.showsScopeBar)
    beginByTouch()
    #expect(search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == search.searchBar.intrinsicContentSize.height)
    #expect(search.searchBar.intrinsicContentSize.height > 56)
    let bar = try #require(
      search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    let count = story.strings.count
    sim.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 10, y: bar.bounds.midY), to: nil))
    #expect(search.searchBar.selectedScopeButtonIndex == 1 && story.strings.count == count + 1)
  }

  @Test func `an app that dismisses the controller ends the search (R-SEARCH-2)`() {
    beginByTouch()
    sim.doing { list.dismiss(animated: true) }
    #expect(!search.isActive && story.strings.last == "false ")
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func `a delegate that presents the search controller replaces the default (R-SEARCH-1)`() {
    final class Presenter: UISearchControllerDelegate {
      weak var list: UIViewController?
      func presentSearchController(_ searchController: UISearchController) {
        list?.present(searchController, animated: false)
      }
    }
    let presenter = Presenter()
    presenter.list = list
    search.delegate = presenter
    beginByTouch()
    #expect(search.presentingViewController === list)
    expect(sim.trace, .count("list present", 1))
  }
}
