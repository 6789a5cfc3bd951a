import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The controller's top and bottom layout guides (L-GUIDE-2, S14).
@MainActor @Suite struct LayoutSupportTests {
  private let root = Probe("root")
  private let view = UIView("v")

  private func launch(
    _ slug: String, _ system: SystemVersion, held: UIDeviceOrientation = .portrait
  ) throws -> Simulator {
    let sim = try device(slug, system, held: held)
    sim.perform { view.translatesAutoresizingMaskIntoConstraints = false }
    root.onLoad = { [view] root in
      root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor),
        view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
        view.rightAnchor.constraint(equalTo: root.view.rightAnchor),
      ])
    }
    sim.launch(root)
    return sim
  }

  @Test func `up to iOS 6 a view fits below the status bar (S14, D-8)`() throws {
    _ = try launch("iphone-5", .iOS(6))
    #expect(root.view.bounds.size == CGSize(width: 320, height: 548))
    #expect(root.topLayoutGuide.length == 0)
    #expect(view.frame == root.view.bounds)
  }

  @Test(arguments: [7, 10, 15])
  func `a view lists the constraints of its controller's layout guides (V-71)`(major: Int) throws {
    let sim = try launch(major == 15 ? "iphone-8" : "iphone-5s", .iOS(major))
    let listed = root.view.constraints.filter { !($0.firstItem === view || $0.secondItem === view) }
    #expect(
      listed.map { "\(type(of: $0))" } == Array(repeating: "_UILayoutSupportConstraint", count: 4))
    let (top, bottom) = (root.topLayoutGuide, root.bottomLayoutGuide)
    #expect(listed[0].firstItem === top && listed[0].firstAttribute == .height)
    #expect(listed[0].constant == 20)
    #expect(listed[1].firstItem === top && listed[1].secondItem === root.view)
    #expect(listed[2].firstItem === bottom && listed[2].constant == 0)
    #expect(listed[3].secondItem === bottom && listed[3].secondAttribute == .bottom)
    #expect(listed.allSatisfy { $0.isActive })
    // They are the system's, the same objects each time, and cannot be removed.
    #expect(root.view.constraints.contains { $0 === listed[0] })
    sim.doing { root.view.removeConstraints(listed) }
    #expect(view.frame.minY == 20)
    let plain = UIViewController()
    #expect(sim.perform { plain.view.constraints.isEmpty })
  }

  @Test(arguments: [7, 8, 9, 10])
  func `from iOS 7 on it extends below the bar, where the guide ends (L-GUIDE-2, S14)`(
    major: Int
  ) throws {
    let sim = try launch("iphone-5s", .iOS(major))
    #expect(root.view.bounds.size == CGSize(width: 320, height: 568))
    #expect(root.topLayoutGuide.length == 20)
    #expect(root.bottomLayoutGuide.length == 0)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    sim.rotate(to: .landscapeLeft)
    let bar: CGFloat = major == 7 ? 20 : 0
    #expect(root.topLayoutGuide.length == bar)
    #expect(view.frame == CGRect(x: 0, y: bar, width: 568, height: 320 - bar))
    sim.rotate(to: .portrait)
    #expect(view.frame.minY == 20)
  }

  @Test(arguments: [
    (true, UIDeviceOrientation.portrait, 64.0), (false, .portrait, 20),
    (false, .landscapeLeft, 0),
  ])
  func `a visual format begins below the bars (L-GUIDE-2)`(
    hasBar: Bool, held: UIDeviceOrientation, top: Double
  ) throws {
    let sim = try device("iphone-6", .iOS(9), held: held)
    root.onLoad = { [view] root in
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      for format in ["V:[tlg]-0-[v]", "V:[v(10)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil,
            views: ["tlg": root.topLayoutGuide, "v": view]))
      }
    }
    sim.launch(hasBar ? UINavigationController(rootViewController: root) : root)
    #expect(view.frame.minY == top && view.frame.height == 10)
  }

  @Test func `from iOS 11 on the guides are the safe area's (L-GUIDE-2)`() throws {
    let sim = try launch("iphone-15-pro", .iOS(17))
    #expect(root.topLayoutGuide.length == 59 && root.bottomLayoutGuide.length == 34)
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 852, height: 372))
  }

  @Test func `a guide is a constraint item and has a height (L-GUIDE-2)`() throws {
    let sim = try launch("iphone-7", .iOS(10))
    let other = sim.perform { UIView("other") }
    sim.doing {
      other.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(other)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: other, attribute: .top, relatedBy: .equal, toItem: root.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 8),
        other.heightAnchor.constraint(equalTo: root.topLayoutGuide.heightAnchor, multiplier: 2),
      ])
    }
    #expect(other.frame.minY == 28 && other.frame.height == 40)
    #expect(root.topLayoutGuide === root.topLayoutGuide)
  }

  @Test func `a child further down has a smaller part of the bar above (L-GUIDE-2)`() throws {
    let child = Probe("child")
    root.onDidAppear = { $0.embed(child, frame: CGRect(x: 0, y: 15, width: 100, height: 100)) }
    let sim = try device("iphone-7", .iOS(10))
    sim.launch(root)
    #expect(child.topLayoutGuide.length == 5)
    sim.perform { child.view.frame.origin.y = 40 }
    #expect(child.topLayoutGuide.length == 0)
  }

  @Test(arguments: [
    ("iphone-5s", SystemVersion.iOS(7), true), ("iphone-6", .iOS(8), true),
    ("iphone-6", .iOS(9), false),
  ])
  func `on iOS 7 and 8 the guides are hidden subviews without width (L-GUIDE-2)`(
    slug: String, system: SystemVersion, areViews: Bool
  ) throws {
    let (sim, root) = try launched(slug, system)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    sim.doing {
      root.view.addSubview(plain)
      _ = (root.topLayoutGuide, root.bottomLayoutGuide, root.topLayoutGuide)
    }
    let others = root.view.subviews.filter { $0 !== plain }
    guard areViews else { return #expect(others.isEmpty) }
    let height = root.view.bounds.height
    #expect(others.count == 2 && others.allSatisfy { $0.isHidden && !$0.isUserInteractionEnabled })
    #expect(others.allSatisfy { "\(type(of: $0))" == "_UILayoutGuide" })
    #expect(
      others.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 0, height: 20), CGRect(x: 0, y: height, width: 0, height: 0),
      ])
    sim.rotate(to: .landscapeLeft)
    #expect(others[0].frame == CGRect(x: 0, y: 0, width: 0, height: root.topLayoutGuide.length))
    #expect(others[1].frame.minY == root.view.bounds.height)
    #expect(root.view.subviews.count == 3)
  }
}
