import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The rectangles of the texts in a drawing.
///
/// `ViewDrawing` and `TerminalDrawing` draw no generated name of a view over a text.
struct ShownStrings {
  private let rects: [CGRect]

  /// Collects the rectangles of visible text; `frames` are the views' on the screen.
  ///
  /// - Complexity: O(views).
  init(of layout: LayoutSnapshot, _ frames: [CGRect]) {
    rects = layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard view.isVisible, let text = view.content.text, !text.string.isEmpty,
        text.rect.width > 0, frames[index].isDrawable
      else { return nil }
      return text.rect.offsetBy(
        dx: frames[index].minX - view.bounds.minX, dy: frames[index].minY - view.bounds.minY)
    }
  }

  /// Returns true if a text is drawn at a rectangle of the screen.
  ///
  /// - Complexity: O(texts).
  func meet(_ rect: CGRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Returns true if a view's name consists of its class and a number, or of its controller's name.
  static func isGenerated(_ view: ViewSnapshot) -> Bool {
    view.name.hasPrefix(view.className) || view.name.contains("#")
  }
}
