import Foundation
import GimbalGeometry

extension ViewSnapshot: CustomStringConvertible {
  /// One line: name, class unless the name contains it, frame, and what hides the view.
  public var description: String {
    var text = name
    if !name.hasPrefix(className) { text += " \(className)" }
    text += " \(MeasureText.rect(frame))"
    if let transform { text += " transformed by \(MeasureText.transform(transform))" }
    if isHidden {
      text += " hidden"
    } else if effectiveAlpha < 1 {
      text += " alpha \(MeasureText.number(effectiveAlpha))"
    }
    return text
  }
}

extension LocatedView: CustomStringConvertible {
  /// One line about the view.
  public var description: String { view.description }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// The layout as a tree, one line per view, after a line about the screen.
  ///
  /// - Complexity: O(views).
  public var description: String {
    var lines = [
      "\(MeasureText.size(screenSize)) \(orientation) \(traits), safe area "
        + MeasureText.insets(safeAreaInsets)
    ]
    for view in views {
      lines.append(String(repeating: "  ", count: min(view.depth, 32)) + view.description)
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutExpectation: CustomStringConvertible {
  /// A description of the expectation, such as `inside the safe area`.
  public var description: String { text }
}

extension ViewContent: CustomStringConvertible {
  /// The role, and the text if any.
  public var description: String {
    role.rawValue + (text.map { " \($0)" } ?? "")
  }
}

extension ViewText: CustomStringConvertible {
  /// The string in quotation marks; its lines if there are several or not all fit.
  public var description: String {
    let lines =
      lines == neededLines
      ? (lines == 1 ? "" : " on \(lines) lines") : " on \(lines) of \(neededLines) lines"
    return "'\(string)'\(lines)"
  }
}

extension ConstraintState: CustomStringConvertible {
  /// The number of conflicts and of ambiguities.
  public var description: String {
    "\(conflicts.count) conflict\(conflicts.count == 1 ? "" : "s"), "
      + "\(ambiguities.count) ambiguit\(ambiguities.count == 1 ? "y" : "ies")"
  }
}

extension ConstraintState.Conflict: CustomStringConvertible {
  /// The constraints and the relaxed one.
  public var description: String { message }
}

extension ConstraintState.Ambiguity: CustomStringConvertible {
  /// The ambiguous dimensions, and the guide.
  public var description: String {
    variables.joined(separator: ", ") + (guide.map { " of \($0)" } ?? "") + " of view \(view)"
  }
}

extension ConstraintState.Active: CustomStringConvertible {
  /// The relation with its constant and priority.
  public var description: String {
    "\(shape) \(MeasureText.number(constant)) @\(MeasureText.number(priority))"
  }
}

extension LayoutOrigin: CustomStringConvertible {
  /// The device and its system.
  public var description: String {
    device.isEmpty ? "an unknown device" : "\(device), iOS \(system)"
  }
}
