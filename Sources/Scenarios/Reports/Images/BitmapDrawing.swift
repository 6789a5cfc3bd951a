import Foundation
import GimbalBitmaps
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// A device with the views of a layout as pixels, with the same parts as ``DeviceDrawing``.
struct BitmapDrawing {
  /// The layout with its device.
  let configuration: Configuration
  /// The layout's findings; the drawing shows the worst one of each view.
  let findings: [Finding]
  /// The number of pixels per point.
  let scale: CGFloat

  private static let bezel: CGFloat = 5

  private var layout: LayoutSnapshot { configuration.layout }

  /// The size in pixels, with the edge of the device.
  var size: CGSize {
    CGSize(
      width: side(layout.screenSize.width), height: side(layout.screenSize.height))
  }

  /// Returns a side in pixels, limited for screens that are larger than an image.
  private func side(_ points: CGFloat) -> CGFloat {
    (min(max(points.isFinite ? points : 0, 1), 4_096) * scale).rounded() + 2 * Self.bezel
  }

  /// Paints the device with its upper left corner at a point.
  ///
  /// - Complexity: linear in the pixels of the views.
  func paint(on sheet: inout Bitmap, at location: CGPoint) {
    let outer = CGRect(origin: location, size: size)
    let screen = outer.insetBy(dx: Self.bezel, dy: Self.bezel)
    let radii = cornerRadii
    body(at: outer, radii, on: &sheet)
    // A separate bitmap of the screen clips what lies beyond it.
    guard
      var inner = Bitmap(
        width: Int(screen.width), height: Int(screen.height),
        filledWith: PixelColor(255, 255, 255))
    else { return }
    if let display = configuration.display { ground(of: display, on: &inner) }
    views(on: &inner)
    hardware(on: &inner)
    for y in 0..<inner.height {
      for x in 0..<inner.width where isOnScreen(x, y, inner, radii) {
        guard let color = inner[x, y] else { continue }
        sheet.fill(
          CGRect(x: screen.minX + CGFloat(x), y: screen.minY + CGFloat(y), width: 1, height: 1),
          color)
      }
    }
  }

  /// The radii of the screen's corners in pixels, clockwise from the top left.
  private var cornerRadii: [CGFloat] {
    let corners = configuration.display?.corners ?? []
    let device = Array(repeating: configuration.device.cornerRadius, count: 4)
    return (corners.count == 4 ? corners : device).map { $0 * scale }
  }

  /// Paints the body of the device, whose corners follow those of the screen.
  private func body(at outer: CGRect, _ radii: [CGFloat], on sheet: inout Bitmap) {
    let outline = radii.map { $0 > 0 ? $0 + Self.bezel : 6 }
    let largest = outline.max() ?? 6
    let color = PixelColor(43, 47, 56)
    sheet.fill(outer, color, radius: largest)
    for (corner, radius) in outline.enumerated() where radius < largest {
      let x = [1, 2].contains(corner) ? outer.maxX - largest : outer.minX
      let y = corner > 1 ? outer.maxY - largest : outer.minY
      sheet.fill(CGRect(x: x, y: y, width: largest, height: largest), color, radius: radius)
    }
  }

  private func isOnScreen(_ x: Int, _ y: Int, _ inner: Bitmap, _ radii: [CGFloat]) -> Bool {
    let isRight = x > inner.width / 2
    let radius = radii[y > inner.height / 2 ? (isRight ? 2 : 3) : isRight ? 1 : 0]
    let across = radius - min(CGFloat(x), CGFloat(inner.width - 1 - x))
    let down = radius - min(CGFloat(y), CGFloat(inner.height - 1 - y))
    return across <= 0 || down <= 0 || across * across + down * down <= radius * radius
  }

  /// Paints the area around the app's window on the display of a foldable device.
  private func ground(of display: DisplayOutline, on sheet: inout Bitmap) {
    let window = pixels(layout.windowOnScreen)
    guard !layout.windowOnScreen.isNear(CGRect(origin: .zero, size: layout.screenSize)) else {
      return
    }
    sheet.fill(
      pixels(CGRect(origin: .zero, size: display.size)),
      display.isLetterboxed ? PixelColor(0, 0, 0) : PixelColor(227, 230, 236))
    if let pane = display.otherPane { sheet.fill(pixels(pane), PixelColor(244, 245, 248)) }
    sheet.fill(window, PixelColor(255, 255, 255))
  }

  private func views(on sheet: inout Bitmap) {
    let frames = layout.screenFrames
    let shown = layout.shownFrames(of: frames)
    let worst = findings.reduce(into: [Int: Severity]()) { worst, finding in
      guard finding.kind != .limit else { return }
      worst[finding.viewIndex] = max(worst[finding.viewIndex] ?? .note, finding.severity)
    }
    var paints: [(paint: Paint, isSet: Bool)] = []
    let showsInBar = layout.showsInBar
    for (index, view) in layout.views.enumerated() {
      let following = view.parent.map { paints[$0] } ?? (paint: Paint.paper, isSet: false)
      paints.append(
        (
          following.paint.covered(by: view.background),
          following.isSet || (view.background?.last ?? 0) > 0.5
        ))
      guard index > 0, index < DeviceDrawing.viewLimit, frames[index].isDrawable, view.isVisible
      else { continue }
      let isOwn = !view.content.isMadeBySystem
      guard isOwn || view.content.role == .bar || view.background != nil || showsInBar[index],
        let part = shown[index]
      else { continue }
      paint(
        view, at: pixels(part), paints[index], worst[index], isInBar: showsInBar[index],
        isWhole: part == frames[index], on: &sheet)
    }
  }

