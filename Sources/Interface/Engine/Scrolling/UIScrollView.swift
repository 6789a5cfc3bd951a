public import Foundation
public import GimbalGeometry

/// A view that shows a part of a larger content.
///
/// Scrolling is the origin of the bounds, and the content's size can follow from constraints. Fingers move and
/// zoom the content; what goes on by itself takes its time on the virtual clock.
///
/// See: L-SCROLL-1, L-SCROLL-2, L-SCROLL-3, L-SCROLL-4, L-SCROLL-5.
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The content size that constraints gave last.
  final var constrainedContentSize: CGSize?
  /// The figures to which the offset was last fitted.
  final var fit = ScrollFit()
  /// True once the offset was set by the app, by fingers, or by the first layout in a window.
  final var hasOffset = false
  /// True while the view itself sets the offset.
  final var isFitting = false
  /// True while fingers let the content go.
  package final var isHeld = false
  /// True if a finger has stopped the content beyond its edge.
  package final var isStoppedOutside = false
  /// The motion of content that moves by itself.
  package final var motion: ScrollMotion?
  /// The fingers on the content: the room above.
  package final weak var scrollTouches: (any ScrollTouches)?
  /// The control at the content's upper edge that the content's pull refreshes.
  package final var refresher: (any ScrollRefresher)?
  /// The bars above the content that give way as it moves: the room of containers.
  package final weak var bars: (any ScrolledBars)?
  /// The upper inset that the bars give when they are as high as they can be, in points; 0 without any.
  package final var highestInset: CGFloat = 0
  /// True while the content is at its top, so that the bars are as high as they can be.
  package final var isBelowHighestBars = true
  package final var zoom = ZoomState()
  /// Decides where content comes to rest after a drag, from its natural rest and its speed in points a millisecond.
  package final var rest: ((_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint)?
  package final var delegateReceiver: NamedReceiver?
  private var hasRecognizers = false

  /// Creates a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    fit = ScrollFit(of: self)
  }

  /// Creates a scroll view from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The object that receives the changes and can influence them; held weakly.
  ///
  /// A subclass may declare a `delegate` of a narrower type with `@_nonoverride`, which is found first.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIScrollViewDelegate)?

  // MARK: The offset

  /// The point of the content at the view's upper left, in points: the origin of the bounds.
  ///
  /// Rule: L-SCROLL-1.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets the offset, in points of the content; an animated change takes 0.3 seconds.
  ///
  /// See: L-SCROLL-6.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setOffset(contentOffset, animated: animated)
  }

  /// Scrolls by as little as shows a rectangle of the content, in points; what is in sight moves nothing.
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

  // MARK: The content

  /// The size of the content, in points; constraints to the content's edges set it.
  @Settable open var contentSize: CGSize = .zero {
    didSet { contentSizeDidChange(from: oldValue) }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points.
  @Settable open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset.isFinite else {
        _contentInset.wrappedValue = oldValue
        return report(.insetsNotFinite("UIScrollView setContentInset:"))
      }
      if contentInset != oldValue { fitToContent() }
    }
  }

  /// The point of the unit square at which content is aligned that is smaller than the view (from iOS 17.4 on).
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

  /// The part of the safe area that is added to `contentInset`.
  @Settable open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { fitToContent() }
  }

  /// `contentInset` and what is added of the safe area, in points.
  ///
  /// See: L-SCROLL-3.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetOfSafeArea }

  /// Called when `adjustedContentInset` has changed, before the delegate.
  ///
  /// The base does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The content's rectangle in its own coordinates; constraints to its edges set `contentSize`.
  ///
  /// See: L-SCROLL-4.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The part of the content that is seen.
  ///
  /// See: L-SCROLL-4.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.visible) }

  // MARK: How it scrolls

  /// True if a finger may scroll the view.
  ///
  /// See: R-GEST-11.
  @Settable open var isScrollEnabled = true
  /// True if a finger that has set out along an axis scrolls along that alone.
  ///
  /// See: L-SCROLL-10.
  @Settable open var isDirectionalLockEnabled = false
  /// True if the view comes to rest at multiples of its size only.
  ///
  /// See: L-SCROLL-12.
  @Settable open var isPagingEnabled = false
  /// True if the content can be drawn beyond its edges, and comes back.
  ///
  /// See: L-SCROLL-11.
  @Settable open var bounces = true {
    didSet { (bouncesHorizontally, bouncesVertically) = (bounces, bounces) }
  }
  /// The same across (from iOS 17.4 on).
  @Settable open var bouncesHorizontally = true
  /// The same down (from iOS 17.4 on).
  @Settable open var bouncesVertically = true
  /// True if the view counts as scrolling down even where its content fits.
  @Settable open var alwaysBounceVertical = false {
    didSet { fitToContent() }
  }
  /// True if the view counts as scrolling across even where its content fits.
  @Settable open var alwaysBounceHorizontal = false {
    didSet { fitToContent() }
  }
  /// The share of its speed that the content keeps in a millisecond.
  ///
  /// See: L-SCROLL-9.
  @Settable open var decelerationRate = DecelerationRate.normal
  /// True if a tap on the status bar scrolls to the top.
  ///
  /// See: L-SCROLL-14.
  @Settable open var scrollsToTop = true
  /// The way in which a drag puts the keyboard away.
  ///
  /// See: L-SCROLL-15.
  @Settable open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Fingers

  /// True if a finger is on the view's content.
  open var isTracking: Bool { scrollTouches?.areOnContent ?? false }

  /// True if fingers have scrolled the content, until it comes to rest.
  ///
  /// See: L-SCROLL-8.
  open var isDragging: Bool { scrollTouches?.areScrolling ?? false || isDecelerating }

  /// True if the content goes on by itself after the fingers have gone.
  open var isDecelerating: Bool { motion?.reason == .deceleration }

  /// True if the content gets touches only once it is clear that they do not scroll.
  ///
  /// See: R-GEST-12.
  @Settable open var delaysContentTouches = true

  /// True if touches that the content has received may still come to scroll.
  ///
  /// See: R-GEST-12.
  @Settable open var canCancelContentTouches = true

  /// True if a view of the content gets touches that begin there.
  ///
  /// See: R-GEST-12.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// True if touches that a view of the content has received may still come to scroll: those of controls not.
  ///
  /// See: R-GEST-12.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

  override func prepareRecognizers() {
    guard !hasRecognizers else { return }
    hasRecognizers = true
    machine.touchDelivery.makeRecognizers(of: self)
  }

  // MARK: Indicators

  /// True if a mark shows how far the view is scrolled down; nothing is drawn.
  @Settable open var showsVerticalScrollIndicator = true
  /// True if a mark shows how far the view is scrolled across; nothing is drawn.
  @Settable open var showsHorizontalScrollIndicator = true
  /// The look of the marks; nothing is drawn.
  @Settable open var indicatorStyle = IndicatorStyle.default
  /// The room that the marks leave at the edges, in points, to which the safe area comes.
  @Settable open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The same for the mark at the lower edge, in points.
  @Settable open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// True if the marks keep out of the safe area; nothing is drawn.
  @Settable open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the marks for a moment; nothing is drawn.
  open func flashScrollIndicators() {}

  /// The room that both marks leave, in points; read, that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Zooming

  /// The least scale of the content.
  @Settable open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  @Settable open var maximumZoomScale: CGFloat = 1
  /// True if fingers can zoom beyond both scales, and the content comes back.
  @Settable open var bouncesZoom = true

  /// The scale of the content: of the view that the delegate's `viewForZooming(in:)` returns.
  ///
  /// See: L-SCROLL-13.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is seen, within the least and the greatest scale.
  ///
  /// See: L-SCROLL-13.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoom(to: scale, animated) }

  /// Zooms and scrolls until a rectangle of the zoomed view, in its coordinates, fills what is seen as far as
  /// scale and content allow.
  ///
  /// See: L-SCROLL-13.
  open func zoom(to rect: CGRect, animated: Bool) { changeZoom(toShow: rect, animated) }

  /// True while fingers zoom.
  open var isZooming: Bool { zoom.isUnderTouches }

  /// True while the content comes back from a scale beyond the least or the greatest.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  // MARK: Layout

  override var scrolledSize: CGSize? { contentSize }

  override var scrolledGuide: UILayoutGuide? { contentLayoutGuide }

  override var seenGuide: UILayoutGuide? { frameLayoutGuide }

  override var handedSafeArea: UIEdgeInsets { safeAreaOfContent }

  /// True for a list; set by its initializers.
  package final var isList = false

  override var givesRowsMargins: Bool { isList }

  /// Places the subviews by their constraints and takes the content's size from these.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if zoom.view != nil { positionZoomed() }
    takeContentSize()
    fitToContent(inLayout: true)
  }

  /// Announces the insets if they have changed with the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    fitToContent()
  }

  /// Stops what moves the content when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }
}
