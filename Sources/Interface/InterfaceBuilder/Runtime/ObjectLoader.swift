import Foundation
import GimbalControls
import GimbalEngine
import GimbalGestures
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalLists
import GimbalTraces
import GimbalTraits

/// The context that the loaders of a scene share: connected objects, and the performer of its
/// segues.
@MainActor
final class LoadingContext {
  /// The controller of the scene or of a nib file, a weak reference.
  weak var controller: UIViewController?
  /// The id of the scene's controller; nil for a nib file.
  let controllerID: String?
  /// Called for each segue of an object that can trigger one; nil for a nib file.
  var connectSegue: ((SegueDescription, _ source: AnyObject) -> Void)?
  /// Called with the omissions of a part that is made later.
  var recordOmissions: (([Omission]) -> Void)?

  /// Creates the context of a scene or of a nib file's owner.
  init(_ controller: UIViewController?, id: String?) {
    self.controller = controller
    controllerID = id
  }
}

/// Makes and connects the objects of one part of a document: a controller's view, or a nib file.
///
/// Created when a controller's view is loaded or a nib is instantiated. It sets outlets, adds
/// actions, and calls `awakeFromNib()` at the end.
@MainActor
final class ObjectLoader {
  /// The document that contains the objects.
  let document: InterfaceDocument
  /// The objects that have been made, by their ids.
  let objects: InterfaceObjects
  /// The builder that makes the views.
  let builder: ViewBuilder
  private let context: LoadingContext
  private var views: [ViewDescription] = []

  /// Creates a loader; `traits` select the document's variations.
  init(_ document: InterfaceDocument, traits: UITraitCollection, _ context: LoadingContext) {
    self.document = document
    self.context = context
    objects = InterfaceObjects()
    builder = ViewBuilder(
      document, .app, traits: ObjectLoader.traits(traits), objects: objects)
    builder.makeView = { [unowned self] in self.make($0) }
    builder.makePrototype = { [document, context] description in
      { ObjectLoader.prototype(description, of: document, context) }
    }
  }

