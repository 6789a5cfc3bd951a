import GimbalContainers
import GimbalEngine
import GimbalLists

/// Creation of containers with their controllers.
extension BuiltScene {
  /// Returns a controller of the class that the scene names, with its contents.
  func makeController(_ scene: SceneController) -> UIViewController {
    let script = ControllerScript(scene, builtScene: self)
    switch scene.controllerClass {
    case .table: return Scripted.UITableViewController(style: .plain).with(script)
    case .collection:
      return Scripted.UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        .with(script)
    case .plain, .navigation, .tabs, .split, .pages: break
    }
    guard let container = scene.container else { return Scripted.UIViewController().with(script) }
    script.delegate = container.delegate.map { ScriptedDelegate($0, builtScene: self) }
    let controllers = container.controllers.map { make($0) }
    switch scene.controllerClass {
    case .plain, .table, .collection: return Scripted.UIViewController().with(script)
    case .navigation: return makeNavigation(script, container, controllers)
    case .tabs: return makeTabs(script, container, controllers)
    case .split: return makeSplit(script, container, controllers)
    case .pages: return makePages(script, container, controllers)
    }
  }

  private func makeNavigation(
    _ script: ControllerScript, _ container: SceneContainer, _ controllers: [UIViewController]
  ) -> UIViewController {
    let navigation = Scripted.UINavigationController().with(script)
    navigation.delegate = script.delegate
    navigation.viewControllers = controllers
    navigation.isNavigationBarHidden = container.hidesNavigationBar
    navigation.isToolbarHidden = !container.showsToolbar
    return navigation
  }

  private func makeTabs(
    _ script: ControllerScript, _ container: SceneContainer, _ controllers: [UIViewController]
  ) -> UIViewController {
    let tabs = Scripted.UITabBarController().with(script)
    tabs.delegate = script.delegate
    tabs.viewControllers = controllers
    tabs.selectedIndex = container.selected
    return tabs
  }

  private func makeSplit(
    _ script: ControllerScript, _ container: SceneContainer, _ controllers: [UIViewController]
  ) -> UIViewController {
    let split: Scripted.UISplitViewController
    switch container.splitStyle {
    case .classic: split = Scripted.UISplitViewController()
    case .doubleColumn: split = Scripted.UISplitViewController(style: .doubleColumn)
    case .tripleColumn: split = Scripted.UISplitViewController(style: .tripleColumn)
    }
    split.scriptedBehavior = script
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
  ) -> UIViewController {
    let made = Scripted.UIPageViewController(
      transitionStyle: container.pageStyle == .scroll ? .scroll : .pageCurl,
      navigationOrientation: .horizontal
    ).with(script)
    made.delegate = script.delegate
    let pages = ScriptedPages(controllers)
    script.pages = pages
    made.dataSource = pages
    made.setViewControllers([controllers[0]], direction: .forward, animated: false)
    return made
  }
}

extension UIViewController {
  /// Stores the script from the scene that the controller follows, and returns the controller.
  fileprivate func with(_ script: ControllerScript) -> Self {
    scriptedBehavior = script
    return self
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
