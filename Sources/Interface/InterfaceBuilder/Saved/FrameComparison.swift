package import Foundation
package import GimbalInterfaceDocuments

/// The frame of a view in its document, and the one that Gimbal computes.
package struct FrameComparison {
  /// How near a computed frame is to the saved one.
  package enum Nearness: Int, Comparable {
    case withinHalf, withinOne, beyond

    /// Returns true if `left` is nearer.
    package static func < (left: Nearness, right: Nearness) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The description of the view.
  package let view: ViewDescription
  /// The root view whose layout contains the view.
  package let root: CanvasRoot
  /// The frame in the document, in the superview's coordinates, in points.
  package let saved: CGRect
  /// The computed frame, in the superview's coordinates, in points.
  package let found: CGRect

  /// The largest difference of the four numbers, in points.
  package var difference: CGFloat {
    [
      saved.minX - found.minX, saved.minY - found.minY, saved.width - found.width,
      saved.height - found.height,
    ].map(\.magnitude).max() ?? 0
  }

  /// The class of the difference: within half a point, within one, or beyond.
  package var nearness: Nearness {
    difference <= 0.501 ? .withinHalf : difference <= 1.001 ? .withinOne : .beyond
  }

  /// Returns the views of a root that constraints or stacks position, with both frames.
  ///
  /// Views without a saved frame, ambiguous views, and those that are not installed for the traits
  /// are excluded. Misplaced ones are excluded unless requested.
  package static func all(
    in result: CanvasLayout.Result, withMisplaced: Bool
  ) -> [FrameComparison] {
    var found: [FrameComparison] = []
    collect(result.root.view, parent: nil, result, &found)
    return withMisplaced ? found : found.filter { !$0.view.isMisplaced }
  }

  /// Returns the views whose frames are not marked as misplaced.
  package static func all(in result: CanvasLayout.Result) -> [FrameComparison] {
    all(in: result, withMisplaced: false)
  }

  /// Returns the element of the saved frame, for the traits of the canvas.
  package func frameElement(in traits: InterfaceTraits) -> Markup? {
    view.element(key: "frame", in: traits)
  }

  private static func collect(
    _ view: ViewDescription, parent: ViewDescription?, _ result: CanvasLayout.Result,
    _ found: inout [FrameComparison]
  ) {
    let traits = result.canvas.traits
    if let parent, isPositioned(view, in: parent, traits),
      let saved = view.frame.value(in: traits), let own = result.frames[view.id]
    {
      found.append(FrameComparison(view: view, root: result.root, saved: saved, found: own))
    }
    if let content = view.content {
      collect(content, parent: view, result, &found)
    }
    let excluded = view.excluded(.subviews, in: traits)
    for child in view.subviews where !excluded.contains(child.id) {
      if view.kind == "stackView", child.isHidden.value(in: traits) { continue }
      collect(child, parent: view, result, &found)
    }
  }

  /// Returns true if constraints or a stack position a view.
  private static func isPositioned(
    _ view: ViewDescription, in parent: ViewDescription, _ traits: InterfaceTraits
  ) -> Bool {
    guard !view.isAmbiguous else { return false }
    return parent.kind == "stackView" || (!view.translatesMask && !view.isFixed)
  }
}
