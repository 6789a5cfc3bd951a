import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import TestSupport
import Testing

/// Views and prompts in navigation bars (R-BAR-7, R-BAR-8).
@MainActor @Suite(.simulator("iphone-14", system: .iOS(17))) struct BarContentTests {
  private let sim: Simulator
  private let page = Probe("page")
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    navigation = UINavigationController(rootViewController: page)
    sim.launch(navigation)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `a title view is centered in the bar (R-BAR-7)`() {
    let title = box(100, 30)
    sim.doing { page.navigationItem.titleView = title }
    #expect(title.superview === navigation.navigationBar)
    #expect(title.frame == CGRect(x: 145, y: 7, width: 100, height: 30) && !title.isHidden)
    sim.rotate(to: .landscapeLeft)
    #expect(title.frame.midX == navigation.navigationBar.bounds.midX && title.frame.midY == 16)
    sim.doing { page.navigationItem.titleView = nil }
    #expect(title.superview == nil)
  }

  @Test func `custom views of bar buttons are at the ends and displace a long title (R-BAR-7)`() {
    let (left, right, title) = (box(80, 30), box(30, 30), box(230, 30))
    sim.doing {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
      page.navigationItem.titleView = title
    }
    #expect(left.frame == CGRect(x: 16, y: 7, width: 80, height: 30))
    #expect(right.frame == CGRect(x: 344, y: 7, width: 30, height: 30))
    #expect(title.frame.minX == 104 && title.frame.width == 230)
    sim.doing {
      navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      navigation.view.setNeedsLayout()
    }
    #expect(left.frame.maxX == 374 && right.frame.minX == 16)
  }

  @Test
  func
    `a title view without a size fills the space, one with constraints keeps its size (R-BAR-7)`()
  {
    let field = UISearchBar()
    sim.doing { page.navigationItem.titleView = field }
    #expect(field.frame == CGRect(x: 16, y: 0, width: 358, height: 44))
    let tied = UIView()
    tied.translatesAutoresizingMaskIntoConstraints = false
    tied.widthAnchor.constraint(equalToConstant: 60).isActive = true
    tied.heightAnchor.constraint(equalToConstant: 20).isActive = true
    sim.doing { page.navigationItem.titleView = tied }
    #expect(tied.bounds.size == CGSize(width: 60, height: 20) && field.superview == nil)
    #expect(tied.convert(CGPoint.zero, to: navigation.navigationBar) == CGPoint(x: 165, y: 12))
  }

  @Test func `a hidden bar button takes no space until it is shown again (R-BAR-7)`() {
    let (first, second) = (box(40, 30), box(60, 30))
    let items = [UIBarButtonItem(customView: first), UIBarButtonItem(customView: second)]
    sim.doing { page.navigationItem.rightBarButtonItems = items }
    #expect(first.frame.maxX == 374 && second.frame.maxX == 326)
    sim.doing { items[0].isHidden = true }
    #expect(first.superview == nil && second.frame.maxX == 374)
    sim.doing { items[0].isHidden = false }
    #expect(first.frame.maxX == 374 && second.frame.maxX == 326)
  }

  @Test func `a hidden button of a toolbar takes no space (R-BAR-9)`() {
    let (first, second) = (box(40, 30), box(60, 30))
    let items = [UIBarButtonItem(customView: first), UIBarButtonItem(customView: second)]
    sim.doing {
      page.toolbarItems = items
      navigation.isToolbarHidden = false
    }
    #expect(second.frame.minX == first.frame.minX + 48)
    let start = first.frame.minX
    sim.doing { items[0].isHidden = true }
    #expect(first.superview == nil && second.frame.minX == start)
  }

  private final class Wanting: UIView {
    var preference = CGSize.zero
    override var intrinsicContentSize: CGSize { preference }
  }

  @Test(arguments: [
    (CGSize(width: 70, height: 20), CGRect(x: 160, y: 12, width: 70, height: 20)),
    (
      CGSize(width: 70, height: UIView.noIntrinsicMetric),
      CGRect(x: 160, y: 0, width: 70, height: 44)
    ),
    (
      CGSize(width: UIView.noIntrinsicMetric, height: 20),
      CGRect(x: 16, y: 12, width: 358, height: 20)
    ),
  ])
  func `a view without a size has the size of its content, or of the bar without content (R-BAR-7)`(
    preference: CGSize, frame: CGRect
  ) {
    let title = Wanting()
    title.preference = preference
    sim.doing { page.navigationItem.titleView = title }
    #expect(title.frame == frame)
    title.frame.size = CGSize(width: 50, height: 0)
    sim.doing { navigation.view.setNeedsLayout() }
    #expect(title.frame == frame)
  }

  @Test func `a view has its own size again when the bar has space for it (R-BAR-7)`() {
    let (title, custom, wide) = (box(100, 40), box(50, 38), Wanting())
    wide.preference = CGSize(width: UIView.noIntrinsicMetric, height: 20)
    sim.doing {
      page.navigationItem.titleView = title
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    }
    sim.rotate(to: .landscapeLeft)
    #expect(title.frame.height == 32 && custom.frame.height == 32)
    sim.rotate(to: .portrait)
    #expect(title.frame.size == CGSize(width: 100, height: 40) && custom.frame.height == 38)
    sim.doing { page.navigationItem.titleView = wide }
    let width = wide.frame.width
    sim.rotate(to: .landscapeLeft)
    #expect(wide.frame.width > width)
    sim.rotate(to: .portrait)
    #expect(wide.frame.width == width)
  }

  @Test func `a pushed controller has its own title view (R-BAR-7)`() {
    let (title, detail, other) = (box(100, 30), Probe("detail"), box(50, 20))
    sim.doing { page.navigationItem.titleView = title }
    detail.navigationItem.titleView = other
    sim.doing { navigation.pushViewController(detail, animated: true) }
    #expect(title.superview == nil && other.superview === navigation.navigationBar)
    sim.doing { _ = navigation.popViewController(animated: true) }
    #expect(title.superview === navigation.navigationBar && other.superview == nil)
  }

  @Test func `custom views of toolbar buttons share the remaining space (R-BAR-9)`() {
    let (left, middle, right) = (box(80, 30), box(60, 20), box(30, 30))
    sim.doing {
      page.toolbarItems = [
        UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: middle),
        .flexibleSpace(), UIBarButtonItem(customView: right),
      ]
      navigation.setToolbarHidden(false, animated: false)
    }
    #expect(navigation.toolbar.subviews.suffix(3) == [left, middle, right])
    let height = navigation.toolbar.bounds.height - navigation.toolbar.safeAreaInsets.bottom
    // On the pixel grid.
    #expect(abs(left.frame.minY - (height - 30) / 2) < 0.2 && left.frame.minX == 16)
    #expect(left.frame.size == CGSize(width: 80, height: 30))
    #expect(middle.frame.minX == 190 && right.frame.maxX == 374)
    sim.doing {
      page.toolbarItems = [
        UIBarButtonItem(customView: middle), .fixedSpace(40), UIBarButtonItem(customView: left),
      ]
    }
    #expect(right.superview == nil && middle.frame.minX == 16 && left.frame.minX == 116)
    sim.doing {
      page.toolbarItems = [
        UIBarButtonItem(customView: middle), UIBarButtonItem(title: "Go"),
        UIBarButtonItem(customView: left),
      ]
    }
    let word = "Go".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(left.frame.minX - (16 + 60 + 8 + word + 8)) < 0.4)
  }

  @Test func `a standalone toolbar lays out the custom views of its buttons (R-BAR-9)`() {
    let (bar, inside) = (UIToolbar(), box(50, 20))
    sim.doing {
      bar.frame = CGRect(x: 0, y: 200, width: 390, height: 44)
      bar.semanticContentAttribute = .forceRightToLeft
      bar.items = [UIBarButtonItem(customView: inside)]
      page.view.addSubview(bar)
    }
    #expect(inside.frame == CGRect(x: 324, y: 12, width: 50, height: 20))
    sim.doing { bar.items = nil }
    #expect(inside.superview == nil)
  }

  @Test func `a prompt makes the bar higher (R-BAR-8)`() {
    let title = box(100, 30)
    sim.doing {
      page.navigationItem.titleView = title
      page.navigationItem.prompt = "Choose one"
    }
    #expect(navigation.navigationBar.frame.height == 74 && page.view.safeAreaInsets.top == 121)
    #expect(title.frame.midY == 52)
    sim.doing { page.navigationItem.prompt = nil }
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
