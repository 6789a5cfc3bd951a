import Foundation
public import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// A configuration drawn in characters, for a terminal.
public enum TerminalDrawing {
  /// The least width of a drawing, in characters.
  static let leastWidth = 24
  /// The greatest width of a drawing in a wide terminal, in characters.
  static let mostWidth = 100
  /// The points of a column, if they fit.
  static let points: CGFloat = 8

  /// Returns the drawing, followed by the configuration and its findings.
  ///
  /// A character is twice as high as wide. Views are frames with their texts or names, those with
  /// severe findings in colors. `▓` is the sensor housing or a camera, `┊` the fold, `░` another
  /// app's pane, `█` a black area, and the frame of two lines is the screen.
  ///
  /// - Complexity: linear in the characters that the views cover.
  public static func text(
    _ configuration: Configuration, findings: [Finding] = [], style: TextStyle = .plain
  ) -> String {
    let layout = configuration.layout
    let screen = CGRect(origin: .zero, size: layout.screenSize)
    guard screen.width > 0, screen.height > 0, screen.width <= 1e5, screen.height <= 1e5 else {
      return VisibleText.of(configuration.id.description) + ": has no screen to draw\n"
    }
    let space = CGFloat(min(mostWidth, style.width) - 2)
    let columns = max(CGFloat(leastWidth), min(space, (screen.width / points).rounded()))
    let column = screen.width / columns
    var grid = CharacterGrid(
      columns: Int(columns), rows: max(1, Int((screen.height / (2 * column)).rounded())))
    if let display = configuration.display {
      if display.isLetterboxed { grid.fill(cells(screen, column), "█") }
      display.otherPane.map { grid.fill(cells($0, column), "░") }
      if !layout.windowOnScreen.isNear(screen) { grid.clear(cells(layout.windowOnScreen, column)) }
    }
    draw(layout, findings, column, on: &grid)
    if let display = configuration.display { draw(display, column, on: &grid) }
    if let housing = configuration.sensorHousing {
      grid.fill(cells(housing, column), "▓")
    }
    let lines = grid.lines
    let edge = String(repeating: "═", count: grid.columns)
    var text = ["╔\(edge)╗"] + lines.map { "║\($0)║" } + ["╚\(edge)╝"]
    text.append(style.bold(VisibleText.of(configuration.id.description)))
    let posture = configuration.display.map { ", \($0.posture.phrase)" } ?? ""
    text.append(
      style.faint("\(MeasureText.size(layout.screenSize)), \(layout.traits)\(posture)"))
    text += findings.map { finding in
      let word = finding.severity.rawValue.padded(to: 9)
      let label = finding.severity == .error ? style.bad(word) : style.doubtful(word)
      return label + VisibleText.of(finding.message, limit: 1_000)
    }
    return text.joined(separator: "\n") + "\n"
  }

  /// Draws the fold, as a full line if it divides the display, and the cameras that cover content.
  private static func draw(
    _ display: DisplayOutline, _ column: CGFloat, on grid: inout CharacterGrid
  ) {
    if let band = display.fold {
      let isVertical = display.foldIsVertical
      let line =
        isVertical
        ? CGRect(x: band.midX, y: band.minY, width: 0, height: band.height)
        : CGRect(x: band.minX, y: band.midY, width: band.width, height: 0)
      grid.fill(
        cells(line, column), isVertical ? "┊" : "┈", emptyOnly: display.activeFold == nil)
    }
    for camera in display.cameras where camera.isActive {
      grid.fill(cells(camera.rect, column), "▓")
    }
  }

