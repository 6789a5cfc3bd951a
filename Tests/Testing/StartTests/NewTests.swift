import Gimbal
import GimbalTesting
import Testing

/// The screen that is tested; replace it by your own, and import its module.
private final class NewViewController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Go on", for: .normal)
    // The name of the view in the trace and the layout.
    button.accessibilityIdentifier = "go"
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 120),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

@MainActor @Suite struct NewTests {
  // One device, whose name 'gimbal devices' lists.
  @Test(.simulator("iphone-se-3"))
  func `the controller receives one transition per rotation`() throws {
    let phone = try #require(Simulator.bound)
    let controller = NewViewController()
    phone.launch(controller)
    let launched = phone.trace.events.count
    phone.rotate(to: .landscapeLeft)
    let rotation = phone.trace.since(launched)

    // Print rotation.text to see the events.
    expect(
      rotation, .inOrder([.willTransition(of: controller), .viewWillTransition(of: controller)]))
    expect(rotation, .never("* conflict", "* exception"))
  }

  // Each phone, on its newest system; .ipads, .all and .named("iphone-se-3", …) are available too.
  @Test(.simulators(.phones))
  func `the button stays reachable on each phone`() throws {
    let phone = try #require(Simulator.bound)
    phone.launch(NewViewController())
    expect(phone, \NewViewController.button, .inside(.safeArea), .touchable, .touchTarget())
    phone.rotate(to: .landscapeLeft)
    expect(phone, "go", .inside(.safeArea), .visible)
  }
}
