public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The bar at the top of a navigation controller, or a standalone one.
///
/// The views of its title and buttons are created when they are first read.
///
/// See: R-BAR-11.
/// Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the visible one last.
  @Settable open var items: [UINavigationItem]?
  /// The item of the visible controller.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the top item.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// True if titles are large where there is space (from iOS 11 on).
  @Settable open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// True if the bar is translucent; by default, views do not extend under an opaque bar.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Sets the items; the change is not animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// The attributes of the title; stored only.
  @Settable open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; stored only.
  @Settable open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar; stored only.
  @Settable open var shadowImage: UIImage?
  /// The image of the back button; stored only.
  @Settable open var backIndicatorImage: UIImage?
  /// The mask of that image during transitions; stored only.
  @Settable open var backIndicatorTransitionMaskImage: UIImage?

  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image; stored only.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// Sets the background image for a bar position; stored only.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the top item, unless it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    self.items = items.dropLast()
    return items.last
  }
  /// The appearance; stored only.
  @Settable open var standardAppearance = UINavigationBarAppearance()
  /// The appearance in compact height; stored only.
  @Settable open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while a scroll view's content is at its edge; stored only.
  @Settable open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in compact height while a scroll view's content is at its edge; stored only.
  @Settable open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The style up to iOS 12; stored only.
  @Settable open var barStyle = UIBarStyle.default
  /// The background color; stored only.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on this device, in points; there is no intrinsic width.
  ///
  /// Rule: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .navigation))
  }

  /// Returns the given width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .navigation))
  }

  // MARK: System views

  /// The views of the title and the buttons; nil until they are first read.
  package final var shownParts: AnyObject?

  /// The subviews; reading them first creates or updates the system's views.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.subviews
  }

  /// Returns the view at a point; the call first creates or updates the system's views.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.hitTest(point, with: event)
  }
}

/// A bar with buttons, such as the one at the bottom of a navigation controller.
///
/// Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The edge at which the bar is positioned; always `.any`, because the delegate is not queried.
  open var barPosition: UIBarPosition { .any }
  /// The delegate, held weakly; it is never called.
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
  /// The custom views of the buttons in the bar.
  package final var contents: [UIView] = []
  /// True if the bar is translucent; by default, views do not extend under an opaque bar.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Sets the buttons; the change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Lays out the views of the buttons.
  ///
  /// See: R-BAR-9.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ContainerWork.linked.navigation.positionItems(of: self)
  }

  /// The appearance; stored only.
  @Settable open var standardAppearance = UIToolbarAppearance()
  /// The appearance in compact height; stored only.
  @Settable open var compactAppearance: UIToolbarAppearance?
  /// The appearance while a scroll view's content is at its edge; stored only.
  @Settable open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance in compact height while a scroll view's content is at its edge; stored only.
  @Settable open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The style up to iOS 12; stored only.
  @Settable open var barStyle = UIBarStyle.default
  /// The background color; stored only.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on this device, in points; there is no intrinsic width.
  ///
  /// See: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .tool))
  }

  /// Returns the given width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .tool))
  }

  // MARK: System views

  /// The views of the buttons; nil until they are first read.
  package final var shownParts: AnyObject?

  /// The subviews; reading them first creates or updates the system's views.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.subviews
  }

  /// Returns the view at a point; the call first creates or updates the system's views.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.navigation.showParts(of: self)
    return super.hitTest(point, with: event)
  }
}

/// The bar of a tab bar controller.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, one for each tab.
  @Settable open var items: [UITabBarItem]?
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? {
    get { _selectedItem }
    set { _selectedItem = newValue }
  }
  private final weak var _selectedItem: UITabBarItem?
  /// True if the bar is translucent; by default, views do not extend under an opaque bar.
  @Settable open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The color of items that are not selected; stored only.
  @Settable open var unselectedItemTintColor: UIColor?

  /// Sets the items; the change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The appearance; stored only.
  @Settable open var standardAppearance = UITabBarAppearance()
  /// The appearance while a scroll view's content is at its edge; stored only.
  @Settable open var scrollEdgeAppearance: UITabBarAppearance?
  /// The style up to iOS 12; stored only.
  @Settable open var barStyle = UIBarStyle.default
  /// The background color; stored only.
  @Settable open var barTintColor: UIColor?
  /// The height of the bar on this device, in points; there is no intrinsic width.
  ///
  /// See: L-SIZE-16.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: machine.height(of: .tab))
  }

  /// Returns the given width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: machine.height(of: .tab))
  }

  // MARK: System views

  /// The views of the buttons; nil until they are first read.
  package final var shownParts: AnyObject?

  /// The subviews; reading them first creates or updates the system's views.
  ///
  /// See: R-BAR-11.
  open override var subviews: [UIView] {
    ContainerWork.linked.tabs.showParts(of: self)
    return super.subviews
  }

  /// Returns the view at a point; the call first creates or updates the system's views.
  ///
  /// See: R-BAR-15 (touches next to the buttons of a floating bar pass through).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ContainerWork.linked.tabs.showParts(of: self)
    let hit = super.hitTest(point, with: event)
    return hit === self && ContainerWork.linked.tabs.floats(self) ? nil : hit
  }

  /// Inserts a view at an index of the subviews; the system's subviews count.
  open override func insertSubview(_ view: UIView, at index: Int) {
    ContainerWork.linked.tabs.showParts(of: self)
    super.insertSubview(view, at: index)
  }
}
