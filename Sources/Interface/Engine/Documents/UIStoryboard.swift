public import Foundation

/// Controllers and the ways between them, as Interface Builder's documents describe them.
///
/// The document is found by name in the bundle's folder, or in a folder that was given to the simulator.
///
/// See: R-NIB-1.
/// Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the document without its ending.
  package final let name: String
  private let source: (any StoryboardSource)?

  /// Finds a storyboard by name; nil is the app's own bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let found = DocumentSpace.found { (work) throws(UnreadableDocument) in
      try work.storyboard(named: name, in: storyboardBundleOrNil)
    }
    source = found.source
    super.init()
    if found.source == nil, !found.isReported {
      Machine.forNewObjects.application.report(.missingStoryboard(name))
    }
  }

  /// Creates a storyboard of scenes that were read already.
  package init(name: String, source: any StoryboardSource) {
    self.name = name
    self.source = source
    super.init()
  }

  /// Makes the controller with which the storyboard begins; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    source?.initialController(of: self, nil)
  }

  /// Makes the controller with which the storyboard begins, by a closure that calls an initializer of its own.
  public final func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    source?.initialController(of: self, creator) as? Controller
  }

  /// Makes the controller of an identifier.
  ///
  /// An identifier that no scene has raises, and a plain controller is returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? UIViewController()
  }

  /// Makes the controller of an identifier, by a closure that calls an initializer of its own.
  ///
  /// - Precondition: the scene's controller is of the class, as UIKit requires too.
  public final func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = make(identifier, creator) as? Controller else {
      preconditionFailure("the scene '\(identifier)' has no \(Controller.self)")
    }
    return controller
  }

  private func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if let made = source?.controller(withIdentifier: identifier, of: self, creator) { return made }
    Machine.forNewObjects.application.report(.missingScene(identifier, in: name))
    return nil
  }
}
