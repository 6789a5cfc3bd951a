import Foundation
import GimbalGeometry
import GimbalLayers

/// The text forms that people know from the debugger.
extension UIView {
  /// Fields appear only when they are not default; the layer stands last, by the class
  /// `CALayer` while it has not been made.
  ///
  /// Rule: L-AMB-5.
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
    let layer: Any.Type = storedLayer.map { type(of: $0) } ?? CALayer.self
    fields.append("layer = <\(layer): \(ObjectIdentity.text(ordinal, kind: .layer))>")
    return "<\(type(of: self)): \(ObjectIdentity.text(ordinal, kind: .view)); "
      + "\(fields.joined(separator: "; "))>"
  }

  /// The view and all below it, one line each, indented by `   | ` a level.
  ///
  /// - Complexity: O(views below).
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
