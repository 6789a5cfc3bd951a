public import Foundation
public import GimbalGeometry
import GimbalTraces

/// A container that shows one of several controllers, with a bar that has a tab for each.
///
/// See: R-TAB-1, R-ROT-11.
/// Source: Apple, UITabBarController.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The value of `viewControllers`, in the order of the tabs.
  package final var tabs: [UIViewController] = []
  /// The child whose view is shown; nil if there are no tabs.
  package final var selected: UIViewController?
  /// The navigation controller for the tabs that do not fit into the bar; nil if all fit.
  final package var storedMoreController: UINavigationController?
  /// The value of `isTabBarHidden`.
  package final var hidesTabBar = false
  /// The name of the delegate in the trace, cached after its first call.
  package final var delegateReceiver: NamedReceiver?
  /// The transition of a change of tabs in progress; nil if there is none.
  package final weak var change: ControllerTransition?

  /// Creates a container without tabs, and loads its view.
  ///
  /// Rule: V-9.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    containerLife = work
    loadViewIfNeeded()
  }

  /// Creates a container with default values; the coder is not read.
  ///
  /// The view loads when it is needed, after the document has set the tabs.
  ///
  /// See: V-9.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerLife = work
  }

  private final var work: any TabWork { ContainerWork.linked.tabs }

  /// The delegate, held weakly.
  open var delegate: (any UITabBarControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UITabBarControllerDelegate)?

  /// The tab bar: at the bottom, or in regular width from iPadOS 18 on at the top.
  public private(set) final lazy var tabBar = UITabBar()

  /// The controllers of the tabs, in order; their views are loaded when they are first shown.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected controller stays selected if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    work.replaceTabs(of: self, by: viewControllers ?? [])
  }

  /// The controller of the selected tab; setting it does not notify the delegate.
  open var selectedViewController: UIViewController? {
    get { work.shownTab(of: self) }
    set { work.select(newValue, in: self) }
  }

  /// The index of the selected tab; `NSNotFound` without tabs, and while the More list is shown.
  open var selectedIndex: Int {
    get { work.selectedIndex(of: self) }
    set { work.selectTab(at: newValue, in: self) }
  }

  /// The navigation controller with the list of the tabs that do not fit into the bar.
  ///
  /// It is a child only while there are such tabs.
  open var moreNavigationController: UINavigationController {
    storedMoreController ?? work.makeMore(for: self)
  }

  /// True if the tab bar is hidden (from iOS 18 on).
  open var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the tab bar (from iOS 18 on), without a transition.
  ///
  /// See: R-TRAIT-11.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTabBar else { return }
    hidesTabBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Creates the view with the tab bar.
  open override func loadView() { view = work.makeView(for: self) }

  /// Returns the whole given size for the controller of every tab, visible or not.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The delegate's orientations, otherwise the default; the tabs' controllers are not queried.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    work.orientations(of: self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation, otherwise the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    work.preferredOrientation(of: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Returns true if all tabs allow the orientation (up to iOS 5).
  ///
  /// Source: Apple, iOS SDK Release Notes for iOS 6: since then containers do not query their
  /// children.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    tabs.isEmpty
      ? super.shouldAutorotate(to: toInterfaceOrientation)
      : tabs.allSatisfy { $0.allows(toInterfaceOrientation) }
  }

  /// The controller of the selected tab.
  ///
  /// Source: dekatotoro/SlideMenuControllerSwift#167.
  open override var childForStatusBarHidden: UIViewController? { selected }

  /// The controller of the selected tab.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The controller of the selected tab; this is Gimbal's choice (CHOICE).
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  open override var childForPreferredVerticalBarBehavior: UIViewController? { selected }

  /// The controller of the selected tab; this is Gimbal's choice (CHOICE).
  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { selected }

  /// The controller of the selected tab; this is Gimbal's choice (CHOICE).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }
}
