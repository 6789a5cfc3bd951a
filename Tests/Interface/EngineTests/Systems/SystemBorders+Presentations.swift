import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

extension SystemBorder {
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
