import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects
import GimbalScenarioFiles

/// The folder `Player.app` of a program with the app's resources beside it, as a device has them: `Bundle.main` finds
/// files and texts by name, and the app's declarations.
struct AppProduct {
  /// The name of the app's module, which is the program's.
  let name: String
  /// The folder of the copies, in which the folder `.product` of the app is made.
  let folder: String
  /// The folder of the app's project; nil for a package, whose resources have bundles of their own.
  let project: String?
  /// The target; nil is the first that makes an app.
  let target: String?

  /// The path of the program.
  var program: String { root + "/" + name }
  private var root: String { folder + "/" + AppProduct.folderName + "/" + name + ".app" }
  /// The folder of programs among the copies.
  static let folderName = ".product"

  /// Takes a program that was built, and links to the resources.
  ///
  /// It is copied, since a folder of builds may serve several apps that have targets of one name.
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

  /// The resources by their places in the app: by their names, those of a language in its folder.
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

  /// The places of files that a build copies as they are.
  private func positions(of paths: [String]) -> [(String, String)] {
    paths.compactMap { path in
      guard !AppProduct.compiled.contains((path as NSString).pathExtension),
        FileManager.default.fileExists(atPath: path)
      else { return nil }
      let name = (path as NSString).lastPathComponent
      return (AppProduct.language(of: path).map { $0 + "/" + name } ?? name, path)
    }
  }

  /// The endings of what a build makes something else of, which is found in the app's folder itself.
  private static let compiled: Set<String> = [
    "storyboard", "xib", "xcassets", "swift", "h", "m", "c", "entitlements",
    "xcdatamodeld", "xcdatamodel", "xcconfig",
  ]

  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// The folder `*.lproj` in which a file lies; nil for one in none.
  private static func language(of path: String) -> String? {
    let folder = (parent(path) as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// The app's declarations, with what a build adds to them.
  private func declarations(_ project: AppProject, _ target: XcodeProject.Target) -> [String: Any] {
    var values = project.information.propertyList
    let made = [
      ("CFBundleExecutable", name), ("CFBundleName", name),
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
