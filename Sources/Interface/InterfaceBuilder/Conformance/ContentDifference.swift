import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// A view whose content has one size in a saved document and another one in Gimbal.
///
/// The *canvas* is the editor of Interface Builder, which computed the frames in a document.
/// `MismatchSorting` makes the differences, to explain why frames of published documents differ.
package struct ContentDifference: Equatable {
  /// The causes of different content sizes.
  package enum Cause: String {
    /// A text that Gimbal measures up to 2 % wider or narrower, a limit of its font metrics.
    case figures
    /// A text that the canvas measured in whole points.
    case wholePoints
    /// A text with equal width and another line height.
    case lines
    /// A text in the font of an older system.
    case olderFont
    /// A text whose saved size is that of an earlier text or font.
    case staleText
    /// A control or an image that the canvas of the document's Xcode version drew in another size.
    case control
    /// The view's frame depends on the content of other views.
    case nextTo = "beside"
  }

  /// The cause, derived from the element of the view.
  package let cause: Cause
  /// The saved and the computed size as text; empty if the view depends on others.
  package let sizes: String

  /// The cause as text, by which the report groups differences.
  var kind: String {
    switch cause {
    case .figures: "text: within 2 % of the saved width, a limit of Gimbal's font metrics"
    case .wholePoints: "canvas: the text was measured in whole points"
    case .lines: "canvas: the text was as wide and its lines of another height"
    case .olderFont: "canvas: the text was drawn in the font of an older system"
    case .staleText: "stale text: the saved size is that of another text or font"
    case .control: "canvas: its version drew the control or the image in another size"
    case .nextTo:
      "next to such contents: its frame is as saved if the contents have their saved sizes"
    }
  }

  /// The cause and the sizes, for one line of the report.
  var text: String { sizes.isEmpty ? kind : "\(kind): \(sizes)" }

  /// Determines the difference of a view's own content, while all others have their saved sizes.
  init(_ item: FrameComparison, _ version: CanvasVersion) {
    let (saved, found) = (item.saved.size, item.found.size)
    sizes = "\(ContentDifference.text(saved)) saved, \(ContentDifference.text(found)) measured"
    cause = ContentDifference.cause(saved, found, item.view.kind, version)
  }

  private static func cause(
    _ saved: CGSize, _ found: CGSize, _ kind: String, _ version: CanvasVersion
  ) -> Cause {
    guard ["label", "button"].contains(kind) else { return .control }
    let width = (saved.width - found.width).magnitude
    let height = (saved.height - found.height).magnitude
    let isNear = width <= max(1.01, 0.02 * saved.width)
    let whole = PixelGrid(scale: 1)
    if height > 0.5 || width > 0.5, isNear,
      (whole.roundUp(found.height) - saved.height).magnitude < 0.01,
      height > 0.01, saved.width == saved.width.rounded()
    {
      return .wholePoints
    }
    if isNear, height > 0.5 { return .lines }
    if !version.hasKnownFont, isNear || width <= olderFonts * saved.width { return .olderFont }
    if isNear { return .figures }
    return .staleText
  }

  /// The maximum relative difference between the widths of fonts of different systems.
  ///
  /// See: V-50.
  private static let olderFonts = 0.08

  /// The difference of a view whose frame depends on the content of other views.
  static let nextTo = ContentDifference(cause: .nextTo, sizes: "")

  private init(cause: Cause, sizes: String) {
    self.cause = cause
    self.sizes = sizes
  }

  private static func text(_ size: CGSize) -> String {
    [size.width, size.height].map { "\((($0 * 100).rounded() / 100))" }.joined(separator: " × ")
  }
}
