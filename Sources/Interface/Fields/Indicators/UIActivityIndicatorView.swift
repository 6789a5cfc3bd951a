public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// An activity indicator.
///
/// Source: Apple, UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style, which determines the indicator's size and, up to iOS 12, its color.
  public typealias Style = IndicatorTerms.Style

  /// Creates an indicator with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an indicator from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    prepare()
  }

  /// Creates an indicator with a style and the style's size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
    prepare()
  }

  private func prepare() {
    hug(horizontal: .defaultHigh, vertical: .defaultHigh)
    isHidden = hidesWhenStopped
  }

  /// The style, which determines the size.
  @Settable open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The old name of ``style``.
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  /// The color of the indicator; setting nil sets gray.
  @Settable open var color: UIColor! = .gray {
    didSet { if color == nil { _color.wrappedValue = .gray } }
  }

  /// True if the indicator is hidden while it is stopped.
  @Settable open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// True while the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the indicator, in points.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .whiteLarge || style == .large
    return controlMetrics(isLarge ? .largeActivityIndicator : .activityIndicator).size
  }

  /// Returns the size of the indicator, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
