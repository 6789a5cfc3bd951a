import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText
import GimbalTraits

/// The content and the width of one segment.
struct SegmentContent {
  /// The title; nil for an image.
  var title: String?
  /// The image; nil for a title.
  var image: UIImage?
  /// The action that is performed when the segment is selected; nil for none.
  var action: UIAction?
  /// The width set by the app, in points; 0 for none.
  var width: CGFloat = 0
  /// The offset of the content, in points.
  var offset = CGSize.zero
  /// True if the segment can be selected.
  var isEnabled = true

  /// Creates a segment with a title or an image.
  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  /// Creates a segment for an item of UIKit's initializer: a title, an image or an action.
  @MainActor
  init(item: Any) {
    switch item {
    case let title as String: self.init(title: title)
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action: action)
    default: self.init(title: "\(item)")
    }
  }

  /// Creates a segment that shows an action's image, or its title without one.
  @MainActor
  init(action: UIAction) {
    self.init(title: action.image == nil ? action.title : nil, image: action.image)
    self.action = action
  }
}

/// The key of a divider image: the states of the segments on both sides, and the bar metrics.
struct DividerStates: Hashable {
  /// The raw state of the segment on the left.
  var left: UInt
  /// The raw state of the segment on the right.
  var right: UInt
  /// The metrics for which the image is used.
  var bar: UIBarMetrics

  /// Stores the states of two segments and the metrics.
  init(left: UInt, right: UInt, _ bar: UIBarMetrics) {
    self.left = left
    self.right = right
    self.bar = bar
  }
}

extension UISegmentedControl {
  /// The width of a divider, in points.
  private var divider: CGFloat {
    let image = dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    return image?.size.width ?? 1
  }

  /// The size of the segments without the overhang, in points.
  ///
  /// Rule: L-SIZE-10.
  final var segmentsSize: CGSize {
    let height = controlMetrics(.segmentedControl).size.height
    guard !segments.isEmpty else { return CGSize(width: 0, height: height) }
    let widths = naturalWidths
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(widths.count - 1) * divider,
      height: height)
  }

  /// The size of the frame that fits the segments, in points.
  final var fittingSize: CGSize {
    let (size, overhang) = (segmentsSize, controlMetrics(.segmentedControl).overhang)
    return CGSize(
      width: size.width + overhang.left + overhang.right,
      height: size.height + overhang.top + overhang.bottom)
  }

  /// The natural widths of the segments, in points.
  private var naturalWidths: [CGFloat] {
    let (font, space) = (titleFont, controlMetrics(.segment).size.width)
    let own = segments.map { width(of: $0, font, space) }
    let widest = zip(own, segments).filter { $0.1.width == 0 }.map(\.0).max() ?? 0
    return zip(own, segments).map { (width: CGFloat, segment: SegmentContent) -> CGFloat in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? width : widest
    }
  }

  private func width(of segment: SegmentContent, _ font: UIFont, _ space: CGFloat) -> CGFloat {
    if let image = segment.image { return image.size.width.rounded(.up) + space }
    let text = MeasuredText(segment.title ?? "", font.face.face(on: machine.fontSystem))
    machine.assumptions.text.formUnion(text.assumptions)
    return text.size(fitting: 0, numberOfLines: 1, machine.pixelGrid).width.rounded(.up) + space
  }

  /// Returns the index of the segment at `x` in the control, in points; nil without segments.
  final func segment(at x: CGFloat) -> Int? {
    guard !segments.isEmpty else { return nil }
    let widths = naturalWidths
    let sum = widths.reduce(0, +)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = bounds.width > 0 ? x / bounds.width : 0
    var rest = (isMirrored ? 1 - share : share) * sum
    for (index, width) in widths.enumerated() {
      rest -= width
      if rest < 0 { return index }
    }
    return segments.count - 1
  }
}
