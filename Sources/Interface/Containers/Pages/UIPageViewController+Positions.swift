import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of the pages.
extension UIPageViewController: LayingOutContainer {
  /// Positions the views of the pages; called by the layout of the container's view.
  func layOutContents() { positionPages() }

  /// Positions the pages, except while they are being animated.
  func positionPages() { if change?.isAnimated != true { position(pages) } }

  /// Adds the views of pages, and sets their frames.
  ///
  /// Called when pages change, and in the layout of the container.
  func position(_ pages: [UIViewController]) {
    guard let view = viewIfLoaded else { return }
    for (index, page) in pages.enumerated() {
      let frame = pageFrame(at: index, in: view.bounds.size)
      if page.view.frame != frame { page.view.frame = frame }
      if page.view.superview !== view { view.addSubview(page.view) }
    }
  }

  /// Returns the frame of a page; two facing pages share the width.
  func pageFrame(at index: Int, in size: CGSize) -> CGRect {
    guard pageCount == 2 else { return CGRect(origin: .zero, size: size) }
    if navigationOrientation == .horizontal {
      let width = size.width / 2
      return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
    }
    let height = size.height / 2
    return CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
  }

  /// True if pages follow each other from right to left.
  var isMirrored: Bool {
    navigationOrientation == .horizontal
      && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Animates pages that scroll: incoming and outgoing pages move together, with the spacing
  /// between them.
  ///
  /// A page curl moves nothing.
  ///
  /// See: L-ANIM-19.
  func scroll(
    to coming: [UIViewController], from going: [UIViewController],
    _ direction: NavigationDirection, _ motion: any TransitionMotion
  ) {
    guard transitionStyle == .scroll else { return }
    let size = view.bounds.size
    let isAcross = navigationOrientation == .horizontal
    let length = (isAcross ? size.width : size.height) + spacing
    let way = (direction == .forward) == isMirrored ? -length : length
    let (far, near) =
      isAcross
      ? (CGVector(dx: way, dy: 0), CGVector(dx: -way, dy: 0))
      : (CGVector(dx: 0, dy: way), CGVector(dx: 0, dy: -way))
    for page in coming { motion.slide(page.view, from: far, to: .zero) }
    for page in going { page.viewIfLoaded.map { motion.slide($0, from: .zero, to: near) } }
  }
}
