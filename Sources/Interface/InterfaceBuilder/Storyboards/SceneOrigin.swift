import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalLists
import GimbalTraces
import GimbalTraits

/// The scene from which a controller was made: its view, its segues, its variations.
///
/// `StoryboardScenes` creates it with the controller, which retains it. It loads the view later,
/// and performs the segues.
@MainActor
final class SceneOrigin: DocumentOrigin, DocumentReader {
  private let scene: SceneDescription
  private let description: ControllerDescription
  private let owner: UIStoryboard
  private let scenes: StoryboardScenes
  private var segues: [SegueDescription] = []
  /// The objects of the app's own classes, which live as long as the controller.
  private var ownObjects: [AnyObject] = []
  /// The sources of popovers by the ids of their segues.
  private var anchors: [String: WeakAnchor] = [:]
  /// The buttons of the controller's bars, by id.
  private var items: [String: UIBarButtonItem] = [:]

  /// Creates the origin of a controller that is being made.
  init(
    _ scene: SceneDescription, _ description: ControllerDescription, _ storyboard: UIStoryboard,
    _ scenes: StoryboardScenes
  ) {
    self.scene = scene
    self.description = description
    owner = storyboard
    self.scenes = scenes
    collect(scene.markup)
  }

  /// The storyboard, for `UIViewController.storyboard`.
  var storyboard: UIStoryboard? { owner }

  private func collect(_ markup: Markup) {
    let holdsConnections = markup.name == "connections"
    for child in markup.children {
      if holdsConnections, child.name == "segue" { segues.append(SegueDescription(child)) }
      if child.holds(.connections) || child.name == "connections" { collect(child) }
    }
  }

  // MARK: The controller

  /// Does nothing: the object is a controller.
  func read(into view: UIView) {}

  /// Sets a new controller's properties and items from the document.
  ///
  /// Called in its `init(coder:)`.
  func read(into controller: UIViewController) {
    if let split = controller as? UISplitViewController { split.style = columnStyle }
    items = ControllerReading.configure(
      controller, description.markup, document: scenes.document)
  }

  /// The style of a split view controller: columns if the document permits them, from iOS 14 on.
  private var columnStyle: UISplitViewController.Style {
    guard Machine.current?.features.hasSplitColumns ?? true else { return .unspecified }
    let isTriple =
      description.markup.flag("allowTripleColumnStyle") == true
      || description.segues.contains { $0.relationship == "supplementaryViewController" }
    if description.markup.flag("allowDoubleColumnStyle") == true {
      return isTriple ? .tripleColumn : .doubleColumn
    }
    return description.markup.flag("allowTripleColumnStyle") == true ? .tripleColumn : .unspecified
  }

