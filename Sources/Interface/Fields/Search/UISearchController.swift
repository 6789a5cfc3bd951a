public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces

/// A controller that is presented during a search, with its search bar.
///
/// The bar is in the navigation bar that shows its navigation item, or in the view to which the app
/// adds it.
///
/// See: R-SEARCH-1, R-SEARCH-2, R-SEARCH-3.
/// Source: Apple, UISearchController.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar; the app may set its delegate.
  public final let searchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results; nil if the searched controller itself shows them.
  public final private(set) var searchResultsController: UIViewController?
  /// The object that updates the results, a weak reference.
  open var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { _searchResultsUpdater }
    set { _searchResultsUpdater = newValue }
  }
  private final weak var _searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when a search begins and ends, a weak reference.
  open var delegate: (any UISearchControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UISearchControllerDelegate)?

  /// True if the searched content receives no touches during the search.
  @Settable open var obscuresBackgroundDuringPresentation = true
  /// True if the navigation bar shows only the search bar during the search.
  ///
  /// See: R-SEARCH-3.
  @Settable open var hidesNavigationBarDuringPresentation = true {
    didSet { onBarChange?() }
  }
  /// True if the bar shows the cancel button during the search.
  @Settable open var automaticallyShowsCancelButton = true
  /// True if the bar shows its scopes during the search.
  @Settable open var automaticallyShowsScopeBar = true
  /// True if the results are shown as soon as there is a text.
  @Settable open var automaticallyShowsSearchResultsController = true
  /// True if the results are shown; setting it disables the automatic behaviour.
  @Settable open var showsSearchResultsController = false {
    didSet {
      if !isShowingResults { automaticallyShowsSearchResultsController = false }
      resultsDidChange()
    }
  }

  /// The controller that owns the navigation item; the navigation controller sets it.
  package final weak var owner: UIViewController?
  /// Called when the navigation bar must be laid out again.
  package final var onBarChange: (() -> Void)?
  /// Returns the button in the side bar that opens the search; nil if the bar shows it itself.
  package final var buttonAtSide: (() -> UIView?)? {
    didSet { if (buttonAtSide == nil) != (oldValue == nil) { sideDidChange() } }
  }
  private var isSearching = false
  private var isShowingResults = false
  private var delegateReceiver: NamedReceiver?
  private var updaterReceiver: NamedReceiver?

  /// Creates a search controller with a results controller; nil if the searched controller shows
  /// the results.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }

  /// Creates a search controller without a results controller.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    prepare()
  }

  /// Creates a search controller from a storyboard; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    searchBar.searchController = self
    modalPresentationStyle = .overCurrentContext
  }

  // MARK: Searching

  /// True during a search; setting it presents or dismisses the controller.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue else { return end() }
      // R-SEARCH-1.4
      if begin() { notifyUpdater() }
    }
  }

  /// Begins the search when the field is edited.
  final func fieldIsEdited() {
    begin()
    // R-SEARCH-1.4
    notifyUpdater()
  }

  /// Updates the results after a change of the text or the scope.
  final func contentDidChange() {
    resultsDidChange()
    // R-SEARCH-1.4
    notifyUpdater()
  }

  /// Presents the controller; returns false if it is active or cannot be presented.
  ///
  /// Rule: R-SEARCH-1.
  @discardableResult
  private func begin() -> Bool {
    guard !isSearching, presentingViewController == nil,
      let presenter = owner ?? searchBar.nearestController,
      presenter.viewIfLoaded?.window != nil
    else { return false }
    // R-SEARCH-1.2
    isSearching = true
    if automaticallyShowsCancelButton, buttonAtSide == nil {
      searchBar.setShowsCancelButton(true, animated: true)
    }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = true
    }
    resultsDidChange()
    onBarChange?()
    // R-SEARCH-1.3
    let isPresented = notify(.presentSearchController) { $0.presentSearchController(self) } != nil
    if !isPresented { presenter.present(self, animated: true) }
    return true
  }

  /// Lays out the navigation bar after the keyboard has disappeared from an opened field.
  final func fieldIsLeft() {
    if buttonAtSide != nil { onBarChange?() }
  }

  /// Hides the cancel button while the side bar has a button that ends the search.
  ///
  /// See: R-FOLD-26.
  private func sideDidChange() {
    if isSearching, automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(buttonAtSide == nil, animated: true)
    }
    searchBar.setNeedsLayout()
  }

  /// Rule: R-SEARCH-2.
  private func end() {
    guard isSearching else { return }
    // R-SEARCH-2.2
    isSearching = false
    _ = searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.text = ""
    onBarChange?()
    contentDidChange()
    // R-SEARCH-2.3
    if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }

  private func notifyUpdater() {
    guard let updater = searchResultsUpdater else { return }
    receiver(of: updater, as: "searchResultsUpdater", cached: &updaterReceiver).send(
      .updateSearchResults
    ) { updater.updateSearchResults(for: self) }
  }

  @discardableResult
  private func notify<Result>(
    _ name: EventName, _ call: (any UISearchControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "searchControllerDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate) { call(delegate) }
  }

  // MARK: Life cycle

  /// Makes the view; touches outside its contents go to the navigation bar.
  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.search = self
    self.view = view
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
    resultsDidChange()
  }

  /// Calls the delegate when the search controller is presented.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented else { return }
    letTouchesThrough()
    // R-SEARCH-1.5
    notify(.willPresentSearchController) { $0.willPresentSearchController(self) }
  }

  /// Calls the delegate when the search controller has been presented.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented {
      // R-SEARCH-1.5
      notify(.didPresentSearchController) { $0.didPresentSearchController(self) }
    }
  }

  /// Calls the delegate of a dismissed search controller, and ends the search.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed else { return }
    // R-SEARCH-2.3
    notify(.willDismissSearchController) { $0.willDismissSearchController(self) }
    end()
  }

  /// Calls the delegate when the search controller has been dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed {
      // R-SEARCH-2.3
      notify(.didDismissSearchController) { $0.didDismissSearchController(self) }
    }
  }

  /// Positions the results below the search bar.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    positionResults()
  }

  /// Shows or hides the results.
  private func resultsDidChange() {
    isShowingResults = true
    defer { isShowingResults = false }
    if automaticallyShowsSearchResultsController {
      let shows = isSearching && !(searchBar.text ?? "").isEmpty
      if showsSearchResultsController != shows { showsSearchResultsController = shows }
    }
    searchResultsController?.viewIfLoaded?.isHidden = !showsSearchResultsController
  }
}

