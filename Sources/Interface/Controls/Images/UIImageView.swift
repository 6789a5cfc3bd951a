public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A view that shows a picture, and asks for its size.
///
/// Source: Apple, UIImageView.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of a picture, with another for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture.
  @Settable open var image: UIImage? { didSet { imageDidChange(from: oldValue, to: image) } }

  /// The picture for when the view is highlighted; nil is the usual one.
  @Settable open var highlightedImage: UIImage? {
    didSet { imageDidChange(from: oldValue, to: highlightedImage) }
  }

  /// True if the view shows `highlightedImage`.
  @Settable open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Animation

  /// The pictures that are shown one after the other while the view animates; they do not change its size.
  @Settable open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same for when the view is highlighted.
  @Settable open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The seconds that all pictures take; 0 is a thirtieth of a second for each.
  @Settable open var animationDuration: TimeInterval = 0
  /// The number of times that the animated pictures are shown; 0 is for ever.
  @Settable open var animationRepeatCount = 0
  /// The place on the clock at which the animation ends, while one with an end is under way.
  private var animationEnd: Int?
  /// True while the view shows its pictures.
  open private(set) var isAnimating = false

  /// Begins to show the pictures; a view without any does not.
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

  /// Shows the usual picture again.
  open func stopAnimating() {
    if let end = animationEnd { machine.clock.cancel(end) }
    (animationEnd, isAnimating) = (nil, false)
  }

  /// The size of the picture that is shown without its alignment insets, in points; without one there is none.
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

  /// The alignment insets of the picture that is shown.
  open override var alignmentRectInsets: UIEdgeInsets {
    shown?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  /// The size of the picture that is shown, in points; without one the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown else { return super.sizeThatFits(size) }
    recordAssumption(of: shown)
    return shown.size
  }

  /// The form of symbols that the view shows (from iOS 13 on); what a picture says of itself goes before.
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

extension UIView {
  /// Notes that the size of a picture that a view shows is assumed, if it is.
  ///
  /// See: L-IMG-4, D-5.
  final func recordAssumption(of image: UIImage) {
    if let reason = image.assumption { machine.assumptions.record(reason, of: "symbols") }
  }
}
