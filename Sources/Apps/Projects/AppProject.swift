import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// The folder of an app's sources: its documents, declarations, strings and project.
///
/// Nothing outside of the folder is read, whatever links, projects and settings name.
package struct AppProject: Sendable {
  /// The folder, as it was given.
  package let folder: String
  /// The app's declarations.
  package let information: AppInformation
  /// The target of the app; nil if the folder has no project with one.
  package let target: XcodeProject.Target?
  /// The preferred languages, the first first; none selects the strings in the documents.
  package let languages: [String]
  /// The paths of storyboards and nib files by file name.
  package let documents: [String: String]
  /// The names of the target's documents; of all documents if no target has any.
  package let ownDocuments: [String]
  private let tables: [String: [String]]

  /// Reads a folder, or the one that contains a `*.xcodeproj`.
  ///
  /// - Parameters:
  ///   - locale: The user's language, such as `de` or `pt-BR`; nil is that of the documents
  ///     themselves.
  ///   - name: The name of the app's target; nil is the first app target.
  /// - Throws: ``InterfaceDocumentError`` for a damaged project or `Info.plist`, for a folder that
  ///   cannot be read, and for an unknown target.
  /// - Complexity: O(files) and the bytes of the project.
  package init(_ path: String, locale: String? = nil, target name: String? = nil) throws {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let folder = path.hasSuffix(".xcodeproj") ? AppProject.parent(of: path) : path
    self.folder = folder
    languages = AppProject.languages(locale)
    var found: [String] = []
    do throws(DocumentError) {
      found = try FolderTraversal.files(below: folder, ending: AppProject.endings)
    } catch {
      throw InterfaceDocumentError(file: error.file, location: nil, message: error.issue)
    }
    let files = found.filter { FileReader.isInside($0, folder: folder) }
    let expected = path.hasSuffix(".xcodeproj") ? path + "/" : ""
    let projects = files.filter { $0.hasSuffix(".pbxproj") && $0.hasPrefix(expected) }
    let settings = Set(files.filter { $0.hasSuffix(".xcconfig") })
    target = try AppProject.target(named: name, of: AppProject.depthFirst(projects), folder) {
      settings.contains($0) ? try? AppProject.data($0) : nil
    }
    information = AppInformation(
      try AppProject.declarations(files, folder, target?.settings), settings: target?.settings)
    let owned = AppProject.owned(target, in: folder)
    let languages = languages
    // The target's files have priority over other files in its folder, in any language.
    func rank(_ file: String) -> (Int, Int, String) {
      (owned(file) ? 0 : 1, AppProject.rank(file, languages), file)
    }
    var documents: [String: String] = [:]
    for file in files.filter(AppProject.isDocument).sorted(by: { rank($0) < rank($1) })
    where documents[AppProject.name(of: file)] == nil {
      documents[AppProject.name(of: file)] = file
    }
    self.documents = documents
    let own = documents.keys.filter { owned(documents[$0] ?? "") }.sorted()
    ownDocuments = own.isEmpty ? documents.keys.sorted() : own
    var tables: [String: [String]] = [:]
    for file in files where AppProject.isTable(file, languages) {
      tables[AppProject.tableName(of: file), default: []].append(file)
    }
    self.tables = tables
  }

  private static let endings = [
    ".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings", ".xcconfig", "Info.plist",
    "project.pbxproj",
  ]

  /// Returns the app target with a name, or the first one, of the nearest project that has it.
  private static func target(
    named name: String?, of projects: [String], _ folder: String,
    _ file: @escaping (String) -> Data?
  ) throws -> XcodeProject.Target? {
    guard let project = projects.first else {
      guard let name else { return nil }
      throw InterfaceDocumentError(
        file: folder, location: nil, message: "has no project with a target \(QuotedText.of(name))")
    }
    func apps(of project: String) throws -> [XcodeProject.Target] {
      try XcodeProject(data(project), file: project) { path in
        file(FolderTraversal.join(folder, path)).map { String(decoding: $0, as: UTF8.self) }
      }.targets.filter(\.isApp)
    }
    func chosen(_ apps: [XcodeProject.Target]) -> XcodeProject.Target? {
      name == nil ? apps.first { $0.isForPhones } : apps.first { $0.name == name }
    }
    let own = try apps(of: project)
    // A library's project often has an example app in a nested project.
    let others = projects.dropFirst().filter {
      !$0.contains("/Pods/") && !$0.contains("/Carthage/")
    }
    if let found = chosen(own)
      ?? others.lazy.compactMap({ chosen((try? apps(of: $0)) ?? []) }).first
    {
      return found
    }
    guard let name else { return own.first }
    guard let target = own.first(where: { $0.name == name }) else {
      let allowed = own.map(\.name)
      throw InterfaceDocumentError(
        file: project, location: nil,
        message: "no target \(QuotedText.of(name)) makes an app; allowed are "
          + (allowed.isEmpty ? "none" : allowed.joined(separator: ", "))
          + NearestWord.hint(for: name, in: allowed))
    }
    return target
  }

  // MARK: Names

  private static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  private static func parent(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  private static func depthFirst(_ files: [String]) -> [String] {
    files.sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
  }

  /// Returns true for a path of a storyboard or a nib file.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  private static func data(_ file: String) throws -> Data {
    do throws(DocumentError) {
      return Data(try FileReader.read(file))
    } catch {
      throw InterfaceDocumentError(file: file, location: nil, message: error.issue)
    }
  }

  // MARK: Languages

  /// Returns a language, with and without its region.
  private static func languages(_ locale: String?) -> [String] {
    guard let locale else { return [] }
    let name = locale.replacing("_", with: "-")
    var all = [name]
    var rest = name[...]
    while let end = rest.lastIndex(of: "-") {
      rest = rest[..<end]
      all.append(String(rest))
    }
    return all
  }

  /// Returns the language of the `*.lproj` folder of a file, or nil.
  private static func language(of file: String) -> String? {
    let folder = name(of: parent(of: file))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// Returns the priority of a file among those of one name: the user's language, base, none,
  /// others.
  ///
  /// Source: Apple, Bundle Programming Guide, localized resources.
  private static func rank(_ file: String, _ languages: [String]) -> Int {
    switch language(of: file) {
    case nil: languages.count + 1
    case "Base": languages.count
    case let language?: languages.firstIndex(of: language) ?? languages.count + 2
    }
  }

  private static func isTable(_ file: String, _ languages: [String]) -> Bool {
    guard !languages.isEmpty else { return false }
    if file.hasSuffix(".xcstrings") { return true }
    guard file.hasSuffix(".strings") || file.hasSuffix(".stringsdict") else { return false }
    return language(of: file).map(languages.contains) ?? false
  }

  private static func tableName(of file: String) -> String {
    let name = name(of: file)
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Returns the strings that replace a document's, by an object's id and a property,
  /// `abc-12-xyz.text`.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged strings file.
  package func localized(of document: String) throws -> [String: String] {
    let files = tables[AppProject.tableName(of: document)] ?? []
    var localized: [String: String] = [:]
    // Strings of the language with its region come last and replace others.
    let languages = languages
    let order = files.sorted {
      (AppProject.rank($0, languages), $0) > (AppProject.rank($1, languages), $1)
    }
    for file in order {
      localized.merge(
        try StringTables.read(try AppProject.data(file), file: file, languages: languages)
      ) { $1 }
    }
    return localized
  }

  // MARK: The target

  /// Returns the app's `Info.plist`: the target's, else the nearest one with keys of an app's
  /// interface.
  private static func declarations(
    _ files: [String], _ folder: String, _ settings: BuildSettings?
  ) throws -> PropertyValue? {
    if let settings {
      guard let name = settings["INFOPLIST_FILE"] else { return nil }
      let file = FolderTraversal.join(
        folder, name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
      guard FileReader.isInside(file, folder: folder), files.contains(file) else { return nil }
      return try PropertyListReader.read(data(file), file: file)
    }
    for file in depthFirst(files.filter { $0.hasSuffix("Info.plist") }) {
      let value = try PropertyListReader.read(data(file), file: file)
      let information = AppInformation(value, settings: nil)
      if information.scene != nil || information.mainStoryboard(isPad: false) != nil
        || information.hasLaunchScreen
      {
        return value
      }
    }
    return nil
  }

  /// Returns true for the target's files, in any language.
  private static func owned(
    _ target: XcodeProject.Target?, in folder: String
  ) -> (String) -> Bool {
    let files = Set(
      (target?.resources ?? []).map { withoutLanguage(FolderTraversal.join(folder, $0)) })
    let folders = (target?.folders ?? []).map { FolderTraversal.join(folder, $0) + "/" }
    return { file in
      files.contains(withoutLanguage(file)) || folders.contains { file.hasPrefix($0) }
    }
  }

  /// Returns a path without its language folder.
  private static func withoutLanguage(_ file: String) -> String {
    guard language(of: file) != nil else { return file }
    return FolderTraversal.join(parent(of: parent(of: file)), name(of: file))
  }

  // MARK: Launch

  /// Returns the file name of the app's initial storyboard.
  ///
  /// An app without a declaration has `Main.storyboard`, or its only storyboard; nil for one that
  /// creates its window in code.
  package func mainStoryboard(isPad: Bool) -> String? {
    let declared = information.scene?.storyboard ?? information.mainStoryboard(isPad: isPad)
    if let declared { return declared + ".storyboard" }
    if ownDocuments.contains("Main.storyboard") { return "Main.storyboard" }
    let storyboards = ownDocuments.filter {
      $0.hasSuffix(".storyboard") && !$0.hasPrefix("LaunchScreen") && !$0.hasPrefix("Launch Screen")
    }
    return storyboards.count == 1 ? storyboards.first : nil
  }
}
