public import Foundation
public import GimbalGeometry

/// A view that shows part of a larger content.
///
/// The offset is the origin of the bounds, and constraints can determine the content size. Touches
/// scroll and zoom the content; deceleration and animations run on the virtual clock.
///
/// See: L-SCROLL-1, L-SCROLL-2, L-SCROLL-3, L-SCROLL-4, L-SCROLL-5.
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The last content size that constraints determined, in points; nil if they never did.
  final var constrainedContentSize: CGSize?
  /// The values from which the offset was last adjusted.
  final var fit = ScrollFit()
  /// True once the offset was set by the app, by touches, or by the first layout in a window.
  final var hasOffset = false
  /// True while the view itself, not the app, sets the offset.
  final var isFitting = false
  /// True while the end of a drag is handled.
  package final var isHeld = false
  /// True if a touch has stopped the content beyond its edge.
  package final var isStoppedOutside = false
  /// The current animation or deceleration of the content; nil without one.
  package final var motion: ScrollMotion?
  /// The touches on the content, which the Gestures module follows.
  package final weak var scrollTouches: (any ScrollTouches)?
  /// The refresh control at the content's top edge.
  package final var refresher: (any ScrollRefresher)?
  /// The bars above the content, which shrink as it moves.
  package final weak var bars: (any ScrolledBars)?
  /// The top inset for bars of maximum height, in points; 0 without bars.
  package final var highestInset: CGFloat = 0
  /// True while the content is at its top, so that the bars have their maximum height.
  package final var isBelowHighestBars = true
  /// The state of a zoom in progress.
  package final var zoom = ZoomState()
  /// Returns the offset at which the content stops after a drag, for the proposed one in points and
  /// the velocity in points per millisecond.
  package final var rest: ((_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint)?
  /// The name of the delegate in the trace, cached after its first call.
  package final var delegateReceiver: NamedReceiver?
  private var hasRecognizers = false

  /// Creates a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    fit = ScrollFit(of: self)
  }

  /// Creates a scroll view with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The delegate, held weakly.
  ///
  /// A subclass may declare a `delegate` of a narrower type with `@_nonoverride`, which then takes
  /// precedence.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIScrollViewDelegate)?

  // MARK: Offset

  /// The point of the content at the view's top left corner, in points: the origin of the bounds.
  ///
  /// Rule: L-SCROLL-1.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets the offset, in points; an animated change takes 0.3 seconds.
  ///
  /// See: L-SCROLL-6.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setOffset(contentOffset, animated: animated)
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content, in points.
  ///
  /// See: L-SCROLL-7.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The view's rectangle in its own coordinates, in points; its origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { offsetDidChange(from: old) }
    }
  }

  // MARK: Content

  /// The size of the content, in points; constraints to the content's edges set it.
  @Settable open var contentSize: CGSize = .zero {
    didSet { contentSizeDidChange(from: oldValue) }
  }

  /// The insets around the content, by which it can be scrolled beyond its edges, in points.
  @Settable open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset.isFinite else {
        _contentInset.wrappedValue = oldValue
        return report(.insetsNotFinite("UIScrollView setContentInset:"))
      }
      if contentInset != oldValue { fitToContent() }
    }
  }

  /// The alignment of content that is smaller than the view, as a point of the unit square (from
  /// iOS 17.4 on).
  ///
  /// (0, 0) is the top left corner. A point that is not finite is ignored.
  ///
  /// See: L-SCROLL-2.
  @Settable open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      guard contentAlignmentPoint.x.isFinite, contentAlignmentPoint.y.isFinite,
        isOffered(from: 17, "contentAlignmentPoint")
      else {
        _contentAlignmentPoint.wrappedValue = oldValue
        return
      }
      if contentAlignmentPoint != oldValue { fitToContent() }
    }
  }

  /// The part of the safe area that is added to `contentInset` in `adjustedContentInset`.
  @Settable open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { fitToContent() }
  }

  /// The sum of `contentInset` and the added part of the safe area, in points.
  ///
  /// See: L-SCROLL-3.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetOfSafeArea }

  /// Called when `adjustedContentInset` has changed, before the delegate's callback.
  ///
  /// The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The content's rectangle in its own coordinates; constraints to its edges set `contentSize`.
  ///
  /// See: L-SCROLL-4.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The guide of the view's visible rectangle, which does not move with the content.
  ///
  /// See: L-SCROLL-4.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.visible) }

  // MARK: Scrolling

  /// True if touches can scroll the content.
  ///
  /// See: R-GEST-11.
  @Settable open var isScrollEnabled = true
  /// True if a drag that starts along one axis scrolls only along this axis.
  ///
  /// See: L-SCROLL-10.
  @Settable open var isDirectionalLockEnabled = false
  /// True if the content stops only at multiples of the view's size.
  ///
  /// See: L-SCROLL-12.
  @Settable open var isPagingEnabled = false
  /// True if the content can be dragged beyond its edges; it then returns.
  ///
  /// See: L-SCROLL-11.
  @Settable open var bounces = true {
    didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) }
  }
  /// True if the content bounces horizontally (from iOS 17.4 on).
  @Settable open var bouncesHorizontally = true
  /// True if the content bounces vertically (from iOS 17.4 on).
  @Settable open var bouncesVertically = true
  /// True if the content bounces vertically even if it is not higher than the view.
  @Settable open var alwaysBounceVertical = false {
    didSet { fitToContent() }
  }
  /// True if the content bounces horizontally even if it is not wider than the view.
  @Settable open var alwaysBounceHorizontal = false {
    didSet { fitToContent() }
  }
  /// The factor by which the velocity of decelerating content decreases per millisecond.
  ///
  /// See: L-SCROLL-9.
  @Settable open var decelerationRate = DecelerationRate.normal
  /// True if a tap on the status bar scrolls to the top.
  ///
  /// See: L-SCROLL-14.
  @Settable open var scrollsToTop = true
  /// The way in which a drag dismisses the keyboard.
  ///
  /// See: L-SCROLL-15.
  @Settable open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Touches

  /// True if a touch is on the view's content.
  open var isTracking: Bool { scrollTouches?.areOnContent ?? false }

  /// True from the time when touches begin to scroll the content until it stops.
  ///
  /// See: L-SCROLL-8.
  open var isDragging: Bool { scrollTouches?.areScrolling ?? false || isDecelerating }

  /// True if the content decelerates after the touches have ended.
  open var isDecelerating: Bool { motion?.reason == .deceleration }

  /// True if views in the content receive touches only once it is clear that these do not scroll.
  ///
  /// See: R-GEST-12.
  @Settable open var delaysContentTouches = true

  /// True if touches that a view in the content has received can still start scrolling.
  ///
  /// See: R-GEST-12.
  @Settable open var canCancelContentTouches = true

  /// Returns true if touches that begin in a view of the content are delivered to that view.
  ///
  /// See: R-GEST-12.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns true if touches that a view in the content has received can still start scrolling.
  ///
  /// The default is false for controls.
  ///
  /// See: R-GEST-12.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

  /// Creates the recognizers of scrolling at the first call.
  override func prepareRecognizers() {
    guard !hasRecognizers else { return }
    hasRecognizers = true
    machine.touchDelivery.makeRecognizers(of: self)
  }

  // MARK: Indicators

  /// True if there is a vertical scroll indicator; nothing is drawn.
  @Settable open var showsVerticalScrollIndicator = true
  /// True if there is a horizontal scroll indicator; nothing is drawn.
  @Settable open var showsHorizontalScrollIndicator = true
  /// The style of the scroll indicators; nothing is drawn.
  @Settable open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical scroll indicator, in points, besides the safe area; stored only.
  @Settable open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator, in points; stored only.
  @Settable open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// True if the safe area is added to the indicators' insets; nothing is drawn.
  @Settable open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Has no effect, because nothing is drawn; on a device it shows the scroll indicators briefly.
  open func flashScrollIndicators() {}

  /// The insets of both scroll indicators, in points; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Zooming

  /// The minimum scale of the content.
  @Settable open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the content.
  @Settable open var maximumZoomScale: CGFloat = 1
  /// True if touches can zoom beyond both limits; the scale then returns.
  @Settable open var bouncesZoom = true

  /// The scale of the view that the delegate's `viewForZooming(in:)` returns.
  ///
  /// See: L-SCROLL-13.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the center of the visible part; the scale is limited to the minimum and maximum.
  ///
  /// See: L-SCROLL-13.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated) }

  /// Zooms and scrolls so that a rectangle of the zoomed view, in its coordinates, fills the
  /// visible part.
  ///
  /// The limits of scale and offset apply.
  ///
  /// See: L-SCROLL-13.
  open func zoom(to rect: CGRect, animated: Bool) { changeZoom(toShow: rect, animated) }

  /// True while touches zoom.
  open var isZooming: Bool { zoom.isUnderTouches }

  /// True while the content returns from a scale beyond its limits.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  // MARK: Layout

  /// The content size, in points.
  override var scrolledSize: CGSize? { contentSize }

  /// The content layout guide, whose edges replace the view's in constraints of its content.
  override var scrolledGuide: UILayoutGuide? { contentLayoutGuide }

  /// The frame layout guide, from which the layout engine measures the view's margins.
  override var seenGuide: UILayoutGuide? { frameLayoutGuide }

  /// The safe area of the content, which subviews inherit.
  override var handedSafeArea: UIEdgeInsets { safeAreaOfContent }

  /// True for a table or collection view; set by its initializers.
  package final var isList = false

  /// True for a table or collection view, whose rows take only its horizontal margins.
  override var givesRowsMargins: Bool { isList }

  /// Lays out the subviews by their constraints, and sets the content size that these determine.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if zoom.view != nil { positionZoomed() }
    takeContentSize()
    fitToContent(inLayout: true)
  }

  /// Sends the callbacks for the insets if they have changed with the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    fitToContent()
  }

  /// Stops the content's motion when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }
}
