import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The pages that the delegate gives while it is asked for the spine.
struct PagesForSpine {
  var pages: [UIViewController]?
  var direction = UIPageViewController.NavigationDirection.forward
  var completion: ((Bool) -> Void)?
}

/// The place of the spine, and the number of pages that it needs.
extension UIPageViewController {
  /// The number of pages that are shown at a time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  /// True if so many controllers make a turn: two that face each other, or the front of the page that
  /// comes with the back of the one that goes.
  ///
  /// Source: Apple, setViewControllers(_:direction:animated:completion:); that a back may be given where
  /// nothing is animated is a CHOICE.
  func isTransition(of count: Int, animated: Bool) -> Bool {
    guard isDoubleSided, spineLocation != .mid, transitionStyle == .pageCurl else {
      return count == pageCount
    }
    return count == 2 || count == 1 && !animated
  }

  /// The number of controllers that a turn needs.
  func controllersNeeded(animated: Bool) -> Int {
    isTransition(of: pageCount, animated: animated) ? pageCount : 2
  }

  func setDoubleSided(_ new: Bool) {
    // While the delegate is asked, the spine is about to move.
    if !new, spineLocation == .mid, pagesForSpine == nil {
      return report(.singleSidedAroundSpine(self))
    }
    hasBacks = new
  }

  /// Asks the delegate where the spine is to be, and shows the pages that it gives meanwhile.
  ///
  /// An answer for which it gives the wrong number of pages is an exception, and nothing moves. When it
  /// is asked is a CHOICE: in the setup of a turn of the interface, before the pages receive sizes.
  ///
  /// Source: Apple, pageViewController(_:spineLocationFor:).
  func querySpine(in orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, pagesForSpine == nil else { return }
    let hadBacks = hasBacks
    pagesForSpine = PagesForSpine()
    let answer = notifyDelegate(
      .pageSpineLocation, machine.arguments(TraceArgument("for", .text(orientation.name)))
    ) { $0.pageViewController(self, spineLocationFor: orientation) }
    let given = pagesForSpine ?? PagesForSpine()
    pagesForSpine = nil
    let former = spineLocation
    if let answer, answer != .none { spineLocation = answer }
    if spineLocation == .mid { hasBacks = true }
    let count = (given.pages ?? pages).count
    guard isTransition(of: count, animated: false) || pages.isEmpty && given.pages == nil else {
      report(.pageCount(count, needed: pageCount))
      spineLocation = former
      hasBacks = hadBacks
      return
    }
    if let pages = given.pages {
      setPages(pages, towards: given.direction, animated: false, given.completion)
    }
    viewIfLoaded?.setNeedsLayout()
  }
}
