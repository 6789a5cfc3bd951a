import Foundation
import GimbalGeometry
import GimbalText

/// The Auto Layout state of a view, created on first use.
package final class AutoLayoutState {
  /// The active constraints that the view holds.
  var owned = OwnedConstraints()
  /// The active constraints that contain the view as an item and are held by another view.
  var references = ConstraintReferences()
  /// The guides that the app has added with `addLayoutGuide(_:)`, in their order.
  var guides: [UILayoutGuide] = []
  /// The system guides, such as `safeAreaLayoutGuide`, each created on first use.
  package var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  /// The engine of the tree whose topmost view is this one.
  var hostedGiver: LayoutVariableOwner?
  /// The system's constraints on the view and its guides, created on first use.
  var systemConstraints: [SystemConstraintKey: SystemLayoutConstraint] = [:]
  /// The content hugging priorities, horizontal and vertical.
  ///
  /// Rule: L-SIZE-3.
  var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
  /// The compression resistance priorities, horizontal and vertical.
  ///
  /// See: L-SIZE-3.
  var compression = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
  /// The text that determines the view's content size; nil for a view without text.
  var textBlock: TextBlock?
  /// The content size that replaces the view's own.
  var statedContent: StatedContent?
  /// True if the app adds the view's content only at run time.
  var awaitsContent = false
  /// True if an outlet holds a constraint of the view, which code may change.
  var hasConnectedConstraint = false
  /// The element of the view's interface document; nil for a view created by code.
  var documentElement: DocumentElement?
  /// The view itself, if it arranges other views.
  package unowned(unsafe) var arranger: (any ArrangingView)?
  /// The view's anchors in the order of creation, each created on first use.
  var anchors: [LayoutAnchor] = []
  /// The link by which constraints refer to the view; nil until the first one does.
  var link: ItemLink?
}

extension AutoLayoutState {
  /// All guides, with those of the system in the order of their kinds.
  var everyGuide: [UILayoutGuide] {
    guard !systemGuides.isEmpty else { return guides }
    return SystemGuide.allCases.compactMap { systemGuides[$0] } + guides
  }
}

extension UIView {
  /// The view's Auto Layout state, created on first use.
  package final var layoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }
}
