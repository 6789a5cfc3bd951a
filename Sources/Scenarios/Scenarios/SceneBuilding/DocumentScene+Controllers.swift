import Gimbal
package import GimbalDocuments
package import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments

/// Creates the controllers of interface documents, on the current simulator.
extension DocumentScene {
  /// Returns the app's initial storyboard; nil if a scene or a nib file is shown alone.
  @MainActor
  package func mainStoryboard() -> UIStoryboard? {
    guard address.scene == nil, document.format == .storyboard, document.initialController != nil
    else {
      return nil
    }
    return UIStoryboard(name: name, source: StoryboardScenes(document))
  }

  /// The storyboard's name, which is its file name without the extension.
  private var name: String {
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    return String(file.dropLast(".storyboard".count))
  }

  /// Makes documents, images and strings be loaded from the app's folder only, from now on.
  @MainActor
  package func openFolder() { InterfaceFolders.use(project.map { [$0] } ?? []) }

  /// Launches an app with its main storyboard, with a scene delegate or without.
  @MainActor
  func launch(_ storyboard: UIStoryboard, inScene: Bool, on simulator: Simulator) throws {
    openFolder()
    if inScene, simulator.machine.features.hasScenes {
      try simulator.launch(
        ScriptedAppDelegate(), sceneDelegate: ScriptedSceneDelegate(nil), storyboard: storyboard)
    } else {
      simulator.launch(ScriptedAppDelegate(), storyboard: storyboard)
    }
  }

  /// True for a scene of a storyboard that segues present as a sheet.
  package var isSheet: Bool {
    guard let description, description.id != document.initialController else { return false }
    return CanvasBarFinder(document).isSheet(description.id)
  }

  /// Creates the controller on the current simulator; a nib file's views are in a plain
  /// controller's view.
  ///
  /// A scene that segues push onto a navigation controller is created at the top of its stack.
  ///
  /// - Throws: one line for a storyboard without a controller.
  @MainActor
  package func makeController() throws(DocumentError) -> UIViewController {
    openFolder()
    guard document.format == .storyboard else { return nibController() }
    let scenes = StoryboardScenes(document)
    let storyboard = UIStoryboard(name: name, source: scenes)
    guard let description else { throw noSuchScene }
    if description.id != document.initialController,
      let stack = CanvasBarFinder(document).stack(to: description.id),
      let navigation = scenes.make(stack.navigation, of: storyboard) as? UINavigationController
    {
      navigation.viewControllers += stack.pushed.compactMap { scenes.make($0, of: storyboard) }
      return navigation
    }
    guard let made = scenes.make(description.id, of: storyboard) else { throw noSuchScene }
    return made
  }

  @MainActor
  private func nibController() -> UIViewController {
    let controller = UIViewController()
    for view in NibDocument.views(of: document) {
      if controller.view.subviews.isEmpty {
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      controller.view.addSubview(view)
    }
    return controller
  }
}
