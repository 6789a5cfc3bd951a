#if !APPLE_UIKIT
  import Gimbal
  import GimbalEngine
  import GimbalScenarios
  import GimbalSnapshots

  /// Views of Gimbal on a simulator.
  extension AssertionScreen {
    /// Returns the screen of a view's simulator after its layout.
    ///
    /// For a name, a key path, and a view that belongs to no device it is the simulator of
    /// `UIApplication.shared`, which is the default device if no simulator is powered on.
    static func showing(_ view: any ViewNaming) -> AssertionScreen {
      func simulator(_ machine: Machine?) -> Simulator? { machine?.power.driver as? Simulator }
      let own = simulator((view as? UIView)?.machine)
      guard let simulator = own ?? simulator(UIApplication.shared.machine) else {
        preconditionFailure("the machine of an application has a simulator")
      }
      simulator.perform { simulator.window?.layoutIfNeeded() }
      return AssertionScreen(simulator)
    }

    /// The number of pixels per point.
    var scale: CGFloat { simulator.screen.scale }

    /// The controllers of the app, parents first.
    var controllers: [UIViewController] { ControllerTree.all(on: simulator) }

    /// Returns the view's rectangles, or nil if the view is not in the window.
    func position(of view: UIView) -> LocatedView? { layout[view] }

    /// Returns the name of a view.
    func name(of view: UIView) -> String { simulator.name(of: view) }

    /// Returns the view with exactly this name in the layout.
    func view(at name: String) -> UIView? {
      simulator.window.flatMap { find(name, in: $0) }
    }

    private func find(_ name: String, in view: UIView) -> UIView? {
      if simulator.name(of: view) == name { return view }
      for child in view.subviews {
        if let found = find(name, in: child) { return found }
      }
      return nil
    }

    /// Reads values that UIKit computes.
    func read<Value>(_ body: () -> Value) -> Value { simulator.perform { body() } }
  }
#endif
