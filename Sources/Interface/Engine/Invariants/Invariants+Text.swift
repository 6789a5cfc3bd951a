import Foundation

/// The text of violations: the invariants, and the trees with the affected views marked.
extension Invariants {
  /// Every violation in a line, then each affected tree.
  package var text: String {
    let lines = breaches.map { "\(Self.name(of: $0.subject)) \($0.message)" }
    var roots: [UIView] = []
    for view in breaches.compactMap({ Self.view(of: $0.subject) }) {
      let top = view.node.top.pointee.owner
      if !roots.contains(where: { $0 === top }) { roots.append(top) }
    }
    return (["\(breaches.count) memory invariants failed:"] + lines + roots.map(tree))
      .joined(separator: "\n")
  }

  /// Returns a view and its descendants, one line each; an affected view's line begins with an
  /// arrow.
  private func tree(of top: UIView) -> String {
    let bad = Set(breaches.compactMap { Self.view(of: $0.subject).map(ObjectIdentifier.init) })
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(
        (bad.contains(ObjectIdentifier(view)) ? "→ " : "  ")
          + String(repeating: "  ", count: depth) + Self.name(of: view))
      for child in view.children { add(child, depth + 1) }
    }
    add(top, 0)
    return lines.joined(separator: "\n")
  }

  /// Returns the view in whose line a subject is marked.
  private static func view(of subject: AnyObject) -> UIView? {
    switch subject {
    case let view as UIView: view
    case let controller as UIViewController: controller.loadedView
    case let constraint as NSLayoutConstraint: constraint.owner
    case let guide as UILayoutGuide: guide.host
    default: nil
    }
  }

  /// Returns the class of a subject and its number in the trace.
  private static func name(of subject: AnyObject) -> String {
    let type = "\(type(of: subject))"
    switch subject {
    case let view as UIView:
      let identifier =
        (view.explicitIdentifier ?? view.describedIdentifier).map { " '\($0)'" } ?? ""
      let controller = view.node.pointee.controller.map { " of \(name(of: $0))" } ?? ""
      let frame = view.node.frame
      return "\(type)#\(view.ordinal)\(identifier)\(controller) "
        + "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    case let controller as UIViewController: return "\(type)#\(controller.ordinal)"
    case let constraint as NSLayoutConstraint: return constraint.description
    default: return type
    }
  }
}
