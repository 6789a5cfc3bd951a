public import Foundation
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// A container that shows the last of a stack of controllers, below a bar.
///
/// See: R-NAV-1, R-NAV-2, R-NAV-3, R-ROT-10.
/// Source: Apple, UINavigationController.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The operation on the stack.
  ///
  /// Source: Apple, UINavigationController.Operation.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  package final var stack: [UIViewController] = []
  package final var bars = NavigationBars()
  package final var delegateReceiver: NamedReceiver?
  /// The push or pop that is under way.
  package final weak var change: ControllerTransition?
  /// True if the push or pop is about to be under way: the two controllers receive their callbacks.
  package final var isBeginningChange = false
  /// The step that the next layout shows.
  package final var pending: PendingStep?
  /// The requests made while a push or pop is under way, in order.
  package final var waiting: [WaitingRequest] = []
  /// True if a controller of the stack has had its place in the view.
  package final var hasShown = false
  /// The callbacks that the delegate has received for the first controller.
  package final var firstShow = FirstShow.due

  // MARK: Creating

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    containerLife = work
  }

  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    containerLife = work
    work.push(rootViewController, on: self, animated: false)
  }

  /// Creates a navigation controller from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    containerLife = work
  }

  private final var work: any NavigationWork { ContainerWork.linked.navigation }

  // MARK: Stack

  /// The object that receives changes; held weakly.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UINavigationControllerDelegate)?

  /// The controllers on the stack, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is shown, or the one that is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts other controllers on the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    work.replaceStack(of: self, by: viewControllers, animated: animated)
  }

  /// Puts a controller on the stack and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    work.push(viewController, on: self, animated: animated)
  }

  /// Takes the shown controller off the stack; nil when it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    work.popTop(of: self, animated: animated)
  }

  /// Takes controllers off the stack until one is shown; nil when nothing is taken.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    work.pop(self, to: viewController, animated: animated)
  }

  /// Takes all controllers but the first off the stack; nil when nothing is taken.
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

  /// True if the bar at the top is left out.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBarNow }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// True if the bar at the bottom is left out.
  open var isToolbarHidden: Bool {
    get { hidesToolbarNow }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// True if both bars go away while there is little height, as on a phone on its side (from iOS 8 on).
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

  /// True if a finger that is drawn upwards puts both bars away, and one downwards brings them back (from iOS 8
  /// on).
  ///
  /// See: R-BAR-4.
  open var hidesBarsOnSwipe: Bool {
    get { bars.hidesOnSwipe }
    set {
      bars.hidesOnSwipe = newValue
      work.barsMayHide(of: self)
    }
  }

  /// True if a tap that nothing else takes puts both bars away, or brings them back (from iOS 8 on).
  ///
  /// See: R-BAR-5.
  open var hidesBarsOnTap: Bool {
    get { bars.hidesOnTap }
    set {
      bars.hidesOnTap = newValue
      work.barsMayHide(of: self)
    }
  }

  /// True if the keyboard puts both bars away (from iOS 8 on); a tap brings them back.
  ///
  /// See: R-BAR-6.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesForKeyboard }
    set {
      bars.hidesForKeyboard = newValue
      work.barsMayHide(of: self)
    }
  }

  /// The time in which bars come and go, in seconds; here they are there at once.
  ///
  /// Source: Apple, UINavigationController.hideShowBarDuration.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Shows or hides the bar at the top, without a transition.
  ///
  /// See: R-TRAIT-11.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.hidesNavigation else { return }
    bars.hidesNavigation = hidden
    viewIfLoaded?.setNeedsLayout()
    reviewSystemBars()
  }

  /// Shows or hides the bar at the bottom, without a transition.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.hidesTool else { return }
    bars.hidesTool = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Overrides

  /// Makes the view with the bars.
  open override func loadView() { view = work.makeView(for: self) }

  /// Every controller on the stack has the whole size, shown or not.
  ///
  /// See: R-ROT-10.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The delegate's answer, else the default; the stack is not asked.
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

  /// The shown controller's answer (up to iOS 5).
  ///
  /// Source: Apple, iOS SDK Release Notes for iOS 6: since then containers do not ask their children.
  open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    stack.last?.allows(toInterfaceOrientation) ?? super.shouldAutorotate(to: toInterfaceOrientation)
  }

  /// The shown controller.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The shown controller while the bar at the top is left out, which else decides itself.
  ///
  /// Source: lionheart/openradar-mirror#4404; forums.swift.org/t/50926.
  open override var childForStatusBarStyle: UIViewController? {
    hidesNavigationBarNow ? stack.last : super.childForStatusBarStyle
  }

  /// The shown controller (CHOICE).
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  open override var childForPreferredVerticalBarBehavior: UIViewController? { stack.last }

  /// The shown controller decides (CHOICE).
  open override var childViewControllerForInterfaceOrientationLock: UIViewController? { stack.last }

  /// The shown controller (CHOICE).
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

  /// Takes the shown controller's preferred size over, where that is more.
  ///
  /// See: R-CC-2.
  /// Source: lionheart/openradar-mirror#16006 and #12435 (it never becomes less).
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

  /// Pops what was pushed when the split view collapsed, or the shown controller.
  ///
  /// See: R-COLL-2.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    work.separate(from: self)
  }
}

extension UINavigationController {
  /// Each side is the greatest that was wished for so far.
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
