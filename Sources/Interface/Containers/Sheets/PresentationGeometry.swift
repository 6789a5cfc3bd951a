import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of presented views in their containers, by style.
struct PresentationGeometry {
  /// The container's size, in points.
  var container: CGSize
  /// The horizontal size class of the presenter.
  var widthClass: UIUserInterfaceSizeClass
  /// The vertical size class of the presenter.
  var heightClass: UIUserInterfaceSizeClass
  /// The container's insets for the sensor housing, bars and home indicator.
  var safeArea: UIEdgeInsets
  /// The width of the screen in portrait, in points.
  var portraitWidth: CGFloat
  /// The height of the status bar, in points.
  var statusBar: CGFloat
  /// True from iOS 13 on, where page sheets are cards that leave a gap at the top.
  var usesCardSheets: Bool

  /// The size of a form sheet without a preferred content size.
  ///
  /// From iPadOS 16 on it is slightly larger (hacknicity, View Controller Presentation Changes in
  /// iOS and iPadOS 16).
  ///
  /// See: D-5 (commonly used in apps, but no published measurement is at hand).
  static let formSheet = CGSize(width: 540, height: 620)

  /// The size of a popover without a preferred content size.
  static let popover = CGSize(width: 320, height: 480)

  /// The width and height of the corner that anchors a popover without a source in a view.
  static let anchorSize: CGFloat = 44

  /// The part of the maximum height that a medium sheet has where it does not float.
  ///
  /// See: D-5.
  static let mediumShare: CGFloat = 0.5

  /// The gap between the safe area's top and a sheet, on a phone in portrait, in points.
  ///
  /// Source: 10 in react-navigation's `forModalPresentationIOS`, which imitates the system. From
  /// iOS 26 on it is 0, unless the sheet covers another one.
  static let cardGap: CGFloat = 10

  /// The same gap on phones with a Home button from iOS 15 to 25.
  ///
  /// Rule: R-PRES-12 (W-59).
  static let lowCardGap: CGFloat = 20
  /// The gap above a sheet on this device, in points.
  var gap: CGFloat
  /// True if a sheet is attached to the bottom edge in compact height.
  var isEdgeAttached: Bool
  /// The width of a sheet at the bottom edge; nil for the whole width.
  var attachedWidth: CGFloat?
  /// The part of the container's width for sheets on a foldable device; nil on any other.
  var space: Space?

  /// A part of a container's width, and the side of it at which a sheet is; nil means the middle.
  struct Space {
    /// The start of the part, in points.
    var from: CGFloat
    /// The end of the part, in points.
    var to: CGFloat
    /// The side at which the sheet is; nil means the middle.
    var side: PaneSide?
  }

  /// The distance of sheets from the edges and from the fold of a foldable device, in points.
  ///
  /// See: R-FOLD-19.
  static let foldingMargin: CGFloat = 8

  /// The frame of a page sheet without detents.
  ///
  /// Up to iOS 12 it is as wide as the screen in portrait, from the status bar to the bottom. From
  /// iOS 13 on on iPads the value is derived.
  ///
  /// See: D-5.
  /// Source: Apple, UIModalPresentationStyle.pageSheet.
  var pageSheet: CGRect {
    if let space { return pageSheet(in: space) }
    if usesCardSheets, heightClass == .compact, widthClass == .compact, !isEdgeAttached {
      return CGRect(origin: .zero, size: container)
    }
    let compactWidth =
      heightClass == .compact
      ? min(attachedWidth ?? container.width, container.width) : container.width
    let width = widthClass == .compact ? compactWidth : min(portraitWidth, container.width)
    let top = usesCardSheets ? safeArea.top + gap : statusBar
    return CGRect(
      x: (container.width - width) / 2, y: top, width: width,
      height: max(container.height - top, 0))
  }

  /// Returns the frame of a page sheet on a foldable device.
  ///
  /// It is 8 points below the safe area and from the sides. In regular width its width is limited
  /// by that of the display in portrait.
  ///
  /// Rule: R-FOLD-19.
  private func pageSheet(in space: Space) -> CGRect {
    let margin = Self.foldingMargin
    let free = max(space.to - space.from - 2 * margin, 0)
    let width = widthClass == .compact ? free : min(free, portraitWidth - 2 * margin)
    let isWide = container.width > container.height && widthClass != .compact
    let x =
      switch isWide ? space.side : nil {
      case .left: space.from + margin
      case .right: space.to - margin - width
      case nil: (space.from + space.to - width) / 2
      }
    let top = safeArea.top + margin
    return CGRect(x: x, y: top, width: width, height: max(container.height - top, 0))
  }

  /// Returns the frame of a form sheet with a preferred size.
  ///
  /// Source: Apple, preferredContentSize (a form sheet takes it).
  func formSheet(_ preferredSize: CGSize) -> CGRect {
    if widthClass == .compact { return pageSheet }
    let size = preferredSize.width > 0 && preferredSize.height > 0 ? preferredSize : Self.formSheet
    let width = min(
      size.width, space.map { $0.to - $0.from - 2 * Self.foldingMargin } ?? container.width)
    let height = min(size.height, container.height)
    let middle = space.map { ($0.from + $0.to) / 2 } ?? container.width / 2
    return CGRect(
      x: middle - width / 2, y: (container.height - height) / 2, width: width,
      height: height)
  }

  /// Returns the frame of a form sheet moved up above the keyboard, at most to the status bar.
  ///
  /// See: R-KEY-7.
  func above(keyboard: CGFloat, _ frame: CGRect) -> CGRect {
    guard keyboard > 0, widthClass != .compact else { return frame }
    // R-KEY-7.1
    let covered = max(frame.maxY - (container.height - keyboard), 0)
    let space = max(frame.minY - max(safeArea.top, statusBar), 0)
    return frame.offsetBy(dx: 0, dy: -min(covered, space))
  }

  /// Returns the frame with another height, at the container's bottom.
  func sheet(_ frame: CGRect, height: CGFloat) -> CGRect {
    let height = min(max(height, 0), frame.height)
    return CGRect(
      x: frame.minX, y: container.height - height, width: frame.width, height: height)
  }
}
