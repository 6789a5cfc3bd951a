public import Foundation
import GimbalDocuments
public import GimbalTraits

/// The heights of docked keyboards by kind of device, screen and system:
/// `Devices/controls/keyboards.json`.
///
/// See: R-KEY-3.
public struct Keyboards: Sendable {
  private let rows: [Row]

  private struct Row {
    /// The kind of device.
    var idiom: UIUserInterfaceIdiom
    /// The first version of iOS with these heights.
    var first: SystemVersion
    /// The screen sizes in portrait; nil matches any.
    var screens: [CGSize]?
    /// The height in portrait, in points.
    var portrait: CGFloat
    /// The height in landscape, in points.
    var landscape: CGFloat
    /// How well the heights are known.
    var confidence: Confidence
    /// The source, and what is uncertain.
    var note: String
  }

  /// The embedded heights; read on first use.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try Keyboards(StandardData.document("controls/keyboards.json"))
  }

  /// Returns the height of a device's docked keyboard, in points, as measured on it or on a similar
  /// one.
  ///
  /// - Complexity: O(rows).
  public func height(
    on device: DeviceProfile, system: SystemVersion, isLandscape: Bool
  ) -> SourcedValue<CGFloat> {
    if let own = device.keyboardHeight, own.system.major <= system.major {
      return SourcedValue(isLandscape ? own.landscape : own.portrait, .given(.medium))
    }
    let screen = device.screen.pointsPortrait
    let row = rows.last {
      $0.idiom == device.idiom && $0.first <= system && $0.screens?.contains(screen) != false
    }
    guard let row else { return SourcedValue(0, .assumed("no keyboard is measured")) }
    return SourcedValue(
      isLandscape ? row.landscape : row.portrait,
      row.confidence == .low ? .assumed(row.note) : .given(row.confidence))
  }

  /// Reads the file; another format or an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(
      ObjectShape("keyboards", required: ["format", "units", "rule", "rows", "sources"]))
    _ = try reader["format"].integer(in: 1...1)
    rows = try reader["rows"].list(Keyboards.row)
  }

  private static func row(_ value: DocumentValue) throws(DocumentError) -> Row {
    let row = try value.object(
      ObjectShape(
        "keyboard",
        required: ["idiom", "from", "screens", "portrait", "landscape", "confidence", "note"]))
    let screens = try row["screens"].known?.list { (screen) throws(DocumentError) in
      let sides = try screen.list { (side) throws(DocumentError) in try side.length() }
      guard sides.count == 2 else { throw screen.error("a screen is its width and its height") }
      return CGSize(width: sides[0], height: sides[1])
    }
    return Row(
      idiom: try row["idiom"].word(of: ["phone", "pad"]) == "pad" ? .pad : .phone,
      first: try row["from"].version(), screens: screens,
      portrait: try row["portrait"].length(), landscape: try row["landscape"].length(),
      confidence: try row["confidence"].confidence(), note: try row["note"].nonemptyString())
  }
}
