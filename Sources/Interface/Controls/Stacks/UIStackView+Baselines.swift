import Foundation
import GimbalEngine

/// The arranged views that determine a stack's baselines.
extension UIStackView {
  /// Returns the view whose baseline is the stack's.
  ///
  /// In a vertical stack it is the first or the last visible view, in a horizontal stack the
  /// highest one. Without visible views it is the stack itself.
  ///
  /// - Complexity: O(arranged views).
  ///
  /// Source: Apple, UIStackView, "Position and size the stack view".
  final func baselineView(isFirst: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return (isFirst ? visible.first : visible.last) ?? self }
    // Of views with the same height the first one is used.
    var highest: (view: UIView, height: CGFloat)?
    for view in visible {
      let height = UIStackView.contentHeight(of: view)
      if height > (highest?.height ?? -1) { highest = (view, height) }
    }
    return highest?.view ?? self
  }

  /// Returns the height of a view's content in points; for a stack, the height of its arranged
  /// views.
  private static func contentHeight(of view: UIView) -> CGFloat {
    guard let stack = view as? UIStackView else {
      return max(0, view.statedContent?.height ?? view.intrinsicContentSize.height)
    }
    let heights = stack.arranged.filter { !$0.isHidden }.map(contentHeight)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + stack.spacing * CGFloat(max(0, heights.count - 1))
  }
}
