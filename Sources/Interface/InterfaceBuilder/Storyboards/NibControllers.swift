import Foundation
import GimbalEngine
import GimbalInterfaceDocuments
import GimbalLists
import GimbalTraces

/// The top-level controllers of a nib file, and their child controllers.
///
/// Rule: R-NIB-9.
@MainActor
final class NibControllers {
  private let loader: ObjectLoader
  private let scenes: StoryboardScenes
  /// The controllers, children first.
  private var made: [UIViewController] = []
  /// The views of controllers whose constraints have yet to be made.
  private(set) var trees: [ViewDescription] = []

  /// Creates the list for the nib file of a loader.
  init(_ loader: ObjectLoader) {
    self.loader = loader
    scenes = StoryboardScenes(loader.document)
  }

  /// Returns true for the element of a controller.
  static func isController(_ element: Markup) -> Bool {
    ControllerDescription.kinds.contains(element.name)
      && element.name != "viewControllerPlaceholder"
  }

  /// Makes a controller with its view and its child controllers, by `init(coder:)`; all can be
  /// connected.
  func make(_ element: Markup) -> UIViewController {
    let description = ControllerDescription(element)
    let reader = ControllerReader(description, loader.document)
    // R-NIB-9.1
    let controller = ControllerClasses.make(description, DocumentCoder(reader), scenes)
    loader.objects[description.id] = controller
    for (id, item) in reader.items { loader.objects[id] = item }
    if let view = description.view {
      controller.documentOrigin = NibOrigin(loader.tree(view))
      trees.append(view)
      if let rows = controller as? UITableViewController, let list = view.list,
        !list.sections.isEmpty
      {
        rows.staticSections = loader.builder.sections(of: list)
      }
    }
    let columns = ["masterViewController", "detailViewController"].compactMap {
      element.child(key: $0)
    }
    let children = (element.list("viewControllers") + columns).filter(NibControllers.isController)
    contain(children, in: controller)
    made.append(controller)
    return controller
  }

  private func contain(_ elements: [Markup], in controller: UIViewController) {
    let children = elements.map(make)
    guard !children.isEmpty else { return }
    // R-NIB-9.2
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }

  /// Calls `awakeFromNib` on the controllers, children first; returns the omissions.
  func wake() -> Set<Omission> {
    // R-NIB-9.4
    for controller in made { controller.send(.awakeFromNib) { controller.awakeFromNib() } }
    return scenes.omissions
  }
}

/// Reads a controller's element into the object that its class's initializer makes.
@MainActor
private final class ControllerReader: DocumentReader {
  private let description: ControllerDescription
  private let document: InterfaceDocument
  /// The buttons of the controller's bars, by id.
  private(set) var items: [String: UIBarButtonItem] = [:]

  /// Creates the reader of a controller's element.
  init(_ description: ControllerDescription, _ document: InterfaceDocument) {
    self.description = description
    self.document = document
  }

  /// Does nothing: the object is a controller.
  func read(into view: UIView) {}

  /// Sets the controller's properties, and stores its bar items for later connections.
  func read(into controller: UIViewController) {
    // R-NIB-9.3
    if let name = description.markup["nibName"] { controller.takeNib(named: name) }
    items = ControllerReading.configure(controller, description.markup, document: document)
  }
}

/// The origin of a controller in a nib file, whose view is made together with it.
@MainActor
private final class NibOrigin: DocumentOrigin {
  /// The view until the controller loads it.
  private var view: UIView?

  /// Creates the origin with the view, which is retained until the controller loads it.
  init(_ view: UIView) { self.view = view }

  /// Nil, because a nib file is not a storyboard.
  var storyboard: UIStoryboard? { nil }

  /// Sets the view that was made with the controller; returns false the second time.
  func loadView(of controller: UIViewController) -> Bool {
    // R-NIB-9.3
    guard let view else { return false }
    controller.view = view
    self.view = nil
    return true
  }

  /// Reports the missing segue: nib files have none.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) {
    controller.report(.missingSegue(identifier, of: controller))
  }
}