  private func paint(
    _ view: ViewSnapshot, at rect: CGRect, _ paint: (paint: Paint, isSet: Bool), _ worst: Severity?,
    isInBar: Bool, isWhole: Bool, on sheet: inout Bitmap
  ) {
    let alpha = view.effectiveAlpha.isFinite ? min(max(view.effectiveAlpha, 0), 1) : 0
    if let background = view.background, background.count == 4 {
      sheet.fill(rect, Paint.pixel(background), alpha: background[3] * alpha)
    } else if view.content.role == .bar {
      sheet.fill(rect, PixelColor(138, 147, 163), alpha: 0.2)
    }
    if let worst {
      sheet.stroke(rect, Self.tone(worst), width: 2)
    } else if view.content.role == .control || view.content.role == .image {
      sheet.stroke(rect, PixelColor(47, 111, 237), alpha: 0.5)
    } else if view.background == nil, !view.isControllerView, !isInBar {
      sheet.stroke(rect, PixelColor(98, 106, 120), alpha: 0.2)
    }
    if let text = view.content.text, isWhole {
      write(text, of: view, at: rect, paint, isInBar: isInBar, on: &sheet)
    }
  }

  private func write(
    _ text: ViewText, of view: ViewSnapshot, at rect: CGRect,
    _ paint: (paint: Paint, isSet: Bool), isInBar: Bool, on sheet: inout Bitmap
  ) {
    let lines = TextDrawing(text: text).lines
    guard !lines.isEmpty else { return }
    let isOwn = paint.isSet && paint.paint.shows(text.color)
    let color = isOwn ? Paint.pixel(text.color) : paint.paint.inkPixel
    let box = text.rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    let (space, height) = (box.width * scale, box.height * scale / CGFloat(lines.count))
    let start = isInBar || view.content.role == .control ? 0.5 : text.lineStart
    for (row, line) in lines.enumerated() {
      let middle = rect.minY + box.minY * scale + (CGFloat(row) + 0.5) * height
      let count = CGFloat(line.unicodeScalars.count)
      func width(_ size: Int) -> CGFloat { count * 6 * CGFloat(size) }
      let size = [3, 2].first { CGFloat($0) * 8 <= height && width($0) <= space } ?? 1
      // A bar stands for a line whose letters in the dot font would cover other views.
      guard width(size) <= 1.5 * space + 6, height >= 7 else {
        let bar = CGRect(
          x: rect.minX + box.minX * scale, y: middle - height / 4, width: space, height: height / 2)
        sheet.fill(bar, color, alpha: 0.35)
        continue
      }
      // The dot font may be wider or narrower than the view's: a centered line stays centered.
      let x = rect.minX + box.minX * scale + (space - width(size)) * start
      sheet.write(
        line, at: CGPoint(x: max(isInBar ? x : rect.minX, x), y: middle - CGFloat(4 * size)), color,
        size: size)
    }
  }

  private func hardware(on sheet: inout Bitmap) {
    if let keyboard = configuration.keyboard, keyboard.isDrawable {
      sheet.fill(pixels(keyboard), PixelColor(209, 212, 219), alpha: 0.9)
    }
    if let housing = configuration.sensorHousing {
      let rect = pixels(housing)
      sheet.fill(
        rect, PixelColor(11, 12, 15),
        radius: configuration.device.isNotch ? 0 : min(rect.width, rect.height) / 2)
    }
    if let display = configuration.display {
      let fold = PixelColor(192, 43, 120)
      if let band = display.activeFold { sheet.fill(pixels(band), fold, alpha: 0.14) }
      if let band = display.fold {
        let line =
          display.foldIsVertical
          ? CGRect(x: band.midX, y: band.minY, width: 0, height: band.height)
          : CGRect(x: band.minX, y: band.midY, width: band.width, height: 0)
        sheet.fill(pixels(line), fold, alpha: 0.6)
      }
      for camera in display.cameras {
        let rect = pixels(camera.rect)
        let radius = min(rect.width, rect.height) / 2
        sheet.fill(
          rect, PixelColor(11, 12, 15), alpha: camera.isActive ? 1 : 0.15, radius: radius)
      }
    }
    if let indicator = configuration.device.homeIndicator(on: layout.screenSize) {
      sheet.fill(pixels(indicator), PixelColor(22, 24, 29), alpha: 0.6)
    }
  }

  /// Returns a rectangle on the screen in pixels, at least one pixel large.
  private func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: max(1, rect.width * scale),
      height: max(1, rect.height * scale))
  }

  private static func tone(_ severity: Severity) -> PixelColor {
    switch severity {
    case .error: PixelColor(192, 35, 51)
    case .warning: PixelColor(138, 82, 0)
    case .note: PixelColor(28, 95, 174)
    }
  }
}

extension Paint {
  /// Returns the first three components of a color as a pixel.
  fileprivate static func pixel(_ color: [CGFloat]) -> PixelColor {
    let parts = color.prefix(3).map { UInt8((bounded($0) * 255).rounded()) }
    return parts.count == 3 ? PixelColor(parts[0], parts[1], parts[2]) : PixelColor(0, 0, 0)
  }

  /// ``ink`` as a pixel.
  fileprivate var inkPixel: PixelColor {
    ink == "dark" ? PixelColor(22, 24, 29) : PixelColor(255, 255, 255)
  }
}
