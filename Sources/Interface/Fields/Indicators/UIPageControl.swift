public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraits

/// A row of dots, one for each page.
///
/// A tap on either side goes to the previous or the next page.
///
/// See: R-CTRL-7.
/// Source: Apple, UIPageControl.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// When dots have a background.
  ///
  /// Source: Apple, UIPageControl.BackgroundStyle.
  public enum BackgroundStyle: Int, Sendable {
    /// During interaction.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The direction of the dots.
  ///
  /// Source: Apple, UIPageControl.Direction.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  private var images: [Int: UIImage] = [:]

  /// Creates a page control with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a page control from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of pages; a negative number counts as 0.
  @Settable open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { _numberOfPages.wrappedValue = 0 }
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The current page, clamped to the existing pages.
  @Settable open var currentPage = 0 {
    didSet {
      let legal = max(0, min(currentPage, numberOfPages - 1))
      if currentPage != legal { _currentPage.wrappedValue = legal }
    }
  }

  /// True if the control is hidden for a single page.
  @Settable open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the dots; nil is the system's.
  @Settable open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; nil is the system's.
  @Settable open var currentPageIndicatorTintColor: UIColor?
  /// True if only `updateCurrentPageDisplay()` changes the dots (up to iOS 13); stored without
  /// effect.
  @Settable open var defersCurrentPageDisplay = false
  /// When dots have a background.
  @Settable open var backgroundStyle = BackgroundStyle.automatic
  /// The direction of the dots.
  @Settable open var direction = Direction.natural {
    didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// True if a touch may move continuously through the pages; without effect.
  @Settable open var allowsContinuousInteraction = true
  /// The image of dots without their own image.
  @Settable open var preferredIndicatorImage: UIImage?
  /// The image of the current page's dot, if it has none of its own.
  @Settable open var preferredCurrentPageIndicatorImage: UIImage?

  /// Shows the current page; nothing is drawn.
  open func updateCurrentPageDisplay() {}

  /// Sets the image of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

  /// Returns the image of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  // MARK: Size

  /// Returns the size of the dots for a number of pages, in points.
  ///
  /// Rule: L-SIZE-9.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let (dot, gap) = (controlMetrics(.pageDot).size.width, controlMetrics(.pageGap).size.width)
    let margin = controlMetrics(.pageMargin).size.width
    return CGSize(
      width: max(0, count * dot + (count - 1) * gap + 2 * margin),
      height: controlMetrics(.pageControl).size.height)
  }

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// Returns the size of the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  private var contentSize: CGSize {
    if hidesForSinglePage, numberOfPages <= 1 { return .zero }
    let size = size(forNumberOfPages: numberOfPages)
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    return isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  /// Goes to the previous or the next page if the touch ends inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let position = touch.location(in: self)
    let isAfter =
      switch direction {
      case .natural:
        (position.x >= bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
      case .leftToRight: position.x >= bounds.midX
      case .rightToLeft: position.x < bounds.midX
      case .topToBottom: position.y >= bounds.midY
      case .bottomToTop: position.y < bounds.midY
      }
    let old = currentPage
    currentPage += isAfter ? 1 : -1
    if currentPage != old { valueDidChangeByHand() }
  }
}
