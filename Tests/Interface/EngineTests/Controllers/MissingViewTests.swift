import Gimbal
import TestSupport
import Testing

/// Controllers whose app removes their view, or loads none (D-11).
@MainActor @Suite struct MissingViewTests {
  /// Removes its view as soon as it is loaded.
  private final class Taking: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view = nil
    }
  }

  /// Loads no view.
  private final class Idle: UIViewController {
    override func loadViewIfNeeded() {}
  }

  @Test func `a stack shows controllers that have no view after viewDidLoad`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let stack = UINavigationController(rootViewController: Taking())
    sim.launch(stack)
    sim.doing { stack.pushViewController(Taking(), animated: true) }
    #expect(stack.topViewController?.viewIfLoaded?.window === sim.window)
  }

  @Test func `the view is loaded even if an override of loadViewIfNeeded does nothing`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let stack = UINavigationController(rootViewController: Idle())
    sim.launch(stack)
    #expect(stack.topViewController?.viewIfLoaded?.window === sim.window)
  }
}