  private static func draw(
    _ layout: LayoutSnapshot, _ findings: [Finding], _ column: CGFloat, on grid: inout CharacterGrid
  ) {
    let frames = layout.screenFrames
    var hasVisibleSubviews = Set<Int>()
    for view in layout.views where view.isVisible && !view.content.isMadeBySystem {
      // A view inside a system view counts for the view around it.
      var parent = view.parent
      while let index = parent {
        hasVisibleSubviews.insert(index)
        parent = layout.views[index].content.isMadeBySystem ? layout.views[index].parent : nil
      }
    }
    let showsInBar = layout.showsInBar
    let labels = ShownStrings(of: layout, frames)
    let shown = layout.shownFrames(of: frames)
    for (index, view) in layout.views.enumerated().dropFirst().prefix(DeviceDrawing.viewLimit) {
      guard view.isVisible, frames[index].isDrawable,
        !view.content.isMadeBySystem || view.content.role == .bar || showsInBar[index],
        !frames[index].isNear(layout.windowOnScreen), let part = shown[index]
      else { continue }
      let cells = cells(part, column)
      if (view.background?.last ?? 0) > 0.5 || view.content.role == .bar { grid.clear(cells) }
      if !showsInBar[index] { grid.frame(cells) }
      // A scroll view clips the rest of the view, with its text.
      guard part == frames[index] else { continue }
      guard !showsInBar[index], let text = view.content.text, text.lines > 1 else {
        let string = view.content.text?.string ?? ""
        let phrase =
          string.isEmpty
          ? name(of: view, at: frames[index], hasVisibleSubviews.contains(index), labels) : string
        write(phrase, of: view, in: cells, isInBar: showsInBar[index], on: &grid)
        continue
      }
      let top = frames[index].minY - view.bounds.minY + text.rect.minY
      write(text, of: view, from: top, in: cells, 2 * column, on: &grid)
    }
  }

  /// Writes a text or a name on one line.
  private static func write(
    _ phrase: String, of view: ViewSnapshot, in cells: CharacterGrid.Area, isInBar: Bool,
    on grid: inout CharacterGrid
  ) {
    let text = VisibleText.of(phrase.split(whereSeparator: \.isNewline).joined(separator: " "))
    guard !text.isEmpty else { return }
    var area = cells
    if isInBar, text.count > area.right - area.left - 1 {
      // A title is not limited by a frame.
      let missing = text.count - (area.right - area.left - 1)
      area.left -= missing / 2
      area.right += missing - missing / 2
    }
    let isCentred = view.content.role == .control || isInBar
    let start = isCentred ? 0.5 : view.content.text?.lineStart ?? 0
    grid.write(text, in: area, row: (area.top + area.bottom) / 2, start: start)
  }

  /// Writes the lines of a text into their rows; lines without their own row continue the last one.
  private static func write(
    _ text: ViewText, of view: ViewSnapshot, from top: CGFloat, in area: CharacterGrid.Area,
    _ rowHeight: CGFloat, on grid: inout CharacterGrid
  ) {
    let start = view.content.role == .control ? 0.5 : text.lineStart
    let lines = TextDrawing(text: text).lines
    let height = text.rect.height / CGFloat(max(1, lines.count))
    let last = max(
      area.top, min(area.bottom, Int(max(-1e6, min(1e6, (top + text.rect.height) / rowHeight)))))
    var row = area.top - 1
    for (index, line) in lines.enumerated() {
      let middle = (top + (CGFloat(index) + 0.5) * height) / rowHeight
      row = max(row + 1, Int(max(-1e6, min(1e6, middle))))
      guard row < last, index + 1 < lines.count else {
        let rest = lines[index...].joined(separator: " ")
        return grid.write(rest, in: area, row: min(row, last), start: start)
      }
      grid.write(line, in: area, row: row, start: start)
    }
  }

  /// Returns the name that replaces a text: none where views or other texts are visible.
  private static func name(
    of view: ViewSnapshot, at frame: CGRect, _ hasVisibleSubviews: Bool, _ labels: ShownStrings
  ) -> String {
    if hasVisibleSubviews || view.content.isMadeBySystem || view.content.role == .bar { return "" }
    let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2 * points)
    return ShownStrings.isGenerated(view) && labels.meet(line) ? "" : view.name
  }

  /// Returns the characters of a rectangle on the screen, at least one.
  private static func cells(_ rect: CGRect, _ column: CGFloat) -> CharacterGrid.Area {
    let left = Int((rect.minX / column).rounded())
    let top = Int((rect.minY / (2 * column)).rounded())
    return CharacterGrid.Area(
      left: left, top: top, right: max(left, Int((rect.maxX / column).rounded()) - 1),
      bottom: max(top, Int((rect.maxY / (2 * column)).rounded()) - 1))
  }
}
