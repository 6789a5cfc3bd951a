import GimbalDevices
import GimbalDocuments

/// The template of a device's file.
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
      "A copy to begin with: all figures are the other device's. Documentation/Devices.md says more.",
    "name": "The name that people see.",
    "slug": "The file's name, by which calls and scenarios mean the device.",
    "idiom": "\"phone\" or \"pad\".",
    "osRange": "The systems that it runs; null means up to the newest.",
    "screen": "Points upright and on the side, and the pixels behind them.",
    "safeArea": "A row for each range of systems, oldest first and without holes.",
    "sizeClasses": "Of the whole screen.",
    "sensorHousing": "\"none\", \"notch\" or \"dynamicIsland\".",
    "confidence":
      "\"high\", \"medium\" or \"low\". What is not known is null: it is derived, and marked as assumed.",
    "sources": "Where the figures come from.",
  ]
}
