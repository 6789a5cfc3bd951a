import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Changes that invalidate layout, row by row of R-LAY-6.
///
/// V of the rule is `view`, its superview S is `super`, and `sub` is inside V.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct LayoutFlagsTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let s: UIView
  private let v: UIView

  init() throws {
    let sim = try #require(Simulator.bound)
    self.sim = sim
    s = UIView("super", CGRect(x: 0, y: 200, width: 200, height: 200))
    v = UIView("view", CGRect(x: 0, y: 0, width: 100, height: 100))
    v.addSubview(UIView("sub", CGRect(x: 0, y: 0, width: 10, height: 10)))
    sim.launch(root)
    sim.doing {
      root.view.addSubview(s)
      s.addSubview(v)
    }
  }

  private func layouts(_ body: () -> Void) -> [String] {
    sim.events { sim.doing(body) }.named("layoutSubviews").map(\.receiver)
  }

  @Test func `making a view invalidates nothing`() {
    #expect(layouts { _ = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) } == [])
  }

  @Test func `adding invalidates both and the subtree, removing only the superview`() {
    #expect(layouts { v.removeFromSuperview() } == ["super"])
    #expect(layouts { s.addSubview(v) } == ["super", "view", "sub"])
  }

  @Test func `the size invalidates the view, its position and the bounds' origin do not`() {
    #expect(layouts { v.frame.size.width += 1 } == ["view"])
    #expect(layouts { v.bounds.size.height += 1 } == ["view"])
    #expect(layouts { v.frame.origin.x += 1 } == [])
    #expect(layouts { v.center.y += 1 } == [])
    #expect(layouts { v.bounds.origin.y += 1 } == [])
  }

  @Test func `each step of a scroll view invalidates it`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.accessibilityIdentifier = "scroll"
    sim.doing {
      scroll.contentSize = CGSize(width: 50, height: 500)
      s.addSubview(scroll)
    }
    for step in 1...3 {
      #expect(layouts { scroll.contentOffset.y = CGFloat(step) } == ["scroll"])
    }
  }

  @Test func `a quarter rotation invalidates resized views, a half rotation none`() {
    let quarter = layouts { sim.rotate(to: .landscapeLeft) }
    #expect(quarter.contains("root.view") && !quarter.contains("view"))
    #expect(layouts { sim.rotate(to: .landscapeRight) } == [])
  }

  @Test func `a transform invalidates nothing from iOS 8 on`() {
    #expect(layouts { v.transform = CGAffineTransform(rotationAngle: 1) } == [])
  }

  @Test func `a constraint invalidates the superview of the view that it moves`() {
    v.translatesAutoresizingMaskIntoConstraints = false
    var width: NSLayoutConstraint!
    sim.doing {
      width = v.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        width, v.heightAnchor.constraint(equalToConstant: 40),
        v.leadingAnchor.constraint(equalTo: s.leadingAnchor),
        v.topAnchor.constraint(equalTo: s.topAnchor),
      ])
    }
    let found = layouts { width.constant = 60 }
    #expect(found.contains("super") && found.contains("view") && !found.contains("root.view"))
  }

  @Test func `the safe area invalidates the view whose margins follow it`() {
    #expect(layouts { root.additionalSafeAreaInsets.top += 10 }.contains("root.view"))
    #expect(layouts { v.layoutMargins.left += 10 } == ["view"])
  }
}
