public import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
package import GimbalProjects

/// The folders in which documents, pictures and texts are found by name: the app's bundle, and those that are opened.
@MainActor
public enum InterfaceFolders {
  private static var opened: [AppProject] = []
  private static var read: [String: InterfaceDocument] = [:]

  /// Opens the folder of an app's sources, of which all storyboards, nib files, catalogs and pictures can be asked
  /// for by name from now on.
  ///
  /// - Parameter locale: The person's language, such as `de` or `pt-BR`, whose texts take the place of those in
  ///   documents; nil leaves these.
  /// - Throws: one line for a damaged project or `Info.plist`.
  public static func open(_ folder: URL, locale: String? = nil) throws {
    use(opened + [try AppProject(folder.path, locale: locale)])
  }

  /// Takes some folders into use in the place of those that were opened.
  package static func use(_ projects: [AppProject]) {
    opened = projects
    AssetFolders.use(projects.map(\.folder))
  }

  /// Forgets all folders that were opened.
  public static func closeAll() {
    use([])
    read = [:]
  }

  /// The document of a file name; nil where no folder has it.
  ///
  /// - Throws: the reason why it cannot be read.
  static func document(
    _ fileName: String, in bundle: Bundle?
  ) throws(UnreadableDocument) -> InterfaceDocument? {
    if let file = bundleFile(fileName, bundle ?? .main) { return try document(at: file, of: nil) }
    // The bundle of a class of the program is an object of its own for the same folder.
    guard bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath else { return nil }
    for project in opened {
      guard let file = project.documents[fileName] else { continue }
      return try document(at: file, of: project)
    }
    return nil
  }

  /// The document of a path, with the texts of the project to which it belongs; each is read once.
  static func document(
    at path: String, of project: AppProject?
  ) throws(UnreadableDocument) -> InterfaceDocument {
    let key = ([path] + (project?.languages ?? [])).joined(separator: "\n")
    if let known = read[key] { return known }
    do {
      let document = try InterfaceDocument(
        Data(try FileReader.read(path)), file: path,
        strings: project?.localized(of: path) ?? [:])
      read[key] = document
      return document
    } catch let error as InterfaceDocumentError {
      throw UnreadableDocument(line: error.description)
    } catch {
      throw UnreadableDocument(line: "\(path): cannot be read")
    }
  }

  private static func bundleFile(_ name: String, _ bundle: Bundle) -> String? {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    return ["", "Base.lproj/"].lazy.map { "\(folder)/\($0)\(name)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
