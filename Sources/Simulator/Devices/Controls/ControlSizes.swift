public import Foundation
import GimbalDocuments
public import GimbalGeometry
public import GimbalTraits

/// The size of a system control on a range of systems, in points.
public struct ControlSize: Hashable, Sendable {
  /// The first system with this size.
  public let first: SystemVersion
  /// The width of the alignment rectangle; nil without an intrinsic width.
  public let width: CGFloat?
  /// The height of the alignment rectangle; nil without an intrinsic height.
  public let height: CGFloat?
  /// The insets by which the frame exceeds the alignment rectangle.
  public let overhang: UIEdgeInsets
  /// The size of the control's font; nil without one.
  public let fontSize: CGFloat?
  /// The name of the font's weight; nil without one.
  public let fontWeight: String?
  /// The confidence in the sizes.
  public let confidence: Confidence
  /// The source, or the reason why the sizes are assumed.
  public let note: String
}

/// The sizes of controls by system: `Devices/controls/sizes.json`.
public struct ControlSizes: Sendable {
  private let rows: [String: [ControlSize]]

  /// The embedded sizes; read on first use.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try ControlSizes(StandardData.document("controls/sizes.json"))
  }

  /// The names of all controls, sorted.
  public var controls: [String] { rows.keys.sorted() }

  /// Returns the size of a control on a system; nil for an unknown control.
  ///
  /// - Complexity: O(systems with a size of their own).
  public func size(of control: String, on system: SystemVersion) -> ControlSize? {
    guard let sizes = rows[control] else { return nil }
    return sizes.last { $0.first <= system } ?? sizes[0]
  }

  /// Reads the file; another format or an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(
      ObjectShape(
        "control-sizes", required: ["format", "units", "rule", "rows", "sources"]))
    _ = try reader["format"].integer(in: 1...1)
    var rows: [String: [ControlSize]] = [:]
    for value in try reader["rows"].list({ (value) throws(DocumentError) in value }) {
      let row = try value.object(ControlSizes.shape)
      let name = try row["control"].nonemptyString()
      let size = try ControlSizes.size(row)
      if let last = rows[name]?.last, last.first >= size.first {
        throw row["from"].error("the rows of '\(name)' are not in the order of their systems")
      }
      rows[name, default: []].append(size)
    }
    self.rows = rows
  }

  private static let shape = ObjectShape(
    "control-size",
    required: [
      "control", "from", "width", "height", "overhang", "font", "confidence", "note",
    ])

  private static func size(_ row: ObjectReader) throws(DocumentError) -> ControlSize {
    let sides = try row["overhang"].list { (side) throws(DocumentError) in try side.length() }
    guard sides.count == 4 else { throw row["overhang"].error("an overhang has four sides") }
    let font = try row["font"].known?.list { (part) throws(DocumentError) in part }
    if let font, font.count != 2 { throw row["font"].error("a font is a size and a weight") }
    return ControlSize(
      first: try row["from"].version(), width: try row["width"].knownLength(),
      height: try row["height"].knownLength(),
      overhang: UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]),
      fontSize: try font?[0].length(), fontWeight: try font?[1].nonemptyString(),
      confidence: try row["confidence"].confidence(), note: try row["note"].nonemptyString())
  }
}
