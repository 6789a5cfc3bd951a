package import Foundation
package import GimbalEngine
package import GimbalInterfaceDocuments
import GimbalTraces

/// The scenes of a storyboard, of which controllers are made any number of times.
@MainActor
package final class StoryboardScenes: StoryboardSource {
  /// The document.
  package let document: InterfaceDocument
  private let scenes: [String: SceneDescription]
  private let byIdentifier: [String: String]
  /// All elements that have been left out or replaced so far.
  package private(set) var omissions: Set<Omission> = []

  /// True if prototypes of cells are made as soon as their list is, so that what they lack is known.
  package var makesPrototypes = false

  /// Takes a document's scenes.
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

  package func initialController(
    of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.initialController.flatMap { make($0, of: storyboard, creator) }
  }

  package func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    byIdentifier[identifier].flatMap { make($0, of: storyboard, creator) }
  }

  /// Makes the controller of an id, and what it contains; nil for an id that no scene has.
  ///
  /// Storyboards that contain each other end at a limit.
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
    let controller = creator?(coder) ?? ControllerClasses.make(description, coder, self)
    controller.documentOrigin = origin
    if let name = description.storyboardIdentifier { controller.sceneIdentifier = name }
    origin.contain(in: controller)
    controller.send(.awakeFromNib) { controller.awakeFromNib() }
    return controller
  }

  /// A controller of another storyboard; a plain one where that is not there.
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

  func recordOmissions(_ markup: Markup, _ effect: OmittedEffect) {
    omissions.insert(Omission(markup: markup, effect: effect))
  }

  func recordOmissions(_ all: [Omission]) { omissions.formUnion(all) }
}

/// The scenes that are being made inside each other, by embedding, containment and references to other storyboards.
@MainActor
enum SceneNesting {
  private static var depth = 0
  /// The most scenes inside each other; an app has a few, and each takes room on the stack.
  private static let limit = 50

  /// Makes a scene, or nil past the limit.
  @discardableResult
  static func within<Made>(_ make: () -> Made?) -> Made? {
    guard depth < limit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return make()
  }
}
