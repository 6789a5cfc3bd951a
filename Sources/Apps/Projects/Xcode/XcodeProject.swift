package import Foundation
import GimbalInterfaceDocuments

/// The targets of an Xcode project, with their files and settings.
///
/// Source: the format of `project.pbxproj`: a property list of the old style with a table of
/// objects by id.
package struct XcodeProject: Sendable {
  /// A target.
  package struct Target: Sendable {
    /// The target's name.
    package let name: String
    /// The product type, such as `com.apple.product-type.application`.
    package let productType: String
    /// The build settings of the release configuration, or the first; the target's override the
    /// project's.
    package let settings: BuildSettings
    /// The files that are copied into the product, relative to the project's folder.
    package let resources: [String]
    /// The files that are compiled, relative to the project's folder.
    package let sources: [String]
    /// The synchronized folders, whose files all belong to the target, relative to the project's
    /// folder.
    package let folders: [String]
    /// The files of these folders that do not belong to the target, relative to the project's
    /// folder.
    package let exceptions: [String]
    /// The names of the targets on which it depends, or whose products it links or embeds.
    package let dependencies: [String]

    /// True for an app.
    package var isApp: Bool { productType == "com.apple.product-type.application" }
    /// True for a framework or a library.
    package var isLibrary: Bool {
      productType.hasPrefix("com.apple.product-type.framework")
        || productType.hasPrefix("com.apple.product-type.library")
    }
    /// True for a unit test bundle.
    package var isTests: Bool { productType == "com.apple.product-type.bundle.unit-test" }
    /// True for a UI test bundle, whose tests run in another process than the app.
    package var isUITests: Bool { productType == "com.apple.product-type.bundle.ui-testing" }
    /// True unless the settings exclude phones and pads.
    ///
    /// Source: Apple, Xcode, Build settings reference (`SUPPORTED_PLATFORMS`, `SDKROOT`).
    package var isForPhones: Bool {
      if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
        return platforms.contains("iphone")
      }
      let root = settings["SDKROOT"] ?? ""
      return ["macosx", "appletv", "watch", "xr"].allSatisfy { !root.hasPrefix($0) }
    }
    /// The name of the host app in `TEST_HOST`; nil for tests without an app.
    package var hostName: String? {
      let host = settings["TEST_HOST"] ?? ""
      return host.split(separator: "/").first { $0.hasSuffix(".app") }.map {
        String($0.dropLast(".app".count))
      }
    }
  }

  /// The targets, in the project's order.
  package let targets: [Target]
  /// The development language of the app, such as `en`.
  package let developmentRegion: String?

  /// Reads the file `project.pbxproj`.
  ///
  /// - Parameter text: Returns the text of a settings file by its path relative to the project's
  ///   folder.
  /// - Throws: ``InterfaceDocumentError`` for a file that is damaged or is no project.
  package init(_ data: Data, file: String, text: @escaping (String) -> String? = { _ in nil })
    throws
  {
    let root = try PropertyListReader.read(data, file: file)
    guard case .table(let objects)? = root["objects"], let id = root["rootObject"]?.string,
      let project = objects[id]
    else {
      throw InterfaceDocumentError(
        file: file, location: DocumentLocation(line: 1, column: 1),
        message: "the file has no objects with a root, which a project of Xcode has")
    }
    let reader = ProjectObjects(objects, project, text)
    developmentRegion = project["developmentRegion"]?.string
    targets = project["targets"]?.stringList.compactMap(reader.target) ?? []
  }
}

/// The objects of a project by id.
private struct ProjectObjects {
  private let objects: [String: PropertyValue]
  private let project: PropertyValue
  private let text: (String) -> String?
  /// The files and folders of all groups, by id.
  private var paths: [String: [String]] = [:]
  /// The names of targets by the ids of their products.
  private var products: [String: String] = [:]

  init(
    _ objects: [String: PropertyValue], _ project: PropertyValue,
    _ text: @escaping (String) -> String?
  ) {
    self.text = text
    self.objects = objects
    self.project = project
    for id in project["targets"]?.stringList ?? [] {
      guard let product = objects[id]?["productReference"]?.string else { continue }
      products[product] = objects[id]?["name"]?.string
    }
    var open: Set<String> = []
    if let main = project["mainGroup"]?.string {
      location(main, in: project["projectDirPath"]?.string ?? "", &open)
    }
  }

