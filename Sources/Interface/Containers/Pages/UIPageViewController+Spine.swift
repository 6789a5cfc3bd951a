import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The pages that the delegate sets during `pageViewController(_:spineLocationFor:)`.
struct PagesForSpine {
  /// The pages; nil if the delegate has not set any.
  var pages: [UIViewController]?
  /// The direction of the change.
  var direction = UIPageViewController.NavigationDirection.forward
  /// The app's completion; nil for none.
  var completion: ((Bool) -> Void)?
}

/// The spine location, and the number of pages that it requires.
extension UIPageViewController {
  /// The number of pages that are visible at a time.
  var pageCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Returns true if `count` controllers can be set.
  ///
  /// Two are needed with the spine in the middle, and for an animated curl of double-sided pages:
  /// the front of the incoming page and the back of the outgoing one.
  ///
  /// Source: Apple, setViewControllers(_:direction:animated:completion:); that a back may be given
  /// where nothing is animated is a CHOICE.
  func isTransition(of count: Int, animated: Bool) -> Bool {
    guard isDoubleSided, spineLocation != .mid, transitionStyle == .pageCurl else {
      return count == pageCount
    }
    return count == 2 || count == 1 && !animated
  }

  /// Returns the number of controllers that a page change needs.
  func controllersNeeded(animated: Bool) -> Int {
    isTransition(of: pageCount, animated: animated) ? pageCount : 2
  }

  /// Sets `isDoubleSided`; raises an exception for false while the spine is in the middle.
  func setDoubleSided(_ new: Bool) {
    // While the delegate is queried, the spine is about to move.
    if !new, spineLocation == .mid, pagesForSpine == nil {
      return report(.singleSidedAroundSpine(self))
    }
    hasBacks = new
  }

  /// Calls the delegate for the spine location, and shows the pages that it sets during the call.
  ///
  /// A number of pages that does not fit its result is an exception, and nothing changes. The
  /// delegate is called in the setup of a rotation, before the pages receive sizes; no source says
  /// when, this is Gimbal's choice (CHOICE).
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
