import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The layout of a button with a configuration.
extension UIButton {
  /// The rectangles of what a button shows, in its coordinates.
  struct ConfiguredPlaces {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private struct Parts {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var titlePadding: CGFloat
    var imagePadding: CGFloat
    var isRow: Bool

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + titlePadding + subtitle.height)
    }

    var all: CGSize {
      isRow
        ? CGSize(
          width: image.width + imagePadding + text.width, height: max(image.height, text.height))
        : CGSize(
          width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    }
  }

  /// The size of a wheel in a picture's place, in points.
  private static let wheel = CGSize(width: 20, height: 20)

  /// The sizes of the parts; a part that is not there is 0, and so is the room beside it.
  private func parts(of configuration: Configuration) -> Parts {
    func size(_ label: UILabel?) -> CGSize {
      guard let text = label?.text, !text.isEmpty else { return .zero }
      return label?.textSize ?? .zero
    }
    let (title, subtitle) = (size(titleLabelIfMade), size(subtitleView))
    let image =
      configuration.showsActivityIndicator ? UIButton.wheel : currentImage?.size ?? .zero
    let hasText = title != .zero || subtitle != .zero
    return Parts(
      image: image, title: title, subtitle: subtitle,
      titlePadding: title != .zero && subtitle != .zero ? configuration.titlePadding : 0,
      imagePadding: image != .zero && hasText ? configuration.imagePadding : 0,
      isRow: configuration.imagePlacement.isDisjoint(with: [.top, .bottom]))
  }

  /// The size of picture, text and insets, in points.
  ///
  /// Rule: L-SIZE-17.
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let (size, insets) = (parts(of: configuration).all, configuration.contentInsets)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// The rectangle for picture and text within bounds.
  func configuredContentRect(_ configuration: Configuration, in bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        configuration.contentInsets,
        rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  /// The places of picture and text within the rectangle for them.
  ///
  /// See: L-SIZE-17.
  func configuredPlaces(_ configuration: Configuration, in rect: CGRect) -> ConfiguredPlaces {
    var parts = parts(of: configuration)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = rect.width - (parts.isRow ? parts.image.width + parts.imagePadding : 0)
    parts.title.width = max(0, min(parts.title.width, free))
    parts.subtitle.width = max(0, min(parts.subtitle.width, free))
    let (all, text) = (parts.all, parts.text)
    let left: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill, .leading: rect.minX
      case .right, .trailing: rect.maxX - all.width
      case .center: rect.midX - all.width / 2
      }
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - all.height
      case .center: rect.midY - all.height / 2
      }
    let isFirst = !configuration.imagePlacement.isDisjoint(with: [.leading, .top])
    var imageAt = CGPoint(x: left, y: top)
    var textAt = imageAt
    if parts.isRow {
      if isFirst != isMirrored {
        textAt.x += parts.image.width + parts.imagePadding
      } else {
        imageAt.x += text.width + parts.imagePadding
      }
      imageAt.y += (all.height - parts.image.height) / 2
      textAt.y += (all.height - text.height) / 2
    } else {
      if isFirst {
        textAt.y += parts.image.height + parts.imagePadding
      } else {
        imageAt.y += text.height + parts.imagePadding
      }
      imageAt.x += (all.width - parts.image.width) / 2
      textAt.x += (all.width - text.width) / 2
    }
    let share = alignmentShare(configuration, parts.isRow, isMirrored)
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      CGRect(
        origin: CGPoint(x: textAt.x + (text.width - size.width) * share, y: y), size: size)
    }
    let grid = machine.pixelGrid
    return ConfiguredPlaces(
      image: grid.round(CGRect(origin: imageAt, size: parts.image)),
      title: grid.round(line(parts.title, textAt.y)),
      subtitle: grid.round(
        line(parts.subtitle, textAt.y + parts.title.height + parts.titlePadding)))
  }

  /// The share of the free width before the shorter of title and subtitle.
  private func alignmentShare(
    _ configuration: Configuration, _ isRow: Bool, _ isMirrored: Bool
  ) -> CGFloat {
    switch configuration.titleAlignment {
    case .center: 0.5
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .automatic: isRow && currentImage != nil ? (isMirrored ? 1 : 0) : 0.5
    }
  }

  /// The font of the title, by the size of the button and the text size that is set.
  func configuredFont(_ configuration: Configuration) -> UIFont {
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    return .preferredFont(
      forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
  }

  /// The font of the subtitle.
  var configuredSubtitleFont: UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
  }
}