  /// Records the paths of a group's contents; a group that contains itself ends there.
  private mutating func location(_ id: String, in folder: String, _ open: inout Set<String>) {
    guard open.count < 200, let object = objects[id], open.insert(id).inserted else { return }
    defer { open.remove(id) }
    let path: String
    switch object["sourceTree"]?.string {
    case "<group>", nil: path = ProjectObjects.join(folder, object["path"]?.string)
    case "SOURCE_ROOT", "<absolute>": path = object["path"]?.string ?? ""
    // A folder of the build or of the SDK: its sources do not exist here, and are reported so.
    case let tree?: path = ProjectObjects.join("$(\(tree))", object["path"]?.string)
    }
    let children = object["children"]?.stringList ?? []
    for child in children { location(child, in: path, &open) }
    paths[id] =
      object["isa"]?.string == "PBXVariantGroup" ? children.flatMap { paths[$0] ?? [] } : [path]
  }

  private static func join(_ folder: String, _ name: String?) -> String {
    guard let name, !name.isEmpty else { return folder }
    return folder.isEmpty || name.hasPrefix("/") ? name : folder + "/" + name
  }

  // MARK: Targets

  /// Returns the target of an object id, with its files and settings; nil without a name.
  func target(_ id: String) -> XcodeProject.Target? {
    guard let object = objects[id], let name = object["name"]?.string else { return nil }
    let phases = object["buildPhases"]?.stringList.compactMap { objects[$0] } ?? []
    func references(_ kind: String) -> [String] {
      phases.filter { $0["isa"]?.string == kind }.flatMap { $0["files"]?.stringList ?? [] }
        .compactMap { objects[$0]?["fileRef"]?.string }
    }
    func files(_ kind: String) -> [String] { references(kind).flatMap { paths[$0] ?? [] } }
    let linked = (references("PBXFrameworksBuildPhase") + references("PBXCopyFilesBuildPhase"))
      .compactMap { products[$0] }
    let declared = (object["dependencies"]?.stringList ?? []).compactMap {
      objects[$0]?["target"]?.string.flatMap { objects[$0]?["name"]?.string }
    }
    var settings = BuildSettings(
      target: name, developmentLanguage: project["developmentRegion"]?.string)
    for part in [project, object] {
      let configuration = configuration(of: part)
      settings.add(configuration.flatMap(fileSettings))
      settings.add(configuration?["buildSettings"])
    }
    let shared = sharedFiles(of: object, id)
    let isSource = { (path: String) in
      [".swift", ".m", ".mm", ".c", ".cc", ".cpp"].contains(where: path.hasSuffix)
    }
    return XcodeProject.Target(
      name: name, productType: object["productType"]?.string ?? "", settings: settings,
      resources: files("PBXResourcesBuildPhase") + shared.filter { !isSource($0) },
      sources: files("PBXSourcesBuildPhase") + shared.filter(isSource),
      folders: (object["fileSystemSynchronizedGroups"]?.stringList ?? []).flatMap {
        paths[$0] ?? []
      },
      exceptions: exceptions(of: object, id),
      dependencies: declared + linked.filter { $0 != name && !declared.contains($0) })
  }

  /// Returns the files that a target excludes from its synchronized folders.
  ///
  /// Source: projects that Xcode 16 and later save,
  /// `PBXFileSystemSynchronizedBuildFileExceptionSet`.
  private func exceptions(of target: PropertyValue, _ id: String) -> [String] {
    var found: [String] = []
    for group in target["fileSystemSynchronizedGroups"]?.stringList ?? [] {
      guard let folder = paths[group]?.first else { continue }
      for set in objects[group]?["exceptions"]?.stringList ?? [] {
        guard let set = objects[set], set["target"]?.string == id else { continue }
        found += (set["membershipExceptions"]?.stringList ?? []).map {
          ProjectObjects.join(folder, $0)
        }
      }
    }
    return found
  }

  /// Returns the files that a target takes from the synchronized folders of other targets: for
  /// those an exception is an addition.
  ///
  /// Source: projects that Xcode 16 and later save.
  private func sharedFiles(of target: PropertyValue, _ id: String) -> [String] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.stringList ?? [])
    var found: [String] = []
    for (group, object) in objects
    where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && !own.contains(group) {
      guard let folder = paths[group]?.first else { continue }
      for set in object["exceptions"]?.stringList ?? [] {
        guard let set = objects[set], set["target"]?.string == id else { continue }
        found += (set["membershipExceptions"]?.stringList ?? []).map {
          ProjectObjects.join(folder, $0)
        }
      }
    }
    return found.sorted()
  }

  private func configuration(of object: PropertyValue) -> PropertyValue? {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    let all = list?["buildConfigurations"]?.stringList.compactMap { objects[$0] } ?? []
    return all.first { $0["name"]?.string == "Release" } ?? all.first
  }

  /// Returns the settings of the file that a configuration names.
  private func fileSettings(of configuration: PropertyValue) -> PropertyValue? {
    var path = configuration["baseConfigurationReference"]?.string.flatMap { paths[$0]?.first }
    if let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string
    {
      path = paths[anchor]?.first.map { ProjectObjects.join($0, name) }
    }
    return path.map { .table(ConfigurationFile.settings(of: $0, text: text)) }
  }
}
