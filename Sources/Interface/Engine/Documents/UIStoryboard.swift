public import Foundation

/// Controllers and segues from an Interface Builder document.
///
/// The document is found by name in the bundle's folder, or in a folder that the simulator
/// received.
///
/// See: R-NIB-1.
/// Source: Apple, UIStoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the document without its extension.
  package final let name: String
  private let source: (any StoryboardSource)?

  /// Finds a storyboard by name in a bundle; nil means the app's bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    // The default device opens the folders in which documents are found.
    DefaultDevice.ensure(for: "UIStoryboard")
    let found = DocumentSpace.found { (work) throws(UnreadableDocument) in
      try work.storyboard(named: name, in: storyboardBundleOrNil)
    }
    source = found.source
    super.init()
    if found.source == nil, !found.isReported {
      Machine.forNewObjects.application.report(.missingStoryboard(name))
    }
  }

  /// Creates a storyboard from scenes that have already been read.
  package init(name: String, source: any StoryboardSource) {
    self.name = name
    self.source = source
    super.init()
  }

  /// Creates the initial controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    source?.initialController(of: self, nil)
  }

  /// Creates the initial controller with a closure that calls its own initializer.
  public final func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    source?.initialController(of: self, creator) as? Controller
  }

  /// Creates the controller with an identifier.
  ///
  /// For an unknown identifier an exception is raised, and a plain controller is returned.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? UIViewController()
  }

  /// Creates the controller with an identifier, with a closure that calls its own initializer.
  ///
  /// - Precondition: the scene's controller has this class, as in UIKit.
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
