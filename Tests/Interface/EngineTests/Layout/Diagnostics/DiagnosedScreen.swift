import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

/// A launched app on a device, whose root view is the fixture of a test.
@MainActor
struct DiagnosedScreen {
  let sim: Simulator
  let controller = Probe("root")

  var root: UIView { controller.view }

  init(
    _ device: String = "iphone-15-pro", system: SystemVersion? = nil, recording: Recording = .all
  ) throws {
    sim = try Simulator(
      DeviceCatalog.standard.device(device), system: system, recording: recording)
    sim.launch(controller)
  }

  /// Adds a view that is laid out by constraints.
  func view(in parent: UIView? = nil) -> UIView {
    sim.perform {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      return view
    }
  }

  /// Adds a view with a fixed frame.
  func framed(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    sim.perform {
      let view = UIView(frame: frame)
      (parent ?? root).addSubview(view)
      return view
    }
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    sim.doing { NSLayoutConstraint.activate(constraints) }
  }

  /// The arguments of the recorded conflicts, by label.
  var conflicts: [[String: String]] {
    sim.trace.events(named: "conflict").map { event in
      event.arguments.reduce(into: [:]) { strings, argument in
        if case .text(let text) = argument.value { strings[argument.label ?? ""] = text }
      }
    }
  }
}

/// Returns a text with masked addresses.
func withoutAddresses(_ text: String) -> String {
  text.replacing(#/0x[0-9a-f]+/#, with: "0x…")
}

@MainActor
func masked(_ object: NSObject) -> String { withoutAddresses(object.description) }
