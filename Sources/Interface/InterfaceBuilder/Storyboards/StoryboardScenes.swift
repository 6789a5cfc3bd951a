package import Foundation
package import GimbalEngine
package import GimbalInterfaceDocuments
import GimbalTraces

/// The scenes of a storyboard, from which controllers can be made any number of times.
@MainActor
package final class StoryboardScenes: StoryboardSource {
  /// The document that contains the scenes.
  package let document: InterfaceDocument
  private let scenes: [String: SceneDescription]
  private let byIdentifier: [String: String]
  /// All elements that were left out or replaced so far.
  package private(set) var omissions: Set<Omission> = []

  /// True if prototypes of cells are made together with their list, so that their omissions are
  /// known.
  package var makesPrototypes = false

  /// Finds the scenes of a document and their identifiers; no controller is made yet.
  package init(_ document: InterfaceDocument) {
    self.document = document
    var scenes: [String: SceneDescription] = [:]
    var byIdentifier: [String: String] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      scenes[controller.id] = scene
      if let name = controller.storyboardIdentifier { byIdentifier[name] = controller.id }
    }
    self.scenes = scenes
    self.byIdentifier = byIdentifier
  }

  /// The ids of all controllers, in the document's order.
  package var controllers: [String] { document.scenes.compactMap { $0.controller?.id } }

  /// Creates the initial controller; called by `instantiateInitialViewController(creator:)`.
  ///
  /// Returns nil if the document has none.
  package func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.initialController.flatMap { make($0, of: storyboard, creator) }
  }

  /// Creates the controller with an identifier; called by
  /// `instantiateViewController(identifier:creator:)`.
  ///
  /// Returns nil if the document has none.
  package func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    byIdentifier[identifier].flatMap { make($0, of: storyboard, creator) }
  }

  /// Makes the controller of an id, and its children; returns nil for an unknown id.
  ///
  /// The nesting of storyboards that contain each other is limited.
  ///
  /// Rule: R-NIB-1.
  package func make(
    _ id: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = scenes[id], let description = scene.controller else { return nil }
    return SceneNesting.within { make(scene, description, of: storyboard, creator) }
  }

  private func make(
    _ scene: SceneDescription, _ description: ControllerDescription, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if description.kind == "viewControllerPlaceholder" {
      return placeholder(description, of: storyboard)
    }
    let origin = SceneOrigin(scene, description, storyboard, self)
    let coder = DocumentCoder(origin)
    // R-NIB-1.1
    let controller = creator?(coder) ?? ControllerClasses.make(description, coder, self)
    controller.documentOrigin = origin
    if let name = description.storyboardIdentifier { controller.sceneIdentifier = name }
    // R-NIB-1.2
    origin.contain(in: controller)
    // R-NIB-1.3
    controller.send(.awakeFromNib) { controller.awakeFromNib() }
    return controller
  }

  /// Returns a controller of another storyboard, or a plain one if that is missing.
  private func placeholder(
    _ description: ControllerDescription, of storyboard: UIStoryboard
  ) -> UIViewController {
    let markup = description.markup
    let found = markup["storyboardName"].map { name in
      (
        name,
        DocumentSpace.found { (work) throws(UnreadableDocument) in
          try work.storyboard(named: name, in: nil)
        }.source
      )
    }
    guard let (name, source) = found, let source else {
      recordOmissions(markup, .noStoryboard)
      return UIViewController()
    }
    let other = UIStoryboard(name: name, source: source)
    let made =
      markup["referencedIdentifier"].map { other.instantiateViewController(withIdentifier: $0) }
      ?? other.instantiateInitialViewController()
    return made ?? UIViewController()
  }

  /// Records an element that was left out or replaced, for messages.
  func recordOmissions(_ markup: Markup, _ effect: OmittedEffect) {
    omissions.insert(Omission(markup: markup, effect: effect))
  }

  /// Records the omissions of a builder.
  func recordOmissions(_ all: [Omission]) { omissions.formUnion(all) }
}

/// The nesting of scenes by embedding, containment and references to other storyboards.
@MainActor
enum SceneNesting {
  private static var depth = 0
  /// The maximum nesting of scenes; apps have a few levels, and each uses stack memory.
  private static let limit = 50

  /// Makes a scene, or returns nil past the limit.
  @discardableResult
  static func within<Made>(_ make: () -> Made?) -> Made? {
    guard depth < limit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return make()
  }
}
