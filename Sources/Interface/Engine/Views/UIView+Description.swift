import Foundation
import GimbalGeometry
import GimbalLayers

/// Text descriptions as in the debugger.
extension UIView {
  /// Returns UIKit's description of the view.
  ///
  /// Fields appear only if they differ from their defaults. The layer comes last, with the class
  /// `CALayer` if it has not been created; that of a label is a private class.
  ///
  /// See: L-AMB-5.
  nonisolated func describeAsUIKit() -> String {
    let state = node.pointee
    var fields = ["frame = \(MeasureText.frame(node.frame))"]
    if !storedTransform.isIdentity {
      let map = storedTransform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(MeasureText.significant)
      fields.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = (self as? any DescribedByText)?.textInDescription {
      fields.append("text = '\(text)'")
    }
    if state.flags.contains(.clipsToBounds) { fields.append("clipsToBounds = YES") }
    if storedAlpha != 1 { fields.append("alpha = \(MeasureText.significant(storedAlpha))") }
    if state.flags.contains(.hidden) { fields.append("hidden = YES") }
    if !storedIsOpaque { fields.append("opaque = NO") }
    if !state.autoresizingMask.isEmpty {
      fields.append("autoresize = \(state.autoresizingMask.text)")
    }
    if !state.flags.contains(.userInteractionEnabled) {
      fields.append("userInteractionEnabled = NO")
    }
    let layerType: Any.Type = storedLayer.map { type(of: $0) } ?? CALayer.self
    let layer =
      layerType == CALayer.self
      ? (self as? any DescribedByText)?.layerInDescription ?? "CALayer" : "\(layerType)"
    fields.append("layer = <\(layer): \(ObjectIdentity.text(ordinal, kind: .layer))>")
    return "<\(type(of: self)): \(ObjectIdentity.text(ordinal, kind: .view)); "
      + "\(fields.joined(separator: "; "))>"
  }

  /// Returns the description of the view and its descendants, one line each, indented by ` | ` per
  /// level.
  ///
  /// - Complexity: O(descendants).
  ///
  /// See: L-AMB-5.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    appendDescription(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func appendDescription(to lines: inout [String], indent: String) {
    lines.append(indent + description)
    for child in children { child.appendDescription(to: &lines, indent: indent + "   | ") }
  }
}

extension UIView: HierarchyDescribing {
  /// Returns UIKit's method `recursiveDescription` by its name; nil for other names.
  nonisolated static func descriptionMethod(named name: String) -> Selector? {
    name == "recursiveDescription" ? Selector(of: UIView.recursiveDescription) : nil
  }
}