/// Members that the navigation bar and the presentation use.
extension UISearchController: NavigationSearch {
  /// The search bar, which the navigation bar shows.
  package var barView: UIView { searchBar }

  /// True while the navigation bar shows the search bar without its title.
  package var standsAlone: Bool { isActive && hidesNavigationBarDuringPresentation }

  /// Returns the height of the search bar at a position, in points.
  package func barHeight(at position: SearchBarPosition) -> CGFloat {
    switch position {
    case .belowTitles: searchBar.machine.height(of: .search) + searchBar.scopeHeight
    case .insteadOfTitles: searchBar.intrinsicContentSize.height
    case .bottom: ControlMetrics.fieldAtBottom + searchBar.scopeHeight
    }
  }

  /// Lays out the view again after the navigation controller has moved the search bar.
  package func barDidMove() { viewIfLoaded?.setNeedsLayout() }

  /// Gives the results a safe area that begins below the search bar.
  ///
  /// Rule: R-SEARCH-3.
  final func positionResults() {
    guard let results = searchResultsController, let view = viewIfLoaded, searchBar.window != nil
    else { return }
    let bottom = searchBar.convert(searchBar.bounds, to: view).maxY
    let inset = buttonAtSide == nil ? max(0, bottom - view.safeAreaInsets.top) : 0
    if results.additionalSafeAreaInsets.top != inset {
      results.additionalSafeAreaInsets.top = inset
    }
  }

  /// Lets touches outside of the results reach the searched content and the navigation bar.
  final func letTouchesThrough() {
    (presentationController?.containerView as? UITransitionView)?.letsTouchesThrough = true
  }
}

/// The view of a search controller.
///
/// It receives touches where it shows results or obscures the content.
final class SearchView: UIView {
  /// The search controller of the view; nil after it was released.
  weak var search: UISearchController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let search else { return nil }
    for part in [search.searchBar, search.buttonAtSide?()].compactMap(\.self)
    where part.window != nil && part.point(inside: convert(point, to: part), with: event) {
      return nil
    }
    let hit = super.hitTest(point, with: event)
    return hit === self && !search.obscuresBackgroundDuringPresentation ? nil : hit
  }
}

extension UINavigationItem {
  /// The search controller whose search bar the navigation bar contains (from iOS 11 on).
  ///
  /// See: R-BAR-2, R-BAR-3.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
