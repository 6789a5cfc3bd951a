public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalLayers
import GimbalTraces
public import GimbalTraits

/// A rectangle on the screen that holds other rectangles.
///
/// Only members in this body can be overridden; they forward to the other files of
/// this folder. What is there to be overridden and says no more does nothing here.
///
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  // What walks look at in most views is looked at without a check of exclusive access, which costs more than
  // the look; each is set as a whole.

  /// The view's node in the tree that the engine walks.
  package nonisolated(unsafe) final let node: ViewNode = NodeMemory.allocate()
  @exclusivity(unchecked) final package var machine: Machine = .forNewObjects {
    didSet { node.pointee.machine = machine }
  }
  nonisolated(unsafe) final package var ordinal = 0
  /// The subviews, back to front, which this view keeps alive; `node`'s links mirror it.
  package nonisolated(unsafe) final var children: ContiguousArray<UIView> = []
  final package var explicitIdentifier: String?
  /// `accessibilityIdentifier`, which descriptions read too.
  nonisolated(unsafe) final var describedIdentifier: String?
  /// `transform`; the flag `transformed` tells whether it is the identity.
  nonisolated(unsafe) final var storedTransform = CGAffineTransform.identity
  nonisolated(unsafe) final var storedAlpha: CGFloat = 1
  nonisolated(unsafe) final var storedIsOpaque = true
  // These lie where a word has room left: views are many, and memory is given in steps of 16 bytes.
  nonisolated(unsafe) final var storedContentMode = ContentMode.scaleToFill
  nonisolated(unsafe) final var storedSemanticContentAttribute = UISemanticContentAttribute
    .unspecified
  /// True if `TintTable` has an entry for the view.
  nonisolated(unsafe) final var hasTintEntry = false
  /// True if `AccessibilityTable` has an entry for the view.
  nonisolated(unsafe) final var hasAccessibilityEntry = false
  /// The state for Auto Layout, once the view takes part.
  @exclusivity(unchecked) package nonisolated(unsafe) final var autoLayout: AutoLayoutState?
  /// The state of margins, once they differ from the default.
  @exclusivity(unchecked) nonisolated(unsafe) final var margins: MarginState?
  /// The layer, once it has been asked for.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedLayer: CALayer?
  /// The state of traits, once the view sets, tracks or observes some.
  @exclusivity(unchecked) nonisolated(unsafe) final var traitState: TraitState?

  // MARK: Creating

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    prepare()
    setFrame(frame)
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from a document; of other archives nothing but the defaults is read.
  ///
  /// See: R-NIB-2.
  public required init?(coder: NSCoder) {
    super.init()
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    node.initialize(to: ViewState(owner: self, machine: machine))
    ordinal = machine.ordinal(of: type(of: self))
    node.pointee.traits = machine.initialTraits
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
    if machine.switches.constraintsPassLaysOut { node.pointee.flags.insert(.needsConstraints) }
  }

  deinit {
    // Before all else: nothing may find the view by a constraint from here on.
    releaseConstraints()
    releaseTouchShare()
    if hasTintEntry { TintTable.forget(ObjectIdentifier(self)) }
    if hasAccessibilityEntry { AccessibilityTable.forget(ObjectIdentifier(self)) }
    orphanChildren()
    storedLayer?.detach(
      bounds: node.pointee.bounds, position: node.pointee.center, transform: storedTransform)
    node.deinitialize(count: 1)
    NodeMemory.free(node)
  }

  // MARK: What the folders below tell a view

  /// Lets the subviews go with a view that is released.
  final func dropSubviews() { letGoOfSubviews() }

  /// Brings the constraints of the view and of those below it up to date.
  final func updateConstraintsBelow(notifyingRoot: Bool) {
    machine.updateConstraints(below: node, notifyingRoot: notifyingRoot)
  }

  /// The direction of reading has changed.
  final func readingDirectionDidChange() { directionDidChange() }

  /// The one length of a followed guide that does not follow from the view's bounds, in points.
  final func guideLength(_ kind: SystemGuide) -> CGFloat? { followedLength(of: kind) }

  final var guideOfMargins: UILayoutGuide { layoutMarginsGuide }

  /// The size of what the view scrolls, in points.
  var scrolledSize: CGSize? { nil }

  /// The guide around what the view scrolls.
  var scrolledGuide: UILayoutGuide? { nil }

  /// The guide around what is seen of what the view scrolls.
  var seenGuide: UILayoutGuide? { nil }

  /// The safe area from which that of the subviews derives.
  var handedSafeArea: UIEdgeInsets { safeAreaInsets }

  /// True for a list, whose rows take its margins at the sides alone.
  var givesRowsMargins: Bool { false }

  /// The window has followed a turn (up to iOS 7).
  func windowDidRotate() {}

  /// Resets the appearance states of the view and of all below it without callbacks: the app has ended.
  final func forgetAppearances() { forgetWhatAppeared() }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points; not to be set under a transform.
  open var frame: CGRect {
    get { node.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; its origin moves the subviews.
  open var bounds: CGRect {
    get { node.pointee.bounds }
    set { setBounds(newValue) }
  }

  /// The center of the bounds in the superview's coordinates, in points.
  open var center: CGPoint {
    get { node.pointee.center }
    set { setCenter(newValue) }
  }

  /// A map applied about the center; it changes neither bounds nor center.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedLayer?.forgetDepth()
      setTransform(newValue)
    }
  }

  /// The layer's map in space, of which `transform` is the part in the plane (from iOS 13 on).
  ///
  /// See: L-LAYER-3.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set { layer.transform = newValue }
  }

  // MARK: The layer

  /// The class of the layers of views of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, which is made when it is first asked for; its delegate is the view.
  ///
  /// See: L-LAYER-7.
  open var layer: CALayer { ownLayer }

  /// Lays the view out, in the place of its layer: with `layoutSubviews()`, and around it the calls to its
  /// controller.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { machine.layOutView(node) }
  }

  /// Gives the view's layer, or another whose delegate the view is, its content; the base gives none.
  open func display(_ layer: CALayer) {}

  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  #if !canImport(Darwin)
    /// Draws the view's layer, or another whose delegate the view is, upon a context that keeps geometry alone;
    /// the base calls `draw(_:)` for its own.
    ///
    /// See: L-DRAW-2.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
      if layer === storedLayer { draw(ctx.boundingBoxOfClipPath) }
    }
  #endif

  /// Returns the action that runs when a property of the view's layer changes: an animation inside a block, else
  /// none.
  ///
  /// It is not asked for geometry, opacity and background, which the view keeps.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ownAction(for: layer, event)
  }

  // MARK: Look

  /// True if the view and what it holds are left out of the picture and of touches.
  open var isHidden: Bool {
    get { node.pointee.flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The view's own opacity; what is seen is the product down the tree.
  ///
  /// A number beyond 0 and 1, infinity too, counts as the nearer of the two; NaN raises.
  ///
  /// See: D-11.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// The color behind the view's content; nil is transparent.
  @Settable open var backgroundColor: UIColor? {
    didSet {
      if node.pointee.traversal.pointee.capturesAnimations { captureColor(from: oldValue) }
    }
  }

  /// A hint to drawing that the view fills its bounds.
  ///
  /// It is never changed by alpha.
  ///
  /// Rule: L-VIS-2.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { storedIsOpaque = newValue }
  }

  /// True if subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { node.pointee.flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, newValue) }
  }

  /// True if the view takes touches.
  open var isUserInteractionEnabled: Bool {
    get { node.pointee.flags.contains(.userInteractionEnabled) }
    set { set(.userInteractionEnabled, newValue) }
  }

  /// A number by which `viewWithTag(_:)` finds the view.
  @Settable open var tag = 0

  /// A name for tests; the trace uses it too.
  open var accessibilityIdentifier: String? {
    get { describedIdentifier }
    set {
      describedIdentifier = newValue
      if let newValue { machine.recorder.registerIdentifier(newValue) }
      guard node.pointee.receiver != .none else { return }
      machine.recorder.setAccessibilityIdentifier(newValue, of: node.pointee.receiver)
    }
  }

  /// Pixels for each point of the content; kept by the layer.
  open var contentScaleFactor: CGFloat {
    get { storedLayer?.contentsScale ?? machine.hardware.scale }
    set { layer.contentsScale = newValue }
  }

  /// A view in no superview whose opacity cuts this one's content; kept, as nothing is drawn.
  open var mask: UIView? {
    get { storedLayer?.value(forKey: "maskView") as? UIView }
    set { setMask(newValue) }
  }

  // MARK: Accessibility

  /// True if assistive technologies see the view as one thing.
  ///
  /// The default is true for labels and controls.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isElementByClass }
    set { accessibility.isElement = newValue }
  }

  /// The words for the view; the default of a label is its text.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? (self as? any DescribedByText)?.textInNames }
    set { accessibility.label = newValue }
  }

  /// The value of the view in words.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A text about the result of acting on the view.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The traits of the view for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? traitsByClass }
    set { accessibility.traits = newValue }
  }

  /// The view's rectangle in the screen's coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }

  /// The place that is touched, in the screen's coordinates, in points: by default the middle.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.middle }
    set { accessibility.activationPoint = newValue }
  }

  /// The things in the view, in their order; nil leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// True if the views in the view are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// True if what lies beside the view is hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// True if the view's things are read one after the other before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// True if the view keeps its colors where colors are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// Called by assistive technologies to act on the view; the base does nothing, and no technology is simulated.
  open func accessibilityActivate() -> Bool { false }

  /// Further actions that the view offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The kind of the container that the view is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// The outline on the screen; nil is the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The language of the texts; nil is the person's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The names by which a person can call the view aloud; nil is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// True if the view does something when it is touched.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? isUserInteractionEnabled }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// The number of things in the view.
  ///
  /// Source: Apple, UIAccessibilityContainer.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The thing at an index, or nil.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of a thing in the view, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Called to raise the value.
  open func accessibilityIncrement() {}

  /// Called to lower the value.
  open func accessibilityDecrement() {}

  /// Called to leave what is shown.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Pictures of the view

  /// A view with the frame of this one that stands for what it shows; its subviews are not in it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, frame, afterUpdates)
  }

  /// A view that stands for a part of what this one shows, in its own coordinates, with that part's size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, CGRect(origin: .zero, size: rect.size), afterUpdates)
  }

  /// Says whether all of the view could be drawn into the current context: true in a window.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { machine.updateAll() }
    return window != nil
  }

  /// The way in which the content fills the bounds.
  ///
  /// It is kept, and moves nothing. Source: Apple, UIView.ContentMode.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }

  // MARK: Hierarchy

  /// The view that holds this one, or nil.
  open var superview: UIView? { node.pointee.parent?.pointee.owner }

  /// The views that this one holds, back to front: a copy.
  open var subviews: [UIView] { Array(children) }

  /// The window that the view is in, or nil.
  open var window: UIWindow? {
    guard let window = node.pointee.window else { return nil }
    return unsafeDowncast(window.pointee.owner, to: UIWindow.self)
  }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { node.pointee.controller ?? superview }

  /// Adds a view in front of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view at an index of `subviews`; an index past the end means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a subview; in front of all when that is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Inserts a view in front of a subview; in front of all when that is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Exchanges two subviews' places; indexes out of range change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Removes the view from its superview, which releases it unless it has other owners.
  open func removeFromSuperview() { remove() }

  /// True if this view is `view` or lies below it.
  ///
  /// - Complexity: O(depth).
  open func isDescendant(of view: UIView) -> Bool { view.node.isSelfOrAncestor(of: node) }

  /// The first view with a tag, in a search from here downwards.
  ///
  /// - Complexity: O(views below).
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a view was added here.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view leaves.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view goes to a superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view went to a superview, or to none.
  open func didMoveToSuperview() {}

  /// Called before the view goes to a window, or to none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view went to a window, or to none.
  open func didMoveToWindow() {}

  // MARK: Hit testing

  /// The view, this one or one below, that is in front at a point in this view's coordinates.
  ///
  /// - Complexity: O(n) in the number of views below.
  ///
  /// See: L-HIT-1, L-HIT-2.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// True if a point in the view's coordinates is inside its bounds.
  ///
  /// See: L-HIT-2.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  // MARK: Touches

  /// True if the view gets several touches at a time; else it gets the first alone.
  ///
  /// See: R-TOUCH-4.
  open var isMultipleTouchEnabled: Bool {
    get { takesMultipleTouches }
    set { takesMultipleTouches = newValue }
  }

  /// True if no other view gets touches while this one has some, and this one none while another has.
  ///
  /// See: R-TOUCH-5.
  open var isExclusiveTouch: Bool {
    get { takesTouchesAlone }
    set { takesTouchesAlone = newValue }
  }

  /// The recognizers that get the touches of the view and of those below it; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Adds a recognizer, taking it from the view where it was; touches that have begun do not reach it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer, which breaks off what it has begun.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// True if a recognizer may recognize touches that began in the view.
  ///
  /// See: R-GEST-2.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the recognizers that views of the class have by themselves.
  func prepareRecognizers() {}

  /// True if views of the class follow touches by themselves, as controls do.
  package var tracksTouches: Bool { self is any TouchTracking }

  // MARK: Layout

  /// The parts of the frame that follow the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { node.pointee.autoresizingMask }
    set {
      node.pointee.autoresizingMask = newValue
      node.notifyMaskChange()
      notifyEngineOfFrame()
    }
  }

  /// True if the subviews' masks are followed.
  open var autoresizesSubviews: Bool {
    get { node.pointee.flags.contains(.autoresizesSubviews) }
    set { set(.autoresizesSubviews, newValue) }
  }

  /// Lays out the subviews; called in the layout phase, never to be called directly.
  ///
  /// The base gives the subviews that are placed by constraints their bounds and centers.
  ///
  /// See: L-CYC-3.
  open func layoutSubviews() { positionSubviews() }

  /// Called in the display phase with the part to draw, in points, for a view that is marked.
  ///
  /// `UIGraphicsGetCurrentContext()` keeps what is drawn as geometry, without a pixel; the base draws nothing.
  ///
  /// See: R-LAY-1, L-DRAW-2.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view to be drawn anew.
  open func setNeedsDisplay() { setNeedsDisplayPart(nil) }

  /// Marks a part of the view, in its own coordinates, to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplayPart(rect) }

  /// Marks the view for the next layout phase.
  open func setNeedsLayout() { node.requestWork(.needsLayout) }

  /// Brings the view's subtree up to date now, from its topmost marked ancestor on.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// The size that suits the view best within a size, in points; the base returns the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to what `sizeThatFits(_:)` says, keeping the frame's origin.
  open func sizeToFit() { resizeToFit() }

  // MARK: Constraints

  /// The constraints that the view holds, in the order of their activation, and those that stand for
  /// the frames and masks of its subviews.
  ///
  /// See: L-CON-7, L-TAMIC-1.
  open var constraints: [NSLayoutConstraint] { allConstraints }

  /// Adds a constraint, which makes it active; its items must be in the view's tree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }

  /// Adds constraints in this order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { add(constraint) }
  }

  /// Removes a constraint that the view holds, which makes it inactive.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { remove(constraint) }

  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { remove(constraint) }
  }

  /// True if the view's frame and mask count as constraints where it takes part in Auto Layout.
  ///
  /// See: L-TAMIC-1.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !node.pointee.flags.contains(.positionedByConstraints) }
    set { setTranslatesMask(newValue) }
  }

  /// The length in `intrinsicContentSize` of an axis on which the content has no size.
  ///
  /// Rule: L-SIZE-1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content asks for, in points, which must not depend on the present frame.
  ///
  /// See: L-SIZE-1, L-SIZE-2.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the content asks for another size than before.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// The priority with which the view resists being made larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }

  /// Says how much the view resists being made larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// The priority with which the view resists being made smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compression(axis)
  }

  /// Says how much the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }

  /// The size that satisfies the constraints in the view best and comes near to a target, in points.
  ///
  /// See: L-SIZE-7.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(
      targetSize, horizontal: UILayoutPriority.fittingSizeLevel,
      vertical: UILayoutPriority.fittingSizeLevel)
  }

  /// The same with a priority for each side of the target; a required one fixes that side.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The insets from the frame to the rectangle that constraints act on, in points; they may hold a
  /// shadow.
  ///
  /// See: L-CON-3.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints act on, for a frame; both in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints act on; both in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline stands for this one's; the base says the one of the last.
  ///
  /// See: L-CON-3.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's; the base says itself.
  open var forLastBaselineLayout: UIView { self }

  /// The old form of `forLastBaselineLayout`.
  ///
  /// Source: Apple, UIView, deprecated from iOS 9 on.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// True if more than one frame for the view satisfies the constraints.
  ///
  /// For debugging; false outside of a window.
  ///
  /// See: L-AMB-1.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Changes the frame of an ambiguous view to another that satisfies the constraints.
  ///
  /// For debugging.
  ///
  /// See: L-AMB-2.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The constraints that determine the view's place and size on an axis.
  ///
  /// For debugging; none outside of a window.
  ///
  /// See: L-AMB-1, L-AMB-3.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }

  /// The view's behaviour where people read from right to left: leading and trailing change sides.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      guard newValue != storedSemanticContentAttribute else { return }
      storedSemanticContentAttribute = newValue
      directionDidChange()
      changeMargins()
    }
  }

  /// The direction in which the view arranges its content.
  ///
  /// See: L-CON-4.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// Adds a guide, taking it from where it was.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a guide, and the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The guides that the view owns, those of the system that were asked for included.
  open var layoutGuides: [UILayoutGuide] { allGuides }

  /// True if views of the class opt in to constraint-based layout without having a constraint.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints; called in the constraints phase.
  ///
  /// Overrides call super last.
  open func updateConstraints() {}

  /// Marks the view for the next constraints phase.
  open func setNeedsUpdateConstraints() { setNeedsOwnConstraints() }

  /// True if the view is marked for the next constraints phase.
  open func needsUpdateConstraints() -> Bool { node.pointee.flags.contains(.needsConstraints) }

  /// Runs the constraints phase for the view's subtree now.
  open func updateConstraintsIfNeeded() { runConstraintsPhase() }

  /// The parts of the bounds that bars, sensor and home indicator cover, in points.
  ///
  /// Zero outside a window and up to iOS 10.
  open var safeAreaInsets: UIEdgeInsets { node.pointee.safeAreaInsets }

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Margins

  /// The space to be left between the view's edges and its content, by sides of the screen, in points.
  ///
  /// Read, these are the margins in force: with the system's minimum, the safe area, and what is
  /// preserved of the superview's. Zero up to iOS 7.
  ///
  /// - Complexity: O(superviews whose margins are preserved).
  ///
  /// See: L-MARG-1, L-MARG-2, L-MARG-3, L-MARG-4, L-MARG-5, L-MARG-6.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.fixed(newValue)) }
  }

  /// The margins by the direction of reading, in points: another view of the same value.
  ///
  /// See: L-MARG-2.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, rightToLeft: layoutDirection == .rightToLeft)
    }
    set { setMargins(.directional(newValue)) }
  }

  /// True if content keeps out of the superview's margins too.
  ///
  /// See: L-MARG-5.
  open var preservesSuperviewLayoutMargins: Bool {
    get { node.pointee.flags.contains(.preservesMargins) }
    set { setPreservesMargins(newValue) }
  }

  /// True if margins begin at the safe area, not at the bounds (from iOS 11 on).
  ///
  /// See: L-MARG-4.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins?.insetsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// Called when the margins in force have changed; layout follows.
  ///
  /// See: L-MARG-7.
  open func layoutMarginsDidChange() {}

  /// The color of what can be touched, in the view and all below it; nil sets the superview's.
  ///
  /// Read, it is the color that holds: set here or above, else the system's blue, without hue where it is
  /// dimmed.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-TINT-1.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// The dimming of the tint, in the view and all below it; automatic takes the superview's.
  ///
  /// Read, it is the mode that holds, never automatic.
  ///
  /// See: L-TINT-3, L-TINT-4.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called when the tint is another, and when light and dark change (from iOS 13 on).
  ///
  /// See: L-TINT-2, V-22.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits that hold for the view.
  open var traitCollection: UITraitCollection { machine.collection(answeredTraits) }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The overrides of the traits that the view inherits (from iOS 17 on).
  ///
  /// An override holds for the view and all below it from the next update of traits on. Reading a trait that is not
  /// set raises.
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }

  /// The brightness that holds for the view and all below it; unspecified is inherited (from iOS 13
  /// on).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// The smallest text size for the view and all below it; nil sets no limit (from iOS 15 on).
  ///
  /// It holds from the next update of traits on.
  ///
  /// See: R-TRAIT-12.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.minimum }
    set { textSizeLimits.minimum = newValue }
  }

  /// The greatest text size for the view and all below it; nil sets no limit (from iOS 15 on).
  ///
  /// It holds from the next update of traits on, and goes before a minimum above it.
  ///
  /// See: R-TRAIT-12.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.maximum }
    set { textSizeLimits.maximum = newValue }
  }

  /// Brings the traits of the view and of all below it up to date now, and sends the callbacks of changes (from
  /// iOS 17 on).
  ///
  /// See: R-TRAIT-5.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// Configures what the view shows; called before layout (from iOS 26 on), never to be called
  /// directly.
  ///
  /// See: R-LAY-10.
  open func updateProperties() {}

  /// Marks the view's properties for an update in the next layout phase (from iOS 26 on).
  open func setNeedsUpdateProperties() { setOwnPropertiesDue() }

  /// Updates the marked properties of the view, its controller and all below them now (from iOS 26
  /// on).
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  /// Makes the motion that is seen in this view during a change of controllers; nil where none can be seen.
  final func makeMotion(of transition: ControllerTransition) -> (any TransitionMotion)? {
    TransitionMiddle(of: transition, on: machine)
  }

  /// The view in UIKit's form, such as `<UIView: 0x…; frame = (0 20; 320 460); autoresize = W+H>`.
  ///
  /// The identity is a number that is the same in every run, where UIKit prints an address.
  open nonisolated override var description: String { describeAsUIKit() }
}
