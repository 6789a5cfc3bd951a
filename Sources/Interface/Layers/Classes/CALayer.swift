public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalMotion

/// A layer: a rectangle with an appearance, a position and sublayers.
///
/// Nothing is drawn.
///
/// Only members in this body can be overridden; they forward to the other files of this layer.
/// Appearance properties (corners, borders, shadows, contents) are stored and animated, and do not
/// affect layout.
///
/// Source: Apple, CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The values that the layer itself stores; a view stores the geometry of its own layer.
  nonisolated(unsafe) final var values = LayerValues()
  /// The view whose layer this is; the view clears it before it is deallocated.
  nonisolated(unsafe) final unowned(unsafe) var ownHost: (any LayerHost)?
  /// True if the layer belongs to a view.
  nonisolated(unsafe) final var isHosted = false
  /// True while `storedSublayers` has the reverse order.
  nonisolated(unsafe) final var isReversed = false
  /// The superlayer of a layer without a view; cleared before the superlayer is deallocated.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  /// The sublayers, for `below`; in reverse order while they are removed from the back to the
  /// front, so that each removal is at the end of the array.
  nonisolated(unsafe) final var storedSublayers: [CALayer]?
  /// The model layer of this presentation copy; cleared before the model layer is deallocated.
  nonisolated(unsafe) final unowned(unsafe) var shown: CALayer?
  /// The model layer of a presentation that is not reused; otherwise nil.
  nonisolated(unsafe) final var copiedModel: CALayer?
  /// The last presentation, reused once it has no other owner.
  nonisolated(unsafe) final var reusableCopy: CALayer?
  /// The layer of which this one is the mask.
  nonisolated(unsafe) final weak var masked: CALayer?
  /// The values of `CAMediaTiming`; nil for the default values.
  nonisolated(unsafe) final var ownTiming: MediaTiming? { didSet { inspectionStamp &+= 1 } }
  /// The animations of the layer, in the order in which they were added.
  nonisolated(unsafe) final var running: [RunningAnimation] = [] {
    didSet { tracksAreRead = false }
  }
  /// The animations as plain numbers; empty if one of them is more complex.
  nonisolated(unsafe) final var tracks: ContiguousArray<TimedTrack> = []
  /// True if `tracks` is up to date with `running`.
  nonisolated(unsafe) final var tracksAreRead = false
  /// The link from the layer's animations to the layer; nil before the first animation.
  nonisolated(unsafe) final var link: LayerLink?
  /// The values of properties without a `LayerKey`, by name.
  nonisolated(unsafe) final var objects: [String: Any] = [:] { didSet { inspectionStamp &+= 1 } }
  /// Counts changes of properties that cannot be animated.
  nonisolated(unsafe) final var inspectionStamp = 0
  /// In a copy: the counters of layer and copy when it was made.
  nonisolated(unsafe) final var copiedAppearance = -1
  /// In a copy: the counter of the copy itself.
  nonisolated(unsafe) final var ownAppearance = -1
  private weak final var ownDelegate: (any CALayerDelegate)?
  /// The pending work of the layer.
  final var flags: LayerFlags = []

  /// Creates a layer without a size.
  ///
  /// Rule: L-LAYER-1.
  public override init() { super.init() }

  /// Creates a layer with the values of another one.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  /// Creates a layer; the coder is not read, and all values are defaults.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a layer of a class that is known only at run time, by its `init()`.
  package convenience init(made: Void) { self.init() }

  /// Creates a layer of a class that is known only at run time, by its `init(layer:)`.
  package convenience init(showing model: CALayer) { self.init(layer: model) }

  deinit {
    reusableCopy?.shown = nil
    link?.layer = nil
    for layer in storedSublayers ?? [] where layer.parent === self { layer.parent = nil }
  }

  /// Returns true for a key of the class whose changes need display; animations can change it too.
  ///
  /// Its value is stored by `setValue(_:forKey:)`.
  ///
  /// Rule: L-ANIM-21.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property of a new layer, or nil.
  open class func defaultValue(forKey key: String) -> Any? {
    (LayerKey.byName[key] ?? moreKeys[key])?.standard?.asAny
  }

  /// Returns a key of an app's own class by its name.
  final class func ownKey(_ name: String) -> LayerKey? {
    guard needsDisplay(forKey: name) else { return nil }
    var key = LayerKey(name, defaultValue(forKey: name).flatMap { MotionValue($0) })
    key.isOwn = true
    return key
  }

  /// Animatable keys of a kind of layers, by their names.
  package class var moreKeys: [String: LayerKey] { [:] }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { current.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer, in points.
  ///
  /// See: L-GEO-6.
  open var position: CGPoint {
    get { current.position }
    set { setPosition(newValue) }
  }

  /// The position on the z axis; the sibling with the higher value is in front.
  ///
  /// See: L-LAYER-2.
  open var zPosition: CGFloat {
    get { number(.zPosition) }
    set { set(.zPosition, number: newValue) }
  }

  /// The point about which the layer is positioned and rotated, as fractions of the bounds.
  ///
  /// Changing it moves the frame, not the position.
  ///
  /// See: L-GEO-6.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The anchor point's position on the z axis, in points.
  open var anchorPointZ: CGFloat {
    get { number(.anchorPointZ) }
    set { set(.anchorPointZ, number: newValue) }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { current.transform }
    set { setTransform(newValue) }
  }

  /// The transform of all sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { transform(.sublayerTransform) }
    set {
      guard newValue.isFinite else { return report(.transformNotFinite("sublayerTransform")) }
      set(.sublayerTransform, .transform(newValue))
    }
  }

  /// The layer's rectangle in its superlayer, in points: the bounding box of the transformed
  /// bounds.
  open var frame: CGRect {
    get { isHosted ? current.frame : values.frame }
    set { setFrame(newValue) }
  }

  // MARK: Appearance

  /// True if the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { host?.hostedIsHidden ?? (number(.hidden) != 0) }
    set { setHidden(newValue) }
  }

  /// The layer's own opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(host?.hostedOpacity ?? number(.opacity)) }
    set { setOpacity(newValue) }
  }

  /// True if sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { host?.hostedMasksToBounds ?? (number(.masksToBounds) != 0) }
    set { setMasksToBounds(newValue) }
  }

  /// A layer whose opacity masks this one's content; it must not have a superlayer.
  open var mask: CALayer? {
    get { objects["mask"] as? CALayer }
    set { setMask(newValue) }
  }

  /// A hint to drawing that the layer fills its bounds.
  open var isOpaque: Bool {
    get { host?.hostedIsOpaque ?? flag("opaque") }
    set { host?.host(isOpaque: newValue) ?? store(newValue, "opaque") }
  }

  /// The color behind the content, or nil.
  open var backgroundColor: CGColor? {
    get {
      if let host { return host.hostedColor }
      return values.color(.backgroundColor)
    }
    set { setBackgroundColor(newValue) }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { number(.cornerRadius) }
    set { set(.cornerRadius, number: newValue) }
  }

  /// The corners that are rounded.
  @Settable open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { inspectionStamp &+= 1 } }

  /// The shape of the corners.
  @Settable open var cornerCurve = CALayerCornerCurve.circular { didSet { inspectionStamp &+= 1 } }

  /// The width of the border, in points, inside the bounds.
  open var borderWidth: CGFloat {
    get { number(.borderWidth) }
    set { set(.borderWidth, number: newValue) }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { values.color(.borderColor) }
    set { set(.borderColor, newValue.map { .color($0) }) }
  }

  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { values.color(.shadowColor) }
    set { set(.shadowColor, newValue.map { .color($0) }) }
  }

  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float {
    get { Float(number(.shadowOpacity)) }
    set { set(.shadowOpacity, number: CGFloat(newValue)) }
  }

  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { values.size(.shadowOffset) }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { number(.shadowRadius) }
    set { set(.shadowRadius, number: newValue) }
  }

  /// The outline of the shadow, in the layer's coordinates; if nil, that of the content.
  ///
  /// Source: Apple, CALayer.shadowPath: no implicit animation.
  open var shadowPath: CGPath? {
    get {
      guard case .path(let elements)? = values[.shadowPath] else { return nil }
      return CGPath(elements)
    }
    set { set(.shadowPath, newValue.map { .path($0.elements) }) }
  }

  /// The content: an image.
  open var contents: Any? {
    get { objects["contents"] }
    set { objects["contents"] = newValue }
  }

  /// The visible part of the content, as fractions of it.
  open var contentsRect: CGRect {
    get { values.rect(.contentsRect) }
    set { set(.contentsRect, .rect(newValue)) }
  }

  /// The stretchable part of the content, as fractions of it.
  open var contentsCenter: CGRect {
    get { values.rect(.contentsCenter) }
    set { set(.contentsCenter, .rect(newValue)) }
  }

  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat {
    get { number(.contentsScale) }
    set { set(.contentsScale, number: newValue) }
  }

  /// The position of the content in the bounds.
  @Settable open var contentsGravity = CALayerContentsGravity.resize {
    didSet { inspectionStamp &+= 1 }
  }

  /// True if the layer is also visible from behind; stored without effect.
  open var isDoubleSided: Bool {
    get { number(.doubleSided) != 0 }
    set { set(.doubleSided, number: newValue ? 1 : 0) }
  }

  /// True if y points up for sublayers; stored without effect.
  open var isGeometryFlipped: Bool {
    get { flag("geometryFlipped") }
    set { store(newValue, "geometryFlipped") }
  }

  /// True if the layer is rasterized; stored without effect.
  open var shouldRasterize: Bool {
    get { flag("shouldRasterize") }
    set { store(newValue, "shouldRasterize") }
  }

  /// The number of pixels per point of the rasterized layer.
  open var rasterizationScale: CGFloat {
    get { number(.rasterizationScale) }
    set { set(.rasterizationScale, number: newValue) }
  }

  /// True if sublayers fade as a group; stored without effect.
  @Settable open var allowsGroupOpacity = true

  /// True if edges are antialiased; stored without effect.
  @Settable open var allowsEdgeAntialiasing = false

  /// True if drawing may be asynchronous; stored without effect.
  @Settable open var drawsAsynchronously = false

  /// True if a new size makes the layer need display.
  @Settable open var needsDisplayOnBoundsChange = false

  // MARK: The tree

  /// The layer that contains this one, or nil.
  open var superlayer: CALayer? { layerAbove }

  /// The sublayers, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { listedSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others, removing it from its superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Inserts a layer at an index of `sublayers`; an index past the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer, or behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sublayer, or in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }

  /// Removes the layer from its superlayer; for a view's layer, also the view.
  open func removeFromSuperlayer() { leave() }

  /// The delegate: for a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { (host as? any CALayerDelegate) ?? ownDelegate }
    set { setDelegate(newValue) { self.ownDelegate = $0 } }
  }

  /// The name of the layer.
  open var name: String? {
    get { objects["name"] as? String }
    set { objects["name"] = newValue }
  }

  // MARK: Layout and display

  /// Makes the layer need layout.
  open func setNeedsLayout() { flagForLayout() }

  /// Lays out the layer's tree now, where it needs layout.
  open func layoutIfNeeded() { layOutIfFlagged() }

  /// Returns true if the layer needs layout.
  open func needsLayout() -> Bool { flags.contains(.layout) }

  /// Calls `layoutSublayers(of:)` of the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Returns the preferred size of the layer: its current size, in points.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Makes the layer need display.
  open func setNeedsDisplay() { flagForDisplay(nil) }

  /// Makes a part of the layer need display.
  open func setNeedsDisplay(_ r: CGRect) { flagForDisplay(r) }

  /// Displays the layer now if it needs display.
  open func displayIfNeeded() { displayIfFlagged() }

  /// Returns true if the layer needs display.
  open func needsDisplay() -> Bool { flags.contains(.display) }

  /// Sets the layer's content, by a call of the delegate or from what `draw(in:)` draws.
  ///
  /// See: L-DRAW-2.
  open func display() {
    delegate?.display(self)
    #if !canImport(Darwin)
      if contents == nil || contents is DrawingRecord { drawContent() }
    #endif
  }

  #if !canImport(Darwin)
    /// Draws the layer on a context that records only geometry, by a call of the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and its sublayers on a context, in the layer's own coordinates.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
  #endif

  // MARK: Points

  /// Returns the front-most layer at a point of the superlayer's coordinates: a sublayer or the
  /// layer itself.
  ///
  /// The sibling with the higher `zPosition` is tested first; this differs from views.
  ///
  /// - Complexity: O(n log n) in the number of layers below.
  ///
  /// See: L-LAYER-4.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  /// Returns true if a point in the layer's coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  /// Returns the action of a property or event without an action of delegate or layer.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the action of a property or another event: of the delegate, of `actions`, or of the
  /// class.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Actions by the names of properties and other events.
  open var actions: [String: any CAAction]? {
    get { objects["actions"] as? [String: any CAAction] }
    set { objects["actions"] = newValue }
  }

  /// Adds a copy of an animation, which replaces the one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { stop { _ in true } }

  /// Returns the keys of the running animations, in the order of adding.
  open func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.compactMap(\.key)
  }

  /// Returns the animation with a key; it must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// Returns a copy of the layer with the current values of its animations; nil if it is in no
  /// window.
  ///
  /// A layer of an app's own class is copied by its `init(layer:)`. A class with other initializers
  /// but not this one ends the process with Swift's message, as on the platform.
  ///
  /// - Complexity: O(animations).
  ///
  /// See: L-ANIM-9.
  open func presentation() -> Self? {
    // Unchecked, because the layer's class made it; a checked cast takes a third of the time.
    presentState().map { unsafeDowncast($0, to: Self.self) }
  }

  /// Returns the layer itself; for a presentation copy, the layer that it represents.
  open func model() -> Self { (shown ?? self) as? Self ?? self }

  // MARK: Timing

  /// The time of the superlayer at which the layer's time begins.
  open var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of the layer; infinite by default.
  open var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The speed of the layer's time relative to the superlayer's.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// An offset of the layer's time, in seconds.
  open var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// Stored without effect.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// Stored without effect.
  open var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Stored without effect.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Stored without effect.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Members for lower folders

  /// Returns the action of a change that is about to be made, or nil.
  final func changeAction(_ key: String) -> (any CAAction)? { implicitAction(for: key) }

  /// The presentation copy; nil while the layer is in no window.
  final var present: CALayer? { presentState() }

  /// Adds the layer to a device's list of layers with pending work.
  final func enqueueWork(on device: any LayerSurroundings) { device.layerWork.enqueue(self) }

  /// A description with the class and an identity, which for a view's layer is the same in every
  /// run.
  open nonisolated override var description: String { describedAsCoreAnimation }
}

/// The dirty flags of a layer: its pending work, and whether that is enqueued.
struct LayerFlags: OptionSet {
  /// The raw bits.
  let rawValue: UInt8
  /// `layoutSublayers()` is due.
  static let layout = LayerFlags(rawValue: 1)
  /// `display()` is due.
  static let display = LayerFlags(rawValue: 2)
  /// The layer has been in a window at the end of a run-loop turn.
  static let committed = LayerFlags(rawValue: 4)
  /// The layer is in the list of layers with pending work.
  static let listed = LayerFlags(rawValue: 8)
}
