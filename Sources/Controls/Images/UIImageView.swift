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
  open var image: UIImage? { didSet { pictureDidChange(from: oldValue, to: image) } }

  /// The picture for when the view is highlighted; nil is the usual one.
  open var highlightedImage: UIImage? {
    didSet { pictureDidChange(from: oldValue, to: highlightedImage) }
  }

  /// True if the view shows `highlightedImage`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the picture that is shown without its alignment insets, in points; without one there is none.
  ///
  /// Rule: L-IMG-5.
  open override var intrinsicContentSize: CGSize {
    guard let shown else { return super.intrinsicContentSize }
    noteAssumption(of: shown)
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
    noteAssumption(of: shown)
    return shown.size
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func pictureDidChange(from old: UIImage?, to new: UIImage?) {
    if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }
}

extension UIView {
  /// Notes that the size of a picture that a view shows is assumed, if it is.
  ///
  /// See: L-IMG-4, D-5.
  final func noteAssumption(of image: UIImage) {
    if let reason = image.assumption { machine.assumptions.note(reason, of: "symbols") }
  }
}
