public import Foundation
public import GimbalGeometry
public import GimbalGraphics
public import GimbalMotion

/// A rectangle that is shown, with its look, its place and its sublayers; nothing is drawn.
///
/// Only members in this body can be overridden; they forward to the other files of this room. Looks
/// (corners, borders, shadows, contents) are kept and animated, and change no layout.
///
/// Source: Apple, CALayer.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The values that the layer keeps itself; a view keeps the geometry of its own layer.
  nonisolated(unsafe) final var values = LayerValues()
  /// The view whose layer this is; the view takes it away before it goes.
  nonisolated(unsafe) final unowned(unsafe) var ownHost: (any LayerHost)?
  /// True if there is one.
  nonisolated(unsafe) final var isHosted = false
  /// The layer in which a layer without a view lies; it takes itself away before it goes.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  /// The sublayers; of a view's layer only once one of them has no view.
  nonisolated(unsafe) final var below: [CALayer]?
  /// The layer of which this one shows the present state; it takes itself away before it goes.
  nonisolated(unsafe) final unowned(unsafe) var shown: CALayer?
  /// The same layer, where it does not keep this one for its next look.
  nonisolated(unsafe) final var copiedModel: CALayer?
  /// The last copy of the present state, which is used again once it has no other owner.
  nonisolated(unsafe) final var reusableCopy: CALayer?
  /// The layer of which this one is the mask.
  nonisolated(unsafe) final weak var masked: CALayer?
  nonisolated(unsafe) final var ownTiming: MediaTiming? { didSet { inspectionStamp &+= 1 } }
  nonisolated(unsafe) final var running: [RunningAnimation] = [] {
    didSet { tracksAreRead = false }
  }
  /// The animations as plain numbers; empty where one of them is more.
  nonisolated(unsafe) final var tracks: ContiguousArray<TimedTrack> = []
  nonisolated(unsafe) final var tracksAreRead = false
  /// The link by which the layer's animations refer to it; nil before the first.
  nonisolated(unsafe) final var link: LayerLink?
  nonisolated(unsafe) final var objects: [String: Any] = [:] { didSet { inspectionStamp &+= 1 } }
  /// Counts the changes of what animations do not change.
  nonisolated(unsafe) final var inspectionStamp = 0
  /// Of a copy: the count of the layer, and its own, when it was copied.
  nonisolated(unsafe) final var copiedAppearance = -1
  nonisolated(unsafe) final var ownAppearance = -1
  private weak final var ownDelegate: (any CALayerDelegate)?
  final var flags: LayerFlags = []

  /// Creates a layer without a size.
  ///
  /// Rule: L-LAYER-1.
  public override init() { super.init() }

  /// Creates a layer with the values of another.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(of: layer) }
  }

  /// Creates a layer from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a layer of a class that is known at run time only, by its `init()`.
  package convenience init(made: Void) { self.init() }

  /// Creates a layer of a class that is known at run time only, by its `init(layer:)`.
  package convenience init(showing model: CALayer) { self.init(layer: model) }

  deinit {
    reusableCopy?.shown = nil
    link?.layer = nil
    for layer in below ?? [] where layer.parent === self { layer.parent = nil }
  }

  /// True for a key of the class's own of which a change is displayed: animations can change such a one too.
  ///
  /// Its value is kept by `setValue(_:forKey:)`.
  ///
  /// Rule: L-ANIM-21.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property of a new layer, or nil.
  open class func defaultValue(forKey key: String) -> Any? {
    (LayerKey.byName[key] ?? moreKeys[key])?.standard?.asAny
  }

  /// The key of an app's own class by its name.
  final class func ownKey(_ name: String) -> LayerKey? {
    guard needsDisplay(forKey: name) else { return nil }
    var key = LayerKey(name, defaultValue(forKey: name).flatMap { MotionValue($0) })
    key.isOwn = true
    return key
  }

  /// Keys of the properties of a kind of layers that animations can change, by their names.
  package class var moreKeys: [String: LayerKey] { [:] }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { current.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superlayer, in points.
  ///
  /// See: L-GEO-6.
  open var position: CGPoint {
    get { current.position }
    set { setPosition(newValue) }
  }

  /// The place on the axis towards the viewer; of siblings the one with the higher place is in front.
  ///
  /// See: L-LAYER-2.
  open var zPosition: CGFloat {
    get { number(.zPosition) }
    set { set(.zPosition, number: newValue) }
  }

  /// The point about which the layer is placed and turned, in shares of the bounds.
  ///
  /// Changing it moves the frame, not the position.
  ///
  /// See: L-GEO-6.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The anchor point's place on the axis towards the viewer, in points.
  open var anchorPointZ: CGFloat {
    get { number(.anchorPointZ) }
    set { set(.anchorPointZ, number: newValue) }
  }

  /// The map that is applied about the anchor point.
  open var transform: CATransform3D {
    get { current.transform }
    set { setTransform(newValue) }
  }

  /// The map that is applied to all sublayers, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { transform(.sublayerTransform) }
    set {
      guard newValue.isFinite else { return report(.transformNotFinite("sublayerTransform")) }
      set(.sublayerTransform, .transform(newValue))
    }
  }

  /// The layer's rectangle in its superlayer, in points: the box around the transformed bounds.
  open var frame: CGRect {
    get { isHosted ? current.frame : values.frame }
    set { setFrame(newValue) }
  }

  // MARK: Look

  /// True if the layer and what it holds are left out.
  open var isHidden: Bool {
    get { host?.hostedIsHidden ?? (number(.hidden) != 0) }
    set { setHidden(newValue) }
  }

  /// The layer's own opacity, from 0 to 1.
  open var opacity: Float {
    get { Float(host?.hostedOpacity ?? number(.opacity)) }
    set { setOpacity(newValue) }
  }

  /// True if sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { host?.hostedMasksToBounds ?? (number(.masksToBounds) != 0) }
    set { setMasksToBounds(newValue) }
  }

  /// A layer whose opacity cuts this one's content out: it must not have a superlayer.
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

  /// The form of the corners.
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

  /// The displacement of the shadow, in points.
  open var shadowOffset: CGSize {
    get { values.size(.shadowOffset) }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The radius of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { number(.shadowRadius) }
    set { set(.shadowRadius, number: newValue) }
  }

  /// The outline that throws the shadow, in the layer's coordinates; nil is that of the content.
  ///
  /// Source: Apple, CALayer.shadowPath: no implicit animation.
  open var shadowPath: CGPath? {
    get {
      guard case .path(let elements)? = values[.shadowPath] else { return nil }
      return CGPath(elements)
    }
    set { set(.shadowPath, newValue.map { .path($0.elements) }) }
  }

  /// The content: a picture.
  open var contents: Any? {
    get { objects["contents"] }
    set { objects["contents"] = newValue }
  }

  /// The part of the content that is shown, in shares of it.
  open var contentsRect: CGRect {
    get { values.rect(.contentsRect) }
    set { set(.contentsRect, .rect(newValue)) }
  }

  /// The part of the content that is stretched, in shares of it.
  open var contentsCenter: CGRect {
    get { values.rect(.contentsCenter) }
    set { set(.contentsCenter, .rect(newValue)) }
  }

  /// Pixels for each point of the content.
  open var contentsScale: CGFloat {
    get { number(.contentsScale) }
    set { set(.contentsScale, number: newValue) }
  }

  /// The place of the content in the bounds.
  @Settable open var contentsGravity = CALayerContentsGravity.resize {
    didSet { inspectionStamp &+= 1 }
  }

  /// True if the back is shown too; kept without effect.
  open var isDoubleSided: Bool {
    get { number(.doubleSided) != 0 }
    set { set(.doubleSided, number: newValue ? 1 : 0) }
  }

  /// True if y points up for sublayers; kept without effect.
  open var isGeometryFlipped: Bool {
    get { flag("geometryFlipped") }
    set { store(newValue, "geometryFlipped") }
  }

  /// True if the layer is shown as a picture of itself; kept without effect.
  open var shouldRasterize: Bool {
    get { flag("shouldRasterize") }
    set { store(newValue, "shouldRasterize") }
  }

  /// Pixels for each point of that picture.
  open var rasterizationScale: CGFloat {
    get { number(.rasterizationScale) }
    set { set(.rasterizationScale, number: newValue) }
  }

  /// True if sublayers fade as one; kept without effect.
  @Settable open var allowsGroupOpacity = true

  /// True if edges are smoothed; kept without effect.
  @Settable open var allowsEdgeAntialiasing = false

  /// True if drawing may be put off; kept without effect.
  @Settable open var drawsAsynchronously = false

  /// True if a new size marks the layer to be displayed.
  @Settable open var needsDisplayOnBoundsChange = false

  // MARK: The tree

  /// The layer that holds this one, or nil.
  open var superlayer: CALayer? { layerAbove }

  /// The layers that this one holds, back to front; nil where it holds none.
  open var sublayers: [CALayer]? {
    get { listedSublayers }
    set { setSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Inserts a layer at an index of `sublayers`; an index past the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer; behind all where that is not one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  /// Inserts a layer in front of a sublayer; in front of all where that is not one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }

  /// Takes the layer out of its superlayer; a view's layer takes its view along.
  open func removeFromSuperlayer() { leave() }

  /// The object that answers for the layer: the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)? {
    get { (host as? any CALayerDelegate) ?? ownDelegate }
    set { setDelegate(newValue) { self.ownDelegate = $0 } }
  }

  /// A name for sublayers.
  open var name: String? {
    get { objects["name"] as? String }
    set { objects["name"] = newValue }
  }

  // MARK: Layout and display

  /// Marks the layer for the next layout.
  open func setNeedsLayout() { flagForLayout() }

  /// Lays the layer's tree out now, where it is marked.
  open func layoutIfNeeded() { layOutIfFlagged() }

  /// True if the layer is marked for the next layout.
  open func needsLayout() -> Bool { flags.contains(.layout) }

  /// Lays out the sublayers: the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that suits the layer best: its present one.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Marks the layer to be displayed anew.
  open func setNeedsDisplay() { flagForDisplay(nil) }

  /// Marks a part of the layer to be displayed anew.
  open func setNeedsDisplay(_ r: CGRect) { flagForDisplay(r) }

  /// Displays the layer now if it is marked.
  open func displayIfNeeded() { displayIfFlagged() }

  /// True if the layer is marked to be displayed.
  open func needsDisplay() -> Bool { flags.contains(.display) }

  /// Gives the layer its content: the delegate does, or what is drawn in `draw(in:)` is it.
  ///
  /// See: L-DRAW-2.
  open func display() {
    delegate?.display(self)
    #if !canImport(Darwin)
      if contents == nil || contents is DrawingRecord { drawContent() }
    #endif
  }

  #if !canImport(Darwin)
    /// Draws the layer upon a context, which keeps geometry alone: the delegate does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and those below it upon a context, in the layer's own coordinates.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }
  #endif

  // MARK: Points

  /// The sublayer, or the layer itself, that is in front at a point of the superlayer's coordinates.
  ///
  /// Of siblings the one with the higher `zPosition` is asked first, other than views are.
  ///
  /// - Complexity: O(n log n) in the number of layers below.
  ///
  /// See: L-LAYER-4.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  /// True if a point in the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  /// The action of a property or another event that is used if neither delegate nor layer has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The action of a property or another event: of the delegate, of `actions`, of the class.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Actions by the names of properties and other events.
  open var actions: [String: any CAAction]? {
    get { objects["actions"] as? [String: any CAAction] }
    set { objects["actions"] = newValue }
  }

  /// Adds a copy of an animation, in the place of the one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }

  /// Removes all animations.
  open func removeAllAnimations() { stop { _ in true } }

  /// The keys of the animations that run, in the order in which they were added.
  open func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.compactMap(\.key)
  }

  /// The animation with a key, which is not to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// A copy of the layer as it is seen now, in the midst of its animations; nil for a layer that is in no window.
  ///
  /// One of an app's own class is made by its `init(layer:)`; a class that has initializers of its own and not
  /// this one ends the process with Swift's own words, as on the platform.
  ///
  /// - Complexity: O(animations).
  ///
  /// See: L-ANIM-9.
  open func presentation() -> Self? {
    // It is made by the layer's own class; a checked cast would be a third of the look.
    presentState().map { unsafeDowncast($0, to: Self.self) }
  }

  /// The layer itself; of a copy of a present state the layer of which it is one.
  open func model() -> Self { (shown ?? self) as? Self ?? self }

  // MARK: Timing

  /// The time of the superlayer at which the layer's begins.
  open var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Infinite, for a layer.
  open var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The layer's seconds in a second of the superlayer's.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// An offset of the layer's time, in seconds.
  open var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// Kept without effect.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// Kept without effect.
  open var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Kept without effect.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Kept without effect.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: What folders above do for those below

  /// The action of a change that is about to be made, or nil.
  final func changeAction(_ key: String) -> (any CAAction)? { implicitAction(for: key) }

  /// The copy that shows the present state, or nil.
  final var present: CALayer? { presentState() }

  /// Puts the layer on a device's list of those with work.
  final func enqueueWork(on device: any LayerSurroundings) { device.layerWork.enqueue(self) }

  /// The layer by its class and an identity that is the same in every run for a view's layer.
  open nonisolated override var description: String { describedAsCoreAnimation }
}

/// Marks of a layer that is to be laid out or displayed.
struct LayerFlags: OptionSet {
  let rawValue: UInt8
  static let layout = LayerFlags(rawValue: 1)
  static let display = LayerFlags(rawValue: 2)
  /// The layer has been in a window at the end of a turn.
  static let committed = LayerFlags(rawValue: 4)
  /// The layer is on the list of those with work.
  static let listed = LayerFlags(rawValue: 8)
}
