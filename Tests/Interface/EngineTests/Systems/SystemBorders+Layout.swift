import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

extension SystemBorder {
  /// Returns a border for the exception that a call raises in a launched app.
  private static func raises(
    _ what: String, from first: Int, _ before: String, _ after: String,
    _ body: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> SystemBorder {
    SystemBorder(what, from: first, before, after) { sim in
      let root = sim.perform { Probe("root") }
      sim.launch(root)
      return "\(!sim.exceptions { body(root.view) }.isEmpty)"
    }
  }

  /// Constraints, margins and the phases of an update.
  static let ofLayout: [SystemBorder] = [
    raises("a constraint becomes required while it is active", from: 8, "false", "true") { view in
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      width.priority = .defaultHigh
      width.isActive = true
      width.priority = .required
    },
    raises("a width that equals an edge is refused when it is made", from: 10, "true", "false") {
      view in
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .left,
        multiplier: 1, constant: 0)
    },
    SystemBorder("views have margins", from: 8, "0", "8") { sim in
      sim.perform { "\(Int(UIView().layoutMargins.left))" }
    },
    SystemBorder("safe areas are there", from: 11, "0", "20") { sim in
      let root = sim.perform { Probe("root") }
      sim.launch(root)
      return "\(Int(root.view.safeAreaInsets.top))"
    },
    SystemBorder("an added safe area counts before the next layout (R-SAFE-1)", from: 13, "0", "7")
    {
      sim in
      let root = sim.perform { Probe("root") }
      sim.launch(root)
      return sim.perform {
        let before = root.view.safeAreaInsets.top
        root.additionalSafeAreaInsets.top = 7
        return "\(Int(root.view.safeAreaInsets.top - before))"
      }
    },
    SystemBorder("a format's space at the superview is its margin", from: 8, "20", "8") { sim in
      sim.perform {
        let (outer, inner) = (UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[inner(10)]", options: [], metrics: nil,
            views: ["inner": inner]))
        outer.layoutIfNeeded()
        return "\(Int(inner.frame.minX))"
      }
    },
    SystemBorder("constraints are updated before a first appearance", from: 6, "0", "1") { sim in
      let root = sim.perform { Probe("root") }
      let events = sim.events { sim.launch(root) }
      return "\(events.on("root").named("updateViewConstraints").count)"
    },
    SystemBorder("traits that layout reads lay it out again", from: 18, "0", "1") { sim in
      let root = sim.perform { Probe("root") }
      sim.launch(root)
      let view = sim.perform { ProbeView("reader", CGRect(x: 0, y: 0, width: 10, height: 10)) }
      view.onLayout = { _ = $0.traitCollection.layoutDirection }
      sim.doing { root.view.addSubview(view) }
      let events = sim.events { sim.settings.layoutDirection = .rightToLeft }
      return "\(events.on("reader").named("layoutSubviews").count)"
    },
    SystemBorder("properties are updated", from: 26, "false", "true") { sim in
      let events = sim.events { sim.launch(sim.perform { Probe("root") }) }
      return "\(!events.named("updateProperties").isEmpty)"
    },
  ]
}
