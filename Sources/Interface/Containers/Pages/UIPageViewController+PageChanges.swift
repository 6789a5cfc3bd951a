import Foundation
import GimbalEngine
import GimbalTraces
import GimbalTraits

/// Page changes, by code or by the user.
extension UIPageViewController {
  /// Shows other pages; a wrong number of them is reported.
  ///
  /// Called by `setViewControllers(_:direction:animated:completion:)`.
  func setPages(
    _ given: [UIViewController], towards direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard pagesForSpine == nil else {
      pagesForSpine = PagesForSpine(pages: given, direction: direction, completion: completion)
      return
    }
    guard isTransition(of: given.count, animated: animated) else {
      return report(.pageCount(given.count, needed: controllersNeeded(animated: animated)))
    }
    if let exception = refusal(ofChildren: given) { return report(exception) }
    finishChange()
    // The back of the outgoing page is visible only during the transition.
    let pages = Array(given.prefix(pageCount))
    let isSame = pages.elementsEqual(self.pages) { $0 === $1 }
    guard !isSame, isVisible else {
      if !isSame { exchange(self.pages, for: pages, animated: animated) }
      completion?(true)
      return
    }
    beginPageChange(to: pages, direction, animated: animated, isInteractive: false) {
      completion?($0)
    }
  }

  /// Changes the pages of a container that is not shown.
  ///
  /// Rule: V-11 (from iOS 11 on: those that are set in its `viewDidLoad()`, or in that of a parent,
  /// have appeared before the container does).
  private func exchange(
    _ old: [UIViewController], for new: [UIViewController], animated: Bool
  ) {
    for page in old where !new.contains(where: { $0 === page }) { release(page) }
    pages = new
    guard machine.features.delaysPagesOfViewDidLoad,
      sequence(first: self as UIViewController, next: \.parent).contains(where: \.isInViewDidLoad)
    else {
      for page in new { take(page) }
      removeDepartedPages()
      if isViewLoaded { positionPages() }
      return
    }
    let coming = new.filter { $0.parent !== self }
    for page in coming {
      addChild(page)
      page.beginAppearance(true, animated: animated)
    }
    removeDepartedPages()
    positionPages()
    for page in coming {
      page.endAppearance()
      page.sendDidMove(toParent: self)
    }
  }

  /// Removes the pages that got another parent in their appearance callbacks.
  private func removeDepartedPages() { pages.removeAll { $0.parentController !== self } }

  /// Begins a transition between pages.
  ///
  /// In the `scroll` style, the incoming page's appearance ends first. Pages that get another
  /// parent in their callbacks are not shown; if no page is left, nothing changes.
  ///
  /// Rule: R-PAGE-1.
  private func beginPageChange(
    to expected: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    isInteractive: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    for page in expected { take(page) }
    // The callbacks of the pages may have begun another page change.
    finishChange()
    let old = pages
    let new = expected.filter { $0.parentController === self }
    guard !new.isEmpty || expected.isEmpty else { return completion(false) }
    let coming = new.without(old)
    let going = old.without(new)
    let transition = ControllerTransition(
      on: machine, in: view, from: old.first, to: new.first, animated: animated,
      isInteractive: isInteractive, participants: coming + going)
    change = transition
    pages = new
    for page in coming { page.beginAppearance(true, animated: animated) }
    for page in going { page.beginAppearance(false, animated: animated) }
    transition.positionViews = { [weak self] in self.map { $0.position($0.pages) } }
    transition.moveViews = { [weak self] in self?.scroll(to: coming, from: going, direction, $0) }
    transition.end = { [weak self] completed in
      guard let self else { return }
      self.change = nil
      if completed {
        self.end(coming, going)
      } else {
        self.callOff(coming, going)
        self.pages = old.filter { $0.parentController === self }
      }
      for page in completed ? going : coming { self.release(page) }
      completion(completed)
    }
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

  /// Ends a cancelled page change: the outgoing pages stay.
  ///
  /// Rule: V-10.
  private func callOff(_ coming: [UIViewController], _ going: [UIViewController]) {
    if transitionStyle == .scroll {
      for page in going { page.beginAppearance(true, animated: true) }
      for page in going { page.endAppearance() }
      for page in coming { page.beginAppearance(false, animated: true) }
      for page in coming { page.endAppearance() }
    } else {
      for page in coming { page.beginAppearance(false, animated: true) }
      for page in going { page.beginAppearance(true, animated: true) }
      for page in coming { page.endAppearance() }
      for page in going { page.endAppearance() }
    }
  }

  // MARK: The user

  /// Begins a page change by the user; returns false without another page, or during a page change.
  package func beginPageSwipe(_ direction: NavigationDirection) -> Bool {
    guard change == nil, isVisible, let next = nextPages(direction) else { return false }
    if let exception = refusal(ofChildren: next) {
      report(exception)
      return false
    }
    let old = pages
    notifyDelegate(.pageWillTransitionTo) { $0.pageViewController(self, willTransitionTo: next) }
    beginPageChange(to: next, direction, animated: true, isInteractive: true) {
      [weak self] completed in
      guard let self else { return }
      self.notifyDelegate(.pageDidFinishAnimating) {
        $0.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: old,
          transitionCompleted: completed)
      }
    }
    return true
  }

  /// Returns the next pages of the data source; nil if there are none.
  ///
  /// These are the next page, the next front past the back of a page, or the next two facing pages.
  private func nextPages(_ direction: NavigationDirection) -> [UIViewController]? {
    var passed: [UIViewController] = []
    var position = direction == .forward ? pages.last : pages.first
    for _ in 0..<(isDoubleSided ? 2 : 1) {
      guard let known = position, let page = page(next: known, direction),
        !(pages + passed).contains(where: { $0 === page })
      else { return nil }
      passed.append(page)
      position = page
    }
    guard pageCount == 2 else { return passed.last.map { [$0] } }
    return direction == .forward ? passed : passed.reversed()
  }

  private func page(next known: UIViewController, _ direction: NavigationDirection)
    -> UIViewController?
  {
    guard let dataSource else { return nil }
    let source = receiver(of: dataSource, as: "dataSource", cached: &dataSourceReceiver)
    return direction == .forward
      ? source.send(.pageAfter, machine.argument(nil, known)) {
        dataSource.pageViewController(self, viewControllerAfter: known)
      }
      : source.send(.pageBefore, machine.argument(nil, known)) {
        dataSource.pageViewController(self, viewControllerBefore: known)
      }
  }

  /// Ends a page change by the user, completed or cancelled; returns false if none is under way.
  @discardableResult
  package func endPageSwipe(cancelled: Bool) -> Bool {
    change?.letGo(cancelled: cancelled) ?? false
  }

  /// Calls the delegate and records it; returns nil if it does not implement the member.
  @discardableResult
  func notifyDelegate<Result>(
    _ name: EventName, _ arguments: ArgumentsID = .none,
    _ call: (any UIPageViewControllerDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "pageDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate, arguments
    ) { call(delegate) }
  }
}
