public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A wheel that turns while something is done.
///
/// Source: Apple, UIActivityIndicatorView.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel, and its color up to iOS 12.
  public typealias Style = IndicatorTerms.Style

  /// Creates a wheel with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a wheel from an archive, of which nothing but the defaults is read.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    prepare()
  }

  /// Creates a wheel of a style, in its size.
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

  /// The size of the wheel.
  @Settable open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The old name of ``style``.
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  /// The color of the wheel; nil sets gray.
  @Settable open var color: UIColor! = .gray {
    didSet { if color == nil { _color.wrappedValue = .gray } }
  }

  /// True if the wheel is hidden while it stands still.
  @Settable open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// True while the wheel turns.
  open private(set) var isAnimating = false

  /// Has the wheel turn.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has the wheel stand still.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of the wheel, in points.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .whiteLarge || style == .large
    return controlMetrics(isLarge ? .largeActivityIndicator : .activityIndicator).size
  }

  /// The size of the wheel, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
