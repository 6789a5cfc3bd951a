public import Foundation
public import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// An object that manages a view hierarchy.
///
/// Only members in this body can be overridden, because Swift cannot override members of
/// extensions. They forward to the other folders of the engine. Methods that exist only to be
/// overridden are empty.
///
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // Traversals read most of these properties in every controller, and a check of exclusive access
  // costs more than the read. The unchecked access is safe: no app code runs inside a write,
  // because each write sets a whole value or one member, and removed children stay retained until
  // it ends.
  /// The device of the controller.
  @exclusivity(unchecked) final package var machine: Machine = .forNewObjects
  /// The number of the controller among those of its class on its device, counted from 1.
  final package var ordinal = 0
  /// The number under which the trace records the controller's events; `none` before the first one.
  @exclusivity(unchecked) final package var receiver = ReceiverID.none
  /// The controller's name in a scene, which the trace shows; nil if it has none.
  final package var explicitIdentifier: String?
  /// The root view, if it is loaded; reading it does not load the view.
  @exclusivity(unchecked) package nonisolated(unsafe) final var loadedView: UIView?
  /// The index of the current `traitCollection` in the device's `TraitTable`.
  @exclusivity(unchecked) final var traits = TraitIndex.unspecified
  /// The traits that the engine predicted for the controller when the controller was created.
  final var firstTraits = TraitIndex.unspecified
  /// The controller's trait overrides, tracked traits and registrations; nil until the first of
  /// them.
  @exclusivity(unchecked) final var traitState: TraitState?
  /// The state of the appearance callbacks.
  @exclusivity(unchecked) package final var appearance = Appearance()
  /// The presentations in which the controller takes part.
  @exclusivity(unchecked) package final var presentation = PresentationState()
  /// The coordinator of the controller transition in which this controller takes part.
  @exclusivity(unchecked) final var ownTransition: TransitionCoordinator?
  /// The value of `children`, in the order in which they were added.
  @exclusivity(unchecked) package nonisolated(unsafe) final var childControllers:
    [UIViewController] = []
  @exclusivity(unchecked) nonisolated(unsafe) private final var namedParent:
    Unretained<UIViewController>?
  /// The split view controller that has this controller as a column, even while it is not its
  /// parent.
  final package weak var keeper: UISplitViewController?
  /// True until the constraints phase of the first appearance has run.
  @exclusivity(unchecked) package final var awaitsFirstConstraints = true
  /// The parts of the view that the container's bars cover, as insets in points.
  @exclusivity(unchecked) package final var barInsets = UIEdgeInsets.zero
  /// The controller's items for the bars of its containers.
  final var barItems = BarItems()
  /// True during `viewDidLoad()`; some systems defer page changes that are made in it.
  package final var isInViewDidLoad = false
  /// True if the controller is, or has been, the root of a window.
  package final var isRoot = false
  /// The value of `isEditing`.
  final var editing = false
  /// True if the engine calls `willMove` or `didMove` and records that event itself.
  final var isMovedByEngine = false
  /// The transition callback that the engine is sending to the controller.
  @exclusivity(unchecked) final var engineAnnouncement = EngineAnnouncement.none
  /// The behaviour that a scenario file gives the controller, where an app would write a subclass.
  @exclusivity(unchecked) final package var scriptedBehavior: (any ControllerBehavior)?

  /// The storyboard or nib file from which the controller was created, or nil.
  final package var documentOrigin: (any DocumentOrigin)?

  /// A system container's part in its own life cycle and that of its children; set by its
  /// initializer.
  @exclusivity(unchecked) final package var containerLife: (any ContainerLife)?

  // MARK: Creating

  /// The name of the nib file that contains the view, or nil; subclasses may override it.
  open var nibName: String? { givenNibName }
  /// The name from the initializer or from another nib file; `nibName` returns it.
  final var givenNibName: String?

  /// The bundle that contains the nib file; nil is the app's bundle.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller.
  ///
  /// `loadView()` looks for the nib file. If no file has the given name, the load raises UIKit's
  /// exception, and the controller gets a plain view.
  ///
  /// See: R-NIB-3, D-11.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    givenNibName = nibName
    nibBundle = bundle
    prepare()
  }

  /// Creates a controller whose view is created by `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  ///
  /// See: R-NIB-1.
  public required init?(coder: NSCoder) {
    super.init()
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    ordinal = machine.ordinal(of: type(of: self))
    traits = TraitPrediction(machine).initialTraits
    firstTraits = traits
  }

  /// The value of `parent`; the parent sets it, and its `deinit` clears this reference.
  package nonisolated final var parentController: UIViewController? {
    get { namedParent?.object }
    set { namedParent = newValue.map { Unretained($0) } }
  }

  deinit {
    loadedView?.node.belong(to: nil)
    for child in childControllers { child.parentController = nil }
  }

  // MARK: View

  /// The controller's view; reading it loads the view.
  open var view: UIView! {
    get {
      loadIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// True if the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { loadIfNeeded() }

  /// Creates the view; an app overrides it but does not call it.
  ///
  /// The default implementation takes the view from the storyboard or nib file. Without one, it
  /// creates a plain view with the size of the screen.
  ///
  /// See: R-NIB-3.
  open func loadView() { loadSimpleView() }

  /// Called once, after the view was loaded; its size is not final, and it may have no superview.
  open func viewDidLoad() { scriptedBehavior?.viewDidLoad(self) }

  /// The title that bars display.
  ///
  /// Setting it sets the titles of `navigationItem` and `tabBarItem` too.
  @Settable open var title: String? { didSet { titleDidChange() } }

  // MARK: Appearance

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view enters a window, once its traits and size are final (from iOS 13 on).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has entered a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// True if the controller appears because it was added to a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// True if the controller disappears because it is being removed from its parent.
  ///
  /// It is false while the callback is forwarded to children.
  ///
  /// Rule: V-8.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent && !appearance.isForwarding }

  /// Begins the appearance or disappearance of a child whose parent does not forward appearance
  /// callbacks automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(
      isAppearing, animated: animated, byHand: parent?.appearance.isForwarding != true)
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { endAppearanceByHand() }

  /// True if the keyboard stays when a responder of the presented controller resigns; the default
  /// is true for form sheets.
  ///
  /// This matters on iPads only.
  ///
  /// Source: Apple, disablesAutomaticKeyboardDismissal.
  ///
  /// See: R-KEY-7.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// True if appearance callbacks are forwarded to children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called on a memory warning; overrides release objects that can be created again.
  ///
  /// Up to iOS 5 the default implementation unloads a view that is in no window; see
  /// `viewDidUnload()`.
  open func didReceiveMemoryWarning() { unloadIfOutOfSight() }

  /// Called before a memory warning unloads the view (on iOS 5 only).
  ///
  /// See: V-14.
  open func viewWillUnload() {}

  /// Called after a memory warning has unloaded the view (up to iOS 5).
  ///
  /// See: V-14.
  open func viewDidUnload() {}

  // MARK: Calls from lower folders

  /// The greatest depth to which controllers may be nested.
  static var nestingLimit: Int { ViewNode.nestingLimit }

  /// True if the view is appearing or has appeared.
  package final var isVisible: Bool {
    appearance.state == .appearing || appearance.state == .appeared
  }

  /// Sends a due `viewIsAppearing(_:)`; called before the view is laid out.
  final func viewIsAppearingIfDue() { appearIfDue() }

  /// Updates the constraints for the first appearance; called before the view is first laid out.
  final func updateConstraintsAtFirstAppearance() { updateFirstConstraints() }

  /// Called when the view enters or leaves a window.
  final func changeAppearanceWithWindow(_ isAppearing: Bool) { appearWithWindow(isAppearing) }

  /// Called when the trait overrides that the controller itself sets have changed.
  final func announceOwnTraits() { announceExpectedTraits() }

  /// Sends the rotation callbacks of iOS 7 with a rotation that changes sizes.
  final func sendLegacyRotation(along coordinator: any UIViewControllerTransitionCoordinator) {
    passOnLegacyRotation(along: coordinator)
  }

  /// Adopts the device of the window whose root the controller has become.
  final func belong(to machine: Machine) { adopt(machine) }

  /// Called before the view of a root controller enters its window.
  final func viewWillEnterWindow() { SystemBarReview(machine).reviewStatusBar() }

  /// Called after the view of a root controller has entered its window.
  final func viewDidEnterWindow() { SystemBarReview(machine).reviewOtherBars() }

  /// Called when the status bar is shown or hidden on a system without safe areas.
  final func statusBarDidChange() { GuideUpdates(machine).update() }

  /// Called when an orientation lock ends, so that the interface may rotate again.
  final func orientationLockDidEnd() { OrientationReview(machine).followDeviceSoon() }

  /// Called when the controller becomes the root of the key window, or its window becomes key.
  final func keyRootDidChange() { OrientationReview(machine).queryRootsSoon() }

  /// Queries the deciding controllers about the system bars again, if the view is in a window.
  package final func reviewSystemBars() {
    guard viewIfLoaded?.window != nil else { return }
    SystemBarReview(machine).reviewSystemBars()
  }

  /// Returns true if the controller may rotate to an orientation (up to iOS 5).
  final func allows(_ orientation: UIInterfaceOrientation) -> Bool { canRotate(to: orientation) }

  /// Returns true if the controller is a descendant of `other` or is presented over it.
  package final func stands(on other: UIViewController) -> Bool { isAbove(other) }

  /// Ends all presentations over the controller; called when a window replaces its root controller.
  final func endPresentations() { PresentationSpace.work.endAll(over: self) }

  /// True if a presentation over the controller has removed its view from the window.
  final var isCovered: Bool { presentation.isCovered }

  /// The controller that this one presents; presentations over its ancestors do not count.
  final var controllerOver: UIViewController? { presentation.over?.shown }

  /// The presenter and the container view of the presentation that shows the controller; nil if it
  /// is not presented.
  final var surroundings: (presenter: UIViewController?, container: UIView?)? {
    presentation.own.map { ($0.presenter, $0.container) }
  }

  // MARK: Layout

  /// True if the controller performs actions while it presents another controller (from iOS 13 on).
  ///
  /// Gimbal does not read this property.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { scriptedBehavior?.viewWillLayout(self) }

  /// Called after the view has laid out its subviews; the subviews may not have laid out theirs.
  open func viewDidLayoutSubviews() {}

  /// Called in the constraints phase instead of the view's `updateConstraints()`.
  ///
  /// The default implementation calls that method.
  open func updateViewConstraints() { updateConstraintsOfView() }

  /// Insets that the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { ownSafeAreaInsets }
    set {
      guard newValue.isFinite else {
        return report(.insetsNotFinite("UIViewController setAdditionalSafeAreaInsets:"))
      }
      let oldValue = ownSafeAreaInsets
      ownSafeAreaInsets = newValue
      additionalSafeAreaInsetsDidChange(from: oldValue)
    }
  }
  @exclusivity(unchecked) private final var ownSafeAreaInsets = UIEdgeInsets.zero

  /// The view's safe area before additional insets were set, in points; nil after the next layout.
  @exclusivity(unchecked) final var announcedSafeArea: UIEdgeInsets?

  /// Called when the view's safe area has changed, after `safeAreaInsetsDidChange()` of the view.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Margins

  /// The minimum margins of the root view, in points; not to be overridden.
  ///
  /// See: L-MARG-3, D-5.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// True if the view's margins are never less than the system's minimum (from iOS 11 on).
  ///
  /// See: L-MARG-3.
  @Settable open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { minimumMarginsDidChange() }
  }

  /// Called when the view's margins have changed, after `layoutMarginsDidChange()` of the view
  /// (from iOS 11 on).
  ///
  /// See: L-MARG-7.
  open func viewLayoutMarginsDidChange() {}

  /// The lower edge of the bars above the view; constrain content to its bottom anchor.
  ///
  /// See: L-GUIDE-2.
  open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.top) }

  /// The upper edge of the bars below the view; constrain content to its top anchor.
  ///
  /// See: L-GUIDE-2.
  open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottom) }

  // MARK: Presentation

  /// Presents a controller over this one, or over the ancestor that defines the presentation
  /// context.
  ///
  /// A presentation that UIKit rejects only raises an exception or logs a warning. The
  /// completion runs after both controllers have received their last appearance callbacks.
  ///
  /// See: R-PRES-1, R-PRES-3, R-PRES-4, R-PRES-5, R-PRES-6, R-PRES-7.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationSpace.work.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses all controllers presented over this one; if there are none, dismisses this one.
  ///
  /// See: R-PRES-2, R-PRES-3, R-PRES-6.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationSpace.work.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The controller that this one or one of its parents presents.
  open var presentedViewController: UIViewController? { presentationOver?.shown }

  /// The controller that presents this one or one of its parents.
  open var presentingViewController: UIViewController? { presentationBelow?.presenter }

  /// True if the controller appears because it is presented now.
  ///
  /// See: R-PRES-9.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// True if the controller disappears because it is dismissed now.
  ///
  /// See: R-PRES-9.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The style in which the controller is presented.
  ///
  /// The default is full screen up to iOS 12, and a page sheet from iOS 13 on.
  ///
  /// See: R-PRES-3.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { expectedStyle }
    set { presentation.style = newValue }
  }

  /// The animation style of the controller's presentation.
  @Settable open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// True if a controller presented with a current-context style covers this controller only.
  ///
  /// See: R-PRES-5.
  open var definesPresentationContext: Bool {
    get { definesContext }
    set { presentation.definesContext = newValue }
  }

  /// True if a controller that is presented in this context uses this controller's transition
  /// style.
  ///
  /// See: R-PRES-5.
  @Settable open var providesPresentationContextTransitionStyle = false

  /// True if the user cannot dismiss the controller with a gesture (from iOS 13 on).
  ///
  /// See: R-PRES-8.
  @Settable open var isModalInPresentation = false

  /// True if the controller decides about the status bar even if not presented full screen.
  @Settable open var modalPresentationCapturesStatusBarAppearance = false

  /// The delegate that provides the presentation controller and the animators; held weakly.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { _transitioningDelegate }
    set { _transitioningDelegate = newValue }
  }
  private final weak var _transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller that presents the controller, or the one prepared for it (from iOS
  /// 8 on).
  ///
  /// Set the style before the first read.
  ///
  /// See: R-PRES-4.
  open var presentationController: UIPresentationController? { preparedPresentation }

  /// The presentation controller that presents the controller or an ancestor of it; nil if there is
  /// none.
  ///
  /// Source: Apple, activePresentationController.
  open var activePresentationController: UIPresentationController? { presentationBelow }

  // MARK: Navigation and tabs

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearestParent() }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The item that a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { barNavigationItem }

  /// The item that a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { barTabItem }
    set { barItems.tab = newValue }
  }

  /// The toolbar items that a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.tool }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar items; the change is not animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.tool = toolbarItems
    navigationController?.showToolbarItems()
  }

  /// True if the tab bar is hidden while the controller is on a navigation controller's stack.
  @Settable open var hidesBottomBarWhenPushed = false

  /// The edges at which the view extends under bars (from iOS 7 on).
  @Settable open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { requestContainerLayout() } }
  }

  /// True if the view also extends under opaque bars (from iOS 7 on).
  @Settable open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { requestContainerLayout() } }
  }

  /// True if a scroll view that is the view or its first subview is inset by the bars.
  ///
  /// Up to iOS 10 this sets `contentInset`. From iOS 11 on it applies to scroll views inside a
  /// navigation controller whose `contentInsetAdjustmentBehavior` is automatic.
  @Settable open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { requestContainerLayout() } }
  }

  /// True if the controller is in editing mode; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode; changes only the flag and the title of `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButtonDidChange()
  }

  /// The bar button that switches editing mode on and off; its title is Edit or Done.
  open var editButtonItem: UIBarButtonItem { barEditButton }

  /// Shows a controller in the nearest container that overrides this method, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }

  /// Shows a controller as the detail of the nearest split view; without one, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailByContainer(vc, sender)
  }

  /// Returns the nearest controller, from this one upwards, that has an action method.
  ///
  /// For `show` and `showDetail` it is the nearest container that overrides them. These two methods
  /// do not call it.
  ///
  /// Source: Apple, `targetViewController(forAction:sender:)`.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { firstTargetController(forAction: action, sender) }

  // MARK: Storyboards

  /// The storyboard from which the controller was created, or nil.
  open var storyboard: UIStoryboard? { documentOrigin?.storyboard }

  /// Called before a segue is performed; the destination exists, but its view may not be loaded.
  ///
  /// See: R-NIB-4.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Called before a segue that the user triggers; returning false cancels it.
  ///
  /// See: R-NIB-4.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene; an unknown identifier raises an exception.
  ///
  /// See: R-NIB-4.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let documentOrigin else { return report(.missingSegue(identifier, of: self)) }
    documentOrigin.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }

  /// Returns true if an unwind segue may end at this controller, which implements the action.
  ///
  /// See: R-NIB-5.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// Returns the children in which an unwind segue searches for its destination, except the child
  /// from which the segue comes.
  ///
  /// See: R-NIB-5.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childControllers.filter { !source.source.stands(on: $0) && $0 !== source.source }
  }

  /// Called on each controller between the source and the destination of an unwind segue.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Split views

  /// Takes over the secondary controller of a split view that collapses.
  ///
  /// The default implementation does nothing, and the split view removes the secondary controller.
  ///
  /// See: R-COLL-1.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the controller that becomes the secondary one of a split view that expands, or nil.
  ///
  /// See: R-COLL-2.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    nil
  }

  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { nearestParent() }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller and removes it from its old parent; its view does not move.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Removes the controller from its parent; its view stays in its superview.
  open func removeFromParent() { removeSelfFromParent() }

  /// Replaces the view of one child with that of another, and sends both their appearance
  /// callbacks.
  ///
  /// Both must be children of this controller. The options are those of the animation, and the
  /// completion runs at its end.
  ///
  /// See: R-CON-6.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  /// Called before the controller is added to a parent, or removed from it (`parent` is nil).
  open func willMove(toParent parent: UIViewController?) { recordMove(.willMoveToParent, parent) }

  /// Called after the controller was added to a parent, or removed from it (`parent` is nil).
  open func didMove(toParent parent: UIViewController?) { recordMove(.didMoveToParent, parent) }

  // MARK: Transitions

  /// Called before the traits change; the default implementation forwards the call to children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Called before the view's size changes; the default implementation forwards the call to
  /// children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Returns the size of a child's view for a given size of this controller's view, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    defaultSize(of: container, in: parentSize)
  }

  /// The size that the controller prefers in its container, in points; zero by default.
  ///
  /// See: R-CC-2.
  @Settable open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize.isFinite else {
        _preferredContentSize.wrappedValue = oldValue
        return report(.contentSizeNotFinite("UIViewController setPreferredContentSize:"))
      }
      preferredContentSizeDidChange(from: oldValue)
    }
  }

  /// Called when the `preferredContentSize` of a child has changed.
  ///
  /// A container that applies the size sends the child `viewWillTransition(to:with:)` and resizes
  /// its view.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size that fits a child's constraints changes; not called by the engine itself.
  ///
  /// See: R-CC-3.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The coordinator of the current transition of the controller or an ancestor, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  /// The current traits of the controller.
  open var traitCollection: UITraitCollection {
    TraitPrediction(machine).collection(answeredTraits)
  }

  /// Called after the controller's traits have changed, with the traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    scriptedBehavior?.traitsDidChange(self)
  }

  // MARK: Trait overrides and properties

  /// The controller's overrides of inherited traits (from iOS 17 on).
  ///
  /// An override applies to the controller, its view and all descendants from the next update of
  /// traits on. Reading a trait that is not set raises an exception.
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }

  /// The interface style of the controller and its descendants (from iOS 13 on).
  ///
  /// Unspecified means that the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// Sets overrides of the traits that a child inherits; nil removes them.
  ///
  /// Available from iOS 8 on, and deprecated from iOS 17 on.
  ///
  /// See: R-TRAIT-7.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    impose(collection, on: childViewController)
  }

  /// Returns the collection that `setOverrideTraitCollection(_:forChild:)` has set for a child, or
  /// nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    imposedTraits(on: childViewController)
  }

  /// Updates the traits of the controller, its view and all descendants now (from iOS 17 on).
  ///
  /// Sends the callbacks for each change.
  ///
  /// See: R-TRAIT-5.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// Configures the content of the controller's view (from iOS 26 on).
  ///
  /// Called before layout; an app overrides it but does not call it.
  ///
  /// See: R-LAY-10.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` before the next layout (from iOS 26 on).
  open func setNeedsUpdateProperties() { setOwnPropertiesDue() }

  /// Runs due `updateProperties()` of the controller, its view and all descendants now (from iOS 26
  /// on).
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  // MARK: Orientation

  /// The orientations that the controller supports; read when the controller fills the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    scriptedBehavior?.supportedOrientations ?? machine.hardware.defaultOrientations
  }

  /// True if the interface may rotate at all (up to iOS 15).
  open var shouldAutorotate: Bool { scriptedBehavior?.rotates ?? true }

  /// Returns true if the interface may rotate to an orientation (up to iOS 5).
  ///
  /// The default implementation allows portrait only.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  /// The orientation in which the interface is when the controller is presented full screen.
  ///
  /// The default is the current interface orientation.
  ///
  /// See: R-ORI-5.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    scriptedBehavior?.preferredOrientation
      ?? OptionalCalls.byDefault(machine.interfaceOrientation, self)
  }

  /// Makes the system read `supportedInterfaceOrientations` again (from iOS 16 on).
  ///
  /// The interface rotates, if necessary, in the next run-loop turn.
  ///
  /// See: R-ORI-6.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    send(.setNeedsUpdateOfSupportedInterfaceOrientations) {
      OrientationReview(machine).reviewSupportedOrientations(of: self)
    }
  }

  /// Rotates the interface to the device orientation if that is now allowed (up to iOS 15).
  ///
  /// The rotation happens in the next run-loop turn.
  ///
  /// See: R-ORI-6.
  open class func attemptRotationToDeviceOrientation() {
    if let machine = Machine.current { OrientationReview(machine).attemptRotation() }
  }

  /// The orientation of the view's window, or of the interface if the view is in no window.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.orientation ?? machine.interfaceOrientation
  }

  /// True if the controller receives the three legacy rotation callbacks, such as
  /// `willRotate(to:duration:)`, from iOS 8 on.
  ///
  /// UIKit sends them to classes that do not override `viewWillTransition(to:with:)`. Gimbal cannot
  /// detect that, so such a class overrides this property. The default is false.
  ///
  /// Rule: D-9.
  /// See: R-ROT-6.
  open var receivesLegacyRotationCallbacks: Bool { scriptedBehavior?.wantsLegacyRotation ?? false }

  /// Called before a rotation up to iOS 7, while the old orientation is current.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillRotate(to: toInterfaceOrientation, duration: duration)
  }

  /// Called inside the animation block of a rotation up to iOS 7.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillAnimateRotation(to: toInterfaceOrientation, duration: duration)
  }

  /// Called after a rotation up to iOS 7.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardDidRotate(from: fromInterfaceOrientation)
  }

  /// The child that decides about the orientation lock; nil means the controller itself.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? {
    OptionalCalls.byDefault(nil, self, 0, in: .viewController)
  }

  /// True if the interface keeps its orientation when the device rotates (from iOS 26 on).
  ///
  /// The lock applies while the scene fills the screen and is visible.
  open var prefersInterfaceOrientationLocked: Bool {
    OptionalCalls.byDefault(false, self, 1, in: .viewController)
  }

  /// Makes the system read the orientation lock again (from iOS 26 on).
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    guard isOffered(from: 26, "setNeedsUpdateOfPrefersInterfaceOrientationLocked()") else { return }
    send(.setNeedsUpdateOfPrefersInterfaceOrientationLocked) {
      SystemBarReview(machine).reviewOrientationLock(
        by: SystemBarReview(machine).decidingController)
    }
  }

  // MARK: System bars

  /// The child that decides whether the status bar is hidden; nil means the controller itself.
  open var childForStatusBarHidden: UIViewController? {
    OptionalCalls.byDefault(nil, self, 3, in: .viewController)
  }

  /// The child that decides the style of the status bar; nil means the controller itself.
  open var childForStatusBarStyle: UIViewController? {
    OptionalCalls.byDefault(nil, self, 4, in: .viewController)
  }

  /// True if the status bar is hidden (from iOS 7 on).
  ///
  /// The default is true for phones in landscape from iOS 8 on.
  open var prefersStatusBarHidden: Bool {
    OptionalCalls.byDefault(
      SystemBarReview(machine).hidesStatusBarByDefault, self, 5, in: .viewController)
  }

  /// The style of the status bar (from iOS 7 on).
  open var preferredStatusBarStyle: UIStatusBarStyle {
    OptionalCalls.byDefault(.default, self, 6, in: .viewController)
  }

  /// The animation that shows and hides the status bar; layout changes at once for all values.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    OptionalCalls.byDefault(.fade, self, 7, in: .viewController)
  }

  /// Makes the system read the status bar's visibility and style again.
  open func setNeedsStatusBarAppearanceUpdate() {
    send(.setNeedsStatusBarAppearanceUpdate) { SystemBarReview(machine).reviewStatusBar() }
  }

  /// The child that decides whether the home indicator is hidden; nil means the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    OptionalCalls.byDefault(nil, self, 9, in: .viewController)
  }

  /// True if the home indicator is hidden while no touch is on the screen.
  open var prefersHomeIndicatorAutoHidden: Bool {
    OptionalCalls.byDefault(false, self, 10, in: .viewController)
  }

  /// Makes the system read the home indicator's visibility again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    send(.setNeedsUpdateOfHomeIndicatorAutoHidden) {
      SystemBarReview(machine).reviewHomeIndicator(by: SystemBarReview(machine).decidingController)
    }
  }

  /// The child that decides the edges that defer system gestures; nil means the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    OptionalCalls.byDefault(nil, self, 12, in: .viewController)
  }

  /// The edges at which the app's gestures take precedence over the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    OptionalCalls.byDefault([], self, 13, in: .viewController)
  }

  /// The controller's preference for vertical bars (from iOS 27.1 on).
  ///
  /// Source: Apple, UIViewController.preferredVerticalBarBehavior.
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior {
    OptionalCalls.byDefault(.automatic, self, 14, in: .viewController)
  }

  /// The child whose preference for vertical bars counts; nil means the controller itself (from iOS
  /// 27.1 on).
  ///
  /// Source: Apple, UIViewController.childForPreferredVerticalBarBehavior.
  open var childForPreferredVerticalBarBehavior: UIViewController? {
    OptionalCalls.byDefault(nil, self, 15, in: .viewController)
  }

  /// Makes the system read the preferences for vertical bars again (from iOS 27.1 on).
  ///
  /// It has no effect on a device without vertical bars.
  ///
  /// See: R-FOLD-15.
  ///
  /// Source: Apple, UIViewController.setNeedsUpdateOfVerticalBarConfiguration.
  open func setNeedsUpdateOfVerticalBarConfiguration() {
    send(.setNeedsUpdateOfVerticalBarConfiguration) {
      SystemBarReview(machine).reviewVerticalBars()
    }
  }

  /// Makes the system read the edges that defer system gestures again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    send(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures) {
      SystemBarReview(machine).reviewDeferringEdges(by: SystemBarReview(machine).decidingController)
    }
  }

  /// The controller that presents this one, otherwise the superview of its view.
  open override var next: UIResponder? { nextInChain }
}

extension OptionalMembers {
  /// The optional members of `UIViewController`.
  ///
  /// The first is `childViewControllerForInterfaceOrientationLock`.
  fileprivate static let viewController = OptionalMembers(
    of: UIViewController.self, plain: PlainController.self, overriding: OverridingController.self)
}

/// A subclass without overrides.
private final class PlainController: UIViewController {}

/// A subclass that overrides the first optional member.
private final class OverridingController: UIViewController {
  override var childViewControllerForInterfaceOrientationLock: UIViewController? { self }
}
