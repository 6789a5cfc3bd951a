import Foundation
import Gimbal
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalEngine

/// The cost of many views grows in proportion to their number (F-5).
///
/// The limits allow a slow machine ten times the time of a fast one; a cost that is not proportional takes
/// longer by far.
@MainActor @Suite struct LongStackTests {
  /// Returns the processor time that `body` takes, in seconds.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `a long chain that does not fit is one conflict, found within the time limit (F-5)`(
    axis: NSLayoutConstraint.Axis
  ) throws {
    let sim = try device("iphone-15-pro")
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let events = sim.events {
      let spent = time {
        sim.doing {
          var previous: UIView?
          for _ in 0..<400 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            if axis == .horizontal {
              let edge = previous?.trailingAnchor ?? root.view.leadingAnchor
              view.leadingAnchor.constraint(equalTo: edge, constant: 8).isActive = true
            } else {
              let edge = previous?.bottomAnchor ?? root.view.topAnchor
              view.topAnchor.constraint(equalTo: edge, constant: 8).isActive = true
            }
            previous = view
          }
          if axis == .horizontal {
            previous?.trailingAnchor.constraint(equalTo: root.view.trailingAnchor).isActive = true
          } else {
            previous?.bottomAnchor.constraint(equalTo: root.view.bottomAnchor).isActive = true
          }
        }
      }
      #expect(spent < 8)
    }
    #expect(events.named("conflict").count == 1)
    // Some rounds, then all sizes connected to a negative one at once.
    let rounds = root.view.node.pointee.variablesEngine?.object.rounds ?? 0
    #expect(rounds > LayoutEngine.refusalRounds && rounds < 2 * LayoutEngine.refusalRounds)
    #expect(root.view.subviews.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height >= 0 })
    let gaps = zip(root.view.subviews, root.view.subviews.dropFirst()).map {
      axis == .horizontal ? $1.frame.minX - $0.frame.maxX : $1.frame.minY - $0.frame.maxY
    }
    // One constraint is broken; all others hold.
    #expect(gaps.filter { abs($0 - 8) > 0.5 }.count <= 1)
  }

  @Test func `a long stack that fills equally is laid out within the time limit (F-5)`() throws {
    let sim = try device("iphone-15-pro")
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let spent = time {
      sim.doing {
        let stack = UIStackView(arrangedSubviews: (0..<2000).map { _ in UIView() })
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = root.view.bounds
        root.view.addSubview(stack)
      }
    }
    #expect(spent < 10)
    let last = root.view.subviews[0].subviews.last
    #expect(last?.frame.maxY == root.view.bounds.height)
  }

  @Test(arguments: [false, true])
  func `many hidden views leave a stack within the time limit, in either order (F-5)`(
    isBackwards: Bool
  ) throws {
    let sim = try device("iphone-15-pro")
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let views = sim.perform { (0..<4000).map { _ in UIView() } }
    let stack = sim.perform { UIStackView(arrangedSubviews: views) }
    sim.doing {
      for view in views { view.isHidden = true }
      root.view.addSubview(stack)
    }
    let spent = time {
      sim.perform {
        for view in isBackwards ? views.reversed() : views { view.removeFromSuperview() }
      }
    }
    #expect(spent < 5)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }

  @Test func `nested stacks are arranged without a solution for each (F-5)`() throws {
    let sim = try device("iphone-15-pro")
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    func nested(_ depth: Int) -> UIView {
      guard depth > 0 else {
        let label = UILabel()
        label.text = "x"
        return label
      }
      let stack = UIStackView(arrangedSubviews: [nested(depth - 1), nested(depth - 1)])
      stack.axis = depth % 2 == 0 ? .vertical : .horizontal
      stack.distribution = .fillEqually
      return stack
    }
    let spent = time {
      sim.doing {
        let stack = nested(8)
        stack.frame = root.view.bounds
        root.view.addSubview(stack)
      }
    }
    #expect(spent < 8)
    #expect(sim.trace.events(named: "conflict").isEmpty)
  }

  @Test func `many tabs and many controllers on a stack are set within the time limit (F-5)`()
    throws
  {
    let sim = try device("iphone-15-pro")
    let (tabs, navigation) = sim.perform { (UITabBarController(), UINavigationController()) }
    let controllers = sim.perform { (0..<6000).map { _ in UIViewController() } }
    let spent = time {
      sim.perform {
        tabs.setViewControllers(Array(controllers[..<3000]), animated: false)
        navigation.setViewControllers(Array(controllers[3000...]), animated: false)
        navigation.setViewControllers(controllers[3000...].reversed(), animated: false)
      }
    }
    #expect(spent < 20)
    #expect(tabs.viewControllers?.count == 3000)
    #expect(navigation.viewControllers.first === controllers.last)
    // A duplicate is still refused.
    let raised = sim.exceptions {
      navigation.setViewControllers([controllers[5999], controllers[5999]], animated: false)
    }
    #expect(raised.count == 1 && navigation.viewControllers.count == 3000)
  }
}
