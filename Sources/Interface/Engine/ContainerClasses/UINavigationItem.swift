public import Foundation
public import GimbalGeometry
import GimbalGraphics

/// The positions of the search bar of a navigation item.
package enum SearchBarPosition {
  /// In the navigation bar, below the titles.
  case belowTitles
  /// In the navigation bar, whose titles a search hides.
  case insteadOfTitles
  /// Along the bottom of the content, opened by a button in the side bar.
  case bottom
}

/// The search controller of a navigation item, as used by the bar.
@preconcurrency @MainActor
package protocol NavigationSearch: AnyObject {
  /// The search bar, which the navigation bar shows.
  var barView: UIView { get }
  /// True during a search; setting it begins or ends the search.
  var isActive: Bool { get set }
  /// True while the navigation bar shows the search bar without its title.
  var standsAlone: Bool { get }
  /// Returns the button in the side bar that opens and closes the search; nil if the search bar is
  /// in the navigation bar.
  var buttonAtSide: (() -> UIView?)? { get set }
  /// The controller that owns the item; the navigation controller sets it.
  var owner: UIViewController? { get set }
  /// Called when the navigation bar must be laid out again.
  var onBarChange: (() -> Void)? { get set }
  /// Returns the height of the search bar at a position, in points.
  func barHeight(at position: SearchBarPosition) -> CGFloat
  /// Called when the navigation controller has moved the search bar; lays out the search's own
  /// view.
  func barDidMove()
}

/// The content of a navigation bar for one controller.
///
/// Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The mode of the large title.
  ///
  /// Source: Apple, UINavigationItem.LargeTitleDisplayMode.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title.
  @Settable open var title: String?
  /// The way in which a vertical bar saves space if it is too short (from iOS 27.1 on).
  ///
  /// See: R-FOLD-25.
  @Settable open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic {
    didSet { if verticalBarCompressionBehavior != oldValue { onChange?() } }
  }
  /// A line above the title, which increases the height of the bar.
  ///
  /// See: R-BAR-8.
  @Settable open var prompt: String? {
    didSet { if (prompt == nil) != (oldValue == nil) { onChange?() } }
  }
  /// The view that is shown instead of the title.
  ///
  /// See: R-BAR-7.
  @Settable open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// The size of the title view in the bar; nil if it is the view's own.
  package final var titleSizeInBar: SizeInBar?
  /// The title of the back button that the next controller's bar shows; nil means the item's title.
  @Settable open var backButtonTitle: String?
  /// The back button that the next controller's bar shows; nil means the system's.
  @Settable open var backBarButtonItem: UIBarButtonItem?
  /// The size of the title if the bar prefers large titles; automatic means the previous item's.
  @Settable open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }
  /// True if the back button is hidden.
  @Settable open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { onChange?() } }
  }
  /// The buttons on the leading side; they replace `leadingItemGroups`.
  @Settable open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if leftBarButtonItems != nil, !leadingItemGroups.isEmpty { leadingItemGroups = [] }
      show(leftBarButtonItems)
    }
  }
  /// The buttons on the trailing side, from the edge of the bar on; they replace
  /// `trailingItemGroups`.
  @Settable open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      if rightBarButtonItems != nil, !trailingItemGroups.isEmpty { trailingItemGroups = [] }
      show(rightBarButtonItems)
    }
  }
  /// Groups of buttons on the leading side (from iOS 16 on); they replace `leftBarButtonItems`.
  ///
  /// See: R-BAR-17.
  @Settable open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty, leftBarButtonItems != nil { leftBarButtonItems = nil }
      show(leadingItemGroups)
    }
  }
  /// Groups of buttons on the trailing side, in reading order (from iOS 16 on); they replace
  /// `rightBarButtonItems`.
  ///
  /// See: R-BAR-17.
  @Settable open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty, rightBarButtonItems != nil { rightBarButtonItems = nil }
      show(trailingItemGroups)
    }
  }
  /// The buttons at the trailing edge, beyond all others (from iOS 16 on).
  ///
  /// See: R-BAR-17.
  @Settable open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { show(pinnedTrailingGroup.map { [$0] } ?? []) }
  }
  /// The elements of the menu of the button "More" (from iOS 16 on); the button is shown, its menu
  /// is not.
  ///
  /// See: R-BAR-17.
  @Settable open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { if (additionalOverflowItems == nil) != (oldValue == nil) { onChange?() } }
  }
  /// The button of `additionalOverflowItems` in a horizontal bar.
  package final lazy var moreButton: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"))
    item.title = "More"
    return item
  }()
  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// True if the back button stays visible together with the leading buttons.
  @Settable open var leftItemsSupplementBackButton = false

  /// Sets the button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the buttons on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Observes changes of `isHidden` of the buttons.
  private func show(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }

  /// Observes changes of groups and of their buttons.
  private func show(_ groups: [UIBarButtonItemGroup]) {
    for group in groups {
      group.onChange = { [weak self, weak group] in self?.show(group?.barButtonItems) }
      show(group.barButtonItems)
    }
    onChange?()
  }

  // MARK: Search

  /// The search controller whose search bar is in the navigation bar (from iOS 11 on).
  package final var search: (any NavigationSearch)? {
    didSet {
      oldValue?.onBarChange = nil
      oldValue?.buttonAtSide = nil
      search?.onBarChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }
  /// True if the search bar is visible only at the top of scrollable content.
  ///
  /// See: R-BAR-2.
  @Settable open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }
  /// The preferred position of the search bar (from iOS 16 on).
  ///
  /// See: R-BAR-3.
  @Settable open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { onChange?() } }
  }

  /// The position of a search bar in a navigation bar.
  ///
  /// Source: Apple, UINavigationItem.SearchBarPlacement.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  // MARK: Appearances

  /// The appearance of the bar for this item; stored only.
  @Settable open var standardAppearance: UINavigationBarAppearance?
  /// The appearance in compact height; stored only.
  @Settable open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while a scroll view's content is at its edge; stored only.
  @Settable open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in compact height while a scroll view's content is at its edge; stored only.
  @Settable open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The forms of the text of the back button that the next controller's bar shows.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
  /// The form of the text of the back button that the next controller's bar shows; stored only.
  @Settable open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Called when the bar must be laid out again.
  final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item without a title; no value is read from the coder.
  public required init?(coder: NSCoder) { super.init() }
}
