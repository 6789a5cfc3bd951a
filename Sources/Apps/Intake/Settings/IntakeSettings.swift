import GimbalDocuments

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The settings of an intake, from a file next to the manifest or the project.
///
/// ```json
/// { "stubs": { "Analytics": "Stubs/Analytics" } }
/// ```
public struct IntakeSettings: Sendable {
  /// The name of the file.
  public static let fileName = "gimbal-intake.json"

  /// The folders of Swift sources that replace missing modules, by the modules' names.
  public var stubs: [String: String] = [:]

  /// Reads the file of a folder; without a file there are no stubs.
  ///
  /// - Throws: ``IntakeError/settings(_:_:)`` for a file with another structure or an unknown key.
  public init(folder: URL) throws(IntakeError) {
    let file = folder.appendingPathComponent(IntakeSettings.fileName)
    guard FileReader.isFile(file.path) else { return }
    guard FileReader.isInside(file.path, folder: folder.path) else {
      throw .settings(
        file.relativePath, "is a link that leads out of the folder; put the file itself there")
    }
    let data: Data
    do throws(DocumentError) {
      data = Data(try FileReader.read(file.path))
    } catch {
      throw .settings(file.relativePath, error.issue)
    }
    guard let object = try? JSONDecoder().decode([String: Value].self, from: data) else {
      throw .settings(
        file.relativePath, "is not a JSON object; allowed is {\"stubs\": {\"Module\": \"folder\"}}")
    }
    for key in object.keys.sorted() where key != "stubs" {
      throw .settings(file.relativePath, "has a key '\(key)'; allowed is 'stubs'")
    }
    guard let value = object["stubs"] else { return }
    guard case .folders(let stubs) = value else {
      throw .settings(file.relativePath, "'stubs' is not an object from module names to folders")
    }
    for (module, path) in stubs.sorted(by: { $0.key < $1.key }) {
      guard IntakeSettings.isModuleName(module) else {
        throw .settings(
          file.relativePath,
          "'stubs' names the module \(QuotedText.of(module)); allowed is an identifier, as imports have it"
        )
      }
      guard !path.hasPrefix("/"),
        FileReader.isInside(folder.path + "/" + path, folder: folder.path)
      else {
        throw .settings(
          file.relativePath,
          "the stub of '\(module)' is \(QuotedText.of(path)), which leads out of the folder; "
            + "allowed is a folder in it")
      }
      let position = folder.appendingPathComponent(path).resolvingSymlinksInPath().path
      let type = try? FileManager.default.attributesOfItem(atPath: position)[.type]
      guard type as? FileAttributeType == .typeDirectory else {
        throw .settings(file.relativePath, "the stub of '\(module)' is not a folder: \(path)")
      }
    }
    self.stubs = stubs
  }

  /// Returns true for a valid module name: letters, digits and underscores, no digit first.
  package static func isModuleName(_ name: String) -> Bool {
    guard let first = name.first, !first.isNumber else { return false }
    return name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && (first == "_" || first.isLetter)
  }

  /// The value of a key: the folders, or an invalid one.
  private enum Value: Decodable {
    case folders([String: String])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode([String: String].self)).map(Value.folders) ?? .other
    }
  }
}
