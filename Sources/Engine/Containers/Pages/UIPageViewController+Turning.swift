import Foundation
import GimbalTraces

/// Turning pages, by code or by the person.
extension UIPageViewController {
  func setPages(
    _ pages: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard pages.count == pageCount else {
      return report(.pageCount(pages.count, needed: pageCount))
    }
    finishChange()
    let isSame = pages.elementsEqual(self.pages) { $0 === $1 }
    guard !isSame, isVisible else {
      if !isSame { exchange(self.pages, for: pages) }
      completion?(true)
      return
    }
    beginTurn(to: pages, animated: animated, isInteractive: false) { completion?($0) }
  }

  /// Changes the pages of a container that is not shown.
  private func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in old where !new.contains(where: { $0 === page }) { release(page) }
    pages = new
    for page in new { take(page) }
    if isViewLoaded { placePages() }
  }

  /// The order of the ends is that of the style: where pages scroll, the page that comes ends first.
  ///
  /// Source: R-PAGE-1; the order of a turn that is called off is that of R-NAV-3 (CHOICE).
  private func beginTurn(
    to new: [UIViewController], animated: Bool, isInteractive: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    let old = pages
    let coming = new.filter { page in !old.contains { $0 === page } }
    let going = old.filter { page in !new.contains { $0 === page } }
    for page in coming { take(page) }
    let transition = ControllerTransition(
      on: machine, in: view, from: old.first, to: new.first, animated: animated,
      isInteractive: isInteractive, participants: coming + going)
    change = transition
    for page in coming { page.beginAppearance(true, animated: animated) }
    for page in going { page.beginAppearance(false, animated: animated) }
    transition.placeViews = { [weak self] in self?.place(new) }
    transition.end = { [weak self] completed in
      guard let self else { return }
      self.change = nil
      if completed {
        self.end(coming, going)
      } else {
        for page in coming { page.beginAppearance(false, animated: animated) }
        for page in coming { page.endAppearance() }
        for page in going { page.beginAppearance(true, animated: animated) }
        for page in going { page.endAppearance() }
      }
      for page in completed ? going : coming { self.release(page) }
      completion(completed)
    }
    pages = new
    transition.start()
  }

  private func end(_ coming: [UIViewController], _ going: [UIViewController]) {
    if transitionStyle == .scroll {
      for page in coming { page.endAppearance() }
      for page in going { page.endAppearance() }
    } else {
      for page in going { page.endAppearance() }
      for page in coming { page.endAppearance() }
    }
  }

  // MARK: The person

  /// The person begins to turn the page; false where there is no other, or one is being turned.
  package func beginTurningPage(_ direction: NavigationDirection) -> Bool {
    guard change == nil, let present = pages.first, let dataSource, isVisible else {
      return false
    }
    let source = receiver(of: dataSource, as: "dataSource", kept: &dataSourceReceiver)
    let next =
      direction == .forward
      ? source.send(.pageAfter, machine.argument(nil, present)) {
        dataSource.pageViewController(self, viewControllerAfter: present)
      }
      : source.send(.pageBefore, machine.argument(nil, present)) {
        dataSource.pageViewController(self, viewControllerBefore: present)
      }
    guard let next, next !== present, pageCount == 1 else { return false }
    let old = pages
    tellDelegate(.pageWillTransitionTo) { $0.pageViewController(self, willTransitionTo: [next]) }
    beginTurn(to: [next], animated: true, isInteractive: true) { [weak self] completed in
      guard let self else { return }
      if !completed { self.pages = old }
      self.tellDelegate(.pageDidFinishAnimating) {
        $0.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: old,
          transitionCompleted: completed)
      }
    }
    return true
  }

  /// The person lets the page go, past the middle or not.
  package func endTurningPage(cancelled: Bool) {
    change?.letGo(cancelled: cancelled)
  }

  /// Calls the delegate and records it; nil when it does not implement the member.
  @discardableResult
  func tellDelegate<Result>(
    _ name: EventName, _ call: (any UIPageViewControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "pageDelegate", kept: &delegateReceiver).sendOptional(name) {
      call(delegate)
    }
  }
}
