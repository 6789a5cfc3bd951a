import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalGeometry

/// The schemas of the window's part of the screen.
extension ValueSchemas {
  private static let pane = ObjectTable(
    "pane", nil,
    [
      MemberEntry("split", Keywords.split),
      MemberEntry("window", fixedSize, "Width, height."),
    ],
    rules: .oneKey(of: ["split", "window"]))

  private static let sidedPane = ObjectTable(
    "sidedPane", nil,
    [
      MemberEntry("split", Keywords.split),
      MemberEntry("window", fixedSize, "Width, height."),
      MemberEntry("side", Keywords.side, "Of a divided screen; default: 'left'."),
    ],
    rules: .oneKey(of: ["split", "window"]) + .dependencies([("side", ["split"])]))

  /// The final size of a drag that resizes the window, and its number of steps.
  static let windowDrag = ValueSchema<(size: CGSize, steps: Int)>.object(
    "windowDrag", nil, .required("to", fixedSize, "Width, height."),
    .optional("steps", .integer(in: 1...1000), or: 8, "The number of sizes, the last included.")
  ) { (size: $0, steps: $1) }

  /// A part of the screen as in `resize`, which `offers` also uses.
  static let windowLayout = ValueSchema<WindowLayout>(.any([Keywords.window.schema, pane.schema])) {
    (value) throws(DocumentError) in try layout(value, pane).layout
  }

  /// A part of the screen with a side of a divided one.
  static let sidedLayout = ValueSchema<(layout: WindowLayout, side: PaneSide?)>(
    .any([Keywords.window.schema, sidedPane.schema])
  ) { (value) throws(DocumentError) in try layout(value, sidedPane) }

  private static func layout(
    _ value: DocumentValue, _ table: ObjectTable
  ) throws(DocumentError) -> (layout: WindowLayout, side: PaneSide?) {
    if case .string = value.node.value { return (try Keywords.window.read(value), nil) }
    guard case .object = value.node.value else {
      throw value.mismatch(
        "'fullScreen', 'slideOver', {\"split\": share} or {\"window\": [width, height]}")
    }
    let reader = try value.object(table.shape)
    let (key, value) = try reader.only(of: pane.keys, value.path.subject)
    var side: PaneSide?
    if table.keys.contains("side"), let given = reader.given("side") {
      guard key == "split" else { throw given.error("'side' is only allowed with 'split'") }
      side = try Keywords.side.read(given)
    }
    if key == "split" { return (.split(try Keywords.split.read(value)), side) }
    let size = try fixedSize.read(value)
    guard size.width > 0, size.height > 0 else {
      throw value.error("\(value.path.subject) must have a width and a height above 0")
    }
    return (.window(size), nil)
  }
}
