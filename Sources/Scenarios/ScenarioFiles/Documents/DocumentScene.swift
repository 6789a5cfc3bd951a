import Foundation
package import GimbalDocuments
import GimbalGeometry
package import GimbalInterfaceDocuments
package import GimbalProjects
package import GimbalTerms
import GimbalTraits

/// A screen from Interface Builder: a storyboard's scene, a nib file's views, or an app's first
/// screen.
public final class DocumentScene: Sendable {
  /// The address of the document or the folder.
  package let address: DocumentAddress
  /// The document that Interface Builder wrote, as it was read.
  package let document: InterfaceDocument
  /// The app's folder; nil if a document is named directly.
  package let project: AppProject?

  /// Reads the document, or the folder and its app's initial document.
  ///
  /// - Throws: one line with a position for a damaged file, and for a folder without an app.
  package init(
    _ address: DocumentAddress, locale: String? = nil, target: String? = nil
  ) throws(DocumentError) {
    self.address = address
    do {
      if FileReader.isFolder(address.path) {
        let project = try AppProject(address.path, locale: locale, target: target)
        guard let name = project.mainStoryboard(isPad: false) else {
          throw DocumentError(file: address.path, issue: DocumentScene.noStoryboard(in: project))
        }
        guard let path = project.documents[name] else {
          throw DocumentError(
            file: address.path,
            issue: "the app starts with \(QuotedText.of(name)), which does not exist")
        }
        self.project = project
        document = try InterfaceDocument(
          Data(FileReader.read(path)), file: path, strings: project.localized(of: path))
      } else {
        guard target == nil else {
          throw DocumentError(
            file: address.path, issue: "is not an app's folder, so it has no targets to choose from"
          )
        }
        project = nil
        document = try InterfaceDocument(Data(FileReader.read(address.path)), file: address.path)
      }
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError(file: address.path, issue: "cannot be read: \(error)")
    }
    guard address.scene == nil || description != nil else { throw noSuchScene }
  }

  /// Returns the message about a folder without an initial storyboard.
  private static func noStoryboard(in project: AppProject) -> String {
    let count = project.ownDocuments.count
    guard project.target != nil || count > 0 else {
      return
        "the folder contains no app: neither a project (*.xcodeproj) nor an Info.plist that names a storyboard, nor one "
        + "storyboard alone"
    }
    let issue =
      project.target.map {
        "the app \(QuotedText.of($0.name)) starts without a storyboard, in code, which is not run"
      } ?? "the folder does not determine the initial storyboard of the app"
    guard let name = project.ownDocuments.first, let path = project.documents[name] else {
      return issue + "; the folder has no storyboard and no nib file"
    }
    // The full path, so that it can be copied.
    return issue + "; name one of its \(count) documents, such as \(path)"
  }

  /// The declarations of the folder's app; nil for a document alone.
  package var app: AppDescription? { project.map { AppDescription($0.information) } }

  // MARK: Scenes

  private var controllers: [ControllerDescription] { document.scenes.compactMap(\.controller) }

