import Foundation
import GimbalEngine

/// The places of the pages.
extension UIPageViewController: LayingOutContainer {
  func layOutContents() { placePages() }

  /// Pages that are on their way stay where their animation has them.
  func placePages() { if change?.isAnimated != true { place(pages) } }

  func place(_ pages: [UIViewController]) {
    guard let view = viewIfLoaded else { return }
    for (index, page) in pages.enumerated() {
      let frame = pageFrame(at: index, in: view.bounds.size)
      if page.view.frame != frame { page.view.frame = frame }
      if page.view.superview !== view { view.addSubview(page.view) }
    }
  }

  /// The frame of a page; two that face each other share the room.
  func pageFrame(at index: Int, in size: CGSize) -> CGRect {
    guard pageCount == 2 else { return CGRect(origin: .zero, size: size) }
    if navigationOrientation == .horizontal {
      let width = size.width / 2
      return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
    }
    let height = size.height / 2
    return CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
  }
}
