/// Switches for behaviour where the public record of UIKit is silent or contradictory.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.switches.notifiesRootOnHalfTurn = false
/// sim.switches.rotationDuration = 0.4
/// sim.launch(PlayerViewController())
/// ```
///
/// Change one to see whether an app depends on it.
public struct BehaviourSwitches: Hashable, Sendable {
  /// True if a rotation by 180 degrees notifies the root controller of its unchanged size.
  ///
  /// See: R-ROT-5, D-14.
  public var notifiesRootOnHalfTurn = true
  /// True if subviews receive `didMoveToWindow` before the view itself.
  ///
  /// See: R-VIEW-5.
  public var didMoveToWindowPostOrder = true
  /// True if a stack preserves the spacing between its first two views while both are hidden, as
  /// UIKit does.
  ///
  /// See: L-STACK-9.
  public var preservesSpacingBetweenLeadingHiddenViews = false
  /// True if, of arranged views with equal priorities in a `fill` stack, the first one changes its
  /// length.
  ///
  /// If false, the last one does, as with other constraints.
  ///
  /// See: V-40 (recorded on Mac Catalyst and AppKit), L-PRIO-6.
  public var firstArrangedViewYields = true
  /// True if `equalCentering` measures from baseline to baseline in a vertical, baseline-relative
  /// stack.
  ///
  /// If false, it measures from center to center. The constraints of kean/Arranged are between
  /// centers.
  ///
  /// See: V-66.
  public var equalCenteringJoinsBaselines = true
  /// True if layout resizes a view without a superview, outside a window, to the size that its
  /// constraints require.
  ///
  /// This applies to views that do not translate their autoresizing mask. If false, such a view
  /// does not change its size from iOS 10 on. If its constraints require another size, they
  /// conflict with `_UITemporaryLayoutWidth` and `_UITemporaryLayoutHeight`.
  ///
  /// See: V-74 (Apple's release notes of iOS 10 and public logs, read two ways).
  public var layoutResizesDetachedViews = true
  /// The devices that also lay an app out for the other orientation when it goes into the
  /// background.
  ///
  /// See: R-RSZ-4 (documented for iPads; the order is Gimbal's choice, CHOICE).
  public var backgroundSnapshots = BackgroundSnapshots.pads
  /// True if `traitCollectionDidChange` is called before the handlers that are registered with an
  /// object.
  ///
  /// See: R-TRAIT-6.
  public var traitHandlersComeLast = true
  /// True if setting a controller's `traitOverrides` sends it `willTransition(to:with:)`.
  ///
  /// See: R-TRAIT-7.
  public var announcesTraitOverrides = false
  /// The reported angle of the hinge, in degrees, from which a closed device counts as opened.
  ///
  /// Nil means the device's own.
  ///
  /// See: R-FOLD-1 (one measurement has 170.3).
  public var hingeOpensAt: Double?
  /// The reported angle of the hinge, in degrees, below which an open device counts as closed.
  ///
  /// Nil means the device's own.
  ///
  /// See: R-FOLD-1 (one measurement has 82.7).
  public var hingeClosesBelow: Double?
  /// True if on iPads, from iOS 13 on, orientation observers are notified before the interface
  /// rotates.
  ///
  /// Up to iOS 12, iPads notify them before the interface rotates; phones always notify them
  /// afterwards.
  ///
  /// See: R-ORI-1.
  public var observersReceiveRotationFirst = true
  /// True if traits change before bounds in a rotation or a resize, up to iOS 16.
  ///
  /// See: R-ROT-1, D-1.
  public var traitsComeBeforeBounds = true
  /// True if the blocks of `animate(alongsideTransition:)` run before the layout that a rotation
  /// causes.
  ///
  /// See: R-ROT-1.
  public var blocksComeBeforeLayout = true
  /// True if the scene's delegate receives the new geometry before the animation blocks of a
  /// rotation; if false, after them.
  ///
  /// See: R-ROT-14.
  public var sceneReceivesGeometryFirst = true
  /// True if a scene becomes active before the root controller has appeared at launch.
  ///
  /// See: R-LAUNCH-3.
  public var sceneIsActiveFirst = true
  /// True if `viewSafeAreaInsetsDidChange()` is called before `viewIsAppearing(_:)`.
  ///
  /// See: R-LAUNCH-4, D-2.
  public var safeAreaComesBeforeAppearing = true
  /// True if a controller's first `updateViewConstraints()` is called after `viewIsAppearing(_:)`.
  ///
  /// See: R-LAUNCH-4, D-2.
  public var constraintsFollowAppearing = true
  /// True if a view receives `willMove(toWindow:)` before its subviews.
  ///
  /// See: R-VIEW-5.
  public var willMoveToWindowPreOrder = true
  /// True if `willMove(toSuperview:)` is called before `willMove(toWindow:)`.
  ///
  /// See: R-VIEW-3.
  public var willMoveToSuperviewComesFirst = true
  /// True if `presentationTransitionWillBegin()` is called before the appearance callbacks.
  ///
  /// See: R-PRES-4.
  public var presentationBeginsFirst = true
  /// True if the presenter has appeared again before the presented controller has disappeared.
  ///
  /// See: R-PRES-2.
  public var presenterAppearsFirst = true
  /// True if a change of text size, contrast or direction has callbacks and redraws like a change
  /// of style (from iOS 13 on).
  ///
  /// See: V-21, V-22.
  public var settingsActAsStyle = false
  /// True if a style that is set for a controller before its view is loaded is reported as a change
  /// on iOS 14 to 16.
  ///
  /// On iOS 13 it never is.
  ///
  /// See: V-25.
  public var reportsStyleSetBeforeLoad = false
  /// True if a root controller that rotates the interface at launch receives its new traits on iOS
  /// 13, and is laid out twice.
  ///
  /// See: V-78, R-LAUNCH-8.
  public var reportsRotationAtLaunch = true
  /// True if a change of a view's margins is reported before that of its safe area, if both change.
  ///
  /// See: V-51, D-3.
  public var marginsComeBeforeSafeArea = false
  /// True if a constraints pass also lays out the views of controllers, and new views need such a
  /// pass.
  ///
  /// See: V-52.
  public var constraintsPassLaysOut = false
  /// True if `updateConstraintsIfNeeded()` always sends `updateConstraints()` to the topmost view
  /// of the tree.
  ///
  /// See: D-4.
  public var constraintsPassReachesTop = false
  /// True if an unanimated push lays the new controller out before its `viewDidAppear(_:)`.
  ///
  /// See: V-2a.
  public var unanimatedPushLaysOutFirst = true
  /// True if a resizable window on a phone is compact at every width (from iOS 27 on).
  ///
  /// See: R-RSZ-8 (measurements and Apple's developer forum, thread 836088, disagree).
  public var phoneWindowsStayCompact = false
  /// The duration of a rotation of the interface, in virtual seconds.
  ///
  /// Apple documents no value.
  public var rotationDuration = 0.3
  /// The duration of a transition between controllers, such as a push or a presentation, in virtual
  /// seconds.
  ///
  /// Apple documents no value.
  public var transitionDuration = 0.35

