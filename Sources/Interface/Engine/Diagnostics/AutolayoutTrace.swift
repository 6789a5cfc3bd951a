import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalTraits

/// UIKit's debugging text of a view hierarchy, `_autolayoutTrace`.
extension UIView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the view and its descendants, one line each, with the way each is positioned and its
  /// ambiguities.
  ///
  /// `•` means that the view hosts a layout engine, `*` that constraints position it, `+` that the
  /// constraints of its mask position it. Views without a symbol do not use Auto Layout. For
  /// debugging.
  ///
  /// - Complexity: O(descendants) and a solution.
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
      return "\(traceSymbol)\(name)\(isAnyAmbiguous ? " - AMBIGUOUS LAYOUT" : "")"
    }
    guard !open.isEmpty, let engine = node.pointee.variablesEngine?.object else {
      return traceSymbol + name
    }
    let variables = open.map { kind in
      let id = engine.variable(kind, at: node.pointee.variablesIndex).index
      return "\(name).\(kind.rawValue){id: \(id)}"
    }
    return "\(traceSymbol)\(name)- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
  }

  private var oldTraceLine: String {
    let symbol = node.pointee.variablesEngine == nil ? "" : "*"
    let isFlagged = node.pointee.flags.contains(.isWindow) ? isAnyAmbiguous : isAmbiguous
    return "\(symbol)<\(ItemNames.plainName(of: self))>\(isFlagged ? " - AMBIGUOUS LAYOUT" : "")"
  }

  private var traceSymbol: String {
    guard let engine = node.pointee.variablesEngine?.object else { return "" }
    let flags = node.pointee.flags
    if engine.root == node { return "•" }
    if flags.contains(.hasController),
      node.pointee.parent?.pointee.flags.contains(.isWindow) == true
    {
      return "•"
    }
    return flags.contains(.positionedByConstraints) ? "*" : "+"
  }

  /// True if the view is a window and something in it has an ambiguous layout.
  private var isAnyAmbiguous: Bool {
    guard let engine = node.pointee.variablesEngine?.object else { return false }
    _ = engine.freeVariables(of: self)
    return engine.ambiguity?.free.isEmpty == false
  }
}
