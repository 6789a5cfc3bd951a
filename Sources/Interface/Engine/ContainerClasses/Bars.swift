public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The bar at the top of a navigation controller, or by itself.
///
/// Its title and buttons are views of the system's, made when somebody looks.
///
/// See: R-BAR-11.
/// Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the shown one last.
  @Settable open var items: [UINavigationItem]?
  /// The item of the controller that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// True if titles are large where there is room (from iOS 11 on).
  @Settable open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The attributes of the title; kept.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; kept.
  @Settable open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line below the bar; kept.
  @Settable open var shadowImage: UIImage?
  /// The picture of the way back; kept.
  @Settable open var backIndicatorImage: UIImage?
  /// Its shape while it comes and goes; kept.
  @Settable open var backIndicatorTransitionMaskImage: UIImage?

  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  /// Sets the picture behind the bar; kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// Sets the picture behind the bar at any edge; kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// Adds an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the item on top, unless it is the last.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = items.dropLast()
    return items.last
  }
  /// The look; kept.
  @Settable open var standardAppearance = UINavigationBarAppearance()
  /// The look in compact height; kept.
  @Settable open var compactAppearance: UINavigationBarAppearance?
  /// The look where what is scrolled has its edge at the bar; kept.
  @Settable open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in compact height where what is scrolled has its edge at the bar; kept.
  @Settable open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The brightness up to iOS 12; kept.
  @Settable open var barStyle = UIBarStyle.default
  /// The color behind the bar; kept.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on the device, in points; any width.
  ///
  /// Rule: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .navigation))
  }

  /// A width, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .navigation))
  }

  // MARK: Views of the system's

  /// The title and the buttons that were made; nil until somebody looks.
  package final var shownParts: AnyObject?

  /// The subviews; those of the system's are made or updated first.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.subviews
  }

  /// The view at a point; those of the system's are made or updated first.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.hitTest(point, with: event)
  }
}

/// The bar with buttons at the bottom of a navigation controller.
///
/// Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The edge at which the bar stands: any, as it is not asked for.
  open var barPosition: UIBarPosition { .any }
  /// The object that says where the bar stands; held weakly, and not asked.
  open var delegate: (any UIToolbarDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIToolbarDelegate)?
  /// The buttons.
  @Settable open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.setNeedsLayout() } }
      setNeedsLayout()
    }
  }
  /// The views of the buttons that stand in the bar.
  package final var contents: [UIView] = []
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Shows other buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Places the views of the buttons.
  ///
  /// See: R-BAR-9.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ContainerWork.linked.navigation.positionItems(of: self)
  }

  /// The look; kept.
  @Settable open var standardAppearance = UIToolbarAppearance()
  /// The look in compact height; kept.
  @Settable open var compactAppearance: UIToolbarAppearance?
  /// The look where what is scrolled has its edge at the bar; kept.
  @Settable open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look in compact height where what is scrolled has its edge at the bar; kept.
  @Settable open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The brightness up to iOS 12; kept.
  @Settable open var barStyle = UIBarStyle.default
  /// The color behind the bar; kept.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on the device, in points; any width.
  ///
  /// See: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .tool))
  }

  /// A width, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .tool))
  }

  // MARK: Views of the system's

  /// The title and the buttons that were made; nil until somebody looks.
  package final var shownParts: AnyObject?

  /// The subviews; those of the system's are made or updated first.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.subviews
  }

  /// The view at a point; those of the system's are made or updated first.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.hitTest(point, with: event)
  }
}

/// The bar at the bottom of a tab bar controller.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, one for each tab.
  @Settable open var items: [UITabBarItem]?
  /// The item of the tab that is shown.
  open var selectedItem: UITabBarItem? {
    get { _selectedItem }
    set { _selectedItem = newValue }
  }
  private final weak var _selectedItem: UITabBarItem?
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The color of items that are not chosen; kept.
  @Settable open var unselectedItemTintColor: UIColor?

  /// Shows other items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The look; kept.
  @Settable open var standardAppearance = UITabBarAppearance()
  /// The look where what is scrolled has its edge at the bar; kept.
  @Settable open var scrollEdgeAppearance: UITabBarAppearance?
  /// The brightness up to iOS 12; kept.
  @Settable open var barStyle = UIBarStyle.default
  /// The color behind the bar; kept.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on the device, in points; any width.
  ///
  /// See: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .tab))
  }

  /// A width, and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .tab))
  }

  // MARK: Views of the system's

  /// The title and the buttons that were made; nil until somebody looks.
  package final var shownParts: AnyObject?

  /// The subviews; those of the system's are made or updated first.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.tabs.showParts(of: self)
    return super.subviews
  }

  /// The view at a point; those of the system's are made or updated first.
  ///
  /// See: R-BAR-15 (a floating bar lets touches through beside its buttons).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.tabs.showParts(of: self)
    let hit = super.hitTest(point, with: event)
    return hit === self && ContainerWork.linked.tabs.floats(self) ? nil : hit
  }

  /// Inserts a view at an index of the subviews, among which those of the system's are.
  open override func insertSubview(_ view: UIView, at index: Int) {
    ContainerWork.linked.tabs.showParts(of: self)
    super.insertSubview(view, at: index)
  }
}
