/// Text descriptions as in the debugger.
extension UIViewController {
  /// Returns the description of the controller, its children and the controllers it presents, one
  /// line each, indented by ` | ` per level.
  ///
  /// - Complexity: O(descendants).
  ///
  /// Rule: L-AMB-5.
  func describeHierarchy() -> String {
    var lines: [String] = []
    appendDescription(to: &lines, indent: "", sign: "")
    return lines.joined(separator: "\n")
  }

  private func appendDescription(to lines: inout [String], indent: String, sign: String) {
    var line = "\(indent)\(sign)\(named(self, ordinal, .controller)), state: \(appearance.state)"
    if let view = loadedView {
      line += ", view: \(named(view, view.ordinal, .view))"
      if view.window == nil { line += " not in the window" }
    } else {
      line += ", view: (view not loaded)"
    }
    if sign == UIViewController.presentedSign, let presentation = presentationController {
      line += ", presented with: \(named(presentation, presentation.ordinal, .presentation))"
    }
    lines.append(line)
    let inner = indent + (sign.isEmpty ? "" : "   | ")
    for child in children { child.appendDescription(to: &lines, indent: inner, sign: "   | ") }
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return }
    presented.appendDescription(to: &lines, indent: inner, sign: UIViewController.presentedSign)
  }

  private func named(_ object: AnyObject, _ ordinal: Int, _ kind: ObjectIdentity.Kind) -> String {
    "<\(type(of: object)) \(ObjectIdentity.text(ordinal, kind: kind))>"
  }

  private static let presentedSign = "   + "
}

extension UIViewController: HierarchyDescribing {
  /// Returns UIKit's method `_printHierarchy` by its name; nil for other names.
  nonisolated static func descriptionMethod(named name: String) -> Selector? {
    name == "_printHierarchy" ? Selector(of: UIViewController.describeHierarchy) : nil
  }
}
