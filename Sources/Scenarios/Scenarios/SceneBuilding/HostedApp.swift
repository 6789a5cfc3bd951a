package import Gimbal
import GimbalDocuments
public import GimbalEngine
import GimbalInterfaceBuilder
import GimbalProjects
import GimbalScenarioFiles
package import GimbalTerms
import Synchronization

/// An app that is launched with its delegate, storyboard and scene from its `Info.plist`.
///
/// `GimbalProgram(app:)` takes one; `gimbal app` writes that program.
public struct HostedApp: Sendable {
  /// The name of the app in scenarios and commands: `{"swift": "App"}`, `swift:App`.
  public static let name = "App"

  /// The folder of the app's project.
  public let folder: String
  /// The target of the project; nil is the first app target.
  public let target: String?
  private let delegate: @MainActor @Sendable () -> any UIApplicationDelegate
  private let sceneDelegates: [String: @MainActor @Sendable () -> any UISceneDelegate]
  private let applications: [String: UIApplication.Type]
  private let principal: String?

  /// Creates an app from its project's folder, with `Info.plist`, documents, images and strings.
  ///
  /// - Parameters:
  ///   - delegate: Creates the app's delegate for each launch.
  ///   - sceneDelegates: Create the delegates of scenes, by the names of their classes.
  ///   - applications: The app's subclasses of `UIApplication`, by their names.
  ///   - principal: The name of the class of the application object; nil takes `NSPrincipalClass`
  ///     of its `Info.plist`.
  public init(
    folder: String, target: String? = nil,
    delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    sceneDelegates: [String: @MainActor @Sendable () -> any UISceneDelegate] = [:],
    applications: [String: UIApplication.Type] = [:], principal: String? = nil
  ) {
    self.folder = folder
    self.target = target
    self.delegate = delegate
    self.sceneDelegates = sceneDelegates
    self.applications = applications
    self.principal = principal
  }

  /// Returns the declarations of the folder.
  ///
  /// - Throws: one line for a damaged project or `Info.plist`.
  package func description() throws -> AppDescription {
    AppDescription(try HostedFolders.project(self).information)
  }

  /// Launches the app on a simulator, in the user's language.
  ///
  /// - Throws: one line for a damaged project, and for a missing storyboard.
  @MainActor
  package func launch(on simulator: Simulator, locale: String? = nil) throws {
    let project = try HostedFolders.project(self, locale)
    InterfaceFolders.use([project])
    let isPad = simulator.machine.hardware.idiom == .pad
    let information = project.information
    let application = (principal ?? information.principalClass).flatMap { applications[$0] }
    simulator.principalClass = application ?? UIApplication.self
    if let scene = information.scene, simulator.machine.features.hasScenes {
      let name = scene.delegate?.split(separator: ".").last.map(String.init)
      let make = name.flatMap { sceneDelegates[$0] } ?? onlySceneDelegate
      if let make {
        let storyboard = scene.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        if let storyboard {
          return try simulator.launch(delegate(), sceneDelegate: make(), storyboard: storyboard)
        }
        return try simulator.launch(delegate(), sceneDelegate: make())
      }
    } else if information.scene == nil, simulator.machine.features.hasScenes, project.target == nil,
      let make = onlySceneDelegate
    {
      // A package has no declarations: a class for scene delegates means that the app has scenes.
      return try simulator.launch(delegate(), sceneDelegate: make())
    }
    let declared = information.scene?.storyboard ?? information.mainStoryboard(isPad: isPad)
    guard let declared else { return simulator.launch(delegate()) }
    simulator.launch(delegate(), storyboard: UIStoryboard(name: declared, bundle: nil))
  }

  private var onlySceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? {
    sceneDelegates.count == 1 ? sceneDelegates.first?.value : nil
  }
}

/// The app folders that were read, each once for each language.
private enum HostedFolders {
  private static let known = Mutex<[String: AppProject]>([:])

  /// Returns the project of an app's folder, read once per folder, target and locale.
  static func project(_ app: HostedApp, _ locale: String? = nil) throws -> AppProject {
    let key = [app.folder, app.target ?? "", locale ?? ""].joined(separator: "\n")
    if let found = known.withLock({ $0[key] }) { return found }
    let project = try AppProject(app.folder, locale: locale, target: app.target)
    known.withLock { $0[key] = project }
    return project
  }
}
