import Foundation
import GimbalSnapshots

/// A view of a layout with what the rules of findings ask of it.
struct ScreenView {
  let index: Int
  let view: ViewSnapshot
  /// On the screen as the interface is turned; zero when it cannot be measured.
  let frame: CGRect
  /// Whether the frame's figures are numbers that a screen can have to do with.
  let isMeasurable: Bool
  /// What clipping superviews leave of the frame; empty when nothing.
  let seen: CGRect
  /// The nearest superview that cuts something off, by its index.
  let clipper: Int?
  /// Whether a superview scrolls its content, which may then lie anywhere.
  let isScrolled: Bool
  /// Whether any subview can be seen.
  let hasVisibleSubviews: Bool

  /// Whether the view itself shows something.
  ///
  /// It can be seen, and has a background or no visible subviews: the window and containers without
  /// background are judged by what is in them.
  var isContent: Bool {
    view.parent != nil && view.isVisible && !seen.isEmpty && (hasBackground || !hasVisibleSubviews)
      && (!view.isControllerView || hasBackground)
  }

  var hasBackground: Bool { (view.background?.last ?? 0) > 0.01 }

  /// Whether people read or touch the view, so that it never reaches below the safe area on purpose.
  var isTextOrControl: Bool { ScreenView.textAndControls.contains(view.className) }

  private static let textAndControls: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UIDatePicker", "UIPickerView", "UIPageControl", "UISearchBar",
    "UIProgressView", "UIActivityIndicatorView",
  ]

  private static let scrolling: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "UITextView",
  ]

  /// All views of a layout, parents before children.
  ///
  /// - Complexity: O(views).
  static func views(of layout: LayoutSnapshot) -> [ScreenView] {
    let frames = layout.screenFrames
    var hasVisible = [Bool](repeating: false, count: frames.count)
    for view in layout.views where view.isVisible {
      if let parent = view.parent { hasVisible[parent] = true }
    }
    var views: [ScreenView] = []
    for (index, view) in layout.views.enumerated() {
      let parent = view.parent.map { views[$0] }
      let clips = parent.map { $0.view.clipsToBounds && $0.view.parent != nil } ?? false
      let opening = parent.map { clips ? $0.seen : $0.opening } ?? .everywhere
      let isMeasurable = frames[index].isMeasurable
      let frame = isMeasurable ? frames[index] : .zero
      let cut = frame.intersection(opening)
      views.append(
        ScreenView(
          index: index, view: view, frame: frame, isMeasurable: isMeasurable,
          seen: cut.isNull ? .zero : cut,
          clipper: clips ? parent?.index : parent?.clipper,
          isScrolled: parent.map { $0.isScrolled || scrolling.contains($0.view.className) }
            ?? false,
          hasVisibleSubviews: hasVisible[index], opening: opening))
    }
    return views
  }

  /// What superviews that clip leave open.
  private let opening: CGRect

  private init(
    index: Int, view: ViewSnapshot, frame: CGRect, isMeasurable: Bool, seen: CGRect, clipper: Int?,
    isScrolled: Bool,
    hasVisibleSubviews: Bool, opening: CGRect
  ) {
    self.index = index
    self.view = view
    self.frame = frame
    self.isMeasurable = isMeasurable
    self.seen = seen
    self.clipper = clipper
    self.isScrolled = isScrolled
    self.hasVisibleSubviews = hasVisibleSubviews
    self.opening = opening
  }
}

extension CGRect {
  /// Larger than any screen, and small enough to reckon with.
  fileprivate static let everywhere = CGRect(x: -2e6, y: -2e6, width: 4e6, height: 4e6)

  /// Whether all figures are numbers of at most a million points.
  fileprivate var isMeasurable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) <= 1e6 }
  }

  /// By how much the rectangle leaves another on each side, in the order top, left, bottom, right;
  /// sides that it keeps to are left out, as are overhangs of less than a tolerance.
  func overhangs(beyond other: CGRect, tolerance: CGFloat) -> [(side: Side, points: CGFloat)] {
    [
      (Side.top, other.minY - minY), (.left, other.minX - minX), (.bottom, maxY - other.maxY),
      (.right, maxX - other.maxX),
    ].filter { $0.1 > tolerance }
  }

  /// How far the rectangle reaches into another in both directions; 0 when it does not.
  func depth(into other: CGRect) -> CGFloat {
    min(
      min(maxX, other.maxX) - max(minX, other.minX),
      min(maxY, other.maxY) - max(minY, other.minY))
  }
}

/// A side of a rectangle on the screen.
enum Side: String {
  case top
  case left
  case bottom
  case right
}