  /// The controller of the screen; nil for a nib file, and for a storyboard without one.
  package var description: ControllerDescription? {
    guard let expected = address.scene ?? document.initialController ?? firstController else {
      return nil
    }
    if let named = controllers.first(where: {
      $0.storyboardIdentifier == expected || $0.id == expected
    }
    ) {
      return named
    }
    // Labels and classes name a scene if they are unique.
    let alike = controllers.filter {
      $0.markup["userLabel"] == expected || $0.customClass?.name == expected
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The title of the screen for people: the app's name, or what the storyboard calls the scene.
  package var title: String? {
    if address.scene == nil, let target = project?.target { return target.name }
    guard let description else { return nil }
    return description.markup.child(key: "navigationItem")?["title"] ?? description.markup["title"]
      ?? description.markup["userLabel"] ?? description.storyboardIdentifier
      ?? description.customClass?.name
  }

  /// The identifiers or object ids of a storyboard's scenes that no other one contains, the initial
  /// first.
  ///
  /// - Complexity: linear in the size of the document.
  package var separateScenes: [String] {
    let first = description?.id
    let separate = outerControllers.filter {
      $0.id != first && $0.kind != "viewControllerPlaceholder"
    }
    return ((description.map { [$0] } ?? []) + separate).map { $0.storyboardIdentifier ?? $0.id }
  }

  /// The controllers that no other one shows at first.
  private var outerControllers: [ControllerDescription] {
    var shown: Set<String> = []
    for scene in document.scenes { DocumentScene.collectShown(scene.markup, &shown) }
    return controllers.filter { !shown.contains($0.id) }
  }

  /// The id of the controller that is shown if a storyboard has no initial one.
  private var firstController: String? { (outerControllers.first ?? controllers.first)?.id }

  /// Collects the controllers that containers show at first: roots, first tabs, embedded
  /// controllers.
  private static func collectShown(_ markup: Markup, _ shown: inout Set<String>) {
    if markup.name == "connections" {
      var relationships: Set<String> = []
      for segue in markup.children.filter({ $0.name == "segue" }).map(SegueDescription.init) {
        let isFirst = segue.relationship.map { relationships.insert($0).inserted } ?? false
        if isFirst || segue.kind == "embed" { shown.insert(segue.destination) }
      }
    }
    for child in markup.children where child.name == "connections" || child.holds(.connections) {
      collectShown(child, &shown)
    }
  }

  /// True for a scene that is smaller than any device's screen, such as a widget, a panel or a
  /// drawer.
  ///
  /// Another controller or the system shows it.
  package var isPartOfScreen: Bool {
    description?.drawnSize.map { min($0.width, $0.height) < DocumentScene.leastSideOfScreens }
      ?? false
  }

  /// True for a scene of a storyboard that is neither its first one nor shown by a segue.
  ///
  /// Code may show it in a part of the screen. A container mostly has all of it.
  package var isShownByCode: Bool {
    guard let description, description.id != document.initialController,
      !DocumentScene.containers.contains(description.kind)
    else { return false }
    return !document.scenes.contains {
      DocumentScene.isDestination(description.id, of: $0.markup)
    }
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  private static func isDestination(_ id: String, of markup: Markup) -> Bool {
    markup.children.contains { child in
      child.name == "segue"
        ? child["destination"] == id
        : (child.name == "connections" || child.holds(.connections))
          && isDestination(id, of: child)
    }
  }

  /// The least side of an iPhone's screen, in points.
  private static let leastSideOfScreens = 320.0

  /// The error for an address whose scene the document does not have.
  package var noSuchScene: DocumentError {
    let allowed = controllers.map { $0.storyboardIdentifier ?? $0.id }
    let expected = address.scene ?? ""
    return DocumentError(
      file: document.file,
      issue: "has no scene '\(expected)'; allowed are "
        + (allowed.isEmpty ? "none" : allowed.joined(separator: ", "))
        + NearestWord.hint(for: expected, in: allowed))
  }
}

extension DocumentError {
  /// Creates an error of a file from an error of an interface document.
  package init(_ error: InterfaceDocumentError) {
    self.init(
      file: error.file,
      position: error.location.map { SourcePosition(line: $0.line, column: $0.column) },
      issue: error.message)
  }
}

extension AppDescription {
  /// Creates the declarations of an app's folder; missing ones are those of a new project.
  package init(_ information: AppInformation) {
    self.init()
    guard !information.isEmpty else { return }
    if let names = information.orientations(isPad: false) {
      supportedOrientations = UIInterfaceOrientationMask(declared: names)
    }
    if let names = information.orientations(isPad: true) {
      padOrientations = UIInterfaceOrientationMask(declared: names)
    }
    launchScreen = information.hasLaunchScreen
    isPhoneOnly = information.isPhoneOnly
    requiresFullScreen = information.requiresFullScreen
    hidesStatusBar = information.hidesStatusBar
    controllersDecideStatusBar = information.controllersDecideStatusBar
    sdk = information.sdkVersion.flatMap(SystemVersion.init).map(AppSDK.init(of:))
    designRequiresCompatibility = information.designRequiresCompatibility
  }
}

extension UIInterfaceOrientationMask {
  /// Creates the set of orientations that `Info.plist` names; unknown names are ignored.
  fileprivate init(declared names: [String]) {
    self = []
    for name in names {
      switch name {
      case "UIInterfaceOrientationPortrait": insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": insert(.landscapeRight)
      default: break
      }
    }
  }
}
