import Foundation
import GimbalGeometry

extension ViewSnapshot: CustomStringConvertible {
  /// The view in a line: name, class where the name does not say it, frame, and what hides it.
  public var description: String {
    var text = name
    if !name.hasPrefix(className) { text += " \(className)" }
    text += " \(MeasureText.rect(frame))"
    if let transform { text += " turned by \(MeasureText.transform(transform))" }
    if isHidden {
      text += " hidden"
    } else if effectiveAlpha < 1 {
      text += " alpha \(MeasureText.number(effectiveAlpha))"
    }
    return text
  }
}

extension PlacedView: CustomStringConvertible {
  /// The view in a line.
  public var description: String { view.description }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// The layout as a tree, a line a view, after a line about the screen.
  ///
  /// - Complexity: O(views).
  public var description: String {
    var lines = [
      "\(MeasureText.size(screenSize)) \(orientation) \(traits), safe area "
        + MeasureText.insets(safeAreaInsets)
    ]
    for view in views {
      lines.append(String(repeating: "  ", count: min(view.depth, 32)) + view.description)
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutExpectation: CustomStringConvertible {
  /// The expectation in words, such as `inside the safe area`.
  public var description: String { text }
}
