import Foundation
import GimbalGeometry
import GimbalSnapshots

/// The lines of a layout: one per view, indented below its superview, with its rectangle in the
/// window.
enum LayoutLines {
  /// The difference up to which values are equal, in points.
  static let tolerance: CGFloat = 0.002

  /// Returns the lines of the app's views; system views and their descendants are left out.
  static func lines(of layout: LayoutSnapshot) -> [String] {
    var depths: [Int?] = []
    var lines: [String] = ["\(layout.orientation) \(layout.traits)"]
    for view in layout.views {
      let parent = view.parent.flatMap { depths[$0] }
      let isLeftOut = view.content.isMadeBySystem || (view.parent != nil && parent == nil)
      let depth = isLeftOut ? parent : (parent ?? -1) + 1
      depths.append(depth)
      guard !isLeftOut, let depth else { continue }
      lines.append(String(repeating: "  ", count: depth) + line(of: view))
    }
    return lines
  }

  private static func line(of view: ViewSnapshot) -> String {
    let frame = view.windowFrame
    let rect = CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
    let name = view.name.replacing("\n", with: " ")
    return "\(MeasureText.rect(rect)) \(view.isVisible ? "" : "unseen ")\(view.className) \(name)"
  }

  /// Rounds to a thousandth, so that another order of computation does not change the file.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

  // MARK: Reading

  /// Returns the layout of lines, as far as they describe it; nil for other lines.
  static func layout(_ lines: [String]) -> LayoutSnapshot? {
    guard let first = lines.first?.split(separator: " ", maxSplits: 1), let word = first.first
    else { return nil }
    var views: [ViewSnapshot] = []
    var line: [Int] = []
    for text in lines.dropFirst() {
      let depth = text.prefix { $0 == " " }.count / 2
      guard depth <= line.count, let view = view(text, depth, in: line[..<depth].last, views) else {
        return nil
      }
      line = line[..<depth] + [views.count]
      views.append(view)
    }
    let window = views.first?.windowFrame.size ?? .zero
    return LayoutSnapshot(
      screenSize: window, fixedSize: window, orientation: String(word),
      windowFrame: CGRect(origin: .zero, size: window), safeAreaInsets: .zero,
      traits: first.count > 1 ? String(first[1]) : "", views: views)
  }

  private static func view(
    _ text: String, _ depth: Int, in parent: Int?, _ views: [ViewSnapshot]
  ) -> ViewSnapshot? {
    let text = text.drop { $0 == " " }
    guard text.first == "(", let end = text.firstIndex(of: ")") else { return nil }
    let numbers = text[text.index(after: text.startIndex)..<end].split(separator: ",").compactMap {
      Double($0.drop { $0 == " " })
    }
    var rest = text[text.index(after: end)...].dropFirst()
    let isSeen = !rest.hasPrefix("unseen ")
    if !isSeen { rest = rest.dropFirst(7) }
    let fields = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard numbers.count == 4, fields.count == 2 else { return nil }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let origin = parent.map { views[$0].windowFrame.origin } ?? .zero
    let own = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    return ViewSnapshot(
      name: String(fields[1]), className: String(fields[0]), parent: parent, depth: depth,
      frame: own,
      bounds: CGRect(origin: .zero, size: frame.size), center: CGPoint(x: own.midX, y: own.midY),
      transform: nil, windowFrame: frame, fixedFrame: frame, safeAreaInsets: .zero,
      isHidden: !isSeen, effectiveAlpha: isSeen ? 1 : 0, clipsToBounds: false,
      isControllerView: false, background: nil, content: ViewContent(role: .plain))
  }

  /// Returns the differences of two layouts' values by the views' names, one line each.
  static func differences(from old: LayoutSnapshot, to new: LayoutSnapshot) -> [String] {
    var lines: [String] = []
    if (old.orientation, old.traits) != (new.orientation, new.traits) {
      lines.append(
        "the window: \(old.orientation) \(old.traits) → \(new.orientation) \(new.traits)")
    }
    let before = Dictionary(old.views.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(new.views.map(\.name))
    for view in new.views {
      guard let then = before[view.name] else {
        lines.append("\(view.name): new, at \(MeasureText.rect(view.windowFrame))")
        continue
      }
      if then.className != view.className {
        lines.append("\(view.name): \(then.className) → \(view.className)")
      }
      if !view.windowFrame.isNear(then.windowFrame, within: tolerance) {
        lines.append(
          "\(view.name): \(MeasureText.rect(then.windowFrame)) → "
            + MeasureText.rect(view.windowFrame))
      }
      if then.isVisible != view.isVisible {
        lines.append(
          "\(view.name): \(view.isVisible ? "invisible → visible" : "visible → invisible")")
      }
    }
    for view in old.views where !after.contains(view.name) { lines.append("\(view.name): gone") }
    return lines
  }
}
