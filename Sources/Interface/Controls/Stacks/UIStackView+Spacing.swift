import Foundation
import GimbalEngine

/// The room between arranged views.
extension UIStackView {
  /// The room after each view but the last, in points: hidden views take up none, and half of the
  /// room between the visible ones around them lies on either side of them.
  ///
  /// Between two hidden views at the beginning UIKit keeps the spacing, which the switch
  /// `keepsSpacingBetweenLeadingHiddenViews` gives back.
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

  /// The spacing after a view: its own or the stack's.
  ///
  /// Rule: L-STACK-12.
  private func spacing(after view: UIView) -> CGFloat {
    let own = ownSpacings[ObjectIdentifier(view)] ?? spacing
    return own == UIStackView.spacingUseSystem ? standardSpacing : own
  }
}
