public import Foundation
public import GimbalGeometry
import GimbalTraces

/// A container that shows one of several controllers, above a bar with a tab for each.
///
/// See: R-TAB-1, R-ROT-11.
/// Source: Apple, UITabBarController.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  package final var tabs: [UIViewController] = []
  /// The child whose view is shown.
  package final var selected: UIViewController?
  /// The list of the tabs that have no place in the bar; nil while all have one.
  final package var storedMoreController: UINavigationController?
  package final var hidesTabBar = false
  package final var delegateReceiver: NamedReceiver?
  /// The change of tabs that is under way.
  package final weak var change: ControllerTransition?

  /// Creates a container without tabs, and loads its view.
  ///
  /// Rule: V-9.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    containerLife = work
    loadViewIfNeeded()
  }

  /// Creates a container from an archive, of which nothing but the defaults is read, and loads its view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerLife = work
    loadViewIfNeeded()
  }

  private final var work: any TabWork { ContainerWork.linked.tabs }

  /// The object that has a say in taps; held weakly.
  open var delegate: (any UITabBarControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UITabBarControllerDelegate)?

  /// The bar: at the bottom, or from iPadOS 18 on in regular width at the top.
  public private(set) final lazy var tabBar = UITabBar()

  /// The controllers of the tabs, in their order; their views are loaded when they are shown.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Gives the container other tabs; the shown one stays if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    work.replaceTabs(of: self, by: viewControllers ?? [])
  }

  /// The controller that is shown; setting it tells no delegate.
  open var selectedViewController: UIViewController? {
    get { work.shownTab(of: self) }
    set { work.select(newValue, in: self) }
  }

  /// The place of the tab that is shown; `NSNotFound` without tabs and while the list of the others is
  /// shown.
  open var selectedIndex: Int {
    get { work.selectedIndex(of: self) }
    set { work.selectTab(at: newValue, in: self) }
  }

  /// The navigation controller that shows the tabs without a place in the bar, and a list of them.
  ///
  /// It is a child only while there are such tabs.
  open var moreNavigationController: UINavigationController {
    storedMoreController ?? work.makeMore(for: self)
  }

  /// True if the bar is left out (from iOS 18 on).
  open var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar (from iOS 18 on), without a transition.
  ///
  /// See: R-TRAIT-11.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTabBar else { return }
    hidesTabBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the view with the bar.
  open override func loadView() { view = work.makeView(for: self) }

  /// Every tab has the whole size, shown or not.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The delegate's answer, else the default; the tabs are not asked.
  ///
  /// See: R-ORI-4.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    work.orientations(of: self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, else the default.
  ///
  /// See: R-ORI-5.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    work.preferredOrientation(of: self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// True if all tabs allow it (up to iOS 5).
  ///
  /// Source: Apple, iOS SDK Release Notes for iOS 6: since then containers do not ask their children.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    tabs.isEmpty
      ? super.shouldAutorotate(to: toInterfaceOrientation)
      : tabs.allSatisfy { $0.allows(toInterfaceOrientation) }
  }

  /// The controller of the shown tab.
  ///
  /// Source: dekatotoro/SlideMenuControllerSwift#167.
  open override var childForStatusBarHidden: UIViewController? { selected }

  /// The controller of the shown tab.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The controller of the shown tab (CHOICE).
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  open override var childForPreferredVerticalBarBehavior: UIViewController? { selected }

  /// The shown controller decides (CHOICE).
  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { selected }

  /// The controller of the shown tab (CHOICE).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }
}
