import Foundation
import GimbalBitmaps
public import GimbalComparison
import GimbalGeometry

/// All configurations of a comparison on one bitmap image.
public enum ContactSheet {
  /// The width of a sheet in pixels, unless a single drawing is wider.
  static let width = 1_440
  private static let gap = 20
  /// The number of configurations above which drawings are small.
  private static let smallFrom = 12
  private static let captionHeight = 36
  /// The limit of configurations; a line at the bottom has the number of the rest.
  public static let limit = 400

  /// Returns the bytes of a PNG file; nil without configurations.
  ///
  /// A point is a pixel, or a quarter of one from thirteen configurations on. Below each drawing
  /// are the device, its system, and its orientation. Texts use a dot font; a bar stands for a line
  /// that does not fit in it.
  ///
  /// - Complexity: linear in the pixels.
  public static func png(of comparison: LayoutComparison) -> [UInt8]? {
    let shown = Array(comparison.configurations.indices.prefix(limit))
    let scale: CGFloat = shown.count > smallFrom ? 0.25 : 1
    let findings = Dictionary(grouping: comparison.findings, by: \.configuration)
    let drawings = shown.map { index in
      BitmapDrawing(
        configuration: comparison.configurations[index], findings: findings[index] ?? [],
        scale: scale)
    }
    guard let plan = Plan(drawings.map(\.size)) else { return nil }
    let more = comparison.configurations.count - shown.count
    guard
      var sheet = Bitmap(
        width: plan.width, height: plan.height + (more > 0 ? captionHeight : 0),
        filledWith: PixelColor(245, 246, 248))
    else { return nil }
    for (drawing, location) in zip(drawings, plan.locations) {
      drawing.paint(on: &sheet, at: location)
      caption(of: drawing, below: location, on: &sheet)
    }
    if more > 0 {
      sheet.write(
        "and \(more) more", at: CGPoint(x: gap, y: plan.height), PixelColor(98, 106, 120))
    }
    return PNGFile.bytes(of: sheet)
  }

  private static func caption(
    of drawing: BitmapDrawing, below location: CGPoint, on sheet: inout Bitmap
  ) {
    let id = drawing.configuration.id
    let posture = drawing.configuration.display.map { [$0.posture.phrase] } ?? []
    let lines = [
      drawing.configuration.device.name, "iOS \(id.system)",
      ([id.orientation.name] + posture + id.more).joined(separator: " "),
    ]
    for (row, line) in lines.enumerated() {
      sheet.write(
        VisibleText.of(line),
        at: CGPoint(x: location.x, y: location.y + drawing.size.height + CGFloat(6 + 10 * row)),
        row == 0 ? PixelColor(22, 24, 29) : PixelColor(98, 106, 120), space: drawing.size.width)
    }
  }

  /// The positions of drawings in rows, as many next to each other as fit.
  private struct Plan {
    /// The upper left corner of each drawing, in pixels.
    private(set) var locations: [CGPoint] = []
    /// The width of the sheet, in pixels.
    private(set) var width = ContactSheet.gap
    /// The height of the sheet with captions, in pixels.
    private(set) var height = ContactSheet.gap

    /// Arranges drawings of some sizes in pixels; nil without any.
    init?(_ sizes: [CGSize]) {
      guard !sizes.isEmpty else { return nil }
      var x = ContactSheet.gap
      var rowHeight = 0
      for size in sizes {
        let (w, h) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        if x > ContactSheet.gap, x + w + ContactSheet.gap > ContactSheet.width {
          height += rowHeight + ContactSheet.captionHeight + ContactSheet.gap
          (x, rowHeight) = (ContactSheet.gap, 0)
        }
        locations.append(CGPoint(x: x, y: height))
        x += w + ContactSheet.gap
        width = max(width, x)
        rowHeight = max(rowHeight, h)
      }
      height += rowHeight + ContactSheet.captionHeight + ContactSheet.gap
    }
  }
}
