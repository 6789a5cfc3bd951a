public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A progress bar.
///
/// Only constraints can give it another height than that of its style.
///
/// See: L-SIZE-4.
/// Source: Apple, UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  ///
  /// Source: Apple, UIProgressView.Style.
  public enum Style: Int, Sendable {
    /// For views.
    case `default` = 0
    /// For bars.
    case bar = 1
  }

  /// Creates a progress view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a progress view from a storyboard or nib file; with any other coder, all values are
  /// defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame = frame
  }

  private func prepare() {
    frame = frame
    hug(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  /// The style.
  @Settable open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The progress, from 0 to 1; other numbers are clamped, NaN is 0.
  @Settable open var progress: Float = 0 {
    didSet { _progress.wrappedValue = progress > 0 ? min(progress, 1) : 0 }
  }

  /// Sets the progress; an animated change takes effect immediately.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// A `Progress` object; its fraction is read when the property is set, and later changes are
  /// ignored.
  @Settable open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// The color of the completed part; nil is the tint.
  @Settable open var progressTintColor: UIColor?
  /// The color of the remaining part; nil is the system's.
  @Settable open var trackTintColor: UIColor?
  /// The image of the completed part.
  @Settable open var progressImage: UIImage?
  /// The image of the remaining part.
  @Settable open var trackImage: UIImage?

  private var kind: ControlKind { progressViewStyle == .bar ? .progressBar : .progressView }

  /// The height of the bar, in points; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize { controlMetrics(kind).size }

  /// Returns the given width and the height of the bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: controlMetrics(kind).size.height)
  }

  /// The frame, in points; when it is set, the height is that of the style.
  ///
  /// See: L-SIZE-4.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = CGSize(width: newValue.width, height: controlMetrics(kind).size.height)
      super.frame = CGRect(origin: newValue.origin, size: size)
    }
  }
}
