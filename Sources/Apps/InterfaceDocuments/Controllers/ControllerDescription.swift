/// A scene of a storyboard: a controller and its other top-level objects.
package struct SceneDescription {
  /// The element.
  package let markup: Markup
  /// The controller; nil for a scene without one.
  package let controller: ControllerDescription?
  /// The scene's other objects: placeholders, exits, recognizers, further views.
  package let objects: [Markup]

  init(_ markup: Markup) {
    self.markup = markup
    let all = markup.list("objects")
    let location = all.firstIndex { ControllerDescription.kinds.contains($0.name) }
    controller = location.map { ControllerDescription(all[$0]) }
    objects = all.indices.filter { $0 != location }.map { all[$0] }
  }
}

/// A controller as a storyboard describes it.
package final class ControllerDescription {
  /// The elements that are controllers.
  package static let kinds: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "avPlayerViewController",
    "glkViewController", "hostingController", "viewControllerPlaceholder",
  ]

  /// The element.
  package let markup: Markup
  /// The element's name, which determines the base class.
  package var kind: String { markup.name }
  /// The controller's id.
  package let id: String
  /// The custom class in the document.
  package let customClass: ClassName?
  /// The identifier by which the app instantiates the controller.
  package let storyboardIdentifier: String?
  /// The controller's view; nil if the class creates one.
  package let view: ViewDescription?
  /// The ids of the top and bottom layout guides by type.
  package let layoutGuides: [(type: String, id: String)]

  /// Reads the element of a controller.
  package init(_ markup: Markup) {
    self.markup = markup
    id = markup.id ?? ""
    customClass = ClassName(markup)
    storyboardIdentifier = markup["storyboardIdentifier"]
    view = markup.child(key: "view").map(ViewDescription.init)
    layoutGuides = markup.list("layoutGuides")
      .compactMap { guide in guide.id.map { (guide["type"] ?? "", $0) } }
  }

  /// The size of the scene on the canvas in points, if it is not a device's.
  package var drawnSize: (width: Double, height: Double)? {
    guard let size = markup.child(key: "freeformSize"),
      let width = size["width"].flatMap(Double.init),
      let height = size["height"].flatMap(Double.init)
    else { return nil }
    return (width, height)
  }

  /// The segues of the controller itself.
  package var segues: [SegueDescription] {
    markup.list("connections").filter { $0.name == "segue" }.map(SegueDescription.init)
  }
}
