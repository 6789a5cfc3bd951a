import Foundation
import Gimbal
import GimbalAlerts
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

extension SystemBorder {
  /// Presents an alert with one button, and returns its frame.
  @MainActor
  private static func alertFrame(
    _ style: UIAlertController.Style, on sim: Simulator
  ) -> CGRect {
    let (root, alert) = sim.perform {
      (Probe("root"), UIAlertController(title: "Title", message: nil, preferredStyle: style))
    }
    sim.launch(root)
    sim.doing {
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
    }
    return sim.perform { alert.view.convert(alert.view.bounds, to: nil as UIView?) }
  }

  private static func hasDetents(_ style: UIModalPresentationStyle) -> SystemBorder {
    SystemBorder("a sheet of style \(style.rawValue) has detents", from: 15, "false", "true") {
      sim in
      sim.perform {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        return "\(controller.presentationController is UISheetPresentationController)"
      }
    }
  }

  /// Presents a controller in a style and returns a value of both.
  private static func presented(
    _ what: String, from first: Int, _ before: String, _ after: String,
    _ style: UIModalPresentationStyle, onPad: Bool = false,
    _ answer: @escaping @MainActor @Sendable (Probe, Simulator) -> String
  ) -> SystemBorder {
    SystemBorder(what, from: first, before, after, onPad: onPad) { sim in
      let (root, modal) = sim.perform { (Probe("root"), Probe("modal")) }
      sim.launch(root)
      sim.doing {
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
      }
      return answer(modal, sim)
    }
  }

  /// Styles, sheets and their presentation.
  static let ofPresentations: [SystemBorder] = [
    SystemBorder("the usual style is a sheet", from: 13, "false", "true") { sim in
      sim.perform { "\(UIViewController().modalPresentationStyle == .pageSheet)" }
    },
    SystemBorder("the automatic style is a sheet", from: 13, "false", "true") { sim in
      sim.perform {
        let controller = UIViewController()
        controller.modalPresentationStyle = .automatic
        return "\(controller.modalPresentationStyle == .pageSheet)"
      }
    },
    hasDetents(.pageSheet),
    hasDetents(.formSheet),
    SystemBorder("an alert is in the middle of the screen (R-ALERT-2)", from: 13, "true", "false") {
      sim in
      "\(abs(alertFrame(.alert, on: sim).midY - sim.screen.bounds.midY) < 1)"
    },
    SystemBorder("the keyboard hides behind an alert (R-KEY-5)", from: 11, "false", "true") { sim in
      let (root, field, alert) = sim.perform {
        (
          Probe("root"), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
          UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        )
      }
      sim.launch(root)
      sim.doing {
        root.view.addSubview(field)
        field.becomeFirstResponder()
      }
      sim.doing {
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
      }
      return "\(sim.keyboardHeight == 0)"
    },
    SystemBorder("an action sheet's distance from the side (R-ALERT-2)", from: 13, "10", "8") {
      sim in
      "\(Int(alertFrame(.actionSheet, on: sim).minX.rounded()))"
    },
    SystemBorder("what is presented with animation loads later", from: 7, "true", "false") { sim in
      let (root, modal) = sim.perform { (Probe("root"), Probe("modal")) }
      sim.launch(root)
      return sim.perform {
        root.present(modal, animated: true)
        return "\(modal.isViewLoaded)"
      }
    },
    SystemBorder("a child that is presented is named with its parent", from: 13, "false", "true") {
      sim in
      let (root, child) = sim.perform { (Probe("root"), Probe("child")) }
      sim.launch(root)
      let reasons = sim.exceptions {
        root.embed(child)
        root.present(child, animated: false)
      }
      return "\(reasons.contains { $0.reason.contains("parent") })"
    },
    presented("a page sheet leaves the top of a phone free", from: 13, "false", "true", .pageSheet)
    {
      modal, sim in
      "\(modal.view.convert(CGPoint.zero, to: nil).y > 0)"
    },
    presented("a popover is a sheet on a phone", from: 13, "false", "true", .popover) {
      modal, sim in
      "\(modal.view.convert(CGPoint.zero, to: nil).y > 0)"
    },
  ]
}