  /// Converts a trait collection to the traits of documents; unspecified ones become nil.
  static func traits(_ traits: UITraitCollection) -> InterfaceTraits {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> InterfaceTraits.SizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    return InterfaceTraits(
      width: sizeClass(traits.horizontalSizeClass), height: sizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }

  /// Makes a tree of views; their outlets and actions are connected later.
  func tree(_ description: ViewDescription) -> UIView {
    let view = builder.tree(description)
    views.append(description)
    return view
  }

  // MARK: Making

  /// Makes a cell or a header from its prototype in a document.
  ///
  /// Each has its own objects, which are connected with the scene's controller.
  ///
  /// See: R-NIB-8.
  private static func prototype(
    _ description: ViewDescription, of document: InterfaceDocument, _ context: LoadingContext
  ) -> UIView {
    // R-NIB-8.3
    let loader = ObjectLoader(
      document, traits: context.controller?.traitCollection ?? .current, context)
    let view = loader.tree(description)
    loader.builder.constrain(description)
    loader.connect(description.markup)
    loader.wake()
    loader.followTraits()
    context.recordOmissions?(loader.builder.omissions)
    return view
  }

  /// Makes a view of its custom class, by `init(coder:)`.
  ///
  /// See: R-NIB-6.
  private func make(_ description: ViewDescription) -> UIView? {
    let entry = ViewClasses.entry(description.kind)
    var type: UIView.Type = entry.type
    if let name = description.customClass {
      if let found = InterfaceClasses.find(name, as: UIView.self), entry.accepts(found) {
        type = found
      } else {
        builder.omit(
          description.markup, .unknownClass(name, standIn: SystemClass(entry.type)))
      }
    }
    if description.customClass == nil, let name = ViewClasses.frameworkClasses[description.kind],
      let found = InterfaceClasses.find(name, as: UIView.self), entry.accepts(found)
    {
      type = found
    }
    if !entry.isOwn, description.kind != "view" {
      builder.omit(description.markup, .standIn(SystemClass(entry.type)))
    }
    if type == entry.type, !entry.isArchived { return entry.make(description) }
    return type.init(coder: DocumentCoder(ViewReader(description, builder)))
  }

  /// Makes the gesture recognizers and custom objects among top-level elements, and stores each by
  /// its id.
  ///
  /// A custom object whose class is not found is recorded as an omission.
  ///
  /// - Returns: the custom objects only; the caller retains them.
  func makeLooseObjects(_ elements: [Markup]) -> [AnyObject] {
    var own: [AnyObject] = []
    for element in elements {
      guard let id = element.id else { continue }
      if let recognizer = RecognizerReading.recognizer(element) { objects[id] = recognizer }
      guard element.name == "customObject", let name = ClassName(element) else { continue }
      if let type = InterfaceClasses.find(name, as: NSObject.self),
        let object = ClassWithInit.make(type)
      {
        objects[id] = object
        own.append(object)
      } else {
        builder.omit(element, .absentClass(name))
      }
    }
    return own
  }

  // MARK: Size classes

  /// Makes the trees follow the traits of their top views.
  ///
  /// See: R-NIB-7.
  func followTraits() {
    for description in views {
      // R-NIB-7.1
      guard let variations = TreeVariations(description, self) else { continue }
      objects.view(description.id)?.followDocument { variations.apply(ObjectLoader.traits($0)) }
    }
  }

  // MARK: Connecting

  /// Makes all connections of elements and their descendants.
  func connect(_ markup: Markup) {
    if let connections = markup.child("connections"), let source = source(of: markup) {
      connectAll(connections.children, from: source)
    }
    for child in markup.children where child.holds(.connections) { connect(child) }
  }

  private func source(of markup: Markup) -> AnyObject? { markup.id.flatMap(object) }

  /// Returns the object of an id: the scene's controller, or a made object.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? (id == context.controllerID ? context.controller : nil)
  }

  private func connectAll(_ elements: [Markup], from source: AnyObject) {
    var collections: [(name: String, objects: [Any], markup: Markup)] = []
    for element in elements {
      let connection = ConnectionDescription(element)
      switch connection.kind {
      case .outlet(let property): connectOutlet(property, connection, source)
      case .outletCollection(let property):
        guard let target = object(connection.destination) else { continue }
        ObjectLoader.mark(target)
        if let position = collections.firstIndex(where: { $0.name == property }) {
          collections[position].objects.append(target)
        } else {
          collections.append((property, [target], element))
        }
      case .action(let selector, let event): connectAction(selector, event, connection, source)
      case .segue(let segue): context.connectSegue?(segue, source)
      }
    }
    for collection in collections { connect(collection, source) }
  }

  /// Sets an `@IBOutlet` of an object of the document to the object that the connection names.
  ///
  /// Called when all objects of the document exist. The name also names the view in the trace.
  ///
  /// See: R-NIB-2, R-NIB-6.
  private func connectOutlet(
    _ name: String, _ connection: ConnectionDescription, _ source: AnyObject
  ) {
    guard let target = object(connection.destination) else { return }
    if name == "view", source is UIViewController { return }
    if let view = target as? UIView { DocumentNames.name(view, name) }
    ObjectLoader.mark(target)
    if let connectable = source as? any InterfaceConnectable,
      connectable.connectOutlet(name, to: target)
    {
      return
    }
    switch SystemOutlets.connect(name, of: source, to: target) {
    case .connected: break
    case .unknown: refuse(name, connection.markup, source)
    case .unfit(let role):
      builder.omit(
        connection.markup, .unfitOutlet(name, SystemClass(type(of: target)), role: role))
    }
  }

