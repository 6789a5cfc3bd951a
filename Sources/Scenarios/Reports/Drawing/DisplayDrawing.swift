import Foundation
import GimbalComparison
import GimbalGeometry

/// The display of a foldable device in a drawing: its corners, the fold, the other app's pane.
///
/// `DeviceDrawing` creates it for a device with two displays, and calls its functions, which append
/// to the drawing.
struct DisplayDrawing {
  private let display: DisplayOutline

  /// Creates the drawing of a display.
  init(_ display: DisplayOutline) { self.display = display }

  /// The CSS classes of the display around the app's window.
  var paper: String { display.isLetterboxed ? "screen black" : "screen around" }

  private var rect: CGRect { CGRect(origin: .zero, size: display.size) }

  /// Draws the display's outline with a CSS class, enlarged by a length in points on all sides.
  func outline(_ name: String, growing length: CGFloat, _ svg: inout Markup) {
    let area = rect.insetBy(dx: -length, dy: -length)
    let radii = display.corners.map { $0 + length }
    guard radii.count == 4, Set(radii).count > 1 else {
      let radius = radii.first ?? length
      svg.element("rect", [("class", name)] + Markup.rect(area) + [("rx", Markup.number(radius))])
      return
    }
    // Clockwise from the end of the corner at the top left.
    let corners = [
      (area.maxX, area.minY, -1, 0, 0, 1), (area.maxX, area.maxY, 0, -1, -1, 0),
      (area.minX, area.maxY, 1, 0, 0, -1), (area.minX, area.minY, 0, 1, 1, 0),
    ]
    var path = "M\(Markup.number(area.minX + radii[0])) \(Markup.number(area.minY))"
    for (location, (x, y, fromX, fromY, toX, toY)) in corners.enumerated() {
      let radius = radii[(location + 1) % 4]
      let numbers = [
        x + CGFloat(fromX) * radius, y + CGFloat(fromY) * radius, radius,
        x + CGFloat(toX) * radius, y + CGFloat(toY) * radius,
      ].map(Markup.number)
      path +=
        "L\(numbers[0]) \(numbers[1])A\(numbers[2]) \(numbers[2]) 0 0 1 \(numbers[3]) \(numbers[4])"
    }
    svg.element("path", [("class", name), ("d", path + "Z")])
  }

  /// Draws the pane of the other app, if the display has one.
  func otherPane(_ svg: inout Markup) {
    guard let pane = display.otherPane else { return }
    svg.element("rect", [("class", "pane")] + Markup.rect(pane) + [("rx", "12")])
  }

  /// Draws the fold as a line, with a band around it if the fold divides the display.
  func fold(_ svg: inout Markup) {
    guard let band = display.fold else { return }
    if display.activeFold != nil {
      svg.element("rect", [("class", "fold band")] + Markup.rect(band))
    }
    let (x, y) = (band.midX, band.midY)
    let ends =
      display.foldIsVertical ? [x, band.minY, x, band.maxY] : [band.minX, y, band.maxX, y]
    svg.element(
      "line",
      [("class", "fold")] + zip(["x1", "y1", "x2", "y2"], ends.map(Markup.number)).map { ($0, $1) })
    svg.line()
  }

  /// Covers the parts of rectangular views beyond the body's rounded corners.
  func corners(bezel: CGFloat, _ svg: inout Markup) {
    let (w, h) = (display.size.width, display.size.height)
    let locations: [(CGFloat, CGFloat, CGFloat, CGFloat, Int)] = [
      (0, 0, 1, 1, 0), (w, 0, -1, 1, 1), (w, h, -1, -1, 0), (0, h, 1, -1, 1),
    ]
    var path = ""
    for ((x, y, right, down, sweep), radius) in zip(locations, display.corners) {
      guard let extent = DeviceDrawing.extent(of: radius, bezel) else { continue }
      let n = [x, y, x + right * extent, radius + bezel, x, y + down * extent].map(Markup.number)
      path += "M\(n[0]) \(n[1])H\(n[2])A\(n[3]) \(n[3]) 0 0 \(sweep) \(n[4]) \(n[5])Z"
    }
    if !path.isEmpty { svg.element("path", [("class", "corner"), ("d", path)]) }
  }
}
