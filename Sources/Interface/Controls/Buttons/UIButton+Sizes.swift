import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The sizes of a button without a configuration, and of its title.
extension UIButton {
  /// The layout metrics of the title: its baseline.
  var titleBlock: TextBlock? {
    guard let label = titleLabelIfMade, let text = label.text, !text.isEmpty,
      var block = label.textBlock
    else {
      return nil
    }
    block.numberOfLines = 1
    block.breaking = nil
    block.heights = nil
    let (content, title) = (contentEdgeInsets, titleEdgeInsets)
    let (top, bottom) = (content.top + title.top, content.bottom + title.bottom)
    block.position =
      switch contentVerticalAlignment {
      case .top: .top(top)
      case .bottom: .bottom(bottom)
      case .center, .fill: .middle((top - bottom) / 2)
      }
    if let configuration { return configuredBlock(configuration, title: block) }
    return block
  }

  // MARK: Sizes

  /// The intrinsic size of the button's content and insets, in points.
  ///
  /// Source: Interface Builder's saved buttons: 28 high at 13 points, 30 at 15, 33 at 17, 34 at 18;
  /// an empty one 30 wide.
  ///
  /// Rule: L-SIZE-18.
  var contentSize: CGSize {
    if let configuration { return configuredSize(configuration) }
    let image = currentImage?.size
    var size = image ?? .zero
    if image == nil || currentTitle != nil || currentAttributedTitle != nil {
      let title = titleSize
      size.width += title.width
      size.height = max(size.height, title.height)
    }
    if image == nil, contentEdgeInsets == .zero {
      size.width = max(30, size.width)
      size.height += 12
    }
    size.width += contentEdgeInsets.left + contentEdgeInsets.right
    size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    return size
  }

  private var hasTitle: Bool { titleLabelIfMade?.text.map { !$0.isEmpty } ?? false }

  /// The size of the title in whole points; without a title, as high as a line and 0 wide.
  private var titleSize: CGSize {
    guard hasTitle, let size = titleLabelIfMade?.textSize else {
      let font = titleLabelIfMade?.font ?? .systemFont(ofSize: defaultFontSize)
      return CGSize(width: 0, height: font.lineHeight.rounded(.up))
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The size of the title's label: in pixels up to iOS 14, in whole points from 15 on.
  ///
  /// Rule: V-48.
  var labelSize: CGSize {
    guard hasTitle else { return .zero }
    return machine.features.roundsTitles ? titleSize : titleLabelIfMade?.textSize ?? .zero
  }
}
