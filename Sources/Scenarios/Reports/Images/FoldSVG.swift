import Foundation
public import GimbalComparison
import GimbalGeometry

/// A device that folds or unfolds as an animated SVG file.
///
/// The times come from the simulated hinge. The change of the body's size, and the pauses before
/// and after, are added by the drawing.
public enum FoldSVG {
  /// Returns a self-contained file without scripts.
  ///
  /// - Complexity: linear in the number of views.
  public static func file(_ fold: LayoutFold) -> String {
    let starts = RotationSVG.restBefore
    let times = [0, starts, starts + fold.duration, starts + fold.duration + RotationSVG.restAfter]
    let drawings = [fold.before, fold.after].enumerated().map { location, configuration in
      DeviceDrawing(
        configuration: configuration, findings: [], id: "d\(location)", style: nil, middle: .zero)
    }
    let (before, after) = (drawings[0].viewBox.size, drawings[1].viewBox.size)
    let sizes = [before, before, after, after]
    let (first, last) = (fold.before.layout, fold.after.layout)
    let motion = ViewMotion(
      [first, first, last, last], at: times, duration: times[3], change: starts + fold.change)
    let largest = CGSize(
      width: max(before.width, after.width), height: max(before.height, after.height))
    let box = rect(largest)
    var file = Markup()
    file.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("class", "device"), ("role", "img"),
        (
          "viewBox",
          [box.minX, box.minY, box.width, box.height].map(Markup.number).joined(separator: " ")
        ), ("width", Markup.number(box.width)), ("height", Markup.number(box.height)),
      ]
    ) { svg in
      svg.element("title", text: "\(fold.before.id) → \(fold.after.id.device)")
      svg.element("style") { $0.raw("\n" + DrawingStyle.alone) }
      // The body that is shown clips what is larger than the device at the time.
      svg.element("clipPath", [("id", "fold-body")]) { clip in
        body(rect(before), sizes, motion, &clip)
      }
      for (location, drawing) in drawings.enumerated() {
        // Viewers without animation show the first moment.
        let start = [("opacity", location == 0 ? "1" : "0")]
        svg.element("g", [("clip-path", "url(#fold-body)")] + start) { shown in
          motion.fade(isFormer: location == 0, &shown)
          drawing.write(to: &shown)
        }
      }
    }
    return file.text
  }

  private static func body(
    _ rect: CGRect, _ sizes: [CGSize], _ motion: ViewMotion, _ svg: inout Markup
  ) {
    svg.element("rect", Markup.rect(rect) + [("rx", "12")]) { body in
      motion.animate("x", sizes.map { -$0.width / 2 }, &body)
      motion.animate("y", sizes.map { -$0.height / 2 }, &body)
      motion.animate("width", sizes.map(\.width), &body)
      motion.animate("height", sizes.map(\.height), &body)
    }
  }

  private static func rect(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
