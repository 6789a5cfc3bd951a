import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalTraits

extension UIView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The view and all below it, one line each, with what lays them out and what is ambiguous.
  ///
  /// `•` hosts a layout, `*` is placed by constraints, `+` by its mask as constraints, and what has no
  /// mark takes no part. For debugging.
  ///
  /// - Complexity: O(views below) and a solution.
  ///
  /// Rule: L-AMB-4.
  public func _autolayoutTrace() -> String {
    var lines: [String] = []
    let isOld = machine.features.tracesAsOfOld
    appendTrace(to: &lines, indent: "", isOld: isOld)
    return lines.joined(separator: "\n")
  }

  private func appendTrace(to lines: inout [String], indent: String, isOld: Bool) {
    let line = isOld ? oldTraceLine : traceLine
    lines.append(indent + line)
    for child in children {
      child.appendTrace(to: &lines, indent: indent + "|   ", isOld: isOld)
    }
  }

  private var traceLine: String {
    let name = ItemNames.plainName(of: self)
    let open = openVariables()
    if node.pointee.flags.contains(.isWindow) {
      return "\(traceMark)\(name)\(isAnyAmbiguous ? " - AMBIGUOUS LAYOUT" : "")"
    }
    guard !open.isEmpty, let engine = node.pointee.seatEngine?.object else {
      return traceMark + name
    }
    let variables = open.map { kind in
      let id = engine.variable(kind, at: node.pointee.seatIndex).index
      return "\(name).\(kind.rawValue){id: \(id)}"
    }
    return "\(traceMark)\(name)- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
  }

  private var oldTraceLine: String {
    let mark = node.pointee.seatEngine == nil ? "" : "*"
    let isFlagged = node.pointee.flags.contains(.isWindow) ? isAnyAmbiguous : isAmbiguous
    return "\(mark)<\(ItemNames.plainName(of: self))>\(isFlagged ? " - AMBIGUOUS LAYOUT" : "")"
  }

  private var traceMark: String {
    guard let engine = node.pointee.seatEngine?.object else { return "" }
    let flags = node.pointee.flags
    if engine.root == node { return "•" }
    if flags.contains(.hasController),
      node.pointee.parent?.pointee.flags.contains(.isWindow) == true
    {
      return "•"
    }
    return flags.contains(.placedByConstraints) ? "*" : "+"
  }

  /// True if something in the window that the view is has an ambiguous layout.
  private var isAnyAmbiguous: Bool {
    guard let engine = node.pointee.seatEngine?.object else { return false }
    _ = engine.freeVariables(of: self)
    return engine.ambiguity?.free.isEmpty == false
  }
}