  /// Adds the child controllers of a container's relationships, in the document's order.
  func contain(in controller: UIViewController) {
    var children: [UIViewController] = []
    var columns: [String: UIViewController] = [:]
    for segue in description.segues where segue.kind == "relationship" {
      guard let child = scenes.make(segue.destination, of: owner) else { continue }
      children.append(child)
      columns[segue.relationship ?? ""] = child
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(Array(children.prefix(1)), animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController:
      let order = [
        "masterViewController", "supplementaryViewController", "detailViewController",
      ]
      guard split.style == .unspecified else {
        for (name, column) in zip(
          order, [.primary, .supplementary, .secondary] as [UISplitViewController.Column])
        {
          if let child = columns[name] { split.setViewController(child, for: column) }
        }
        return
      }
      let sorted = order.compactMap { columns[$0] }
      split.viewControllers = sorted.count > 2 ? [sorted[0], sorted[sorted.count - 1]] : sorted
    default: break
    }
  }

  // MARK: The view

  /// Makes and connects the view and calls `awakeFromNib`; embedded controllers are made before
  /// `viewDidLoad`.
  ///
  /// See: R-NIB-2.
  func loadView(of controller: UIViewController) -> Bool {
    guard let view = description.view else { return false }
    let context = LoadingContext(controller, id: description.id)
    let loader = ObjectLoader(scenes.document, traits: controller.traitCollection, context)
    ownObjects = loader.makeLooseObjects(scene.objects)
    for (id, item) in items { loader.objects[id] = item }
    // R-NIB-2.1
    let root = loader.tree(view)
    controller.view = root
    if let rows = controller as? UITableViewController, let list = view.list, !list.sections.isEmpty
    {
      rows.staticSections = loader.builder.sections(of: list)
    }
    for guide in description.layoutGuides {
      loader.objects[guide.id] =
        (guide.type == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide)
        as AnyObject
    }
    for object in scene.objects where ViewClasses.isView(object) {
      let loose = ViewDescription(object)
      _ = loader.tree(loose)
      loader.builder.constrain(loose)
    }
    // R-NIB-2.2
    loader.builder.constrain(view)
    loader.makeBarViews(of: description.markup, controller)
    context.recordOmissions = { [weak scenes] in scenes?.recordOmissions($0) }
    context.connectSegue = { [weak self, weak controller] segue, source in
      guard let self, let controller else { return }
      connect(segue, source, controller)
    }
    loader.connect(scene.markup)
    findAnchors(in: loader.objects)
    loader.wake()
    loader.followTraits()
    scenes.recordOmissions(loader.builder.omissions)
    if scenes.makesPrototypes { for make in loader.builder.prototypes { _ = make() } }
    return true
  }

  /// Stores the view or the button of a bar that a popover segue names.
  private func findAnchors(in objects: InterfaceObjects) {
    for segue in segues {
      let id = segue.markup["popoverAnchorView"] ?? segue.markup["popoverAnchorBarButtonItem"]
      if let id, let object = objects[id] { anchors[segue.id] = WeakAnchor(object: object) }
    }
  }

  /// Connects a segue: embeds a controller, or makes its trigger begin the segue.
  private func connect(
    _ segue: SegueDescription, _ source: AnyObject, _ controller: UIViewController
  ) {
    if segue.kind == "embed" {
      guard let container = source as? UIView else { return }
      SceneNesting.within {
        destination(of: segue, from: controller, sender: nil).map {
          SeguePerformance.embed($0, in: container, segue, of: controller)
        }
      }
      return
    }
    guard segue.kind != "relationship" else { return }
    let isTaken = SegueTrigger.connect(source, segue) { [weak self, weak controller] sender in
      guard let self, let controller else { return }
      begin(segue, from: controller, sender: sender)
    }
    if !isTaken { scenes.recordOmissions(segue.markup, .unbegunSegue) }
  }

  // MARK: Segues

  /// Performs the segue with an identifier, or raises an exception; called by
  /// `performSegue(withIdentifier:sender:)`.
  func performSegue(
    withIdentifier identifier: String, from controller: UIViewController, sender: Any?
  ) {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      return controller.report(.missingSegue(identifier, of: controller))
    }
    perform(segue, from: controller, sender: sender)
  }

  /// Performs a segue that the user has begun, unless the controller cancels it.
  private func begin(_ segue: SegueDescription, from controller: UIViewController, sender: Any?) {
    let identifier = segue.identifier ?? ""
    // R-NIB-4.1
    let agrees = controller.send(
      .shouldPerformSegue,
      controller.machine.arguments(TraceArgument("withIdentifier", .text(identifier)))
    ) { controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
    guard agrees else { return }
    perform(segue, from: controller, sender: sender)
  }

  private func perform(_ segue: SegueDescription, from source: UIViewController, sender: Any?) {
    if segue.kind == "unwind" {
      return Unwinding.perform(segue, from: source, sender: sender)
    }
    // R-NIB-4.2
    guard let destination = destination(of: segue, from: source, sender: sender) else { return }
    SeguePerformance.perform(
      segue, from: source, to: destination, sender: sender, anchor: anchors[segue.id]?.object)
  }

  /// Returns the destination of a segue.
  ///
  /// A method of the source's class may make it, before `prepare(for:sender:)`.
  ///
  /// Source: Apple, IBSegueAction: if the method returns nil, the storyboard makes the destination.
  private func destination(
    of segue: SegueDescription, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard let name = segue.creationSelector, let maker = source as? any InterfaceConnectable else {
      return scenes.make(segue.destination, of: owner)
    }
    return scenes.make(segue.destination, of: owner) { coder in
      maker.makeSegueDestination(
        name, coder: coder, sender: sender, segueIdentifier: segue.identifier)
    }
  }
}

/// The source of a popover, a weak reference.
private struct WeakAnchor {
  /// The view or bar button; nil once it is released.
  weak var object: AnyObject?
}
