public import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
package import GimbalProjects

/// The folders in which documents, images and strings are found by name: the app's bundle, and
/// opened folders.
@MainActor
public enum InterfaceFolders {
  private static var opened: [AppProject] = []
  private static var read: [String: InterfaceDocument] = [:]

  /// Opens the folder of an app's sources.
  ///
  /// Its storyboards, nib files, catalogs and images can be found by name from now on.
  ///
  /// - Parameter locale: The user's language, such as `de` or `pt-BR`, whose strings replace those
  ///   in documents; nil replaces none.
  /// - Throws: one line for a damaged project or `Info.plist`.
  public static func open(_ folder: URL, locale: String? = nil) throws {
    use(opened + [try AppProject(folder.path, locale: locale)])
  }

  /// Replaces the opened folders, for an app's project or, with an empty list, for none.
  package static func use(_ projects: [AppProject]) {
    opened = projects
    LocalizedStrings.languages =
      projects.lazy.compactMap(\.languages.first).first.map { [$0] } ?? []
    AssetFolders.use(projects.map(\.folder))
  }

  /// Closes all opened folders.
  public static func closeAll() {
    use([])
    read = [:]
  }

  /// Returns the document of a file name; nil if no folder has it.
  ///
  /// - Throws: the reason why it cannot be read.
  static func document(
    _ fileName: String, in bundle: Bundle?
  ) throws(UnreadableDocument) -> InterfaceDocument? {
    if let file = bundleFile(fileName, bundle ?? .main) { return try document(at: file, of: nil) }
    // Compared by path, because `Bundle(for:)` of a class of the program is another object with the
    // same folder.
    guard bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath else { return nil }
    for project in opened {
      guard let file = project.documents[fileName] else { continue }
      return try document(at: file, of: project)
    }
    return nil
  }

  /// Returns the document at a path, with the strings of its project; each is read once.
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
