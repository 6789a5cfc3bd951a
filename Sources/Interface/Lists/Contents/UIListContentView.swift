public import Foundation
import GimbalControls
public import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// A view that defines where the text of its content begins and ends, such as a row of a table.
@preconcurrency @MainActor
protocol ContentHolder: UIView {
  /// The distance of text from the leading edge, in points.
  var contentMargin: CGFloat { get }
  /// The distance of text from the trailing edge of the content view, in points.
  var trailingContentMargin: CGFloat { get }
}

/// A view that shows a ``UIListContentConfiguration``.
///
/// Rule: R-LIST-6.
/// Source: Apple, UIListContentView.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    layoutMargins = .zero
    show()
  }

  /// Returns nil, because the view cannot exist without a configuration.
  public required init?(coder: NSCoder) { nil }

  /// The configuration; setting it updates the view.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  private func show() {
    show(list.text, list.textProperties, in: textLabel)
    show(list.secondaryText, list.secondaryTextProperties, in: secondaryLabel)
    imageView.image = list.shownImage
    put(imageView, list.image != nil)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ appearance: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = appearance.font
    label.textColor = appearance.color
    label.numberOfLines = appearance.numberOfLines
    label.lineBreakMode = appearance.lineBreakMode
    label.adjustsFontForContentSizeCategory = appearance.adjustsFontForContentSizeCategory
    put(label, text != nil)
  }

  private func put(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }

  /// Returns the frames of the parts at a width, and the total height.
  private func plan(width: CGFloat) -> (image: CGRect, text: CGRect, other: CGRect, height: CGFloat)
  {
    let margins = list.directionalLayoutMargins
    let holder = superview as? any ContentHolder
    let side = holder?.contentMargin ?? margins.leading
    let trailing = max(margins.trailing, holder?.trailingContentMargin ?? 0)
    var x = max(margins.leading, side)
    let end = max(x, width - trailing)
    var image = CGRect.zero
    if let cellImage = list.shownImage {
      let size = limited(cellImage.size)
      let reserved = list.imageProperties.reservedLayoutSize.width
      image = CGRect(x: x, y: 0, width: size.width, height: size.height)
      x += (reserved > 0 && reserved < 10_000 ? max(reserved, size.width) : size.width)
      if list.text != nil || list.secondaryText != nil { x += list.imageToTextPadding }
    }
    let space = CGSize(width: max(0, end - x), height: .greatestFiniteMagnitude)
    var text = textLabel.superview == nil ? .zero : textLabel.sizeThatFits(space)
    var other = secondaryLabel.superview == nil ? .zero : secondaryLabel.sizeThatFits(space)
    let isAdjacent =
      list.prefersSideBySideTextAndSecondaryText
      && text.width + other.width + list.textToSecondaryTextHorizontalPadding <= space.width
    text.width = min(text.width, space.width)
    other.width = min(other.width, space.width)
    let gap = text.height > 0 && other.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
    let block = isAdjacent ? max(text.height, other.height) : text.height + gap + other.height
    let content = max(block, image.height)
    let height = machine.pixelGrid.roundUp(
      max(list.leastHeight, content + margins.top + margins.bottom))
    let top = margins.top + (height - margins.top - margins.bottom - block) / 2
    image.origin.y = (height - image.height) / 2
    let first = CGRect(
      x: x, y: isAdjacent ? top + (block - text.height) / 2 : top, width: text.width,
      height: text.height)
    let second = CGRect(
      x: isAdjacent ? end - other.width : x,
      y: isAdjacent ? top + (block - other.height) / 2 : top + text.height + gap,
      width: other.width, height: other.height)
    return (image, first, second, height)
  }

  private func limited(_ size: CGSize) -> CGSize {
    let most = list.imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0 { scale = min(scale, most.width / max(size.width, 1)) }
    if most.height > 0 { scale = min(scale, most.height / max(size.height, 1)) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the height of the content at a width, with that width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: plan(width: targetSize.width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(width: size.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    let shift = (bounds.height - plan.height) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in [
      (imageView, plan.image), (textLabel, plan.text), (secondaryLabel, plan.other),
    ] where view.superview === self {
      var frame = frame.offsetBy(dx: 0, dy: shift)
      if isReversed { frame.origin.x = bounds.width - frame.maxX }
      view.frame = machine.pixelGrid.round(frame)
    }
  }
}
