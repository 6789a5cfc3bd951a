import Foundation
import GimbalGeometry
import GimbalText

/// The Auto Layout state of a view; made when it is first needed.
package final class AutoLayoutState {
  /// The active constraints that the view holds.
  var owned = OwnedConstraints()
  /// The active constraints that name the view and are held by another.
  var references = ConstraintReferences()
  var guides: [UILayoutGuide] = []
  /// The system's guides, made when they are first asked for.
  package var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The engine of the tree of which the view is the top.
  var hostedGiver: LayoutVariableOwner?
  /// The system's constraints on the view and its guides that were asked for.
  var systemConstraints: [SystemConstraintKey: SystemLayoutConstraint] = [:]
  /// The content hugging priorities, horizontal and vertical.
  ///
  /// Rule: L-SIZE-3.
  var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
  /// The compression resistance priorities, horizontal and vertical.
  ///
  /// See: L-SIZE-3.
  var compression = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
  var textBlock: TextBlock?
  /// The content size that is stated in the place of the view's own.
  var statedContent: StatedContent?
  /// True if what fills the view comes while the app runs.
  var awaitsContent = false
  var documentElement: DocumentElement?
  /// The view itself, if it arranges others.
  package unowned(unsafe) var arranger: (any ArrangingView)?
  /// The view's anchors that were asked for.
  var anchors: [LayoutAnchor] = []
  /// The link by which constraints name the view, once one does.
  var link: ItemLink?
}

extension AutoLayoutState {
  /// All guides, those of the system in the order of their kinds.
  var everyGuide: [UILayoutGuide] {
    guard !systemGuides.isEmpty else { return guides }
    return SystemGuide.allCases.compactMap { systemGuides[$0] } + guides
  }
}

extension UIView {
  /// The view's Auto Layout state, made on first use.
  package final var layoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }
}
