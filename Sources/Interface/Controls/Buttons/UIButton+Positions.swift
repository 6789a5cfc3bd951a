import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTraits

/// The frames of a button's image and title.
extension UIButton {
  /// The parts of a button's content.
  enum Part { case image, title }

  /// Returns the frame of a part: the image is before the title in the reading direction.
  func partRect(_ part: Part, in contentRect: CGRect) -> CGRect {
    if let configuration {
      let positions = configuredPositions(configuration, in: contentRect)
      return part == .title ? positions.title : positions.image
    }
    let isTitle = part == .title
    let space = contentRect.inset(by: isTitle ? titleEdgeInsets : imageEdgeInsets)
    let image = currentImage?.size ?? .zero
    var title = labelSize
    title.width = max(0, min(title.width, space.width - image.width))
    var size = isTitle ? title : image
    var x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: x = space.minX
    case .right, .trailing: x = space.maxX - image.width - title.width
    case .center: x = space.midX - (image.width + title.width) / 2
    }
    let isFirst = isTitle == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if !isFirst { x += isTitle ? image.width : title.width }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = space.minY
    case .bottom: y = space.maxY - size.height
    case .center: y = space.midY - size.height / 2
    case .fill:
      y = space.minY
      size.height = max(0, space.height)
    }
    return machine.pixelGrid.round(CGRect(origin: CGPoint(x: x, y: y), size: size))
  }
}
