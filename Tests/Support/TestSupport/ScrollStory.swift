package import Foundation
package import GimbalEngine

/// A scroll view delegate that records its callbacks with the offset or the arguments.
@MainActor package final class ScrollStory: UIScrollViewDelegate {
  package var lines: [String] = []
  package var zoomed: UIView?
  package var target: CGPoint?
  package var scrollsToTop = true

  package init() {}

  /// The lines without repetitions that follow each other.
  package var outline: [String] {
    lines.reduce(into: []) { list, line in if list.last != line { list.append(line) } }
  }

  /// The lines that are recorded while `body` runs.
  package func during(_ body: () -> Void) -> [String] {
    lines = []
    body()
    return outline
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }
  package func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("didZoom") }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging")
  }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    lines.append("didEndDragging \(decelerate)")
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
  package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming")
  }
  package func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    lines.append("didEndZooming \(scale)")
  }
  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    lines.append("shouldScrollToTop")
    return scrollsToTop
  }
  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    lines.append("didScrollToTop")
  }
  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset")
  }
}
