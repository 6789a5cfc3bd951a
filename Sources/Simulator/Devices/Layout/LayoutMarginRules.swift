public import Foundation
import GimbalDocuments
public import GimbalGeometry
import GimbalTraits

/// Margins of views, in points: `Devices/layout/layout-margins.json`.
public struct LayoutMarginRules: Hashable, Sendable {
  /// A margin and the least width of the windows that have it.
  public struct Step: Hashable, Sendable {
    /// The least width of the window.
    public let windowFrom: CGFloat
    /// The leading and trailing margin.
    public let margin: CGFloat
  }

  /// The leading and trailing margins of a controller's view, narrowest windows first.
  public let rootHorizontal: [Step]
  /// The margin of any other view, on all four sides.
  public let plainView: CGFloat
  /// The confidence in the margins.
  public let confidence: Confidence

  /// The embedded rules; read on first use.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try LayoutMarginRules(StandardData.document("layout/layout-margins.json"))
  }

  /// Returns the leading and trailing margin of a controller's view in a window of a width.
  ///
  /// Rule: V-70.
  public func rootMargin(windowWidth: CGFloat) -> CGFloat {
    (rootHorizontal.last { $0.windowFrom <= windowWidth } ?? rootHorizontal[0]).margin
  }

  /// Reads the file; another format or an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(
      ObjectShape(
        "layout-margins",
        required: [
          "format", "units", "rule", "rootHorizontal", "plainView", "confidence", "notes",
          "sources",
        ]))
    _ = try reader["format"].integer(in: 1...1)
    rootHorizontal = try reader["rootHorizontal"].list { (value) throws(DocumentError) in
      let row = try value.object(ObjectShape("step", required: ["windowFrom", "margin"]))
      return Step(
        windowFrom: try row["windowFrom"].length(), margin: try row["margin"].length())
    }
    let widths = rootHorizontal.map(\.windowFrom)
    guard widths.first == 0, zip(widths, widths.dropFirst()).allSatisfy(<) else {
      throw reader["rootHorizontal"].error("the widths of 'rootHorizontal' do not grow from 0")
    }
    plainView = try reader["plainView"].length()
    confidence = try reader["confidence"].confidence()
  }
}

extension DeviceProfile {
  /// Returns the leading and trailing margin of a controller's view in a full-screen window.
  ///
  /// It is measured from the safe area.
  ///
  /// See: V-70.
  public func layoutMargin(_ orientation: UIInterfaceOrientation) -> SourcedValue<CGFloat> {
    let rules = LayoutMarginRules.standard
    // W-47: with a home indicator a phone has the margin of its portrait width in landscape too.
    let width = screenSize(idiom == .phone && hasHomeIndicator ? .portrait : orientation).width
    return SourcedValue(rules.rootMargin(windowWidth: width), .given(rules.confidence))
  }
}
