public import Foundation
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// A container that shows the top of a stack of controllers, with a bar above it.
///
/// See: R-NAV-1, R-NAV-2, R-NAV-3, R-ROT-10.
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The operation of a stack change.
  ///
  /// Source: Apple, UINavigationController.Operation.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// The controllers on the stack, the top one last.
  package final var stack: [UIViewController] = []
  /// The navigation bar and toolbar, and the preferences that hide them.
  package final var bars = NavigationBars()
  /// The name of the delegate in the trace, cached after its first call.
  package final var delegateReceiver: NamedReceiver?
  /// The transition of the push or pop in progress; nil if there is none.
  package final weak var change: ControllerTransition?
  /// True while the two controllers receive the first callbacks of a push or pop.
  package final var isBeginningChange = false
  /// The step that the next layout shows; nil if the stack has not changed since the last one.
  package final var pending: PendingStep?
  /// The requests made during a push or pop, in order.
  package final var waiting: [WaitingRequest] = []
  /// True if a controller of the stack has been shown.
  package final var hasShown = false
  /// The delegate callbacks that have been sent for the first controller.
  package final var firstShow = FirstShow.due

  // MARK: Creating

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    containerLife = work
  }

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    containerLife = work
    work.push(rootViewController, on: self, animated: false)
  }

  /// Creates a navigation controller with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerLife = work
  }

  private final var work: any NavigationWork { ContainerWork.linked.navigation }

  // MARK: Stack

  /// The delegate, held weakly.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UINavigationControllerDelegate)?

  /// The controllers on the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller presented over the top controller, otherwise the top controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    work.replaceStack(of: self, by: viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    work.push(viewController, on: self, animated: animated)
  }

  /// Pops the top controller; returns nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    work.popTop(of: self, animated: animated)
  }

  /// Pops controllers until a given one is on top; returns nil if none is popped.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    work.pop(self, to: viewController, animated: animated)
  }

  /// Pops all controllers except the root; returns nil if none is popped.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    work.popToRoot(of: self, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bars.navigation }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { bars.tool }

  /// True if the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBarNow }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// True if the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { hidesToolbarNow }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// True if both bars are hidden in compact height, as on a phone in landscape (from iOS 8 on).
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hidesWhenCompact }
    set {
      guard newValue != bars.hidesWhenCompact else { return }
      bars.hidesWhenCompact = newValue
      work.barsMayHide(of: self)
      viewIfLoaded?.setNeedsLayout()
      reviewSystemBars()
    }
  }

  /// True if a swipe up hides both bars, and a swipe down shows them (from iOS 8 on).
  ///
  /// See: R-BAR-4.
  open var hidesBarsOnSwipe: Bool {
    get { bars.hidesOnSwipe }
    set {
      bars.hidesOnSwipe = newValue
      work.barsMayHide(of: self)
    }
  }

  /// True if a tap that nothing else handles hides or shows both bars (from iOS 8 on).
  ///
  /// See: R-BAR-5.
  open var hidesBarsOnTap: Bool {
    get { bars.hidesOnTap }
    set {
      bars.hidesOnTap = newValue
      work.barsMayHide(of: self)
    }
  }

  /// True if the keyboard hides both bars (from iOS 8 on); a tap shows them again.
  ///
  /// See: R-BAR-6.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesForKeyboard }
    set {
      bars.hidesForKeyboard = newValue
      work.barsMayHide(of: self)
    }
  }

  /// The duration of showing and hiding bars, in seconds; in Gimbal they change at once.
  ///
  /// Source: Apple, UINavigationController.hideShowBarDuration.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Shows or hides the navigation bar, without a transition.
  ///
  /// See: R-TRAIT-11.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.hidesNavigation else { return }
    bars.hidesNavigation = hidden
    viewIfLoaded?.setNeedsLayout()
    reviewSystemBars()
  }

  /// Shows or hides the toolbar, without a transition.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.hidesTool else { return }
    bars.hidesTool = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Overrides

  /// Creates the view with the bars.
  open override func loadView() { view = work.makeView(for: self) }

  /// Returns the whole given size for every controller on the stack, visible or not.
  ///
  /// See: R-ROT-10.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The delegate's orientations, otherwise the default; the controllers on the stack are not
  /// queried.
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

  /// Returns the result of the top controller (up to iOS 5).
  ///
  /// Source: Apple, iOS SDK Release Notes for iOS 6: since then containers do not query their
  /// children.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    stack.last?.allows(toInterfaceOrientation) ?? super.shouldAutorotate(to: toInterfaceOrientation)
  }

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The top controller while the navigation bar is hidden, otherwise nil: the container decides
  /// itself.
  ///
  /// Source: lionheart/openradar-mirror#4404; forums.swift.org/t/50926.
  open override var childForStatusBarStyle: UIViewController? {
    hidesNavigationBarNow ? stack.last : super.childForStatusBarStyle
  }

  /// The top controller; this is Gimbal's choice (CHOICE).
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  open override var childForPreferredVerticalBarBehavior: UIViewController? { stack.last }

  /// The top controller; this is Gimbal's choice (CHOICE).
  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { stack.last }

  /// The top controller; this is Gimbal's choice (CHOICE).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

  /// Increases the preferred size to the top controller's, in each dimension in which that is
  /// greater.
  ///
  /// See: R-CC-2.
  /// Source: lionheart/openradar-mirror#16006 and #12435 (it does not shrink).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { growPreferredContentSize() }
  }

  /// Pushes the secondary controller of a split view that collapses.
  ///
  /// See: R-COLL-1.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    work.collapse(secondaryViewController, onto: self)
  }

  /// Pops the controllers that were pushed at the collapse, or the top controller.
  ///
  /// See: R-COLL-2.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    work.separate(from: self)
  }
}

extension UINavigationController {
  /// Updates the preferred size: each dimension is the greatest that controllers have preferred so
  /// far.
  ///
  /// See: R-CC-2.
  package func growPreferredContentSize() {
    guard machine.callbackTiming != .rotatedRootView,
      let preferredSize = stack.last?.preferredContentSize
    else { return }
    let own = preferredContentSize
    let size = CGSize(
      width: max(preferredSize.width, own.width), height: max(preferredSize.height, own.height))
    if size != own { preferredContentSize = size }
  }
}
