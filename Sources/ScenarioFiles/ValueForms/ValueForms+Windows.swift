import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalGeometry

/// The part of the screen that an app's window has.
extension ValueForms {
  private static let pane = ObjectTable(
    "pane", nil,
    [
      MemberEntry("split", Words.split),
      MemberEntry("window", fixedSize, "Width, height."),
    ],
    rules: .oneKey(of: ["split", "window"]))

  static let windowLayout = Form<WindowLayout>(.any([Words.window.schema, pane.schema])) {
    (value) throws(DocumentError) in
    if case .string = value.node.value { return try Words.window.read(value) }
    guard case .object = value.node.value else {
      throw value.mismatch(
        "'fullScreen', 'slideOver', {\"split\": share} or {\"window\": [width, height]}")
    }
    let reader = try value.object(pane.shape)
    let (key, value) = try reader.only(of: pane.keys, value.path.subject)
    if key == "split" { return .split(try Words.split.read(value)) }
    let size = try fixedSize.read(value)
    guard size.width > 0, size.height > 0 else {
      throw value.error("\(value.path.subject) must have a width and a height above 0")
    }
    return .window(size)
  }
}
