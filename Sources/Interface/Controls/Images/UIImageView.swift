public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A view that shows an image and has its size.
///
/// Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView, SelfContainedView {
  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The image.
  @Settable open var image: UIImage? { didSet { imageDidChange(from: oldValue, to: image) } }

  /// The image for the highlighted state; if nil, the normal image is shown.
  @Settable open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue, to: highlightedImage) }
  }

  /// True if the view shows `highlightedImage`.
  @Settable open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Animation

  /// The images of the animation; they do not change the view's size.
  @Settable open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of the animation for the highlighted state.
  @Settable open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle, in seconds; 0 is a thirtieth of a second for each image.
  @Settable open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 repeats forever.
  @Settable open var animationRepeatCount = 0
  /// The timer on the virtual clock that ends a running animation; nil if it has no end.
  private var animationEnd: Int?
  /// True while the images are animated.
  open private(set) var isAnimating = false

  /// Begins the animation, if there are images.
  ///
  /// Source: Apple, UIImageView.startAnimating().
  open func startAnimating() {
    stopAnimating()
    let shownImages = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !shownImages.isEmpty else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let once = animationDuration > 0 ? animationDuration : Double(shownImages.count) / 30
    animationEnd = machine.clock.schedule(after: once * Double(animationRepeatCount)) {
      [weak self] in
      self?.animationEnd = nil
      self?.isAnimating = false
    }
  }

  /// Stops the animation and shows the normal image again.
  open func stopAnimating() {
    if let end = animationEnd { machine.clock.cancel(end) }
    (animationEnd, isAnimating) = (nil, false)
  }

  /// The size of the shown image without its alignment insets, in points; none without an image.
  ///
  /// Rule: L-IMG-5.
  open override var intrinsicContentSize: CGSize {
    guard let shown else { return super.intrinsicContentSize }
    recordAssumption(of: shown)
    let insets = shown.alignmentRectInsets
    return CGSize(
      width: max(0, shown.size.width - insets.left - insets.right),
      height: max(0, shown.size.height - insets.top - insets.bottom))
  }

  /// The alignment insets of the shown image.
  open override var alignmentRectInsets: UIEdgeInsets {
    shown?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  /// Returns the size of the shown image, in points; without one the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown else { return super.sizeThatFits(size) }
    recordAssumption(of: shown)
    return shown.size
  }

  package static let frameworkClass: UIView.Type = UIImageView.self

  /// The symbol configuration of the view (from iOS 13 on); an image's own configuration takes
  /// precedence.
  ///
  /// See: L-IMG-4.
  @Settable open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var shown: UIImage? {
    let shownImage = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let shownImage, shownImage.isSymbolImage else {
      return shownImage
    }
    return shownImage.withConfiguration(
      preferredSymbolConfiguration.applying(shownImage.symbolConfiguration))
  }

  private func imageDidChange(from old: UIImage?, to new: UIImage?) {
    if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }
}

extension UIImageView {
  /// The rectangle in which the image is drawn, in the view's bounds; nil without an image.
  ///
  /// Source: Apple, UIView.ContentMode.
  package final var imageFrame: CGRect? {
    guard var size = image?.size, size.width > 0, size.height > 0 else { return nil }
    switch contentMode {
    case .scaleToFill, .scaleAspectFill, .redraw: return bounds
    case .scaleAspectFit:
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    var frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    switch contentMode {
    case .left, .topLeft, .bottomLeft: frame.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: frame.origin.x = bounds.maxX - size.width
    default: break
    }
    switch contentMode {
    case .top, .topLeft, .topRight: frame.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: frame.origin.y = bounds.maxY - size.height
    default: break
    }
    return frame
  }
}

extension UIView {
  /// Records an assumption if the size of an image is assumed.
  ///
  /// See: L-IMG-4, D-5.
  final func recordAssumption(of image: UIImage) {
    if let reason = image.assumption { machine.assumptions.record(reason, of: "symbols") }
  }
}
