public import Foundation
import GimbalGeometry

/// Something that holds of a view or does not, without another view.
public enum LayoutQuality: String, CaseIterable, Hashable, Sendable {
  /// Something of the view can be seen: no superview hides it or cuts it off, and no view covers it.
  case visible
  /// A touch in the middle of what can be seen reaches the view.
  case touchable
  /// A part of the view's text cannot be seen.
  case truncated
  /// Each edge lies between two pixels of the screen.
  case onGrid

  /// The least size of a touch target, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility.
  public static let touchTarget = CGSize(width: 44, height: 44)

  /// A figure that was rounded to hundredths by hand, such as 133.33, is on the grid; in pixels.
  public static let gridTolerance: CGFloat = 0.02

  /// True if all edges of a rectangle of the screen lie between pixels; `scale` is their number for each point.
  public static func isOnGrid(_ rect: CGRect, scale: CGFloat) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { edge in
      abs(edge * scale - (edge * scale).rounded()) <= gridTolerance
    }
  }
}

extension LayoutQuality {
  /// True if it holds of a view; `scale` is the number of pixels for each point.
  ///
  /// - Complexity: O(views).
  package func holds(of view: LocatedView, scale: CGFloat) -> Bool {
    switch self {
    case .visible: view.visibility.isSeen
    case .touchable: view.visibility.isTouchable
    case .truncated: view.isTextCut
    case .onGrid: LayoutQuality.isOnGrid(view.windowFrame, scale: scale)
    }
  }

  /// The words after a view's name that say whether it holds, and why not.
  ///
  /// - Complexity: O(views).
  package func phrase(of view: LocatedView, scale: CGFloat) -> String {
    let holds = holds(of: view, scale: scale)
    return switch self {
    case .visible: holds ? "can be seen" : "\(view.visibility)"
    case .touchable: holds ? "can be touched" : "\(view.visibility)"
    case .truncated: holds ? "cuts its text off" : "shows all of its text"
    case .onGrid:
      holds
        ? "has all edges between pixels"
        : "has edges within pixels at \(MeasureText.number(scale)) pixels for each point"
    }
  }
}

extension LocatedView {
  /// True if a part of the view's text cannot be seen; false where it has none.
  public var isTextCut: Bool { view.content.text?.isCut ?? false }
}
