/// Titles and buttons that the system shows in bars.
extension LayoutSnapshot {
  /// For each system view in a bar the index of the bar; nil for all other views.
  ///
  /// `ViewDrawing` reads it to find the bars that have visible titles or buttons.
  ///
  /// - Complexity: O(views).
  package var barsOfParts: [Int?] {
    var bars: [Int?] = []
    bars.reserveCapacity(views.count)
    for view in views {
      guard view.content.isMadeBySystem, let parent = view.parent else {
        bars.append(nil)
        continue
      }
      bars.append(views[parent].content.role == .bar ? parent : bars[parent])
    }
    return bars
  }

  /// For each view whether it is a title, a button or an image that the system shows in a bar.
  ///
  /// A button's label is none of them, since the button has its text.
  ///
  /// The drawings of reports read it, since they leave out other system views: `ViewDrawing`,
  /// `BitmapDrawing` and `TerminalDrawing`.
  ///
  /// - Complexity: O(views).
  package var showsInBar: [Bool] {
    zip(views, barsOfParts).map { view, bar in
      guard bar != nil, view.isVisible else { return false }
      switch view.content.role {
      case .control, .image: return true
      case .text: return view.parent.map { views[$0].content.role != .control } ?? true
      case .plain, .scroll, .bar: return false
      }
    }
  }
}
