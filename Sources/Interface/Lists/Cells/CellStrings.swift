import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The labels and the image view of a cell with a system style.
@MainActor
final class CellStrings {
  /// The value of `textLabel`.
  let text = UILabel()
  /// The value of `detailTextLabel`; nil for the style `default`.
  private(set) var detail: UILabel?
  private let content: UIView
  private var madeImage: UIImageView?

  /// Creates the labels of a style, and adds them to the content view.
  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    self.content = content
    text.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    text.adjustsFontForContentSizeCategory = content.machine.features.cellLabelsFollowTextSize
    content.addSubview(text)
    guard style != .default else { return }
    let label = UILabel()
    let subtitle: UIFont.TextStyle =
      content.machine.features.hasTallRows ? .subheadline : .caption1
    label.font = .preferredFont(
      forTextStyle: style == .subtitle ? subtitle : style == .value2 ? .footnote : .body)
    label.adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
    content.addSubview(label)
    detail = label
  }

  /// The image view, which is made when it is first read.
  var image: UIImageView? {
    if madeImage == nil {
      let view = UIImageView()
      madeImage = view
      content.addSubview(view)
    }
    return madeImage
  }

  /// The image view, if it has an image.
  var shownImage: UIImageView? { madeImage?.image == nil ? nil : madeImage }
}

extension UITableViewCell {
  /// Returns the frames of the style's parts in a content view of a width, and the height that they
  /// need.
  ///
  /// See: R-LIST-5.
  final func stylePlan(width: CGFloat, height: CGFloat?) -> CellStylePlan {
    var plan = CellStylePlan()
    guard let strings else { return plan }
    let margins = contentMargins
    let indent = CGFloat(indentationLevel) * indentationWidth
    var start = margins.left + indent
    let metrics = CellMetrics(of: table ?? self)
    let end = max(start, width - (labelGap ?? margins.right))
    if let image = strings.shownImage?.image {
      plan.image = CGRect(origin: CGPoint(x: start, y: 0), size: image.size)
      start = min(end, plan.image.maxX + CellMetrics.imageGap)
    }
    let space = CGSize(width: max(0, end - start), height: .greatestFiniteMagnitude)
    let detail = strings.detail.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    var first = strings.text.sizeThatFits(space)
    first.width = min(first.width, space.width)
    var second = detail?.sizeThatFits(space) ?? .zero
    second.width = min(second.width, space.width)
    let spacing = metrics.blockSpace(strings.text.font.pointSize)
    let isBlock = style == .subtitle && second.height > 0
    let needed =
      isBlock
      ? first.height + second.height + spacing.whole
      : max(first.height, second.height)
        + metrics.lineSpace(traitCollection.preferredContentSizeCategory)
    plan.height = max(needed, plan.image.height)
    let whole = height ?? plan.height
    let top = isBlock ? (whole - needed) / 2 + spacing.above : (whole - first.height) / 2
    let middle = { (size: CGSize) in (whole - size.height) / 2 }
    plan.image.origin.y = middle(plan.image.size)
    switch style {
    case .default: plan.text = CGRect(x: start, y: 0, width: space.width, height: whole)
    case .value1:
      first.width = min(first.width, max(0, space.width - second.width))
      plan.text = CGRect(origin: CGPoint(x: start, y: middle(first)), size: first)
      plan.detail = CGRect(
        origin: CGPoint(x: end - second.width, y: middle(second)), size: second)
    case .value2:
      let narrow = min(CellMetrics.value2Width, space.width)
      plan.text = CGRect(x: start, y: middle(first), width: narrow, height: first.height)
      let x = start + narrow + CellMetrics.value2Gap
      plan.detail = CGRect(
        x: x, y: middle(second), width: min(second.width, max(0, end - x)), height: second.height)
    case .subtitle:
      plan.text = CGRect(origin: CGPoint(x: start, y: top), size: first)
      plan.detail = CGRect(
        origin: CGPoint(x: start, y: top + first.height + spacing.between), size: second)
    }
    return plan
  }

  /// Positions the style's parts in the content view.
  final func layOutStyle() {
    guard let strings else { return }
    let content = contentView
    let plan = stylePlan(width: content.bounds.width, height: content.bounds.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = machine.pixelGrid
    let location = { (view: UIView?, frame: CGRect) in
      guard let view else { return }
      var frame = frame
      if isReversed { frame.origin.x = content.bounds.width - frame.maxX }
      view.frame = grid.round(frame)
    }
    location(strings.text, plan.text)
    location(strings.detail, plan.detail)
    location(strings.shownImage, plan.image)
  }
}

/// The frames of a style's parts, in the content view.
struct CellStylePlan {
  /// The frame of the image view; zero without an image.
  var image = CGRect.zero
  /// The frame of the text label.
  var text = CGRect.zero
  /// The frame of the detail label; zero without one.
  var detail = CGRect.zero
  /// The height that the labels and the image need, in points.
  var height: CGFloat = 0
}
