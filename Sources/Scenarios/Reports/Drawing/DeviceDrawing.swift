import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// A drawing of a device with the views of a layout, as an SVG element; lengths are in points of
/// the interface's orientation.
///
/// Comparison pages, failure pages, and the files of `ConfigurationSVG` and `FoldSVG` create one
/// for each layout, and call `write(to:)`.
///
/// From back to front it has the body, the screen, the window, the views, the safe area, the
/// keyboard, the sensor housing and home indicator, the edge of the body, and markers of findings.
/// Elements have CSS classes; `DrawingStyle` has their colors and line widths.
struct DeviceDrawing {
  /// The limit of drawn views; the caption says if there are more.
  static let viewLimit = 4_000

  /// The layout with its device.
  let configuration: Configuration
  /// The layout's findings, which get numbered markers.
  let findings: [Finding]
  /// A unique prefix in the page for the ids of title and description.
  let id: String
  /// The frames on the screen that changed views had in a baseline, for outlines.
  var before: [CGRect] = []
  /// True in a page of many drawings, whose data has the views' names.
  var isTerse = false
  /// The style sheet of a drawing in its own file; nil in a page, which has one sheet for all.
  var style: String?
  /// The center of the screen in an enclosing drawing, which has the style; nil for a drawing on
  /// its own.
  var middle: CGPoint?

  private var layout: LayoutSnapshot { configuration.layout }
  private var screen: CGRect { CGRect(origin: .zero, size: layout.screenSize) }
  private var bezel: CGFloat { 9 }
  private var radius: CGFloat { configuration.device.cornerRadius }

  /// The visible part of the plane: the device with its edge, and a part of what extends beyond it.
  var viewBox: CGRect {
    let body = screen.insetBy(dx: -bezel - 3, dy: -bezel - 3)
    let extent = screen.insetBy(dx: -screen.width / 4, dy: -screen.height / 4)
    return findings.compactMap { $0.measurement.first?.rect }
      .filter { $0.origin.x.isFinite && $0.origin.y.isFinite }
      .reduce(body) { box, rect in
        let part = rect.insetBy(dx: -6, dy: -6).intersection(extent)
        return part.isNull ? box : box.union(part)
      }
  }

