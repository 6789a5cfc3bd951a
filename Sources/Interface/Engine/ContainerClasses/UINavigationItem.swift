public import Foundation
public import GimbalGeometry
import GimbalGraphics

/// The search controller of a navigation item, as the bar sees it.
@preconcurrency @MainActor
package protocol NavigationSearch: AnyObject {
  /// The bar with the field.
  var barView: UIView { get }
  /// True while the bar shows nothing but the search bar.
  var standsAlone: Bool { get }
  /// The controller whose item it is; the navigation controller sets it.
  var owner: UIViewController? { get set }
  /// Called when the navigation bar is to be laid out anew.
  var onBarChange: (() -> Void)? { get set }
  /// The height that the search bar takes of a navigation bar, in points: below its titles, or alone.
  func barHeight(alone: Bool) -> CGFloat
  /// Called when the search bar has another place.
  func barDidMove()
}

/// The contents of a navigation bar for one controller.
///
/// Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The size of a title: large or standard.
  ///
  /// Source: Apple, UINavigationItem.LargeTitleDisplayMode.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title.
  @Settable open var title: String?
  /// What a vertical bar shows of what has not enough space in it (from iOS 27.1 on); stored, since no vertical bars are
  /// laid out.
  @Settable open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic
  /// A line above the title, which makes the bar higher.
  ///
  /// See: R-BAR-8.
  @Settable open var prompt: String? {
    didSet { if (prompt == nil) != (oldValue == nil) { onChange?() } }
  }
  /// The view in the title's place.
  ///
  /// See: R-BAR-7.
  @Settable open var titleView: UIView? { didSet { if titleView !== oldValue { onChange?() } } }
  /// The title of the back button on the next item; nil is the item's title.
  @Settable open var backButtonTitle: String?
  /// The button that the next item shows to go back; nil is the system's.
  @Settable open var backBarButtonItem: UIBarButtonItem?
  /// The title's size where the bar prefers large ones; automatic is as the item before.
  @Settable open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }
  /// True if the button back is left out.
  @Settable open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { onChange?() } }
  }
  /// The buttons on the leading side.
  @Settable open var leftBarButtonItems: [UIBarButtonItem]? { didSet { show(leftBarButtonItems) } }
  /// The buttons on the trailing side.
  @Settable open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { show(rightBarButtonItems) }
  }
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

  /// True if the buttons on the leading side stand beside the back button instead of in its place.
  @Settable open var leftItemsSupplementBackButton = false

  /// Shows another button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Shows other buttons on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Shows another button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Shows other buttons on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Shows buttons, which say when one of them is hidden.
  private func show(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }

  // MARK: Search

  /// The search controller whose bar the navigation bar takes (from iOS 11 on).
  package final var search: (any NavigationSearch)? {
    didSet {
      oldValue?.onBarChange = nil
      search?.onBarChange = { [weak self] in self?.onChange?() }
      onChange?()
    }
  }
  /// True if the search bar is to be seen at the top of the content alone, where there is content to scroll.
  ///
  /// See: R-BAR-2.
  @Settable open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { onChange?() } }
  }
  /// The place that the search bar is to have (from iOS 16 on).
  ///
  /// See: R-BAR-3.
  @Settable open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { onChange?() } }
  }

  /// The place of a search bar in a navigation bar.
  ///
  /// Source: Apple, UINavigationItem.SearchBarPlacement.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  // MARK: Looks

  /// The look of the bar while it shows the item; kept.
  @Settable open var standardAppearance: UINavigationBarAppearance?
  /// The look in compact height; kept.
  @Settable open var compactAppearance: UINavigationBarAppearance?
  /// The look where what is scrolled has its edge at the bar; kept.
  @Settable open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in compact height where what is scrolled has its edge at the bar; kept.
  @Settable open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The text of the button back on the next item.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }
  /// The text of the button back on the next item; kept.
  @Settable open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Called when the bar is to be laid out anew.
  final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }
}
