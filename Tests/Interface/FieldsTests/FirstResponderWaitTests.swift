import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// `becomeFirstResponder()` before the view is in a window (R-KEY-6).
///
/// W-22.
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct FirstResponderWaitTests {
  /// A controller that begins editing in one of its callbacks.
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var begins = "viewDidLoad"

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      if begins == "viewDidLoad" { _ = field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if begins == "viewWillAppear" { _ = field.becomeFirstResponder() }
    }
  }

  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  @Test(
    arguments: ["viewDidLoad", "viewWillAppear"],
    ["root", "push", "push without animation", "present", "child", "tab"])
  func `a controller that is about to appear begins editing when its view enters the window`(
    callback: String, way: String
  ) {
    let form = Form()
    form.begins = callback
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    switch way {
    case "root": sim.launch(form)
    case "tab":
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), form]
      sim.launch(tabs)
      sim.perform { tabs.selectedIndex = 1 }
    default:
      sim.launch(navigation)
      sim.perform {
        switch way {
        case "present": root.present(form, animated: true)
        case "child":
          root.addChild(form)
          root.view.addSubview(form.view)
          form.didMove(toParent: root)
        default: navigation.pushViewController(form, animated: way == "push")
        }
      }
    }
    sim.settle()
    #expect(form.field.isFirstResponder && sim.keyboardHeight > 0)
  }

  @Test func `a pending first responder of a controller that does not appear is forgotten`() {
    let form = Form()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    sim.launch(navigation)
    sim.perform {
      form.loadViewIfNeeded()
      #expect(!form.field.becomeFirstResponder())
    }
    sim.settle()
    sim.perform { navigation.pushViewController(form, animated: false) }
    sim.settle()
    #expect(!form.field.isFirstResponder && form.view.window != nil && sim.keyboardHeight == 0)
  }
}
