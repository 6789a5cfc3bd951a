public import Foundation
import GimbalGeometry

/// A property of a single view that holds or does not.
///
/// Assertions of `GimbalTesting` and view expectations of scenarios check it.
public enum LayoutQuality: String, CaseIterable, Hashable, Sendable {
  /// A part of the view is visible: no ancestor hides or clips it all, and no view covers it.
  case visible
  /// A touch in the middle of the visible part hits the view.
  case touchable
  /// A part of the view's text is truncated.
  case truncated
  /// Each edge lies on a boundary of pixels.
  case onGrid

  /// The least size of a touch target, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility.
  public static let touchTarget = CGSize(width: 44, height: 44)

  /// The tolerance of the grid in pixels, so that values rounded to hundredths, such as 133.33,
  /// hold.
  public static let gridTolerance: CGFloat = 0.02

  /// Returns true if all edges of a rectangle on the screen lie on boundaries of pixels.
  ///
  /// `scale` is the number of pixels per point.
  public static func isOnGrid(_ rect: CGRect, scale: CGFloat) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { edge in
      abs(edge * scale - (edge * scale).rounded()) <= gridTolerance
    }
  }
}

extension LayoutQuality {
  /// Returns true if the property holds for a view; `scale` is the number of pixels per point.
  ///
  /// The checks of assertions and of scenarios call it.
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

  /// Returns the part of a failure's message after the view's name: whether the property holds, and
  /// why not.
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
  /// True if a part of the view's text is truncated; false without text.
  public var isTextCut: Bool { view.content.text?.isCut ?? false }
}
