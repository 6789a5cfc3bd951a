public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// A wheel above what is scrolled, by which a person has it loaded anew.
///
/// A finger that pulls the content down as far as the control is high begins it; while it lasts, the content stays
/// below it.
///
/// See: R-CTRL-9.
/// Source: Apple, UIRefreshControl.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, ScrollRefresher {
  /// The scroll view's inset holds the control's height.
  private var hasInset = false

  /// Creates a control of its own height.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control of its own height, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = controlMetrics(.refreshControl).size.height
  }

  /// Creates a control from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// True from the pull, or from `beginRefreshing()` on.
  open private(set) var isRefreshing = false

  /// The text below the wheel; kept, and not shown.
  @Settable open var attributedTitle: NSAttributedString?

  /// Shows that refreshing has begun, without sending actions.
  ///
  /// From iOS 17 on it has no effect outside a window, as in `viewDidLoad()` and `viewWillAppear(_:)`.
  ///
  /// See: R-CTRL-9.
  open func beginRefreshing() {
    guard !isRefreshing, window != nil || !machine.features.offers(from: 17) else { return }
    isRefreshing = true
    reserveSpace(true)
  }

  /// Shows that it is over.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    reserveSpace(false)
  }

  /// The height of the control, in points; any width.
  open override var intrinsicContentSize: CGSize { controlMetrics(.refreshControl).size }

  /// A width, and the height of the control, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: controlMetrics(.refreshControl).size.height)
  }

  /// Begins when fingers have pulled the content as far as the control is high.
  ///
  /// Rule: R-CTRL-9.
  package func scrollViewDidMove(_ scrollView: UIScrollView, isDragged: Bool) {
    position(in: scrollView)
    let pulled = -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    guard isDragged, isEnabled, !isRefreshing, pulled >= bounds.height else { return }
    isRefreshing = true
    valueDidChangeByHand()
  }

  package func scrollViewWillRest(_ scrollView: UIScrollView) {
    if isRefreshing { reserveSpace(true) }
  }

  /// Stands above the content, as wide as the view that scrolls it.
  final func position(in scrollView: UIScrollView) {
    let height = controlMetrics(.refreshControl).size.height
    let position = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if frame != position { frame = position }
  }

  private func reserveSpace(_ makes: Bool) {
    guard makes != hasInset, let scrollView = superview as? UIScrollView else { return }
    hasInset = makes
    scrollView.contentInset.top += makes ? bounds.height : -bounds.height
  }
}

extension UIScrollView {
  /// The control by which a person has the content loaded anew (from iOS 10 on).
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
