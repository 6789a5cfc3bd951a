/// A view or guide whose position or size the constraints do not determine.
///
/// See: L-AMB-1.
@MainActor
package struct AmbiguousItem {
  /// The ambiguous view, or the view that owns the ambiguous guide.
  package let view: UIView
  /// The guide; nil if the item is a view.
  package let guide: UILayoutGuide?
  /// The names of the undetermined variables: `minX`, `minY`, `Width` or `Height`.
  package let variables: [String]
}

extension AmbiguousItem {
  /// Returns all ambiguous views and guides in the windows, from the top down; each is recorded in
  /// the trace.
  ///
  /// - Complexity: solving each window's constraints, and O(views).
  @MainActor
  package static func all(on machine: Machine) -> [AmbiguousItem] {
    var found: [AmbiguousItem] = []
    for window in machine.showing.windows { window.appendAmbiguous(to: &found) }
    return found
  }
}

extension UIView {
  fileprivate func appendAmbiguous(to found: inout [AmbiguousItem]) {
    guard node.pointee.flags.contains(.usesConstraints) else { return }
    append(openVariables(), of: nil, to: &found)
    for guide in allGuides { append(guide.openVariables(), of: guide, to: &found) }
    for child in children { child.appendAmbiguous(to: &found) }
  }

  private func append(
    _ variables: [LayoutVariable], of guide: UILayoutGuide?, to found: inout [AmbiguousItem]
  ) {
    guard !variables.isEmpty else { return }
    found.append(
      AmbiguousItem(view: self, guide: guide, variables: variables.map(\.rawValue)))
  }
}
