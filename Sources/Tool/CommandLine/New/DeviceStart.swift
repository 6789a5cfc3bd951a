import GimbalDevices
import GimbalDocuments

/// The template of a device's file, which `gimbal new device` writes.
enum DeviceStart {
  /// Returns the file of a device of the catalog under another name, with comments.
  ///
  /// - Throws: the nearest slug for an unknown one; an error for an invalid name.
  static func text(_ name: String, like slug: String?) throws -> String {
    guard name.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
      throw CallError.malformed(
        name, of: "new device",
        allowed: "a name of small letters, digits and '-' between them, such as 'my-phone'")
    }
    let catalog = DeviceCatalog.standard
    let model = try slug.map { try catalog.device($0) } ?? newestPhone(catalog)
    let lines = catalog.text(of: model.slug).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let key = line.wholeMatch(of: #/  "(\w+)": .*/#).map { String($0.1) } ?? ""
      let text = values(name)[key].map { "  \"\(key)\": \($0)," } ?? String(line)
      return (diagnostics[key].map { "  // \($0)\n" } ?? "") + text
    }.joined(separator: "\n")
  }

  private static func newestPhone(_ catalog: DeviceCatalog) -> DeviceProfile {
    // The first of its year in the order of the catalog, so that the choice does not depend on a
    // hash table's order.
    catalog.phones.reduce(catalog.phones[0]) { $1.year > $0.year ? $1 : $0 }
  }

  /// Returns the values that are specific to the new device.
  private static func values(_ name: String) -> [String: String] {
    [
      "name": JSONText.compact(.string(name)), "slug": JSONText.compact(.string(name)),
    ]
  }

  private static let diagnostics = [
    "format":
      "A copy to start from: all values are those of the other device. See Documentation/Devices.md.",
    "name": "The display name.",
    "slug": "The file's name, which calls and scenarios use for the device.",
    "idiom": "\"phone\" or \"pad\".",
    "osRange": "The systems that it runs; null means: up to the newest.",
    "screen": "Points in portrait and landscape, and the pixels of the panel.",
    "safeArea": "A row for each range of systems, oldest first and without gaps.",
    "sizeClasses": "Of the whole screen.",
    "sensorHousing": "\"none\", \"notch\" or \"dynamicIsland\".",
    "confidence":
      "\"high\", \"medium\" or \"low\". An unknown value is null: it is derived, and reported as assumed.",
    "sources": "The sources of the values.",
  ]
}
