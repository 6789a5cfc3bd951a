import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The layout of a button with a configuration.
extension UIButton {
  /// The frames of a button's contents, in its coordinates.
  struct ConfiguredPositions {
    /// The frame of the image or activity indicator; zero without one.
    var image = CGRect.zero
    /// The frame of the title; zero without one.
    var title = CGRect.zero
    /// The frame of the subtitle; zero without one.
    var subtitle = CGRect.zero
  }

  /// The size of an activity indicator that replaces the image, in points.
  private static let wheel = CGSize(width: 20, height: 20)

  private func parts(of configuration: Configuration) -> ConfiguredParts {
    func line(_ label: UILabel?) -> ConfiguredParts.Line {
      guard let label, let text = label.measuredText else { return .init() }
      machine.assumptions.text.formUnion(text.assumptions)
      return .init(
        text: text, numberOfLines: max(0, label.numberOfLines), isWhole: machine.hasPhoneDesignOf26)
    }
    return ConfiguredParts(
      image: configuration.showsActivityIndicator ? UIButton.wheel : currentImage?.size ?? .zero,
      title: line(titleLabelIfMade), subtitle: line(subtitleView),
      titlePadding: configuration.titlePadding, imagePadding: configuration.imagePadding,
      isRow: configuration.imagePlacement.isDisjoint(with: [.top, .bottom]),
      grid: machine.pixelGrid)
  }

  /// Returns the size of image, text and insets in points; at most `width` wide if it is not 0.
  ///
  /// Rule: L-SIZE-17.
  /// See: R-SDK-3 (28, 28, 34 and 50 high at the usual text size).
  func configuredSize(_ configuration: Configuration, fitting width: CGFloat = 0) -> CGSize {
    let margin = margin(of: configuration)
    let size = parts(of: configuration).sizes(fitting: width > 0 ? max(1, width - margin.width) : 0)
      .all
    return CGSize(width: size.width + margin.width, height: size.height + margin.height)
  }

  private func margin(of configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    return CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  /// Returns the layout metrics of the text.
  ///
  /// These are the title's baseline, and the height at a width if it may have several lines.
  ///
  /// See: L-SIZE-17.
  func configuredBlock(_ configuration: Configuration, title: TextBlock) -> TextBlock {
    var block = title
    let parts = parts(of: configuration)
    let (sizes, insets) = (parts.sizes(fitting: 0), configuration.contentInsets)
    block.margin = margin(of: configuration)
    block.lineWidth = sizes.all.width
    if parts.wraps {
      block.numberOfLines = 0
      block.heights = { parts.sizes(fitting: $0).all.height }
      block.breaking = { parts.sizes(fitting: $0).all.width < sizes.all.width ? 2 : 1 }
    }
    // The heights above and below the title, within the insets.
    var above = (sizes.all.height - sizes.text.height) / 2
    if !parts.isRow {
      let isFirst = !configuration.imagePlacement.isDisjoint(with: [.leading, .top])
      above = isFirst ? sizes.image.height + sizes.imagePadding : 0
    }
    let below = sizes.all.height - above - sizes.title.height
    block.position =
      switch contentVerticalAlignment {
      case .top, .fill: .top(insets.top + above)
      case .bottom: .bottom(insets.bottom + below)
      case .center: .middle((insets.top - insets.bottom + above - below) / 2)
      }
    return block
  }

  /// Returns the rectangle for image and text within bounds, in the button's coordinates, in
  /// points.
  func configuredContentRect(_ configuration: Configuration, in bounds: CGRect) -> CGRect {
    bounds.inset(
      by: UIEdgeInsets(
        configuration.contentInsets,
        rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  /// Returns the frames of image and text within their rectangle.
  ///
  /// See: L-SIZE-17.
  func configuredPositions(_ configuration: Configuration, in rect: CGRect) -> ConfiguredPositions {
    var parts = parts(of: configuration).sizes(fitting: rect.width)
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
    return ConfiguredPositions(
      image: grid.round(CGRect(origin: imageAt, size: parts.image)),
      title: grid.round(line(parts.title, textAt.y)),
      subtitle: grid.round(
        line(parts.subtitle, textAt.y + parts.title.height + parts.titlePadding)))
  }

  /// Returns the fraction of the free width that is left of the shorter of title and subtitle.
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

  /// Returns the font of the title, for the size of the button and the preferred text size.
  func configuredFont(_ configuration: Configuration) -> UIFont {
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    return .preferredFont(
      forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
  }

  /// The font of the subtitle, if no transformer sets another one.
  var configuredSubtitleFont: UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
  }
}
