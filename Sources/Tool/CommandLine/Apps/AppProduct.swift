import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects
import GimbalScenarioFiles

/// The folder `Player.app` of a program with the app's resources, as on a device: `Bundle.main`
/// finds files and strings by name, and the app's `Info.plist`.
struct AppProduct {
  /// The name of the app's module, which is the program's.
  let name: String
  /// The folder of the copies, in which the folder `.product` of the app is made.
  let folder: String
  /// The folder of the app's project; nil for a package, whose resources are in separate bundles.
  let project: String?
  /// The target; nil is the first that makes an app.
  let target: String?

  /// The path of the program.
  var program: String { root + "/" + name }
  private var root: String { folder + "/" + AppProduct.folderName + "/" + name + ".app" }
  /// The name of the folder of programs among the copies.
  static let folderName = ".product"

  /// Copies a built program and links to the resources.
  ///
  /// The program is copied because a build folder may serve several apps that have targets with the
  /// same name.
  ///
  /// - Parameter others: Files of other targets, such as the tests', which are found by name too.
  /// - Throws: one line for a damaged project, and for a program that cannot be written.
  func make(of built: String, with others: [String] = []) throws {
    do {
      let product = try Folder(folder, makes: true).folder(AppProduct.folderName, makes: true)
      try product.removeAll(name + ".app")
      let home = try product.folder(name + ".app", makes: true)
      try home.copyProgram(built, to: name)
      let models = folder + "/" + ShadowApp.modelsFolder
      for model in (try? FileReader.entries(inFolder: models)) ?? [] {
        try home.link(model, to: models + "/" + model)
      }
      guard let folder = project else { return }
      let project = try AppProject(folder, target: target)
      let root = project.folder
      let own = try project.target.map { try resources(of: $0, in: root) } ?? []
      for (location, original) in own.sorted(by: <) + positions(of: others).sorted(by: <) {
        guard try home.entry(location) == nil else { continue }
        try home.link(location, to: URL(fileURLWithPath: original).standardizedFileURL.path)
        // A build writes the strings of a catalog to the folders of their languages.
        guard location.hasSuffix(".xcstrings") else { continue }
        for language in StringCatalog.languages(ofFile: original).sorted()
        where !language.contains("/") && !language.hasPrefix(".") {
          _ = try home.folder(language + ".lproj", makes: true)
        }
      }
      guard let target = project.target else { return }
      let declarations = try PropertyListSerialization.data(
        fromPropertyList: declarations(project, target), format: .xml, options: 0)
      try home.replace("Info.plist", with: Array(declarations))
    } catch let error as DocumentError {
      throw error
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    } catch {
      throw IntakeError.file(program, "the program cannot be written")
    }
  }

  /// Returns the resources by their paths in the app: by name, localized ones in the folder of
  /// their language.
  private func resources(
    of target: XcodeProject.Target, in folder: String
  ) throws -> [(String, String)] {
    var paths = target.resources.map { FolderTraversal.join(folder, $0) }
    for path in paths where AppProduct.language(of: path) != nil {
      let home = AppProduct.parent(AppProduct.parent(path))
      let languages = (try? FileReader.entries(inFolder: home)) ?? []
      for language in languages where language.hasSuffix(".lproj") {
        paths.append(home + "/" + language + "/" + (path as NSString).lastPathComponent)
      }
    }
    let leftOut = Set(target.exceptions.map { FolderTraversal.join(folder, $0) })
    for synchronized in target.folders {
      let location = FolderTraversal.join(folder, synchronized)
      guard FileReader.isInside(location, folder: folder) else { continue }
      paths += try FolderTraversal.files(below: location, ending: [""]).filter { path in
        !leftOut.contains(path) && !path.contains(".xcassets/") && !path.contains(".xcdatamodel")
      }
    }
    return positions(of: paths.filter { FileReader.isInside($0, folder: folder) })
  }

  /// Returns the paths of files that a build copies unchanged.
  private func positions(of paths: [String]) -> [(String, String)] {
    paths.compactMap { path in
      guard !AppProduct.compiled.contains((path as NSString).pathExtension),
        FileManager.default.fileExists(atPath: path)
      else { return nil }
      let name = (path as NSString).lastPathComponent
      return (AppProduct.language(of: path).map { $0 + "/" + name } ?? name, path)
    }
  }

  /// The extensions of files that a build compiles; they are read from the app's folder.
  private static let compiled: Set<String> = [
    "storyboard", "xib", "xcassets", "swift", "h", "m", "c", "entitlements",
    "xcdatamodeld", "xcdatamodel", "xcconfig",
  ]

  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// Returns the folder `*.lproj` that contains a file, or nil.
  private static func language(of path: String) -> String? {
    let folder = (parent(path) as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// Returns the app's `Info.plist`, with the values that a build adds.
  private func declarations(_ project: AppProject, _ target: XcodeProject.Target) -> [String: Any] {
    var values = project.information.propertyList
    let made = [
      ("CFBundleExecutable", name), ("CFBundleName", name),
      ("CFBundleDevelopmentRegion", target.settings["DEVELOPMENT_LANGUAGE"]),
      ("CFBundleIdentifier", target.settings["PRODUCT_BUNDLE_IDENTIFIER"]),
      ("CFBundleShortVersionString", target.settings["MARKETING_VERSION"]),
      ("CFBundleVersion", target.settings["CURRENT_PROJECT_VERSION"]),
    ]
    for case (let key, let value?) in made where values[key] == nil || key == "CFBundleExecutable" {
      values[key] = value
    }
    return values
  }
}
