import Foundation
import GimbalEngine

/// The arranged views that stand for a stack's baselines.
extension UIStackView {
  /// The view whose baseline is the stack's: of a column the first or the last one that is visible, of a row the highest;
  /// the stack itself where nothing is visible.
  ///
  /// - Complexity: O(arranged views).
  ///
  /// Source: Apple, UIStackView, "Position and size the stack view".
  final func baselineView(isFirst: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return (isFirst ? visible.first : visible.last) ?? self }
    // Of views of one height the first stands for the row.
    var highest: (view: UIView, height: CGFloat)?
    for view in visible {
      let height = UIStackView.contentHeight(of: view)
      if height > (highest?.height ?? -1) { highest = (view, height) }
    }
    return highest?.view ?? self
  }

  /// The height of a view's content in points; of a stack that of what it arranges.
  private static func contentHeight(of view: UIView) -> CGFloat {
    guard let stack = view as? UIStackView else {
      return max(0, view.statedContent?.height ?? view.intrinsicContentSize.height)
    }
    let heights = stack.arranged.filter { !$0.isHidden }.map(contentHeight)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + stack.spacing * CGFloat(max(0, heights.count - 1))
  }
}
