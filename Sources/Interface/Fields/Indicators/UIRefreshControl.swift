public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// A control above scrolled content with which the user reloads it.
///
/// A touch that pulls the content down by the control's height begins refreshing. Until refreshing
/// ends, the content stays below the control.
///
/// See: R-CTRL-9.
/// Source: Apple, UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, ScrollRefresher {
  /// True if the scroll view's inset includes the control's height.
  private var hasInset = false

  /// Creates a control with its intrinsic height.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control with its intrinsic height, whatever the frame, and a flexible width.
  ///
  /// See: R-CTRL-9.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = controlMetrics(.refreshControl).size.height
    autoresizingMask = .flexibleWidth
  }

  /// Creates a control from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// True after a pull or `beginRefreshing()`, until `endRefreshing()`.
  open private(set) var isRefreshing = false

  /// The text below the control; stored, and not shown.
  @Settable open var attributedTitle: NSAttributedString?

  /// Shows that refreshing has begun, without sending actions.
  ///
  /// From iOS 17 on it has no effect outside a window, as in `viewDidLoad()` and `viewWillAppear(_:)`.
  ///
  /// See: R-CTRL-9.
  open func beginRefreshing() {
    guard !isRefreshing, window != nil || !machine.features.refreshesOnlyInWindow else { return }
    isRefreshing = true
    reserveSpace(true)
  }

  /// Ends refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    reserveSpace(false)
  }

  /// The height of the control, in points; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize { controlMetrics(.refreshControl).size }

  /// Returns the given width and the height of the control, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: controlMetrics(.refreshControl).size.height)
  }

  /// Begins refreshing when touches have pulled the content by the control's height.
  ///
  /// Rule: R-CTRL-9.
  package func scrollViewDidMove(_ scrollView: UIScrollView, isDragged: Bool) {
    position(in: scrollView)
    let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    guard isDragged, isEnabled, !isRefreshing, pulled >= bounds.height else { return }
    isRefreshing = true
    valueDidChangeByHand()
  }

  /// Reserves the space above the content while it refreshes; called before the content comes to
  /// rest.
  package func scrollViewWillRest(_ scrollView: UIScrollView) {
    if isRefreshing { reserveSpace(true) }
  }

  /// Positions the control at the top of the area that a pull has uncovered, as wide as the scroll
  /// view; without such an area it is hidden.
  ///
  /// See: R-CTRL-9.
  final func position(in scrollView: UIScrollView) {
    let height = controlMetrics(.refreshControl).size.height
    let space = hasInset ? height : 0
    let pulled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - space
    let y = min(-space, pulled)
    let position = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: height)
    if frame != position { frame = position }
    let rests = !isRefreshing && y >= 0
    if isHidden != rests { isHidden = rests }
  }

  private func reserveSpace(_ makes: Bool) {
    guard makes != hasInset, let scrollView = superview as? UIScrollView else { return }
    hasInset = makes
    scrollView.contentInset.top += makes ? bounds.height : -bounds.height
    position(in: scrollView)
  }
}

extension UIScrollView {
  /// The refresh control of the content (from iOS 10 on).
  ///
  /// Source: Apple, UIScrollView.refreshControl.
  public var refreshControl: UIRefreshControl? {
    get { refresher as? UIRefreshControl }
    set {
      guard newValue !== refresher else { return }
      (refresher as? UIRefreshControl)?.endRefreshing()
      (refresher as? UIRefreshControl)?.removeFromSuperview()
      refresher = newValue
      guard let newValue else { return }
      insertSubview(newValue, at: 0)
      newValue.position(in: self)
    }
  }
}