  /// Marks the views of a connected constraint, without a superview that only contains them.
  private static func mark(_ target: AnyObject) {
    guard let constraint = target as? NSLayoutConstraint else { return }
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    for view in views
    where !views.contains(where: { $0 !== view && $0.isDescendant(of: view) }) {
      view.hasConnectedConstraint = true
    }
  }

  /// Raises an exception for an unknown outlet; if the source's custom class is missing, only
  /// records an omission.
  ///
  /// See: R-NIB-6.
  private func refuse(_ name: String, _ markup: Markup, _ source: AnyObject) {
    guard source is any InterfaceConnectable else {
      return builder.omit(markup, .unconnectedOutlet(name))
    }
    Machine.current?.application.report(.undefinedKey(name, of: source))
  }

  private func connect(
    _ collection: (name: String, objects: [Any], markup: Markup), _ source: AnyObject
  ) {
    if collection.name == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in collection.objects {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    if let connectable = source as? any InterfaceConnectable,
      connectable.connectOutletCollection(collection.name, to: collection.objects)
    {
      return
    }
    refuse(collection.name, collection.markup, source)
  }

  private func connectAction(
    _ selector: String, _ event: String?, _ connection: ConnectionDescription, _ source: AnyObject
  ) {
    guard let target = object(connection.destination) else { return }
    let action = InterfaceAction(selector, target)
    switch source {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in action.call(sender: control) },
        for: ControlEvents.event(event ?? "touchUpInside"))
    case let recognizer as UIGestureRecognizer:
      recognizer.gesture.retained.append(action)
      recognizer.addTarget(action, action: InterfaceAction.selector)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in action.call(sender: item)
      }
    default:
      builder.omit(connection.markup, .unsentAction(selector, SystemClass(type(of: source))))
    }
  }

  // MARK: Awaking from nib

  /// Sets the runtime attributes of views and calls `awakeFromNib`, children before parents.
  ///
  /// See: R-NIB-2.
  func wake() {
    DocumentNames.nameByLabels(builder.labeled)
    // R-NIB-2.3
    for description in views where description.markup.holds(.attributes) {
      applyAttributes(description.markup)
    }
    // R-NIB-2.4
    for id in objects.order.reversed() {
      guard let view = objects.view(id) else { continue }
      view.send(.awakeFromNib) { view.awakeFromNib() }
    }
  }

  private func applyAttributes(_ markup: Markup) {
    for attribute in markup.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let id = markup.id, let object = object(id) else {
        continue
      }
      let value = RuntimeValue.value(attribute, in: document)
      if RuntimeValue.apply(value, path, to: object) { continue }
      if let connectable = object as? any InterfaceConnectable,
        connectable.setInterfaceValue(value, forKeyPath: path)
      {
        continue
      }
      builder.omit(attribute, .unsetAttribute(path))
    }
    for child in markup.children where child.holds(.attributes) { applyAttributes(child) }
  }
}

/// Reads one view's description into the object that its class's initializer makes.
@MainActor
private final class ViewReader: DocumentReader {
  private let description: ViewDescription
  private let builder: ViewBuilder

  /// Creates the reader of a view, whose properties the builder sets.
  init(_ description: ViewDescription, _ builder: ViewBuilder) {
    self.description = description
    self.builder = builder
  }

  /// Sets the view's properties and adds its subviews.
  func read(into view: UIView) { builder.fill(view, description) }

  /// Does nothing: the object is a view.
  func read(into controller: UIViewController) {}

  /// Returns a value that the initializers of tables and cells need; nil for other keys.
  func value(forKey key: String) -> Any? {
    switch key {
    // R-NIB-8.1
    case "UIStyle": ListReading.tableStyle(description.markup).rawValue
    case "UITableViewCellStyle": ListReading.cellStyle(description.markup).rawValue
    case "UIReuseIdentifier": description.markup["reuseIdentifier"]
    case "UICollectionLayout": ListReading.layout(of: description.markup, builder)
    default: nil
    }
  }
}
