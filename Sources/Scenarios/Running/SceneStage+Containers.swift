import GimbalEngine

/// Making containers with the controllers that they hold.
extension SceneStage {
  /// A controller of the class that the scene names, with what it holds.
  func makeController(_ scene: SceneController) -> any ScriptedController {
    let script = ControllerScript(scene, stage: self)
    guard let container = scene.container else { return Scripted.UIViewController(script) }
    script.delegate = container.delegate.map { ScriptedDelegate($0, stage: self) }
    let controllers = container.controllers.map { make($0) }
    switch scene.controllerClass {
    case .plain: return Scripted.UIViewController(script)
    case .split: return makeSplit(script, container, controllers)
    case .pages: return makePages(script, container, controllers)
    }
  }

  private func makeSplit(
    _ script: ControllerScript, _ container: SceneContainer, _ controllers: [UIViewController]
  ) -> any ScriptedController {
    let split: Scripted.UISplitViewController
    switch container.splitStyle {
    case .classic: split = Scripted.UISplitViewController(script, classic: ())
    case .doubleColumn: split = Scripted.UISplitViewController(script, style: .doubleColumn)
    case .tripleColumn: split = Scripted.UISplitViewController(script, style: .tripleColumn)
    }
    split.delegate = script.delegate
    if container.splitStyle == .classic {
      split.viewControllers = controllers
    } else {
      for (column, controller) in zip(container.columns, controllers) {
        split.setViewController(controller, for: column.column)
      }
    }
    return split
  }

  private func makePages(
    _ script: ControllerScript, _ container: SceneContainer, _ controllers: [UIViewController]
  ) -> any ScriptedController {
    let made = Scripted.UIPageViewController(
      script, style: container.pageStyle == .scroll ? .scroll : .pageCurl)
    made.delegate = script.delegate
    let pages = ScriptedPages(controllers)
    script.pages = pages
    made.dataSource = pages
    made.setViewControllers([controllers[0]], direction: .forward, animated: false)
    return made
  }
}

extension SceneColumn {
  fileprivate var column: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    case .compact: .compact
    }
  }
}
