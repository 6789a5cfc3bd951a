import Foundation
import GimbalDevices
public import GimbalDocuments
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// The file of a baseline.
extension LayoutBaseline {
  /// The version of the file format.
  public static let format = 1

  /// The file, with one line for each layout, so that a diff has one line for each changed layout.
  ///
  /// - Complexity: linear in the size of the layouts.
  public var text: String {
    let head = JSONText.compact(
      .members([("format", .number(Double(Self.format))), ("scene", .string(scene))]))
    let lines = entries.map { JSONText.compact($0.json) }
    return head.dropLast() + ",\"layouts\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  /// Reads the file; `file` is its name in errors.
  ///
  /// - Throws: one line with the position of the first error, also for a newer version's file.
  public init(reading text: String, file: String) throws(DocumentError) {
    let document = DocumentValue(try JSONReader.read(Array(text.utf8), file: file), file: file)
    try self.init(document)
  }

  /// Reads the document of a baseline.
  ///
  /// - Throws: one line with the position of the first error, also for a newer version's file.
  public init(_ document: DocumentValue) throws(DocumentError) {
    // The format is checked first, since another version can have other members.
    if let version = try document.members().first(where: { $0.key == "format" })?.value {
      let format = try version.integer(in: 1...1_000_000)
      guard format == Self.format else {
        throw version.error(
          "another version of Gimbal wrote this: its format is \(format), and this one reads "
            + "\(Self.format); 'approve' into a new folder writes it again")
      }
    }
    let object = try document.object(
      ObjectShape("baseline", required: ["format", "scene", "layouts"], optional: ["$schema"]))
    var entries: [Entry] = []
    for value in try object["layouts"].array(limit: ComparisonRequest.limit) {
      entries.append(try Entry(value))
    }
    self.init(scene: try object["scene"].string(), entries: entries)
  }
}

extension LayoutBaseline.Entry {
  private static let shape = ObjectShape(
    "approved", required: ["device", "system", "orientation", "window", "scale", "layout"],
    optional: ["textSize", "style", "direction", "locale", "keyboard"])

  /// The configuration and its layout as in a baseline file.
  var json: JSONValue {
    let chosen = id.variation
    var members: [(String, JSONValue)] = [
      ("device", .string(id.device)), ("system", .string("\(id.system)")),
      ("orientation", .string(id.orientation.name)), ("window", .string(id.window.word)),
    ]
    if let size = chosen.textSize { members.append(("textSize", .string(size.name))) }
    if let style = chosen.style { members.append(("style", .string(style.name))) }
    if let direction = chosen.direction { members.append(("direction", .string(direction.name))) }
    if let locale = chosen.locale { members.append(("locale", .string(locale))) }
    if chosen.showsKeyboard { members.append(("keyboard", .bool(true))) }
    return .members(members + [("scale", .number(Double(scale))), ("layout", layout.json)])
  }

  /// Reads an entry of a baseline file: the configuration's members, `scale` and `layout`.
  ///
  /// - Throws: the position and the reason if a member has a wrong type or an unknown word.
  init(_ document: DocumentValue) throws(DocumentError) {
    let object = try document.object(Self.shape)
    guard let system = SystemVersion(try object["system"].string()) else {
      throw object["system"].mismatch("a system such as '17'")
    }
    let orientations = UIDeviceOrientation.allCases.map(\.name)
    let orientation = UIDeviceOrientation(name: try object["orientation"].word(of: orientations))
    guard let window = WindowPosition(word: try object["window"].string()) else {
      throw object["window"].mismatch("a window such as 'fullScreen'")
    }
    var chosen = LayoutVariation()
    if let value = object.known("textSize") {
      chosen.textSize = try value.named(UIContentSizeCategory.allCases, by: \.name)
    }
    if let value = object.known("style") {
      chosen.style = try value.named(UIUserInterfaceStyle.allCases, by: \.name)
    }
    if let value = object.known("direction") {
      chosen.direction = try value.named(UITraitEnvironmentLayoutDirection.allCases, by: \.name)
    }
    chosen.locale = try object.known("locale")?.string()
    chosen.showsKeyboard = try object.known("keyboard")?.bool() ?? false
    self.init(
      id: ConfigurationID(
        device: try object["device"].string(), system: system,
        orientation: orientation ?? .portrait, window: window, variation: chosen),
      scale: CGFloat(try object["scale"].number(in: 0.1...100)),
      layout: try LayoutSnapshot(object["layout"]))
  }
}

extension DocumentValue {
  /// Reads one of some values by their names.
  fileprivate func named<Value>(
    _ values: [Value], by name: (Value) -> String
  ) throws(DocumentError) -> Value {
    let names = values.map(name)
    let word = try self.word(of: names)
    return values[names.firstIndex(of: word)!]
  }
}
