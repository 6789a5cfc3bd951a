/// The template of a test in Swift, which `gimbal new test` writes.
enum TestStart {
  /// Returns a Swift Testing file with its own screen.
  static func text(_ name: String) -> String {
    let suite = typeName(name)
    let screen = suite.hasSuffix("Tests") ? String(suite.dropLast(5)) : suite
    let controller = (screen.isEmpty ? "New" : screen) + "ViewController"
    let imports = ["Gimbal", "GimbalTesting", "Testing"].map { "import \($0)" }
    return """
      \(imports.joined(separator: "\n"))

      /// The screen that is tested; replace it by your own, and import its module.
      private final class \(controller): UIViewController {
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

      @MainActor @Suite struct \(suite) {
        // One device, whose name 'gimbal devices' lists.
        @Test(.simulator("iphone-se-3"))
        func `the controller receives one transition per rotation`() throws {
          let phone = try #require(Simulator.bound)
          let controller = \(controller)()
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
          phone.launch(\(controller)())
          expect(phone, \\\(controller).button, .inside(.safeArea), .touchable, .touchTarget())
          phone.rotate(to: .landscapeLeft)
          expect(phone, "go", .inside(.safeArea), .visible)
        }
      }

      """
  }

  /// Returns a name as a type name: `player-screen` becomes `PlayerScreen`.
  private static func typeName(_ name: String) -> String {
    let components = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let type = components.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = type.first else { return "NewTests" }
    return first.isNumber ? "Test" + type : type
  }
}
