import Foundation
import Gimbal
import GimbalContainers
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import TestSupport
import Testing

/// Buttons of navigation bars in the strip at the side, and their popovers; columns at the fold (R-FOLD-15,
/// R-FOLD-18, R-FOLD-23, R-FOLD-24).
@MainActor @Suite(.serialized) struct SideButtonsTests {
  @MainActor private final class Screens {
    var taps = 0
    let first = UIViewController()
    let second = UIViewController()
    let write = UIBarButtonItem(systemItem: .compose)
    let sort = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    lazy var stack = UINavigationController(rootViewController: first)

    init() {
      second.title = "Second"
      write.primaryAction = UIAction(title: "Write") { [unowned self] _ in taps += 1 }
      write.title = nil
      second.navigationItem.rightBarButtonItems = [write, sort]
      stack.pushViewController(second, animated: false)
    }
  }

  private func launched(_ posture: String) throws -> (sim: Simulator, screens: Screens) {
    let sim = try device("iphone-duo@\(posture)", held: .portrait)
    let screens = sim.perform { Screens() }
    sim.launch(screens.stack)
    return (sim, screens)
  }

  /// Returns the frames of the image buttons in the window, by their names.
  private func buttons(_ sim: Simulator) -> [String: CGRect] {
    let layout = sim.layout
    var found: [String: CGRect] = [:]
    for view in layout.views where view.className == "_UIButtonBarButton" {
      found[view.content.text?.string ?? view.name] = view.windowFrame
    }
    return found
  }

  @Test func `a system button with a title and no image stays in the row (R-FOLD-15)`() throws {
    let (sim, screens) = try launched("closed")
    sim.doing { screens.write.title = "Write" }
    #expect(buttons(sim)["Write"].map { $0.maxY <= 82 && $0.maxX <= 394 } == true)
  }

  /// The bar ends at the strip, whose inset does not count once more.
  @Test(arguments: [("closed", 382.0), ("open", 867)])
  func `a titled button is at the end of the row, next to the strip (R-FOLD-15)`(
    posture: String, end: Double
  ) throws {
    let (sim, _) = try launched(posture)
    let frame = try #require(buttons(sim)["Sort"])
    #expect((0...8).contains(end - frame.maxX), "\(frame)")
  }

  /// The first control begins at the end of the status bar: 170 on the outer display in portrait, 120 on the inner.
  @Test(arguments: [("closed", 394.0, 170.0), ("open", 879, 120)])
  func `the back button and image buttons are in the strip, a titled one is in the row`(
    posture: String, x: Double, y: Double
  ) throws {
    let (sim, _) = try launched(posture)

    let frames = buttons(sim).values.sorted { $0.minY < $1.minY }

    #expect(frames.count == 3)
    #expect(frames.first.map { $0.maxY <= 82 && $0.maxX <= x } == true)
    #expect(
      frames.dropFirst().map { $0 } == [
        CGRect(x: x, y: y, width: 48, height: 48), CGRect(x: x, y: y + 60, width: 48, height: 48),
      ])
  }

  @Test func `an unfolding lays out the strip once, beside the camera of the new display`() throws {
    final class Stack: UINavigationController {
      var layouts = 0
      override func viewWillLayoutSubviews() { layouts += 1 }
    }
    let sim = try device("iphone-duo@closed", held: .portrait)
    let stack = sim.perform { Stack(rootViewController: UIViewController()) }
    sim.launch(stack)
    stack.layouts = 0

    sim.unfold()

    #expect(stack.layouts == 1)
    sim.doing { stack.pushViewController(UIViewController(), animated: false) }
    #expect(buttons(sim).values.map { $0 } == [CGRect(x: 879, y: 120, width: 48, height: 48)])
  }

  @Test func `the inner display in portrait has all of them in the row`() throws {
    let (sim, _) = try launched("open")
    sim.rotate(to: .landscapeLeft)

    #expect(buttons(sim).values.allSatisfy { $0.maxY <= 82 })
  }

  @Test func `a tap on a side button sends its action, one on the back button pops`() throws {
    let (sim, screens) = try launched("closed")

    sim.tap(at: CGPoint(x: 418, y: 254))
    #expect(screens.taps == 1)
    sim.tap(at: CGPoint(x: 418, y: 194))
    #expect(screens.stack.topViewController === screens.first)
    #expect(buttons(sim).isEmpty)
  }

  @Test func `a popover of a side button opens toward the content, at the button's center`()
    throws
  {
    let (sim, screens) = try launched("open")
    let menu = sim.perform { UIViewController() }
    sim.perform {
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 200, height: 100)
      menu.popoverPresentationController?.barButtonItem = screens.write
      screens.second.present(menu, animated: false)
    }

    let frame = sim.perform { menu.view.convert(menu.view.bounds, to: nil as UIView?) }
    #expect(frame == CGRect(x: 679, y: 154, width: 200, height: 100))
  }

  @Test func `the popover of a button that does not fit opens at the button for the others`() throws
  {
    let (sim, screens) = try launched("open")
    let (menu, items) = sim.perform {
      (UIViewController(), (0..<12).map { _ in UIBarButtonItem(systemItem: .add) })
    }
    sim.doing { screens.second.navigationItem.rightBarButtonItems = items }
    let strip = sim.layout.views.filter { $0.className == "_UIButtonBarButton" }
      .map(\.windowFrame).filter { $0.minX >= 879 }
    let more = try #require(strip.max { $0.minY < $1.minY })
    sim.perform {
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 200, height: 40)
      menu.popoverPresentationController?.barButtonItem = items.last
      screens.second.present(menu, animated: false)
    }

    let frame = sim.perform { menu.view.convert(menu.view.bounds, to: nil as UIView?) }
    #expect(strip.count < items.count)
    #expect(frame.maxX == 879 && frame.midY == more.midY)
  }

  @Test func `a popover stays on its source's side of the fold`() throws {
    let sim = try device("iphone-duo@open", held: .portrait)
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    let menu = sim.perform { UIViewController() }
    sim.perform {
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 300, height: 100)
      menu.popoverPresentationController?.sourceView = root.view
      menu.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 40)
      root.present(menu, animated: false)
    }
    func frame() -> CGRect {
      sim.perform { menu.view.convert(menu.view.bounds, to: nil as UIView?) }
    }

    #expect(frame().minX < 475.5 && frame().maxX > 475.5)
    sim.setHinge(degrees: 130)
    #expect(frame().maxX <= 455.5)
    sim.setHinge(degrees: 180)
    #expect(frame().maxX > 475.5)
  }

  @Test
  func
    `columns meet at the fold while it divides the width, the secondary has 532 points`()
    throws
  {
    let sim = try device("iphone-duo@open", held: .portrait)
    let (primary, secondary) = sim.perform { (UIViewController(), UIViewController()) }
    let split = sim.perform {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredPrimaryColumnWidth = 600
      split.maximumPrimaryColumnWidth = 600
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      return split
    }
    sim.launch(split)
    func widths() -> [CGFloat] {
      sim.perform {
        [primary, secondary].map { $0.navigationController?.view.frame.width ?? 0 }
      }
    }

    #expect(widths() == [419, 532])
    sim.setHinge(degrees: 130)
    #expect(widths() == [475.5, 475.5])
    sim.setHinge(degrees: 180)
    #expect(widths() == [419, 532])
    sim.fold()
    #expect(sim.perform { split.isCollapsed })
  }
}
