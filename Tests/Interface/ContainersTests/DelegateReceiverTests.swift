import Gimbal
import GimbalEngine
import GimbalTraces
import TestSupport
import Testing

private final class Listener: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor
@Suite struct DelegateReceiverTests {
  @Test func `a delegate is recorded by the device that calls it, not by the previous one (F-58)`()
    throws
  {
    let first = try device()
    let second = try device()
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: Probe("A"))
    navigation.delegate = listener
    first.launch(navigation)
    let known = first.trace.events(named: "navigationController", on: "navigationDelegate").count
    #expect(known > 0)

    second.launch(navigation)
    second.doing { navigation.pushViewController(Probe("B"), animated: false) }

    #expect(!second.trace.events(named: "navigationController", on: "navigationDelegate").isEmpty)
    #expect(
      first.trace.events(named: "navigationController", on: "navigationDelegate").count == known)
  }
}
