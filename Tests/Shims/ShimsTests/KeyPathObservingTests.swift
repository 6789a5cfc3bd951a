import Testing
import UIKit

/// Properties that are observed by key path (KVO).
@MainActor @Suite struct KeyPathObservingTests {
  private final class Observer: UIViewController {
    var seen: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = (change?[.newKey] as? NSValue).map { "\($0.cgSizeValue.width)" } ?? "-"
      let old = (change?[.oldKey] as? NSValue).map { "\($0.cgSizeValue.width)" } ?? "-"
      seen.append("\(keyPath ?? "") \(old) \(new)")
    }
  }

  @Test func `a change of the content size is sent with the requested options`() {
    let (scroll, observer) = (UIScrollView(), Observer())
    scroll.addObserver(
      observer, forKeyPath: "contentSize", options: [.new, .old, .initial], context: nil)
    scroll.contentSize = CGSize(width: 5, height: 1)
    scroll.contentSize = CGSize(width: 5, height: 1)
    scroll.contentSize = CGSize(width: 7, height: 1)
    #expect(observer.seen == ["contentSize - 0.0", "contentSize 0.0 5.0", "contentSize 5.0 7.0"])
    scroll.removeObserver(observer, forKeyPath: "contentSize")
    scroll.contentSize = .zero
    #expect(observer.seen.count == 3)
  }

  @Test func `observers are removed by context, and a deallocated one receives nothing`() {
    let (view, observer) = (UIView(), Observer())
    var position = 0
    withUnsafeMutablePointer(to: &position) { context in
      view.addObserver(observer, forKeyPath: "frame", context: context)
      view.addObserver(observer, forKeyPath: "frame", context: nil)
      view.frame.size.width = 1
      #expect(observer.seen.count == 2)
      view.removeObserver(observer, forKeyPath: "frame", context: context)
      view.frame.size.width = 2
      #expect(observer.seen.count == 3)
    }
    do { view.addObserver(Observer(), forKeyPath: "bounds", options: .new, context: nil) }
    view.bounds.size.width = 9
    #expect(observer.seen.count == 4)
  }
}
