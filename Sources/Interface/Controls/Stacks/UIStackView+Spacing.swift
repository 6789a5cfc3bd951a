import Foundation
import GimbalEngine

/// The gaps between arranged views.
extension UIStackView {
  /// Returns the gap after each view but the last, in points.
  ///
  /// Hidden views have no size; they are in the middle of the gap between the visible views around
  /// them. UIKit leaves the spacing between two hidden views at the beginning; the switch
  /// `preservesSpacingBetweenLeadingHiddenViews` restores this.
  ///
  /// See: L-STACK-9.
  final func gaps() -> [CGFloat] {
    var gaps = [CGFloat](repeating: 0, count: arranged.count)
    var lastVisible: Int?
    for (index, view) in arranged.enumerated() where !view.isHidden {
      if let last = lastVisible {
        let space = spacing(after: arranged[last])
        if index == last + 1 {
          gaps[last] = space
        } else {
          gaps[last] = space - space / 2
          gaps[index - 1] = space / 2
        }
      }
      lastVisible = index
    }
    if machine.switches.preservesSpacingBetweenLeadingHiddenViews, arranged.count > 1,
      arranged[0].isHidden, arranged[1].isHidden
    {
      gaps[0] = spacing(after: arranged[0])
    }
    return gaps
  }

  /// Returns the spacing after a view: its custom spacing or the stack's.
  ///
  /// Rule: L-STACK-12.
  private func spacing(after view: UIView) -> CGFloat {
    let own = ownSpacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? standardSpacing : own
  }
}
