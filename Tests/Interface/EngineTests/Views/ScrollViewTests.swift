import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// The layout of scroll views (L-SCROLL-1, L-SCROLL-3, L-SCROLL-4).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollViewTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func added(to parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? scrollView).addSubview(view)
    return view
  }

  @Test func `the offset is the origin of the bounds (L-SCROLL-1)`() {
    let view = UIView(frame: CGRect(x: 10, y: 50, width: 10, height: 10))
    let container = UIView(frame: scrollView.frame)
    container.addSubview(scrollView)
    scrollView.addSubview(view)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scrollView.bounds == CGRect(x: 0, y: 30, width: 320, height: 400))
    #expect(view.convert(view.bounds, to: container).minY == 20)
    scrollView.setContentOffset(.zero, animated: false)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(scrollView.clipsToBounds)
  }

  @Test func `four edges to the content guide determine the content size (L-SCROLL-4)`() {
    let content = added()
    let (inner, outer) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    let height = content.heightAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.widthAnchor.constraint(equalTo: outer.widthAnchor), height,
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 500))
    scrollView.contentOffset.y = 100
    height.constant = 600
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 600))
    #expect(content.frame.origin == .zero)
    #expect(outer.layoutFrame == CGRect(x: 0, y: 100, width: 320, height: 400))
    #expect(inner.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 600))
  }

  @Test func `edges of the scroll view are the content's, its size is the frame's (L-SCROLL-4)`() {
    let content = added()
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -20),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -15),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 5, width: 640, height: 30))
    #expect(scrollView.contentSize == CGSize(width: 670, height: 50))
    scrollView.contentOffset.x = 300
    scrollView.layoutIfNeeded()
    #expect(content.frame.minX == 10)
  }

  @Test func `for views outside of it, its edges are the frame's`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(inner)
    let below = added(to: container)
    let content = added(to: inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: container.topAnchor),
      inner.leftAnchor.constraint(equalTo: container.leftAnchor),
      inner.rightAnchor.constraint(equalTo: container.rightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 100),
      below.topAnchor.constraint(equalTo: inner.bottomAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.leftAnchor.constraint(equalTo: inner.leftAnchor),
      content.rightAnchor.constraint(equalTo: inner.rightAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.widthAnchor.constraint(equalTo: inner.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(inner.contentSize == CGSize(width: 300, height: 900))
    #expect(below.frame.minY == 100)
  }

  @Test func `margins of the scroll view are inside its content (L-SCROLL-4)`() {
    scrollView.insetsLayoutMarginsFromSafeArea = false
    scrollView.layoutMargins = UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
    let content = added()
    func tie(_ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute) {
      scrollView.addConstraint(
        NSLayoutConstraint(
          item: content, attribute: attribute, relatedBy: .equal, toItem: scrollView,
          attribute: margin, multiplier: 1, constant: 0))
    }
    tie(.left, .leftMargin)
    tie(.right, .rightMargin)
    tie(.top, .topMargin)
    tie(.bottom, .bottomMargin)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 7, y: 6, width: 100, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 116, height: 714))
    scrollView.contentOffset.y = 50
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 6)
    scrollView.layoutMargins.bottom = 20
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 116, height: 726))
  }

  @Test func `a content size set by the app stays if no constraint sets it`() {
    scrollView.contentSize = CGSize(width: 10, height: 20)
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 10, height: 20))
    #expect(scrollView.contentLayoutGuide.layoutFrame.size == CGSize(width: 10, height: 20))
    #expect(scrollView.frameLayoutGuide.layoutFrame == scrollView.bounds)
  }

  @Test(arguments: [false, true])
  func `the safe area is added on the axes that scroll (L-SCROLL-3)`(isLow: Bool) throws {
    final class RecordingScrollView: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() { count += 1 }
    }
    let sim = try #require(Simulator.bound)
    let root = UIViewController()
    let received = RecordingScrollView()
    received.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    received.frame = root.view.bounds
    root.view.addSubview(received)
    received.contentInset.top = 10
    received.contentSize = CGSize(width: 100, height: 5000)
    sim.launch(root)
    if isLow { sim.rotate(to: .landscapeLeft) }
    let safe = root.view.safeAreaInsets
    #expect(isLow ? safe.left > 0 : safe.top > 0)
    let down = UIEdgeInsets(top: 10 + safe.top, left: 0, bottom: safe.bottom, right: 0)
    let all = UIEdgeInsets(
      top: 10 + safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    let none = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let expected: [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] = [
      (.automatic, down), (.scrollableAxes, down), (.never, none), (.always, all),
    ]
    for (behavior, inset) in expected {
      received.contentInsetAdjustmentBehavior = behavior
      #expect(received.adjustedContentInset == inset)
    }
    #expect(received.count > 1)
    let before = received.count
    received.contentInsetAdjustmentBehavior = .scrollableAxes
    received.alwaysBounceHorizontal = true
    #expect(received.adjustedContentInset == all)
    #expect(received.count > before || !isLow)
    received.contentOffset.y = 50
    expect(
      sim.trace,
      .inOrder([
        "RecordingScrollView adjustedContentInsetDidChange()", "RecordingScrollView contentOffset",
      ]))
  }

  @Test(
    .simulator("iphone-x", system: .iOS(13)),
    arguments: [
      (false, UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, [98, 0, 34, 0]),
      (true, .scrollableAxes, [42, 0, 21, 0]), (true, .always, [42, 44, 21, 44]),
    ] as [(Bool, UIScrollView.ContentInsetAdjustmentBehavior, [CGFloat])])
  func `the adjusted insets equal those of the worked example (L-SCROLL-3)`(
    isLow: Bool, behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: [CGFloat]
  ) throws {
    let sim = try #require(Simulator.bound)
    let root = UIViewController()
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(scroll)
    scroll.contentInset.top = 10
    scroll.contentSize = CGSize(width: 100, height: 5000)
    scroll.contentInsetAdjustmentBehavior = behavior
    root.additionalSafeAreaInsets.top = isLow ? 32 : 44
    sim.launch(root)
    if isLow { sim.rotate(to: .landscapeLeft) }
    let found = scroll.adjustedContentInset
    #expect([found.top, found.left, found.bottom, found.right] == insets)
  }
}
