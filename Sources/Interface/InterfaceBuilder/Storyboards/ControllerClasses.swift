import Foundation
import GimbalEngine
import GimbalInterfaceDocuments
import GimbalLists

/// Creation of controllers by the kinds and custom classes of storyboard elements.
@MainActor
enum ControllerClasses {
  /// Makes a controller of its custom class, by `init(coder:)`.
  ///
  /// See: R-NIB-6.
  static func make(
    _ description: ControllerDescription, _ coder: NSCoder, _ scenes: StoryboardScenes
  ) -> UIViewController {
    let base = base(description.kind)
    if base.type == UIViewController.self, description.kind != "viewController" {
      scenes.recordOmissions(description.markup, .standIn(SystemClass(base.type)))
    }
    if let name = description.customClass {
      if let type = InterfaceClasses.find(name, as: UIViewController.self), base.accepts(type),
        let made = type.init(coder: coder)
      {
        return made
      }
      scenes.recordOmissions(
        description.markup, .unknownClass(name, standIn: SystemClass(base.type)))
    }
    return base.type.init(coder: coder) ?? UIViewController()
  }

  private struct Base {
    /// The class of UIKit for the element.
    let type: UIViewController.Type
    /// Returns true for subclasses that the element can have as a custom class.
    let accepts: (UIViewController.Type) -> Bool
  }

  private static func base(_ kind: String) -> Base {
    switch kind {
    case "navigationController":
      Base(type: UINavigationController.self) { $0 is UINavigationController.Type }
    case "tabBarController": Base(type: UITabBarController.self) { $0 is UITabBarController.Type }
    case "splitViewController":
      Base(type: UISplitViewController.self) { $0 is UISplitViewController.Type }
    case "tableViewController":
      Base(type: UITableViewController.self) { $0 is UITableViewController.Type }
    case "collectionViewController":
      Base(type: UICollectionViewController.self) { $0 is UICollectionViewController.Type }
    case "pageViewController":
      Base(type: ContainerWork.linked.pages.controllerType) {
        ContainerWork.linked.pages.isPageController($0)
      }
    default: Base(type: UIViewController.self) { _ in true }
    }
  }
}