  /// Appends the drawing to a page or file as one `svg` element.
  ///
  /// - Complexity: linear in the number of views.
  func write(to page: inout Markup) {
    let box = viewBox
    let numbers = [box.minX, box.minY, box.width, box.height].map(Markup.number)
    page.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "device"), ("role", "img"),
        ("aria-labelledby", "\(id)-t \(id)-d"), ("viewBox", numbers.joined(separator: " ")),
      ]
        + placement(numbers)
    ) { svg in
      if let style { svg.element("style") { $0.raw("\n" + style) } }
      svg.element("title", [("id", id + "-t")], text: configuration.id.description)
      svg.element("desc", [("id", id + "-d")], text: description)
      let display = configuration.display.map(DisplayDrawing.init)
      if let display {
        display.outline("body", growing: bezel, &svg)
      } else {
        shape("body", screen.insetBy(dx: -bezel, dy: -bezel), bodyRadius, &svg)
      }
      let hasWindow = !layout.windowOnScreen.isNear(screen)
      let paper = hasWindow ? display?.paper ?? "screen around" : "screen"
      if let display {
        display.outline(paper, growing: 0, &svg)
        display.otherPane(&svg)
      } else {
        shape(paper, screen, radius, &svg)
      }
      svg.line()
      if hasWindow { shape("window", layout.windowOnScreen, 0, &svg) }
      // Of a display with different corners, views that fill it have the smallest one.
      let corner = configuration.display.map { $0.corners.min() ?? 0 } ?? radius
      var views = ViewDrawing(layout, findings: findings, radius: corner, isTerse: isTerse)
      views.isSeparate = style != nil || middle != nil
      views.write(to: &svg)
      safeArea(&svg)
      for rect in before where rect.isDrawable { shape("was", rect, 0, &svg) }
      hardware(&svg)
      display?.fold(&svg)
      if let display {
        display.corners(bezel: bezel, &svg)
        display.outline("edge", growing: bezel / 2, &svg)
      } else {
        corners(&svg)
        shape("edge", screen.insetBy(dx: -bezel / 2, dy: -bezel / 2), edgeRadius, &svg)
      }
      drawPins(&svg)
    }
    page.line()
  }

  private func placement(_ box: [String]) -> [(String, String)] {
    if let middle {
      return Markup.rect(viewBox.offsetBy(dx: middle.x - screen.midX, dy: middle.y - screen.midY))
    }
    return style == nil ? [("style", "--w:\(box[2])px")] : [("width", box[2]), ("height", box[3])]
  }

  private var description: String {
    let shown = layout.views.count { $0.isVisible }
    let posture = configuration.display.map { " \($0.posture.phrase)" } ?? ""
    return "\(configuration.device.name)\(posture), screen \(MeasureText.size(layout.screenSize)), "
      + "\(layout.traits), \(counted(shown, "visible view")), \(counted(findings.count, "finding"))"
  }

  private var bodyRadius: CGFloat { radius > 0 ? radius + bezel : 14 }
  private var edgeRadius: CGFloat { radius > 0 ? radius + bezel / 2 : 9 }

  private func shape(
    _ name: String, _ rect: CGRect, _ radius: CGFloat, _ svg: inout Markup
  ) {
    svg.element("rect", [("class", name)] + Markup.rect(rect) + [("rx", Markup.number(radius))])
  }

  /// Covers the parts of rectangular views beyond the body's rounded corners.
  private func corners(_ svg: inout Markup) {
    guard radius > 0, let extent = DeviceDrawing.extent(of: radius, bezel) else { return }
    let outer = radius + bezel
    let (w, h) = (screen.width, screen.height)
    let parts = [
      (0, 0, extent, extent, 0), (w, 0, w - extent, extent, 1), (w, h, w - extent, h - extent, 0),
      (0, h, extent, h - extent, 1),
    ]
    let path = parts.map { x, y, inX, inY, sweep in
      let n = [x, y, inX, outer, outer, x, inY].map(Markup.number)
      return "M\(n[0]) \(n[1])H\(n[2])A\(n[3]) \(n[4]) 0 0 \(sweep) \(n[5]) \(n[6])Z"
    }.joined()
    svg.element("path", [("class", "corner"), ("d", path)])
  }

  /// Returns the distance from a corner of the screen to the body's edge; nil if the edge covers
  /// it.
  static func extent(of radius: CGFloat, _ bezel: CGFloat) -> CGFloat? {
    let outer = radius + bezel
    let extent = radius - (outer * outer - radius * radius).squareRoot()
    return extent > 0 ? extent : nil
  }

  private func safeArea(_ svg: inout Markup) {
    let area = layout.safeAreaOnScreen
    guard !area.isNear(layout.windowOnScreen), area.width > 0, area.height > 0 else { return }
    shape("safe", area, 0, &svg)
    svg.line()
  }

  private var pinLimit: Int { isTerse ? PinPositions.terseLimit : PinPositions.limit }

  private func drawPins(_ svg: inout Markup) {
    var locations = PinPositions(in: viewBox)
    for (index, finding) in findings.prefix(pinLimit).enumerated() {
      guard let rect = finding.measurement.first?.rect else { continue }
      let location = locations.location(near: CGPoint(x: rect.maxX, y: rect.minY))
      let (x, y) = (Markup.number(location.x), Markup.number(location.y))
      let baseline = Markup.number(location.y + 20 * DrawingStyle.baseline)
      svg.element("g", [("class", "mark \(finding.severity.rawValue)")]) { pin in
        // A terse drawing has markers only for the findings that are listed below it.
        if !isTerse { pin.element("title", text: finding.message) }
        pin.element("circle", [("cx", x), ("cy", y), ("r", Markup.number(PinPositions.radius))])
        pin.element("text", [("x", x), ("y", baseline)], text: "\(index + 1)")
      }
    }
    svg.line()
  }

  private func hardware(_ svg: inout Markup) {
    // A nested image of the screen's size clips what is drawn beyond its edges.
    svg.element("svg", Markup.rect(screen)) { inner in
      keyboard(&inner)
      if let housing = configuration.sensorHousing {
        let isNotch = configuration.device.isNotch
        let drawn = isNotch ? reaching(housing) : housing
        shape("sensor", drawn, isNotch ? 20 : min(housing.width, housing.height) / 2, &inner)
      }
      for camera in configuration.display?.cameras ?? [] {
        shape(
          camera.isActive ? "sensor" : "lens", camera.rect,
          min(camera.rect.width, camera.rect.height) / 2, &inner)
      }
      if let indicator = configuration.device.homeIndicator(on: layout.screenSize) {
        shape("home", indicator, 2.5, &inner)
      }
    }
    svg.line()
  }

  /// Draws the keyboard, if it is shown, as an area with its name.
  private func keyboard(_ svg: inout Markup) {
    guard let rect = configuration.keyboard, rect.isDrawable else { return }
    svg.element("g", [("class", "keyboard")]) { group in
      group.element("rect", Markup.rect(rect))
      group.element(
        "text",
        [
          ("x", Markup.number(rect.midX)), ("y", Markup.number(rect.midY)),
          ("dy", "\(DrawingStyle.baseline)em"), ("class", "name"),
        ], text: "keyboard")
    }
  }

  /// Returns a notch that extends beyond the screen's edge that it touches.
  private func reaching(_ notch: CGRect) -> CGRect {
    let depth: CGFloat = 30
    if notch.minY <= 0 { return notch.union(notch.offsetBy(dx: 0, dy: -depth)) }
    if notch.minX <= 0 { return notch.union(notch.offsetBy(dx: -depth, dy: 0)) }
    if notch.maxX >= screen.maxX { return notch.union(notch.offsetBy(dx: depth, dy: 0)) }
    return notch.union(notch.offsetBy(dx: 0, dy: depth))
  }
}
