public import Foundation
public import GimbalGeometry
package import GimbalTraces
public import GimbalTraits

/// An object that manages one view and takes part in what happens to it.
///
/// Only members in this body can be overridden; they forward to the other files of
/// this folder. What is there to be overridden and says no more does nothing here.
///
/// Source: Apple, UIViewController.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // A walk looks at most of these in every controller; checks of exclusive access cost more than the looks.
  // Each is set as a whole or a member at a time, and children are held while they leave, so that no app
  // code runs inside a change.
  @exclusivity(unchecked) final package var machine: Machine = .forNewObjects
  final package var ordinal = 0
  @exclusivity(unchecked) final package var receiver = ReceiverID.none
  final package var explicitIdentifier: String?
  @exclusivity(unchecked) package nonisolated(unsafe) final var loadedView: UIView?
  @exclusivity(unchecked) final var traits = TraitIndex.unspecified
  /// The traits that the controller was predicted to have when it was made.
  final var firstTraits = TraitIndex.unspecified
  /// The state of traits, once the controller sets, tracks or observes some.
  @exclusivity(unchecked) final var traitState: TraitState?
  @exclusivity(unchecked) package final var appearance = Appearance()
  @exclusivity(unchecked) package final var presentation = PresentationState()
  /// The coordinator of the change of controllers in which this one takes part.
  @exclusivity(unchecked) final var ownTransition: TransitionCoordinator?
  @exclusivity(unchecked) package nonisolated(unsafe) final var childControllers:
    [UIViewController] = []
  @exclusivity(unchecked) nonisolated(unsafe) private final var namedParent:
    Unretained<UIViewController>?
  /// The container that holds the controller without being its parent at all times.
  final package weak var keeper: UISplitViewController?
  @exclusivity(unchecked) package final var awaitsFirstConstraints = true
  /// The insets of the view that the container's bars cover, in points.
  @exclusivity(unchecked) package final var barInsets = UIEdgeInsets.zero
  /// The items of containers' bars that belong to the controller.
  final var barItems = BarItems()
  /// True during `viewDidLoad()`.
  package final var isInViewDidLoad = false
  /// True if the controller is, or has been, the root of a window.
  package final var isRoot = false
  final var editing = false
  /// True if a call of `willMove` or `didMove` comes from the engine, which records it itself.
  final var isMovedByEngine = false
  /// The transition message that the engine is sending to the controller.
  @exclusivity(unchecked) final var engineAnnouncement = EngineAnnouncement.none
  /// A document's script for the controller, where an app would derive a class.
  @exclusivity(unchecked) final package var scriptedBehavior: (any ControllerBehavior)?

  /// The document from which the controller came, or nil.
  final package var documentOrigin: (any DocumentOrigin)?

  /// The part of a container of the system's in its own life and its children's; set by its initializer.
  @exclusivity(unchecked) final package var containerLife: (any ContainerLife)?

  // MARK: Creating

  /// The name of the nib file from which the view comes, or nil; classes may state one of their own.
  open var nibName: String? { givenNibName }
  final var givenNibName: String?

  /// The bundle that the nib would be in; nil is the app's own.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller.
  ///
  /// `loadView()` finds the nib file; where there is none of the name it raises as UIKit does, and the
  /// view is a plain one.
  ///
  /// See: R-NIB-3, D-11.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    givenNibName = nibName
    nibBundle = bundle
    prepare()
  }

  /// Creates a controller whose view is made by `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a document; of other archives nothing but the defaults is read.
  ///
  /// See: R-NIB-1.
  public required init?(coder: NSCoder) {
    super.init()
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    ordinal = machine.ordinal(of: type(of: self))
    traits = machine.initialTraits
    firstTraits = traits
  }

  /// The parent, which clears the reference when it is released.
  package nonisolated final var parentController: UIViewController? {
    get { namedParent?.object }
    set { namedParent = newValue.map { Unretained($0) } }
  }

  deinit {
    loadedView?.node.belong(to: nil)
    for child in childControllers { child.parentController = nil }
  }

  // MARK: View

  /// The controller's view; asking for it loads it.
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

  /// Makes the view; never to be called directly.
  ///
  /// The base takes the one of the storyboard or of the nib file, else makes a plain one of the screen's size.
  ///
  /// See: R-NIB-3.
  open func loadView() { loadSimpleView() }

  /// Called once, after the view was loaded; its size is not final, and it may have no superview.
  open func viewDidLoad() { scriptedBehavior?.viewDidLoad(self) }

  /// A title for people.
  ///
  /// Setting it sets the titles of `navigationItem` and `tabBarItem` too.
  @Settable open var title: String? { didSet { titleDidChange() } }

  // MARK: Appearance

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view comes into a window, once its traits and size are final (from iOS 13 on).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view came into a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// True if the controller is coming on because it was added to a parent.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// True if the controller is going away because it is being removed from its parent.
  ///
  /// It is false again while children receive the forwarded callback.
  ///
  /// Rule: V-8.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent && !appearance.isForwarding }

  /// Tells a child, whose parent does not forward by itself, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(
      isAppearing, animated: animated, byHand: parent?.appearance.isForwarding != true)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { endAppearanceByHand() }

  /// True if the keyboard stays when a responder of the presented controller resigns (on iPads): form sheets keep it.
  ///
  /// Source: Apple, disablesAutomaticKeyboardDismissal.
  ///
  /// See: R-KEY-7.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// True if appearance callbacks are forwarded to children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called when memory runs short, to release what can be made again.
  ///
  /// Up to iOS 5 the base unloads a view that is in no window; see `viewDidUnload()`.
  open func didReceiveMemoryWarning() { unloadIfOutOfSight() }

  /// Called before the view is unloaded because memory runs short (on iOS 5 only).
  ///
  /// See: V-14.
  open func viewWillUnload() {}

  /// Called after the view was unloaded because memory runs short (up to iOS 5).
  ///
  /// See: V-14.
  open func viewDidUnload() {}

  // MARK: What the folders below tell a controller

  /// The number of controllers that may be in each other.
  static var nestingLimit: Int { ViewNode.nestingLimit }

  /// True if the view is on its way in or there.
  package final var isVisible: Bool {
    appearance.state == .appearing || appearance.state == .appeared
  }

  /// The view is about to be laid out.
  final func viewIsAppearingIfDue() { appearIfDue() }

  /// The view is about to be laid out for the first time.
  final func updateConstraintsAtFirstAppearance() { updateFirstConstraints() }

  /// The view enters or leaves a window.
  final func changeAppearanceWithWindow(_ isAppearing: Bool) { appearWithWindow(isAppearing) }

  /// The controller's own overrides of traits have changed.
  final func announceOwnTraits() { announceExpectedTraits() }

  /// A turn comes with new sizes.
  final func sendLegacyRotation(along coordinator: any UIViewControllerTransitionCoordinator) {
    passOnLegacyRotation(along: coordinator)
  }

  /// The controller is a window's root: it is of the window's device.
  final func belong(to machine: Machine) { adopt(machine) }

  /// The view is about to come into its window as the root's.
  final func viewWillEnterWindow() { machine.reviewStatusBar() }

  /// The view has come into its window as the root's.
  final func viewDidEnterWindow() { machine.reviewOtherBars() }

  /// The status bar comes or goes without safe areas.
  final func statusBarDidChange() { machine.updateFollowedGuides() }

  /// The interface may turn again.
  final func orientationLockDidEnd() { machine.followDeviceSoon() }

  /// The controller is the root of the key window now, or its window has become the key window.
  final func keyRootDidChange() { machine.queryRootsSoon() }

  /// Asks the ruling controllers about the system's bars, if the view is in a window.
  package final func reviewSystemBars() {
    guard viewIfLoaded?.window != nil else { return }
    machine.reviewSystemBars()
  }

  /// True if the controller may turn to an orientation (up to iOS 5).
  final func allows(_ orientation: UIInterfaceOrientation) -> Bool { canRotate(to: orientation) }

  /// True if the controller stands in another one, or over it.
  package final func stands(on other: UIViewController) -> Bool { isAbove(other) }

  /// Takes down all that is presented over the controller.
  final func endPresentations() { PresentationSpace.work.endAll(over: self) }

  /// True if a presentation has taken the view away.
  final var isCovered: Bool { presentation.isCovered }

  /// The controller that is presented over this one itself.
  final var controllerOver: UIViewController? { presentation.over?.shown }

  /// The presenter of the controller and the view in which it is presented, if it is.
  final var surroundings: (presenter: UIViewController?, container: UIView?)? {
    presentation.own.map { ($0.presenter, $0.container) }
  }

  // MARK: Layout

  /// True if the controller performs actions while it presents another one (from iOS 13 on); stored.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { scriptedBehavior?.viewWillLayout(self) }

  /// Called after the view laid out its subviews; they may not have laid out theirs.
  open func viewDidLayoutSubviews() {}

  /// Called in the constraints phase instead of the view's `updateConstraints()`, which it calls.
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

  /// The safe area of the view before the additional insets were set, until the next layout; nil otherwise.
  @exclusivity(unchecked) final var announcedSafeArea: UIEdgeInsets?

  /// Called when the view's safe area has changed, after the view.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Margins

  /// The least margins of the view, in points; not to be overridden.
  ///
  /// See: L-MARG-3, D-5.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// True if the view's margins are never less than the system's minimum (from iOS 11 on).
  ///
  /// See: L-MARG-3.
  @Settable open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { minimumMarginsDidChange() }
  }

  /// Called when the view's margins have changed, after the view (from iOS 11 on).
  ///
  /// See: L-MARG-7.
  open func viewLayoutMarginsDidChange() {}

  /// The end of the bars above the view: constrain to its lower edge.
  ///
  /// See: L-GUIDE-2.
  open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.top) }

  /// The beginning of the bars below the view: constrain to its upper edge.
  ///
  /// See: L-GUIDE-2.
  open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottom) }

  // MARK: Presentation

  /// Presents another controller over this one, or over the parent that covers its surroundings.
  ///
  /// What UIKit refuses is refused: an exception or a warning, and nothing happens. The completion comes
  /// after both have received their last callbacks.
  ///
  /// See: R-PRES-1, R-PRES-3, R-PRES-4, R-PRES-5, R-PRES-6, R-PRES-7.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationSpace.work.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses all that this controller presents, or itself when it presents nothing.
  ///
  /// See: R-PRES-2, R-PRES-3, R-PRES-6.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationSpace.work.dismiss(from: self, animated: flag, completion: completion)
  }

  /// The controller that this one or one of its parents presents.
  open var presentedViewController: UIViewController? { presentationOver?.shown }

  /// The controller that presents this one or one of its parents.
  open var presentingViewController: UIViewController? { presentationBelow?.presenter }

  /// True if the controller is coming on because it is being presented.
  ///
  /// See: R-PRES-9.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// True if the controller is going away because it is being dismissed.
  ///
  /// See: R-PRES-9.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The style in which the controller is presented; the default is full screen up to iOS 12, and a page sheet from
  /// iOS 13 on.
  ///
  /// See: R-PRES-3.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { expectedStyle }
    set { presentation.style = newValue }
  }

  /// The animation of the controller's presentation.
  @Settable open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// True if controllers that are presented in a context stay over this one.
  ///
  /// See: R-PRES-5.
  open var definesPresentationContext: Bool {
    get { definesContext }
    set { presentation.definesContext = newValue }
  }

  /// True if the controller gives its transition style to what is presented in its context.
  ///
  /// See: R-PRES-5.
  @Settable open var providesPresentationContextTransitionStyle = false

  /// True if the person cannot dismiss the controller (from iOS 13 on).
  ///
  /// See: R-PRES-8.
  @Settable open var isModalInPresentation = false

  /// True if the controller decides over the status bar though it is not presented full screen.
  @Settable open var modalPresentationCapturesStatusBarAppearance = false

  /// The object that gives the controller's presentation its own machinery; it is not held.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { _transitioningDelegate }
    set { _transitioningDelegate = newValue }
  }
  private final weak var _transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation by which the controller is on screen, or the one that is prepared for it (from
  /// iOS 8 on); the style must be set before.
  ///
  /// See: R-PRES-4.
  open var presentationController: UIPresentationController? { preparedPresentation }

  /// The presentation by which the controller, or an ancestor of it, is on screen; nil where none is.
  ///
  /// Source: Apple, activePresentationController.
  open var activePresentationController: UIPresentationController? { presentationBelow }

  // MARK: Navigation and tabs

  /// The nearest navigation controller among the parents.
  open var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller among the parents.
  open var tabBarController: UITabBarController? { nearestParent() }

  /// The item that a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { barNavigationItem }

  /// The item that a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { barTabItem }
    set { barItems.tab = newValue }
  }

  /// The items in the toolbar of a navigation controller while it shows the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.tool }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Gives the toolbar other buttons.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.tool = toolbarItems
    navigationController?.showToolbarItems()
  }

  /// True if the tab bar goes away while the controller is on a navigation controller's stack.
  @Settable open var hidesBottomBarWhenPushed = false

  /// The edges at which the view goes on below bars (from iOS 7 on).
  @Settable open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { requestContainerLayout() } }
  }

  /// True if the view goes on below bars that are not translucent too (from iOS 7 on).
  @Settable open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { requestContainerLayout() } }
  }

  /// True if a scroll view that is the view, or its first subview, keeps its content out of bars.
  ///
  /// Up to iOS 10 its `contentInset` is set; from iOS 11 on it counts for scroll views inside a
  /// navigation controller whose behaviour is automatic.
  @Settable open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { requestContainerLayout() } }
  }

  /// True if the view is being edited; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; nothing but the flag and the title of `editButtonItem` changes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButtonDidChange()
  }

  /// The button that begins and ends editing: Edit or Done.
  open var editButtonItem: UIBarButtonItem { barEditButton }

  /// Shows a controller in the way of the nearest container that has one, else over everything.
  open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }

  /// Shows a controller as the detail of the nearest split view, else over everything.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailByContainer(vc, sender)
  }

  /// The controller that carries an action out, from this one upwards.
  ///
  /// For the two ways of showing it is the nearest container with one of its own. Showing itself does not ask.
  ///
  /// Source: Apple, `targetViewController(forAction:sender:)`.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { firstTargetController(forAction: action, sender) }

  // MARK: Storyboards

  /// The storyboard from which the controller came, or nil.
  open var storyboard: UIStoryboard? { documentOrigin?.storyboard }

  /// Called before a segue is performed: the destination is made, and its view may not be loaded.
  ///
  /// See: R-NIB-4.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Called before a segue that a person has begun; false leaves it out.
  ///
  /// See: R-NIB-4.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene; an identifier that it has not raises.
  ///
  /// See: R-NIB-4.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let documentOrigin else { return report(.missingSegue(identifier, of: self)) }
    documentOrigin.performSegue(withIdentifier: identifier, from: self, sender: sender)
  }

  /// True if an unwinding may end at the controller, which has the action of that name.
  ///
  /// See: R-NIB-5.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// The children among which an unwinding looks for its destination, the one that it came through left out.
  ///
  /// See: R-NIB-5.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    childControllers.filter { !source.source.stands(on: $0) && $0 !== source.source }
  }

  /// Called for each controller between the source and the destination of an unwinding.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Split views

  /// Takes the secondary controller of a split view that collapses in.
  ///
  /// The base does nothing: the split view puts the controller aside.
  ///
  /// See: R-COLL-1.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the controller up that is to be the secondary one of a split view that expands, or nil.
  ///
  /// See: R-COLL-2.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    nil
  }

  /// The nearest split view controller among the parents.
  open var splitViewController: UISplitViewController? { nearestParent() }

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes a controller a child, taking it from its parent; its view is not touched.
  open func addChild(_ childController: UIViewController) { add(childController) }

  /// Takes the controller out of its parent; its view is not touched.
  open func removeFromParent() { removeSelfFromParent() }

  /// Puts the view of one child in the place of another's, with the appearance of both.
  ///
  /// Both must be children. The options are those of the animation; the completion comes at its end.
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

  /// Called before the controller goes to a parent, or to none.
  open func willMove(toParent parent: UIViewController?) { recordMove(.willMoveToParent, parent) }

  /// Called after the controller went to a parent, or to none.
  open func didMove(toParent parent: UIViewController?) { recordMove(.didMoveToParent, parent) }

  // MARK: Transitions

  /// Called before the traits change; passes the message on to children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// Called before the view's size changes; passes the message on to children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The size that a child's view will have in a parent of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    defaultSize(of: container, in: parentSize)
  }

  /// The size that the controller would like to have in its parent, in points; none from the start.
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

  /// Called when a child would like to have another size; a container that grants it sends the
  /// child `viewWillTransition(to:with:)` and resizes the view.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called, only when a test asks for it, when what fits a child's constraints has changed.
  ///
  /// See: R-CC-3.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The coordinator of the transition that the controller takes part in, if there is one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  /// The traits that hold for the controller.
  open var traitCollection: UITraitCollection { machine.collection(answeredTraits) }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    scriptedBehavior?.traitsDidChange(self)
  }

  // MARK: Trait overrides and properties

  /// The overrides of the traits that the controller inherits (from iOS 17 on).
  ///
  /// An override holds for the controller, its view and all below it from the next update of traits on. Reading a
  /// trait that is not set raises.
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }

  /// The brightness that holds for the controller and all below it; unspecified is inherited (from
  /// iOS 13 on).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// Sets traits of a child over those that it inherits; nil lets it inherit all (from iOS 8 on,
  /// deprecated from 17 on).
  ///
  /// See: R-TRAIT-7.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    impose(collection, on: childViewController)
  }

  /// The collection that `setOverrideTraitCollection(_:forChild:)` has set for a controller, or
  /// nil.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    imposedTraits(on: childViewController)
  }

  /// Brings the traits of the controller, its view and all below it up to date now, and sends the callbacks
  /// of changes (from iOS 17 on).
  ///
  /// See: R-TRAIT-5.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// Configures what the controller's view shows; called before layout (from iOS 26 on), never to be
  /// called directly.
  ///
  /// See: R-LAY-10.
  open func updateProperties() {}

  /// Marks the controller's properties for an update in the next layout phase (from iOS 26 on).
  open func setNeedsUpdateProperties() { setOwnPropertiesDue() }

  /// Updates the marked properties of the controller, its view and all below them now (from iOS 26
  /// on).
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  // MARK: Orientation

  /// The orientations that the controller supports; asked when it fills the screen.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    scriptedBehavior?.supportedOrientations ?? machine.hardware.defaultOrientations
  }

  /// True if the interface may turn at all (up to iOS 15).
  open var shouldAutorotate: Bool { scriptedBehavior?.rotates ?? true }

  /// True if the interface may turn to an orientation (up to iOS 5): the base stays upright.
  open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  /// The interface orientation in which the controller is presented full screen; the base keeps the
  /// interface's.
  ///
  /// See: R-ORI-5.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    scriptedBehavior?.preferredOrientation ?? Machine.byDefault(machine.interfaceOrientation, self)
  }

  /// Says that `supportedInterfaceOrientations` has changed (from iOS 16 on): the interface follows in
  /// the next turn of the run loop.
  ///
  /// See: R-ORI-6.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    send(.setNeedsUpdateOfSupportedInterfaceOrientations) {
      machine.reviewSupportedOrientations(of: self)
    }
  }

  /// Turns the interface to how the device is held if that is allowed by now (up to iOS 15), in the
  /// next turn of the run loop.
  ///
  /// See: R-ORI-6.
  open class func attemptRotationToDeviceOrientation() { Machine.current?.attemptRotation() }

  /// The orientation of the controller's window, or of the interface while its view is in none.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.orientation ?? machine.interfaceOrientation
  }

  /// True if the controller still gets `willRotate(to:duration:)` and its two companions from iOS 8 on.
  ///
  /// UIKit gives them to classes that do not override `viewWillTransition(to:with:)`, which cannot be
  /// seen here: such a class overrides this. The base does not want them.
  ///
  /// Rule: D-9.
  /// See: R-ROT-6.
  open var receivesLegacyRotationCallbacks: Bool { scriptedBehavior?.wantsLegacyRotation ?? false }

  /// Called before a turn up to iOS 7, with the old orientation in force.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillRotate(to: toInterfaceOrientation, duration: duration)
  }

  /// Called inside a turn's animation up to iOS 7.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    forwardWillAnimateRotation(to: toInterfaceOrientation, duration: duration)
  }

  /// Called after a turn up to iOS 7.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    forwardDidRotate(from: fromInterfaceOrientation)
  }

  /// The child that decides whether the interface's orientation is locked; nil is the controller itself.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? {
    Machine.byDefault(nil, self, 0, in: .viewController)
  }

  /// True if the interface keeps its orientation when the device turns (from iOS 26 on).
  ///
  /// The system grants it while the scene fills the screen and is seen.
  open var prefersInterfaceOrientationLocked: Bool {
    Machine.byDefault(false, self, 1, in: .viewController)
  }

  /// Says that the answers about the lock have changed (from iOS 26 on).
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    guard isOffered(from: 26, "setNeedsUpdateOfPrefersInterfaceOrientationLocked()") else { return }
    send(.setNeedsUpdateOfPrefersInterfaceOrientationLocked) {
      machine.reviewOrientationLock(by: machine.decidingController)
    }
  }

  // MARK: The system's bars

  /// The child that decides whether the status bar is hidden; nil is the controller itself.
  open var childForStatusBarHidden: UIViewController? {
    Machine.byDefault(nil, self, 3, in: .viewController)
  }

  /// The child that decides how the status bar looks; nil is the controller itself.
  open var childForStatusBarStyle: UIViewController? {
    Machine.byDefault(nil, self, 4, in: .viewController)
  }

  /// True if the status bar is hidden (from iOS 7 on): from iOS 8 on phones hide it on their side.
  open var prefersStatusBarHidden: Bool {
    Machine.byDefault(machine.hidesStatusBarByDefault, self, 5, in: .viewController)
  }

  /// The style of the status bar (from iOS 7 on).
  open var preferredStatusBarStyle: UIStatusBarStyle {
    Machine.byDefault(.default, self, 6, in: .viewController)
  }

  /// The animation with which the status bar comes and goes; layout follows at once, whichever it
  /// is.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    Machine.byDefault(.fade, self, 7, in: .viewController)
  }

  /// Says that the answers about the status bar have changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    send(.setNeedsStatusBarAppearanceUpdate) { machine.reviewStatusBar() }
  }

  /// The child that decides whether the home indicator is hidden; nil is the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    Machine.byDefault(nil, self, 9, in: .viewController)
  }

  /// True if the home indicator is hidden while the screen is not touched.
  open var prefersHomeIndicatorAutoHidden: Bool {
    Machine.byDefault(false, self, 10, in: .viewController)
  }

  /// Says that the answers about the home indicator have changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    send(.setNeedsUpdateOfHomeIndicatorAutoHidden) {
      machine.reviewHomeIndicator(by: machine.decidingController)
    }
  }

  /// The child that decides which edges are the app's; nil is the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    Machine.byDefault(nil, self, 12, in: .viewController)
  }

  /// The edges on which the app's gestures go before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    Machine.byDefault([], self, 13, in: .viewController)
  }

  /// What the controller prefers of vertical bars (from iOS 27.1 on).
  ///
  /// Source: Apple, UIViewController.preferredVerticalBarBehavior.
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }

  /// The child whose preference of vertical bars counts; nil is the controller itself (from iOS 27.1 on).
  ///
  /// Source: Apple, UIViewController.childForPreferredVerticalBarBehavior.
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

  /// Says that the preferences of vertical bars have changed (from iOS 27.1 on); without effect where there are none.
  ///
  /// See: R-FOLD-15.
  ///
  /// Source: Apple, UIViewController.setNeedsUpdateOfVerticalBarConfiguration.
  open func setNeedsUpdateOfVerticalBarConfiguration() { machine.reviewVerticalBars() }

  /// Says that the answers about the edges have changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    send(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures) {
      machine.reviewDeferringEdges(by: machine.decidingController)
    }
  }

  /// The controller that presents this one, else the superview of its view.
  open override var next: UIResponder? { nextInChain }
}

extension OptionalMembers {
  /// The optional members of `UIViewController`, from `childViewControllerForInterfaceOrientationLock` on.
  fileprivate static let viewController = OptionalMembers(
    of: UIViewController.self, plain: PlainController.self, overriding: OverridingController.self)
}

/// A subclass without overrides.
private final class PlainController: UIViewController {}

/// A subclass that overrides the first optional member.
private final class OverridingController: UIViewController {
  override var childViewControllerForInterfaceOrientationLock: UIViewController? { self }
}