  /// Creates the switches with their default values.
  public init() {}

  /// The Boolean switches, by the names with which scenarios set them.
  package static let flags: [(name: String, path: WritableKeyPath<Self, Bool> & Sendable)] = [
    ("notifiesRootOnHalfTurn", \.notifiesRootOnHalfTurn),
    ("didMoveToWindowPostOrder", \.didMoveToWindowPostOrder),
    ("keepsSpacingBetweenLeadingHiddenViews", \.preservesSpacingBetweenLeadingHiddenViews),
    ("firstArrangedViewYields", \.firstArrangedViewYields),
    ("equalCenteringJoinsBaselines", \.equalCenteringJoinsBaselines),
    ("layoutResizesDetachedViews", \.layoutResizesDetachedViews),
    ("traitHandlersComeLast", \.traitHandlersComeLast),
    ("announcesTraitOverrides", \.announcesTraitOverrides),
    ("observersLearnOfTurnFirst", \.observersReceiveRotationFirst),
    ("traitsComeBeforeBounds", \.traitsComeBeforeBounds),
    ("blocksComeBeforeLayout", \.blocksComeBeforeLayout),
    ("sceneLearnsOfGeometryFirst", \.sceneReceivesGeometryFirst),
    ("sceneIsActiveFirst", \.sceneIsActiveFirst),
    ("safeAreaComesBeforeAppearing", \.safeAreaComesBeforeAppearing),
    ("constraintsFollowAppearing", \.constraintsFollowAppearing),
    ("willMoveToWindowPreOrder", \.willMoveToWindowPreOrder),
    ("willMoveToSuperviewComesFirst", \.willMoveToSuperviewComesFirst),
    ("presentationBeginsFirst", \.presentationBeginsFirst),
    ("presenterAppearsFirst", \.presenterAppearsFirst),
    ("settingsActAsStyle", \.settingsActAsStyle),
    ("tellsOfStyleSetBeforeLoad", \.reportsStyleSetBeforeLoad),
    ("tellsOfTurnAtLaunch", \.reportsRotationAtLaunch),
    ("marginsComeBeforeSafeArea", \.marginsComeBeforeSafeArea),
    ("constraintsPassLaysOut", \.constraintsPassLaysOut),
    ("constraintsPassReachesTop", \.constraintsPassReachesTop),
    ("unanimatedPushLaysOutFirst", \.unanimatedPushLaysOutFirst),
    ("phoneWindowsStayCompact", \.phoneWindowsStayCompact),
  ]
}

/// The devices that take snapshots of an app in the background at other sizes than that of its
/// windows.
///
/// See: R-RSZ-4.
public enum BackgroundSnapshots: Hashable, Sendable {
  /// None: an app in the background is not laid out.
  case none
  /// iPads, from iOS 9 on.
  case pads
  /// All devices, from iOS 9 on.
  case all
}
