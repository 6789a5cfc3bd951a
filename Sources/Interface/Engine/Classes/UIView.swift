public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalLayers
import GimbalTraces
public import GimbalTraits

/// A rectangular area of the screen that manages its content and its subviews.
///
/// Only members in this body can be overridden, because Swift cannot override members of
/// extensions. They forward to the other folders of the engine. Methods that exist only to be
/// overridden are empty.
///
/// Source: Apple, UIView.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  // Traversals read these properties in most views without a check of exclusive access, which costs
  // more than the read. Each is written as a whole.

  /// The view's node in the tree that traversals follow.
  package nonisolated(unsafe) final let node: ViewNode = NodeMemory.allocate()
  @exclusivity(unchecked) final package var machine: Machine = .forNewObjects {
    didSet { node.pointee.machine = machine }
  }
  /// The number among the objects of the class on the device, from 1.
  nonisolated(unsafe) final package var ordinal = 0
  /// The subviews, back to front; the links of `node` mirror this array.
  package nonisolated(unsafe) final var children: ContiguousArray<UIView> = []
  /// The view's name in a scene, which the trace shows; nil if it has none.
  final package var explicitIdentifier: String?
  /// The value of `accessibilityIdentifier`; descriptions read it too.
  nonisolated(unsafe) final var describedIdentifier: String?
  /// The value of `transform`; the flag `transformed` is set if it is not the identity.
  nonisolated(unsafe) final var storedTransform = CGAffineTransform.identity
  /// The value of `alpha`, from 0 to 1.
  nonisolated(unsafe) final var storedAlpha: CGFloat = 1
  /// The value of `isOpaque`.
  nonisolated(unsafe) final var storedIsOpaque = true
  // These properties fill the padding after `storedIsOpaque`: an app has many views, and memory is
  // allocated in steps of 16 bytes.
  /// The value of `contentMode`.
  nonisolated(unsafe) final var storedContentMode = ContentMode.scaleToFill
  /// The value of `semanticContentAttribute`.
  nonisolated(unsafe) final var storedSemanticContentAttribute = UISemanticContentAttribute
    .unspecified
  /// True if `TintTable` has an entry for the view.
  nonisolated(unsafe) final var hasTintEntry = false
  /// True if `AccessibilityTable` has an entry for the view.
  nonisolated(unsafe) final var hasAccessibilityEntry = false
  /// The state for Auto Layout; nil until the view takes part in it.
  @exclusivity(unchecked) package nonisolated(unsafe) final var autoLayout: AutoLayoutState?
  /// The state of margins; nil while all have their defaults.
  @exclusivity(unchecked) nonisolated(unsafe) final var margins: MarginState?
  /// The layer; nil until it is first read.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedLayer: CALayer?
  /// The view's trait overrides, tracked traits and registrations; nil until the first of them.
  @exclusivity(unchecked) nonisolated(unsafe) final var traitState: TraitState?

  // MARK: Creating

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    prepare()
    setFrame(frame)
  }

  /// Creates a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from a storyboard or nib file; with any other coder, all values are defaults.
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
    node.pointee.traits = TraitPrediction(machine).initialTraits
    if type(of: self).requiresConstraintBasedLayout { useConstraints() }
    if machine.switches.constraintsPassLaysOut { node.pointee.flags.insert(.needsConstraints) }
  }

  deinit {
    // First of all: from here on no constraint may lead to the view.
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

  // MARK: Calls from lower folders

  /// Removes the subviews of a view that is being released.
  final func dropSubviews() { letGoOfSubviews() }

  /// Runs the constraints phase for the view and its descendants.
  final func updateConstraintsBelow(notifyingRoot: Bool) {
    ConstraintsPhase(machine).updateConstraints(below: node, notifyingRoot: notifyingRoot)
  }

  /// Updates the view after its layout direction has changed; `TraitPropagation` calls it.
  final func readingDirectionDidChange() { directionDidChange() }

  /// Returns the length of a followed guide that does not depend on the view's bounds, in points.
  final func guideLength(_ kind: SystemGuide) -> CGFloat? { followedLength(of: kind) }

  /// The value of `layoutMarginsGuide`, for equations of the Solving folder that relate to margins.
  final var guideOfMargins: UILayoutGuide { layoutMarginsGuide }

  /// The size of a scroll view's content, in points; nil for other views.
  var scrolledSize: CGSize? { nil }

  /// The content layout guide of a scroll view; nil for other views.
  var scrolledGuide: UILayoutGuide? { nil }

  /// The frame layout guide of a scroll view; nil for other views.
  var seenGuide: UILayoutGuide? { nil }

  /// The safe area from which the safe areas of subviews are computed.
  var handedSafeArea: UIEdgeInsets { safeAreaInsets }

  /// True for a table or collection view, whose rows take only its horizontal margins.
  var givesRowsMargins: Bool { false }

  /// Called after the window has followed a rotation (up to iOS 7).
  func windowDidRotate() {}

  /// Resets the appearance states of the view and its descendants without callbacks, when the app
  /// ends.
  final func forgetAppearances() { forgetWhatAppeared() }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// Do not set it while `transform` is not the identity.
  open var frame: CGRect {
    get { node.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points; its origin offsets the subviews.
  open var bounds: CGRect {
    get { node.pointee.bounds }
    set { setBounds(newValue) }
  }

  /// The center of the bounds in the superview's coordinates, in points.
  open var center: CGPoint {
    get { node.pointee.center }
    set { setCenter(newValue) }
  }

  /// The affine transform about the center; setting it changes neither `bounds` nor `center`.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedLayer?.forgetDepth()
      setTransform(newValue)
    }
  }

  /// The layer's 3D transform, whose affine part is `transform` (from iOS 13 on).
  ///
  /// See: L-LAYER-3.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set { layer.transform = newValue }
  }

  // MARK: The layer

  /// The class of the layer of each view of this class.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer, whose delegate is the view; created when it is first read.
  ///
  /// See: L-LAYER-7.
  open var layer: CALayer { ownLayer }

  /// Lays out the view when its layer is laid out.
  ///
  /// Calls `layoutSubviews()`, and before and after it the layout callbacks of the view's
  /// controller.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { LayoutPhase(machine).layOutView(node) }
  }

  /// Provides the content of a layer whose delegate is the view; the default implementation does
  /// nothing.
  open func display(_ layer: CALayer) {}

  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  #if !canImport(Darwin)
    /// Draws a layer whose delegate is the view into a context that records only geometry.
    ///
    /// The default implementation calls `draw(_:)` for the view's own layer.
    ///
    /// See: L-DRAW-2.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
      if layer === storedLayer { draw(ctx.boundingBoxOfClipPath) }
    }
  #endif

  /// Returns the object that runs an action when a property of the view's layer changes.
  ///
  /// Inside an animation block it animates the change; otherwise it is `NSNull`.
  ///
  /// It is not called for geometry, opacity and background, which the view stores.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ownAction(for: layer, event)
  }

  // MARK: Appearance

  /// True if the view and its subviews are not drawn and receive no touches.
  open var isHidden: Bool {
    get { node.pointee.flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  /// The view's own opacity; the visible opacity is the product with those of all superviews.
  ///
  /// Values outside 0...1, infinity included, are clamped; NaN raises an exception.
  ///
  /// See: D-11.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// The background color; nil is transparent.
  @Settable open var backgroundColor: UIColor? {
    didSet {
      if node.pointee.traversal.pointee.capturesAnimations { captureColor(from: oldValue) }
    }
  }

  /// A hint to drawing that the view fills its bounds with opaque content.
  ///
  /// Changes of `alpha` do not change it.
  ///
  /// Rule: L-VIS-2.
  open var isOpaque: Bool {
    get { storedIsOpaque }
    set { storedIsOpaque = newValue }
  }

  /// True if subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { node.pointee.flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, newValue) }
  }

  /// True if the view receives touches.
  open var isUserInteractionEnabled: Bool {
    get { node.pointee.flags.contains(.userInteractionEnabled) }
    set { set(.userInteractionEnabled, newValue) }
  }

  /// A number by which `viewWithTag(_:)` finds the view.
  @Settable open var tag = 0

  /// An identifier for tests, which the trace shows too.
  open var accessibilityIdentifier: String? {
    get { describedIdentifier }
    set {
      describedIdentifier = newValue
      if let newValue { machine.recorder.registerIdentifier(newValue) }
      guard node.pointee.receiver != .none else { return }
      machine.recorder.setAccessibilityIdentifier(newValue, of: node.pointee.receiver)
    }
  }

  /// The number of pixels per point of the content, stored by the layer.
  open var contentScaleFactor: CGFloat {
    get { storedLayer?.contentsScale ?? machine.hardware.scale }
    set { layer.contentsScale = newValue }
  }

  /// A view whose opacity masks this one; stored without effect, because nothing is drawn.
  open var mask: UIView? {
    get { storedLayer?.value(forKey: "maskView") as? UIView }
    set { setMask(newValue) }
  }

  // MARK: Accessibility

  /// True if assistive technologies treat the view as one element.
  ///
  /// The default is true for labels and controls.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isElementByClass }
    set { accessibility.isElement = newValue }
  }

  /// The text that describes the view; the default of a label is its text.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? (self as? any DescribedByText)?.textInNames }
    set { accessibility.label = newValue }
  }

  /// The value of the view as text.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A description of the result of an action on the view.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The traits of the view for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? traitsByClass }
    set { accessibility.traits = newValue }
  }

  /// The view's rectangle in the screen's coordinates, in points, for assistive technologies.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }

  /// The point that activation touches, in the screen's coordinates, in points.
  ///
  /// The default is the center of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.middle }
    set { accessibility.activationPoint = newValue }
  }

  /// The accessibility elements in the view, in order; nil means that the subviews provide them.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// True if the subviews are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// True if the siblings of the view are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// True if the elements in the view are read before the next sibling.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// True if the view keeps its colors where colors are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// Called by assistive technologies to activate the view.
  ///
  /// The default implementation returns false. Gimbal simulates no assistive technology.
  open func accessibilityActivate() -> Bool { false }

  /// The custom actions that the view offers; stored without effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The type of container that the view is for assistive technologies.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// The outline in the screen's coordinates, in points; nil means the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The language of the accessibility strings; nil means the user's language.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The names by which Voice Control finds the view; the default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// True if the view responds to user interaction.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? isUserInteractionEnabled }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// Returns the number of accessibility elements in the view.
  ///
  /// Source: Apple, UIAccessibilityContainer.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index, or nil.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in the view, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Called by assistive technologies to increase the value; Gimbal never calls it.
  open func accessibilityIncrement() {}

  /// Called by assistive technologies to decrease the value; Gimbal never calls it.
  open func accessibilityDecrement() {}

  /// Called by assistive technologies to dismiss the view or controller; returns true if it did.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Snapshots

  /// Returns an empty view with this view's frame, as a snapshot of it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, frame, afterUpdates)
  }

  /// Returns an empty view with the size of `rect`, as a snapshot of that part of the view.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, CGRect(origin: .zero, size: rect.size), afterUpdates)
  }

  /// Returns true if the view is in a window, so that it could be drawn; draws nothing.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { UpdateCycle(machine).updateAll() }
    return window != nil
  }

  /// The way in which the content fills the bounds.
  ///
  /// The value is stored and moves no content. Source: Apple, UIView.ContentMode.
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { storedContentMode = newValue }
  }

  // MARK: Hierarchy

  /// The view that contains this one, or nil.
  open var superview: UIView? { node.pointee.parent?.pointee.owner }

  /// A copy of the array of subviews, back to front.
  open var subviews: [UIView] { Array(children) }

  /// The window that the view is in, or nil.
  open var window: UIWindow? {
    guard let window = node.pointee.window else { return nil }
    return unsafeDowncast(window.pointee.owner, to: UIWindow.self)
  }

  /// The controller whose view this is, otherwise the superview.
  open override var next: UIResponder? { node.pointee.controller ?? superview }

  /// Adds a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view at an index of `subviews`; an index past the end means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind `sibling`, or in front of all subviews if that is none of them.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Inserts a view in front of `sibling`, or of all subviews if that is none of them.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Exchanges two subviews; if an index is out of range, nothing changes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Removes the view from its superview, which releases it unless it has other owners.
  open func removeFromSuperview() { remove() }

  /// Returns true if this view is `view` or a descendant of it.
  ///
  /// - Complexity: O(depth).
  open func isDescendant(of view: UIView) -> Bool { view.node.isSelfOrAncestor(of: node) }

  /// Returns the first view with a tag among this view and its descendants, or nil.
  ///
  /// - Complexity: O(views below).
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is added to a superview, or removed from it (`newSuperview` is nil).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view was added to a superview or removed from it.
  open func didMoveToSuperview() {}

  /// Called before the view enters a window, or leaves it (`newWindow` is nil).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  // MARK: Hit testing

  /// Returns the frontmost of this view and its descendants at a point in this view's coordinates.
  ///
  /// - Complexity: O(n) in the number of views below.
  ///
  /// See: L-HIT-1, L-HIT-2.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Returns true if a point in the view's coordinates is in its bounds; called by hit testing.
  ///
  /// See: L-HIT-2.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  // MARK: Touches

  /// True if the view receives several touches at a time; false if it receives only the first.
  ///
  /// See: R-TOUCH-4.
  open var isMultipleTouchEnabled: Bool {
    get { takesMultipleTouches }
    set { takesMultipleTouches = newValue }
  }

  /// True if a touch in this view prevents touches in other views, and the reverse.
  ///
  /// See: R-TOUCH-5.
  open var isExclusiveTouch: Bool {
    get { takesTouchesAlone }
    set { takesTouchesAlone = newValue }
  }

  /// The recognizers that receive touches of the view and its descendants; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Adds a recognizer and removes it from its old view.
  ///
  /// It does not receive touches that have already begun.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer and cancels its current gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns true if a recognizer may begin; called before one of the view or a superview begins.
  ///
  /// See: R-GEST-2.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Creates the recognizers that every view of the class has; system classes override it.
  func prepareRecognizers() {}

  /// True if views of the class track touches, as controls do.
  package var tracksTouches: Bool { self is any TouchTracking }

  // MARK: Layout

  /// The margins and sizes that may change when the superview's bounds change size.
  ///
  /// See: L-MASK-1, L-MASK-2, L-TAMIC-1.
  open var autoresizingMask: AutoresizingMask {
    get { node.pointee.autoresizingMask }
    set {
      node.pointee.autoresizingMask = newValue
      node.notifyMaskChange()
      notifyEngineOfFrame()
    }
  }

  /// True if the autoresizing masks of the subviews apply when the bounds change size.
  open var autoresizesSubviews: Bool {
    get { node.pointee.flags.contains(.autoresizesSubviews) }
    set {
      set(.autoresizesSubviews, newValue)
      for view in subviews { view.notifyEngineOfFrame() }
    }
  }

  /// Lays out the subviews.
  ///
  /// Called in the layout phase; an app overrides it but does not call it.
  ///
  /// The default implementation sets the bounds and centers of subviews that constraints position.
  ///
  /// See: L-CYC-3.
  open func layoutSubviews() { positionSubviews() }

  /// Called in the display phase with the rectangle to draw, in points, if the view needs display.
  ///
  /// `UIGraphicsGetCurrentContext()` records the geometry that is drawn, without pixels. The
  /// default implementation draws nothing.
  ///
  /// See: R-LAY-1, L-DRAW-2.
  open func draw(_ rect: CGRect) {}

  /// Requests a call of `draw(_:)` for the whole view in the next display phase.
  open func setNeedsDisplay() { setNeedsDisplayPart(nil) }

  /// Requests a call of `draw(_:)` for a rectangle in the view's own coordinates.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplayPart(rect) }

  /// Requests a call of `layoutSubviews()` in the next layout phase.
  open func setNeedsLayout() { node.requestWork(.needsLayout) }

  /// Lays out the view's subtree now, from its topmost ancestor that needs layout on.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Returns the size, in points, that suits the view best for an available size.
  ///
  /// The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to the result of `sizeThatFits(_:)`; the frame's origin stays.
  open func sizeToFit() { resizeToFit() }

  // MARK: Constraints

  /// The constraints that the view holds, in the order of their activation, and those of the frames
  /// and autoresizing masks of its subviews.
  ///
  /// See: L-CON-7, L-TAMIC-1.
  open var constraints: [NSLayoutConstraint] { allConstraints }

  /// Adds a constraint and activates it; its items must be in the view's tree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }

  /// Adds constraints in this order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { add(constraint) }
  }

  /// Removes a constraint that the view holds and deactivates it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { remove(constraint) }

  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { remove(constraint) }
  }

  /// True if the view's frame and autoresizing mask act as constraints in Auto Layout.
  ///
  /// See: L-TAMIC-1.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !node.pointee.flags.contains(.positionedByConstraints) }
    set { setTranslatesMask(newValue) }
  }

  /// The length in `intrinsicContentSize` for an axis on which the content has no size.
  ///
  /// Rule: L-SIZE-1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the content, in points; it must not depend on the current frame.
  ///
  /// See: L-SIZE-1, L-SIZE-2.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size, so that the engine reads it again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Returns the priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// Returns the priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compression(axis)
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }

  /// Returns the size, in points, that satisfies the constraints in the view's subtree and is
  /// closest to a target.
  ///
  /// See: L-SIZE-7.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(
      targetSize, horizontal: UILayoutPriority.fittingSizeLevel,
      vertical: UILayoutPriority.fittingSizeLevel)
  }

  /// Returns the fitting size with a priority for each axis; a required one fixes the target's.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The insets from the frame to the alignment rectangle, in points; a shadow lies in them.
  ///
  /// See: L-CON-3.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame; both are in the superview's coordinates.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle; both are in the superview's coordinates.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view that provides this view's first baseline; the default is `forLastBaselineLayout`.
  ///
  /// See: L-CON-3.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view that provides this view's last baseline; the default is this view.
  open var forLastBaselineLayout: UIView { self }

  /// Returns `forLastBaselineLayout`, by its old name.
  ///
  /// Source: Apple, UIView, deprecated from iOS 9 on.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// True if more than one frame of the view satisfies the constraints.
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

  /// Returns the constraints that determine the view's position and size on an axis.
  ///
  /// For debugging; none outside of a window.
  ///
  /// See: L-AMB-1, L-AMB-3.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    affectingConstraints(axis)
  }

  /// Whether leading and trailing exchange sides in right-to-left layout.
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

  /// Adds a guide and removes it from its old view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a guide and deactivates the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The guides that the view owns, including system guides that have been read.
  open var layoutGuides: [UILayoutGuide] { allGuides }

  /// True if views of the class use Auto Layout even without a constraint.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints; called in the constraints phase.
  ///
  /// Overrides call `super` last.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()` in the next constraints phase.
  open func setNeedsUpdateConstraints() { setNeedsOwnConstraints() }

  /// Returns true if the next constraints phase will call `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { node.pointee.flags.contains(.needsConstraints) }

  /// Runs the constraints phase for the view's subtree now.
  open func updateConstraintsIfNeeded() { runConstraintsPhase() }

  /// The insets of the bounds that bars, sensor housing and home indicator cover, in points.
  ///
  /// Zero outside a window and up to iOS 10.
  open var safeAreaInsets: UIEdgeInsets { node.pointee.safeAreaInsets }

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Margins

  /// The space between the view's edges and its content, as left and right, in points.
  ///
  /// Reading it returns the effective margins: with the system's minimum, the safe area and the
  /// preserved margins of superviews. They are zero up to iOS 7.
  ///
  /// - Complexity: O(superviews whose margins are preserved).
  ///
  /// See: L-MARG-1, L-MARG-2, L-MARG-3, L-MARG-4, L-MARG-5, L-MARG-6.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.fixed(newValue)) }
  }

  /// The same margins as leading and trailing, in points.
  ///
  /// See: L-MARG-2.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, rightToLeft: layoutDirection == .rightToLeft)
    }
    set { setMargins(.directional(newValue)) }
  }

  /// True if the margins include those of the superview.
  ///
  /// See: L-MARG-5.
  open var preservesSuperviewLayoutMargins: Bool {
    get { node.pointee.flags.contains(.preservesMargins) }
    set { setPreservesMargins(newValue) }
  }

  /// True if margins are measured from the safe area, not from the bounds (from iOS 11 on).
  ///
  /// See: L-MARG-4.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins?.insetsFromSafeArea ?? true }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }

  /// Called when the effective margins have changed, before layout.
  ///
  /// See: L-MARG-7.
  open func layoutMarginsDidChange() {}

  /// The tint color of the view and its descendants; nil inherits the superview's.
  ///
  /// Reading it returns the effective color: set here or in a superview, otherwise the system's
  /// blue. A dimmed color has no hue.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-TINT-1.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint of the view and its descendants is dimmed; automatic inherits the mode.
  ///
  /// Reading it returns the effective mode, which is not automatic.
  ///
  /// See: L-TINT-3, L-TINT-4.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called when the tint changes, and when the interface style changes (from iOS 13 on).
  ///
  /// See: L-TINT-2, V-22.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The current traits of the view.
  open var traitCollection: UITraitCollection {
    TraitPrediction(machine).collection(answeredTraits)
  }

  /// Called after the view's traits have changed, with the traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view's overrides of inherited traits (from iOS 17 on).
  ///
  /// An override applies to the view and its descendants from the next update of traits on. Reading
  /// a trait that is not set raises an exception.
  ///
  /// See: R-TRAIT-7.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { ownOverrides = newValue }
  }

  /// The interface style of the view and its descendants (from iOS 13 on).
  ///
  /// Unspecified means that the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// The minimum text size of the view and its descendants; nil sets no limit (from iOS 15 on).
  ///
  /// It applies from the next update of traits on.
  ///
  /// See: R-TRAIT-12.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.minimum }
    set { textSizeLimits.minimum = newValue }
  }

  /// The maximum text size of the view and its descendants; nil sets no limit (from iOS 15 on).
  ///
  /// It applies from the next update of traits on, and wins over a greater minimum.
  ///
  /// See: R-TRAIT-12.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { textSizeLimits.maximum }
    set { textSizeLimits.maximum = newValue }
  }

  /// Updates the traits of the view and its descendants now (from iOS 17 on).
  ///
  /// Sends the callbacks for each change.
  ///
  /// See: R-TRAIT-5.
  open func updateTraitsIfNeeded() { updateTraits() }

  /// Configures the content of the view (from iOS 26 on).
  ///
  /// Called before layout; an app overrides it but does not call it.
  ///
  /// See: R-LAY-10.
  open func updateProperties() {}

  /// Requests a call of `updateProperties()` before the next layout (from iOS 26 on).
  open func setNeedsUpdateProperties() { setOwnPropertiesDue() }

  /// Runs due `updateProperties()` of the view, its controller and all descendants now (from iOS 26
  /// on).
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  /// Returns the motion that shows a controller transition in this view; nil if none can be shown.
  final func makeMotion(of transition: ControllerTransition) -> (any TransitionMotion)? {
    TransitionMiddle(of: transition, on: machine)
  }

  /// The view as UIKit describes it: `<UIView: 0x…; frame = (0 20; 320 460); autoresize = W+H>`.
  ///
  /// The identity after `0x` is the same in every run, whereas UIKit prints an address.
  open nonisolated override var description: String { describeAsUIKit() }
}
